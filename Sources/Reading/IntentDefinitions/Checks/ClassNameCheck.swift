internal import Diagnostics
internal import TextTools

extension AppIntents {
  /// Whether there is an intent of a class: in a definition or among SiriKit's own.
  package func knows(_ className: String) -> Bool {
    isDefined(className) || SystemIntentCatalog.standard.intent(className) != nil
  }

  /// Whether a definition has an intent of a class.
  func isDefined(_ className: String) -> Bool {
    intents.contains { $0.intent.className == className }
  }

  /// For how many unknown names a nearest spelling is looked for, which is slow.
  private static let maximumSpellings = 100

  /// Checks the names of every list of supported intents against definitions and catalog.
  func checkClassNames(reporting diagnostics: inout [Diagnostic]) {
    let known = KnownClassNames(
      intents.map(\.intent.className) + SystemIntentCatalog.standard.intents.map(\.className),
      hasDefinitions: !definitions.isEmpty)
    var unknownCount = 0
    var deprecated: Set<String> = []
    for name in extensions.flatMap(\.intentsSupported) + apps.flatMap(\.intentsSupported) {
      if appIntentNames.contains(name.name), !isDefined(name.name) { continue }
      if known.names.contains(name.name) {
        // An app's two extensions both list it.
        if deprecated.insert(name.name).inserted {
          checkDeprecation(of: name, reporting: &diagnostics)
        }
      } else if let fix = known.fix(
        for: name.name, withSpelling: unknownCount < Self.maximumSpellings)
      {
        unknownCount += 1
        let owner = name.name.hasPrefix("IN") ? "Neither SiriKit nor a" : "No"
        let message =
          known.spaced(name.name) ?? "\(owner) definition has the intent class '\(name.name)'"
        diagnostics.report(
          .unknownIntentClass, message, at: name.location, fix: fix,
          corrections: known.sureName(
            for: name.name, withSpelling: unknownCount <= Self.maximumSpellings
          ).map { [.replace(name.name, with: $0, at: name.location)] } ?? [])
      }
    }
  }

  private func checkDeprecation(
    of name: ExtensionInfo.ClassName, reporting diagnostics: inout [Diagnostic]
  ) {
    guard !isDefined(name.name),
      let availability = SystemIntentCatalog.standard.intent(name.name)?.availability,
      let version = availability.deprecated
    else { return }
    diagnostics.report(
      .deprecatedIntent, "'\(name.name)' is deprecated since iOS \(version)", at: name.location,
      fix: availability.replacement.map { "Support '\($0)' as well" }
        ?? "Use an App Intent or a custom intent on newer systems")
  }
}

/// The names of all intent classes that there are.
private struct KnownClassNames {
  let names: Set<String>
  private let byLowercase: [String: String]
  private let hasDefinitions: Bool

  init(_ names: [String], hasDefinitions: Bool) {
    self.hasDefinitions = hasDefinitions
    self.names = Set(names)
    byLowercase = Dictionary(names.map { ($0.lowercased(), $0) }) { min($0, $1) }
  }

  /// The fault of a class name with white space around it; nil for any other.
  ///
  /// The system compares the whole text (documented), and nobody sees them in a message.
  func spaced(_ name: String) -> String? {
    let plain = name.trimmed
    guard plain != name, names.contains(plain) else { return nil }
    let what = name.contains(where: \.isNewline) ? "a line break" : "a blank"
    let place =
      name.hasPrefix(plain) ? "behind" : name.hasSuffix(plain) ? "before" : "before and behind"
    return "The intent class '\(plain)' is written with \(what) \(place) it"
  }

  /// The fix for a name that no class has; nil for one that a build variable makes.
  func fix(for name: String, withSpelling: Bool) -> String? {
    let last = name.split(separator: ".").last.map { String($0) } ?? name
    if last.contains("$") { return nil }
    if spaced(name) != nil { return "Write '\(name.trimmed)' without spaces" }
    if last != name, names.contains(last) { return "Write '\(last)' without the module" }
    if names.contains(last + "Intent") {
      return "Write '\(last)Intent', with the ending"
    }
    if let match = byLowercase[last.lowercased()] { return "Write '\(match)': capitals count" }
    if withSpelling, let nearest = nearestSpelling(to: last, among: names) {
      return "Write '\(nearest)'"
    }
    return hasDefinitions || last.hasPrefix("IN")
      ? "Remove the line, or add the definition"
      : "Name the folder that has the definition, too, or remove the line"
  }

  /// The class that a name can only mean; nil where that is not sure.
  func sureName(for name: String, withSpelling: Bool) -> String? {
    let last = name.split(separator: ".").last.map { String($0) } ?? name
    if spaced(name) != nil { return name.trimmed }
    if last != name, names.contains(last) { return last }
    if names.contains(last + "Intent") { return last + "Intent" }
    if let match = byLowercase[last.lowercased()] { return match }
    return withSpelling ? sureSpelling(of: last, among: names) : nil
  }
}
