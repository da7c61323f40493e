package import Diagnostics
package import IntentDefinitions
package import SourceFormats
internal import TextTools

/// Reads an `*.interaction.yml` against the definitions of the project.
package struct InteractionReader {
  /// The longest text of an interaction, in bytes of UTF-8 (convention): it is drawn in many
  /// states.
  private static let longestText = 10_000

  private let intents: AppIntents
  private let defaultLanguage: String

  package init(intents: AppIntents, defaultLanguage: String) {
    self.intents = intents
    self.defaultLanguage = defaultLanguage
  }

  /// Reads an interaction, whose intent and values have the texts of its language, or of
  /// `otherLanguage`, whatever the file says.
  package func read(
    _ root: YAMLNode, in localized: inout LocalizedIntents, otherLanguage: String? = nil,
    reporting diagnostics: inout [Diagnostic]
  ) -> Interaction? {
    guard
      var reader = MappingReader(
        root, "An interaction", nested: ["intent", "parameters", "stages", "sample", "activity"],
        reporting: &diagnostics)
    else { return nil }
    let tooLong = root.scalars(longerThan: Self.longestText)
    for node in tooLong {
      diagnostics.report(
        .overLimit, "A text of an interaction can have at most \(Self.longestText) bytes",
        at: node.location, fix: "Shorten it; no card has room for so much")
    }
    if !tooLong.isEmpty { return nil }
    let name = reader.string("interaction", reporting: &diagnostics)
    let intentNode = reader.take("intent")
    let parametersNode = reader.take("parameters")
    let stageNodes = reader.sequence("stages", reporting: &diagnostics) ?? []
    let common = StageValues(&reader, reporting: &diagnostics)
    let says = reader.string("says", reporting: &diagnostics)
    let language = reader.take("language").flatMap { node in
      node.isNull ? nil : LanguageTag.read(node, reporting: &diagnostics)
    }
    reader.finish(reporting: &diagnostics)

    let className = intentNode?.string
    let defined = className.flatMap(intent)
    if name == nil || className == nil {
      diagnostics.report(
        .missingKey, "An interaction must have 'interaction' and 'intent'", at: root.location,
        fix: "Add its name and the intent's class: intent: OrderSoupIntent")
    } else if let className, defined == nil {
      diagnostics.append(unknownIntent(className, at: intentNode?.location ?? root.location))
    }
    // What is below is read in any case, so that all its mistakes are said at once.
    guard let meant = defined ?? className.flatMap({ intent(named: intents.classMeant(by: $0)) })
    else {
      checkShape(of: stageNodes, common, reporting: &diagnostics)
      return nil
    }
    let ownLanguage = otherLanguage ?? language ?? defaultLanguage
    let own = SystemDefinition.playable(localized.intent(meant, in: ownLanguage))
    var refused: Set<String> = []
    let parameters = values(
      parametersNode, of: own.intent.parameters, "The parameters", own.definition,
      fixes: Self.places(of: own.intent.response.parameters) {
        "It belongs to the response; write it into a stage, such as 'handle: {\($0): …}'"
      }, refused: &refused, reporting: &diagnostics)
    let stages = stages(
      stageNodes, of: own, common: common, refused: &refused, reporting: &diagnostics)
    guard let name, defined != nil else { return nil }
    return Interaction(
      name: name, intent: own.intent, definition: own.definition, parameters: parameters,
      stages: stages, says: says, language: ownLanguage, location: root.location,
      refused: refused)
  }

  private func intent(named name: String) -> AppIntents.Defined? {
    intents.intent(named: name) ?? SystemDefinition.intent(name)
  }

  private var knownIntents: (own: [String], system: [String]) {
    (
      intents.intents.map(\.intent.className),
      SystemIntentCatalog.standard.intents.map(\.className)
    )
  }

  /// Reports what is wrong with stages of whatever intent.
  private func checkShape(
    of stages: [YAMLNode], _ common: StageValues, reporting diagnostics: inout [Diagnostic]
  ) {
    for node in stages {
      guard let word = stageWord(node, codes: [], reporting: &diagnostics), let body = word.body,
        !body.isNull, var reader = MappingReader(body, "A stage", reporting: &diagnostics)
      else { continue }
      // Its other keys are those of the response, which nobody knows.
      _ = StageValues(&reader, over: common, reporting: &diagnostics)
    }
  }

  private func unknownIntent(_ name: String, at location: SourceLocation) -> Diagnostic {
    let (known, system) = knownIntents
    let fix: String =
      if (known + system).contains("\(name)Intent") {
        "Write the class: '\(name)Intent'"
      } else if let nearest = nearestSpelling(to: name, among: known + system) {
        "Write '\(nearest)'"
      } else if known.isEmpty {
        "Add the intent definition to the source folder"
      } else {
        "Write one of: \(known.prefix(10).joined(separator: ", "))"
      }
    return Diagnostic(
      .unknownIntent, "No definition has the intent '\(name)'", at: location, fix: fix,
      corrections: .spelling(of: name, among: known + system, at: location))
  }

  private func values(
    _ node: YAMLNode?, of parameters: [IntentParameter], _ what: String,
    _ definition: IntentDefinition, fixes: [String: String] = [:],
    refused: inout Set<String>, reporting diagnostics: inout [Diagnostic]
  ) -> [String: IntentValue] {
    guard let node, !node.isNull else { return [:] }
    guard var reader = MappingReader(node, what, reporting: &diagnostics) else {
      refused.formUnion(parameters.map(\.name))
      return [:]
    }
    let values = take(
      parameters, from: &reader, definition, refused: &refused, reporting: &diagnostics)
    reader.finish(fixes: fixes, reporting: &diagnostics)
    return values
  }

  /// Where each of some parameters belongs.
  private static func places(
    of parameters: [IntentParameter], _ fix: (String) -> String
  ) -> [String: String] {
    Dictionary(parameters.map { ($0.name, fix($0.name)) }) { first, _ in first }
  }

  /// Takes the values of parameters; `refused` gets the names of those that something is wrong
  /// with, and what was written in their place.
  private func take(
    _ parameters: [IntentParameter], from reader: inout MappingReader,
    _ definition: IntentDefinition, refused: inout Set<String>,
    reporting diagnostics: inout [Diagnostic]
  ) -> [String: IntentValue] {
    let values = ValueReader(definition: definition)
    var result: [String: IntentValue] = [:]
    for parameter in parameters {
      guard let node = reader.take(parameter.name), !node.isNull else { continue }
      let count = diagnostics.count
      result[parameter.name] = values.value(node, for: parameter, reporting: &diagnostics)
      if diagnostics.count > count { refused.insert(parameter.name) }
    }
    for (name, node) in reader.misspelled(among: parameters.map(\.name)) {
      guard let parameter = parameters.first(where: { $0.name == name }) else { continue }
      _ = values.value(node, for: parameter, reporting: &diagnostics)
    }
    refused.formUnion(reader.namesMeant(among: parameters.map(\.name)))
    return result
  }

  private func stages(
    _ nodes: [YAMLNode], of defined: AppIntents.Defined, common: StageValues,
    refused: inout Set<String>, reporting diagnostics: inout [Diagnostic]
  ) -> [Stage] {
    var stages: [Stage] = []
    var uses: [String: Int] = [:]
    for node in nodes {
      guard
        let stage = stage(
          node, of: defined, common: common, uses: &uses, refused: &refused,
          reporting: &diagnostics)
      else { continue }
      stages.append(stage)
    }
    return stages
  }

  /// The keys of a stage that a response parameter may be called like.
  package static let stageKeys: Set = ["code", "activity", "sample", "locked", "response"]

  private func stage(
    _ node: YAMLNode, of defined: AppIntents.Defined, common: StageValues,
    uses: inout [String: Int], refused: inout Set<String>,
    reporting diagnostics: inout [Diagnostic]
  ) -> Stage? {
    guard
      let word = stageWord(node, codes: Self.codes(of: defined.intent), reporting: &diagnostics)
    else { return nil }
    let kind = word.kind
    var isKnown = word.isKnown
    var code = kind.usualCode.map { defined.intent.usualCode(instead: $0) }
    var values = common
    var responseValues: [String: IntentValue] = [:]
    if let body = word.body, !body.isNull {
      guard var reader = MappingReader(body, "A stage", reporting: &diagnostics) else { return nil }
      if let codeNode = reader.take("code") {
        let known = Self.codes(of: defined.intent)
        code = codeNode.string
        if let name = code, !known.contains(name) {
          diagnostics.report(
            .unknownValue, "'\(name)' is not a response code of \(defined.intent.className)",
            at: codeNode.location,
            fix: nearestSpelling(to: name, among: known).map { "Write '\($0)'" }
              ?? "Write one of: \(known.joined(separator: ", "))",
            corrections: .spelling(of: name, among: known, at: codeNode.location))
          isKnown = false
        }
        if kind == .preview {
          diagnostics.report(
            .wrongType, "A preview must not have a code, because it has no response",
            at: codeNode.location,
            fix: "Remove the code, or make it a confirm or handle stage")
          code = nil
        }
      }
      values = StageValues(&reader, over: common, reporting: &diagnostics)
      // A response parameter that is called like one of the stage's own keys stands below `response`.
      let nested = self.values(
        reader.take("response"), of: defined.intent.response.parameters, "The response",
        defined.definition, refused: &refused, reporting: &diagnostics)
      responseValues = take(
        defined.intent.response.parameters.filter { !Self.stageKeys.contains($0.name) },
        from: &reader, defined.definition, refused: &refused,
        reporting: &diagnostics
      ).merging(nested) { _, nested in nested }
      reader.finish(
        fixes: Self.places(of: defined.intent.parameters) { _ in
          "It belongs to the intent: write it under 'parameters'"
        }, reporting: &diagnostics)
    }
    guard isKnown else { return nil }
    let key = "\(kind.rawValue) \(code ?? "")"
    uses[key, default: 0] += 1
    return Stage(
      kind: kind, code: code, responseValues: responseValues, activity: values.activity,
      sample: values.sample, isLocked: values.isLocked, frame: uses[key, default: 1],
      location: node.location)
  }

  /// The codes that a stage may have.
  private static func codes(of intent: Intent) -> [String] {
    intent.response.codes.map(\.name)
      + (intent.kind == .custom ? ResponseCode.builtIn + ["userConfirmationRequired"] : [])
  }

  /// The word of a stage, or the one that it is sure to mean, and what stands below it.
  private struct StageWord {
    let kind: Stage.Kind
    let isKnown: Bool
    let body: YAMLNode?
  }

  /// A stage is a word (`preview`) or a mapping with that word as its only key.
  private func stageWord(
    _ node: YAMLNode, codes: [String], reporting diagnostics: inout [Diagnostic]
  ) -> StageWord? {
    let word: (text: String, location: SourceLocation, body: YAMLNode?)?
    switch node.content {
    case .scalar(let scalar): word = (scalar.text, node.location, nil)
    case .mapping(let entries) where entries.count == 1:
      word = (entries[0].key, entries[0].keyLocation, entries[0].value)
    case .mapping, .sequence: word = nil
    }
    let kinds = Stage.Kind.allCases.map(\.rawValue)
    guard let word, let kind = Stage.Kind(rawValue: word.text) else {
      let code = word.flatMap { codes.contains($0.text) ? $0.text : nil }
      let nearest = word.flatMap { nearestSpelling(to: $0.text, among: kinds) }
      diagnostics.report(
        .wrongType, word.map { "'\($0.text)' is not a stage" } ?? "A stage must have one key",
        at: word?.location ?? node.location,
        fix: code.map { "Write '\(Stage.Kind(usualFor: $0).rawValue): {code: \($0)}'" }
          ?? nearest.map { "Write '\($0)'" }
          ?? "Write one of: \(kinds.joined(separator: ", "))",
        corrections: code != nil
          ? [] : .spelling(of: word?.text ?? "", among: kinds, at: word?.location))
      let meant = word.flatMap { sureSpelling(of: $0.text, among: kinds) }
      return meant.flatMap(Stage.Kind.init(rawValue:)).map {
        StageWord(kind: $0, isKnown: false, body: word?.body)
      }
    }
    return StageWord(kind: kind, isKnown: true, body: word.body)
  }
}

