internal import Diagnostics

extension AppIntents {
  /// Whether there is an intent of a class: in a definition or among SiriKit's own.
  package func knows(_ className: String) -> Bool {
    isDefined(className) || SystemIntentCatalogue.standard.intent(className) != nil
  }

  /// Whether a definition has an intent of a class.
  func isDefined(_ className: String) -> Bool {
    intents.contains { $0.intent.className == className }
  }

  /// Checks the names of every list of supported intents against definitions and catalogue.
  func checkClassNames(reporting diagnostics: inout [Diagnostic]) {
    let known = Set(
      intents.map(\.intent.className) + SystemIntentCatalogue.standard.intents.map(\.className))
    for name in extensions.flatMap(\.intentsSupported) + apps.flatMap(\.intentsSupported) {
      if known.contains(name.name) {
        checkDeprecation(of: name, reporting: &diagnostics)
      } else if let fix = ClassNameFix(for: name.name, among: known) {
        let owner = name.name.hasPrefix("IN") ? "Neither SiriKit nor a" : "No"
        diagnostics.append(
          Diagnostic(
            .unknownIntentClass, "\(owner) definition has the intent class '\(name.name)'",
            at: name.location, fix: fix.text))
      }
    }
  }

  private func checkDeprecation(
    of name: ExtensionInfo.ClassName, reporting diagnostics: inout [Diagnostic]
  ) {
    guard !isDefined(name.name),
      let availability = SystemIntentCatalogue.standard.intent(name.name)?.availability,
      let version = availability.deprecated
    else { return }
    diagnostics.append(
      Diagnostic(
        .deprecatedIntent, "'\(name.name)' is deprecated since iOS \(version)", at: name.location,
        fix: availability.replacement.map { "Support '\($0)' as well" }
          ?? "Use an App Intent or a custom intent on newer systems"))
  }
}

/// What is wrong with a name that no intent class has; nil for one that a build variable makes.
private struct ClassNameFix {
  let text: String

  init?(for name: String, among known: Set<String>) {
    let last = name.split(separator: ".").last.map { String($0) } ?? name
    if last.contains("$") { return nil }
    if last != name, known.contains(last) {
      text = "Write '\(last)', without the module"
    } else if known.contains(last + "Intent") {
      text = "Write '\(last)Intent': the ending belongs to the class name"
    } else if let match = known.sorted().first(where: { $0.lowercased() == last.lowercased() }) {
      text = "Write '\(match)': capitals count"
    } else if let nearest = nearestSpelling(to: last, among: known) {
      text = "Write '\(nearest)'"
    } else {
      text = "Remove the line, or add the definition"
    }
  }
}
