internal import Interactions
internal import HostSimulation
internal import IntentDefinitions
internal import TextTools

/// What a view can show of an intent: its parameters, those of its response, and the properties of
/// their values.
struct ScaffoldSources {
  let all: [Source]
  /// The title of the intent, and what it says of itself, where a layout can have them as they are.
  let title: String?
  let summary: String?
  let defaultImage: String?
  /// What the intent is above all about.
  let key: Source?
  /// What its title is about, where the definition names nothing.
  let subject: Source?
  private let interactions: [Interaction]

  struct Source: Hashable {
    /// The path in a binding: `intent.soup`.
    let path: String
    /// What people call it.
    let title: String
    let words: ScaffoldWords
    /// The words of the last part alone; those of the whole where there is one part.
    let lastWords: ScaffoldWords
    let isProperty: Bool
    let isList: Bool
    let isNumber: Bool
    /// Whether it has a value in every stage.
    let isAlwaysThere: Bool
  }

  init(_ defined: AppIntents.Defined, filledIn interactions: [Interaction]) {
    let intent = defined.intent
    self.interactions = interactions
    title = Self.plain(intent.displayTitle)
    summary = Self.plain(intent.summary.text)
    defaultImage = intent.defaultImageName
    let output = intent.response.output
    let responses = intent.response.parameters
    let ordered = responses.filter { $0.name == output } + responses.filter { $0.name != output }
    let fields = intent.parameters.map { ("intent", $0) } + ordered.map { ("response", $0) }
    var plain: [Source] = []
    var properties: [Source] = []
    for (root, parameter) in fields {
      let path = "\(root).\(parameter.name)"
      guard Self.isPath(parameter.name) else { continue }
      let words = ScaffoldWords(parameter.name)
      let title = Self.title(parameter.displayName.text, named: parameter.name)
      plain.append(
        Source(
          path: path, title: title, words: words, lastWords: words, isProperty: false,
          isList: parameter.supportsMultipleValues, isNumber: parameter.type.isNumber,
          isAlwaysThere: Self.isThere([parameter.name], of: root, in: interactions)))
      guard case .object(let name?) = parameter.type, !parameter.supportsMultipleValues,
        let type = defined.definition.objectType(named: name), intent.kind == .custom
      else { continue }
      for property in type.properties where !property.isDefault && Self.isPath(property.name) {
        properties.append(
          Source(
            path: "\(path).\(property.name)",
            title: Self.title(property.displayName.text, named: property.name),
            words: ScaffoldWords("\(parameter.name) \(property.name)"),
            lastWords: ScaffoldWords(property.name), isProperty: true,
            isList: property.supportsMultipleValues, isNumber: property.type.isNumber,
            isAlwaysThere: Self.isThere(
              [parameter.name, property.name], of: root, in: interactions)))
      }
    }
    all = plain + properties
    key = plain.first { $0.path == "intent.\(intent.keyParameter ?? "")" }
    let combination = intent.combinations.first(where: \.isPrimary) ?? intent.combinations.first
    subject = combination?.parameters.first.flatMap { name in
      intent.keyParameter == nil ? plain.first { $0.path == "intent.\(name)" } : nil
    }
  }

  /// The path of a value that members lead to, up to the last one that is known to hold something.
  ///
  /// A person's name is what a binding to the person shows.
  func path(_ isResponse: Bool, _ members: [String]) -> String? {
    let root = isResponse ? "response" : "intent"
    guard let first = members.first,
      let source = all.first(where: { $0.path == "\(root).\(first)" })
    else { return nil }
    var path = members[...]
    while let last = path.last, path.count > 1,
      Self.nameMembers.contains(last) && !isProperty(path, root) || !hasValue(Array(path), root)
    {
      path.removeLast()
    }
    return path.count == 1 ? source.path : "\(root).\(path.joined(separator: "."))"
  }

  /// Members whose text is that of the object around them, where its type has none of that name.
  private static let nameMembers: Set = ["displayName", "displayString", "spokenPhrase", "name"]

  /// Whether the definition gives the type of an object a property of that name.
  private func isProperty(_ path: ArraySlice<String>, _ root: String) -> Bool {
    let whole = "\(root).\(path.joined(separator: "."))"
    return all.contains { $0.isProperty && $0.path == whole }
  }

  /// Whether a value stands at a path, in the intent or in any of its answers.
  private func hasValue(_ path: [String], _ root: String) -> Bool {
    interactions.contains { interaction in
      root == "intent"
        ? interaction.parameters.value(at: path) != nil
        : interaction.stages.contains { $0.responseValues.value(at: path) != nil }
    }
  }

  /// Whether a parameter has a sample value at any time.
  func isShown(_ source: Source) -> Bool {
    let parts = source.path.split(separator: ".").map { String($0) }
    return hasValue(Array(parts.dropFirst()), parts.first ?? "")
  }

  /// The path of a value in the response's user activity, whose keys only the code knows.
  static func activityPath(_ isResponse: Bool, _ members: [String]) -> String? {
    guard isResponse, members.count > 2, members.starts(with: ["userActivity", "userInfo"]),
      isPath(members[2])
    else { return nil }
    return activityRoot + members[2]
  }

  static let activityRoot = "activity."

  /// Whether a path has a value in every stage.
  func isAlwaysThere(_ path: String) -> Bool {
    if path.hasPrefix(Self.activityRoot) { return true }
    let parts = path.split(separator: ".").map { String($0) }
    return Self.isThere(Array(parts.dropFirst()), of: parts.first ?? "", in: interactions)
  }

  /// What people read of a parameter: its display name, or its name in words.
  private static func title(_ displayName: String, named name: String) -> String {
    // A file of the first version has no display names, and repeats the name.
    if let own = plain(displayName), own != name { return own }
    return name.spelledOut
  }

  /// A text that a layout can have as it is; nil for an empty one, or one with placeholders.
  static func plain(_ text: String) -> String? {
    text.isEmpty || text.contains("${") || text.count > 200 ? nil : text
  }

  /// Whether a name can be part of a path in a binding.
  private static func isPath(_ name: String) -> Bool {
    !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
  }

  private static func isThere(
    _ path: [String], of root: String, in interactions: [Interaction]
  ) -> Bool {
    interactions.allSatisfy { interaction in
      if root == "intent" { return interaction.parameters.value(at: path) != nil }
      let stages =
        interaction.location == nil
        ? ScaffoldInteraction.stages(of: interaction) : interaction.stages
      return stages.allSatisfy { $0.code != nil && $0.responseValues.value(at: path) != nil }
    }
  }
}

extension ValueType {
  fileprivate var isNumber: Bool { self == .named("Decimal") || self == .named("Integer") }
}
