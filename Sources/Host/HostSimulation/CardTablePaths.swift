internal import Interactions
internal import Diagnostics
internal import IntentDefinitions

/// Checks the key paths in a table of a host profile against SiriKit's own intents.
///
/// A class that is not SiriKit's is an app's, which a profile cannot know.
struct CardTablePaths {
  private let intents: [AppIntents.Defined]
  private let findings: Findings

  init(classNames: [String], findings: Findings) {
    self.findings = findings
    intents = classNames.compactMap { SystemDefinition.intent($0) }
  }

  func check(_ path: String, at location: SourceLocation) {
    guard let lacking = intents.first(where: { !$0.has(path) }) else { return }
    findings.report(
      .unknownValue, "\(lacking.intent.className) has no '\(path)'", at: location,
      fix: "Write a path such as 'intent.\(lacking.intent.parameters.first?.name ?? "name")'")
  }
}

extension AppIntents.Defined {
  /// Whether a path leads to something.
  ///
  /// A last component `map` is the host's own name for the map of a place (observed).
  fileprivate func has(_ path: String) -> Bool {
    guard var parts = ValuePath(path)?.parts.filter({ Int($0) == nil }), !parts.isEmpty else {
      return false
    }
    let root = parts.removeFirst()
    if root == "item" || root == "app" { return true }
    guard root == "intent" || root == "response" else { return false }
    if parts.last == "map" { parts.removeLast() }
    let members = root == "intent" ? intent.parameters : intent.response.parameters
    guard let name = parts.first, let member = members.first(where: { $0.name == name }) else {
      return false
    }
    var type = member.type
    for part in parts.dropFirst() {
      // Of a value that the catalog does not open, such as an amount, any part will do.
      if case .named(let name) = type {
        return !["String", "SpeakableString", "Integer", "Decimal", "Boolean"].contains(name)
      }
      guard case .object(let name?) = type,
        let property = definition.objectType(named: name)?.properties.first(where: {
          $0.name == part
        })
      else { return false }
      type = property.type
    }
    return true
  }
}