extension AppIntents {
  /// The class that a name means: its own, or the nearest, which a finding about the name suggests.
  ///
  /// Where a definition cannot be read, only a sure slip counts: the intent may be in that file.
  package func classMeant(by name: String) -> String {
    let own = intents.map(\.intent)
    let known =
      own.map(\.className) + SystemIntentCatalog.standard.intents.map(\.className)
    if known.contains(name) || own.contains(where: { $0.name == name }) { return name }
    return known.contains("\(name)Intent")
      ? "\(name)Intent"
      : (unreadNotes.isEmpty
        ? nearestSpelling(to: name, among: known) : sureSpelling(of: name, among: known)) ?? name
  }
}

extension YAMLNode {
  /// The scalars below that have more bytes than so many.
  fileprivate func scalars(longerThan limit: Int) -> [YAMLNode] {
    switch content {
    case .scalar(let scalar): scalar.text.utf8.count > limit ? [self] : []
    case .sequence(let items): items.flatMap { $0.scalars(longerThan: limit) }
    case .mapping(let entries): entries.flatMap { $0.value.scalars(longerThan: limit) }
    }
  }
}

/// The values of an interaction for all stages, and of one stage.
private struct StageValues {
  let activity: [String: IntentValue]
  let sample: [String: IntentValue]
  let isLocked: Bool

  init(
    _ reader: inout MappingReader, over outer: StageValues? = nil,
    reporting diagnostics: inout [Diagnostic]
  ) {
    let own = ValueReader.untyped("activity", &reader, reporting: &diagnostics)
    activity = (outer?.activity ?? [:]).merging(own) { _, inner in inner }
    let ownSample = ValueReader.untyped("sample", &reader, reporting: &diagnostics)
    sample = (outer?.sample ?? [:]).merging(ownSample) { _, inner in inner }
    isLocked = reader.boolean("locked", reporting: &diagnostics) ?? outer?.isLocked ?? false
  }
}
