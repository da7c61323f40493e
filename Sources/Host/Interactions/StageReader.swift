internal import Diagnostics
internal import IntentDefinitions
internal import SourceFormats
internal import TextTools

/// Reads the values and the stages of an interaction.
package struct StageReader {
  let findings: Findings
  /// The names of parameters that something is wrong with, and what was written in their place.
  private(set) var refused: Set<String> = []

  init(findings: Findings) { self.findings = findings }

  /// Reports what is wrong with stages of whatever intent.
  func checkShape(of stages: [YAMLNode], _ common: StageValues) {
    for node in stages {
      guard let word = stageWord(node, codes: []), let body = word.body,
        !body.isNull, let reader = MappingReader(body, "A stage", reporting: findings)
      else { continue }
      // Its other keys are those of the response, which nobody knows.
      _ = StageValues(reader, over: common)
    }
  }

  mutating func values(
    _ node: YAMLNode?, of parameters: [IntentParameter], _ what: String,
    _ definition: IntentDefinition, fixes: [String: String] = [:]
  ) -> [String: IntentValue] {
    guard let node, !node.isNull else { return [:] }
    guard let reader = MappingReader(node, what, reporting: findings) else {
      refused.formUnion(parameters.map(\.name))
      return [:]
    }
    let values = take(parameters, from: reader, definition)
    reader.finish(fixes: fixes)
    return values
  }

  /// Where each of some parameters belongs.
  static func places(
    of parameters: [IntentParameter], _ fix: (String) -> String
  ) -> [String: String] {
    Dictionary(parameters.map { ($0.name, fix($0.name)) }) { first, _ in first }
  }

  /// Takes the values of parameters; `refused` gets the names of those that something is wrong
  /// with, and what was written in their place.
  private mutating func take(
    _ parameters: [IntentParameter], from reader: MappingReader,
    _ definition: IntentDefinition
  ) -> [String: IntentValue] {
    let values = ValueReader(definition: definition, findings: findings)
    var result: [String: IntentValue] = [:]
    for parameter in parameters {
      guard let node = reader.take(parameter.name), !node.isNull else { continue }
      let count = findings.count
      result[parameter.name] = values.value(node, for: parameter)
      if findings.count > count { refused.insert(parameter.name) }
    }
    for (name, node) in reader.misspelled(among: parameters.map(\.name)) {
      guard let parameter = parameters.first(where: { $0.name == name }) else { continue }
      _ = values.value(node, for: parameter)
    }
    refused.formUnion(reader.namesMeant(among: parameters.map(\.name)))
    return result
  }

  mutating func stages(
    _ nodes: [YAMLNode], of defined: AppIntents.Defined, common: StageValues
  ) -> [Stage] {
    var stages: [Stage] = []
    var uses: [String: Int] = [:]
    for node in nodes {
      guard let stage = stage(node, of: defined, common: common, uses: &uses) else { continue }
      stages.append(stage)
    }
    return stages
  }

  /// The keys of a stage that a response parameter may be called like.
  package static let stageKeys: Set = [
    "code", "activity", "activityType", "sample", "locked", "response",
  ]

  private mutating func stage(
    _ node: YAMLNode, of defined: AppIntents.Defined, common: StageValues,
    uses: inout [String: Int]
  ) -> Stage? {
    guard let word = stageWord(node, codes: Self.codes(of: defined.intent)) else { return nil }
    let kind = word.kind
    var isKnown = word.isKnown
    var code = kind.usualCode.map { defined.intent.usualCode(instead: $0) }
    var values = common
    var responseValues: [String: IntentValue] = [:]
    if let body = word.body, !body.isNull {
      guard let reader = MappingReader(body, "A stage", reporting: findings) else { return nil }
      if let codeNode = reader.take("code") {
        let known = Self.codes(of: defined.intent)
        code = codeNode.string
        if let name = code, !known.contains(name) {
          findings.report(
            .unknownValue, "'\(name)' is not a response code of \(defined.intent.className)",
            at: codeNode.location,
            fix: nearestSpelling(to: name, among: known).map { "Write '\($0)'" }
              ?? "Write one of: \(known.joined(separator: ", "))",
            corrections: .spelling(of: name, among: known, at: codeNode.location))
          isKnown = false
        }
        if kind == .preview {
          findings.report(
            .wrongType, "A preview must not have a code, because it has no response",
            at: codeNode.location,
            fix: "Remove the code, or make it a confirm or handle stage")
          code = nil
        }
      }
      values = StageValues(reader, over: common)
      // A response parameter that is called like one of the stage's own keys stands below `response`.
      let nested = self.values(
        reader.take("response"), of: defined.intent.response.parameters, "The response",
        defined.definition)
      responseValues = take(
        defined.intent.response.parameters.filter { !Self.stageKeys.contains($0.name) },
        from: reader, defined.definition
      ).merging(nested) { _, nested in nested }
      reader.finish(
        fixes: Self.places(of: defined.intent.parameters) { _ in
          "It belongs to the intent: write it under 'parameters'"
        })
    }
    guard isKnown else { return nil }
    let key = "\(kind.rawValue) \(code ?? "")"
    uses[key, default: 0] += 1
    return Stage(
      kind: kind, code: code, responseValues: responseValues, common: values,
      frame: uses[key, default: 1], location: node.location)
  }

  /// The codes that a stage may have.
  private static func codes(of intent: Intent) -> [String] {
    intent.response.codes.map(\.name)
      + (intent.kind == .custom ? ResponseCode.builtIn + ["userConfirmationRequired"] : [])
  }

  /// The word of a stage, or the one that it is sure to mean, and what stands below it.
  private typealias StageWord = (kind: Stage.Kind, isKnown: Bool, body: YAMLNode?)

  /// A stage is a word (`preview`) or a mapping with that word as its only key.
  private func stageWord(_ node: YAMLNode, codes: [String]) -> StageWord? {
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
      findings.report(
        .wrongType, word.map { "'\($0.text)' is not a stage" } ?? "A stage must have one key",
        at: word?.location ?? node.location,
        fix: code.map { "Write '\(Stage.Kind(usualFor: $0).rawValue): {code: \($0)}'" }
          ?? nearest.map { "Write '\($0)'" }
          ?? "Write one of: \(kinds.joined(separator: ", "))",
        corrections: code != nil
          ? [] : .spelling(of: word?.text ?? "", among: kinds, at: word?.location))
      let meant = word.flatMap { sureSpelling(of: $0.text, among: kinds) }
      return meant.flatMap(Stage.Kind.init(rawValue:)).map {
        (kind: $0, isKnown: false, body: word?.body)
      }
    }
    return (kind: kind, isKnown: true, body: word.body)
  }
}

/// The values of an interaction for all stages, and of one stage.
struct StageValues {
  let activity: [String: IntentValue]
  let activityType: String?
  let sample: [String: IntentValue]
  let isLocked: Bool

  init(_ reader: MappingReader, over outer: StageValues? = nil) {
    let own = ValueReader.untyped("activity", reader)
    activity = (outer?.activity ?? [:]).merging(own) { _, inner in inner }
    activityType = reader.string("activityType") ?? outer?.activityType
    let ownSample = ValueReader.untyped("sample", reader)
    sample = (outer?.sample ?? [:]).merging(ownSample) { _, inner in inner }
    isLocked = reader.boolean("locked") ?? outer?.isLocked ?? false
  }
}

extension Stage {
  init(
    kind: Kind, code: String?, responseValues: [String: IntentValue], common: StageValues,
    frame: Int = 1, location: SourceLocation? = nil
  ) {
    self.init(
      kind: kind, code: code, responseValues: responseValues, activity: common.activity,
      activityType: common.activityType, sample: common.sample, isLocked: common.isLocked,
      frame: frame, location: location)
  }
}
