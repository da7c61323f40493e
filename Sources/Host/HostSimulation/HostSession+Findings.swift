internal import Interactions
internal import Diagnostics
internal import IntentDefinitions
internal import TextTools
internal import Views

/// Findings about a card as a whole.
extension HostSession {
  /// Success at zero size for everything leaves an empty card.
  mutating func reportHidden(at places: [SourceLocation]) {
    guard let first = places.first else { return }
    diagnostics.report(
      .hiddenCard, "The card is empty: the view has the size zero, and the default row is hidden",
      at: first, fix: "Give the view a size, or refuse to get the host's own row")
  }

  mutating func reportEmptyClaim(at location: SourceLocation?) {
    diagnostics.report(
      .emptyClaim, "The view replaces a section and returns none of its parameters",
      at: location, fix: "Write 'returns: given', or list the parameters that the view shows")
  }

  /// The types whose values concern nobody else (convention).
  private static let privateTypes: Set = [
    "CurrencyAmount", "PaymentAmount", "PaymentMethod", "Person", "Placemark", "Location",
  ]

  /// A custom intent is as open as its definition and its extension leave it.
  mutating func reportPrivateValues(in shown: [ShownSection]) {
    let intent = interaction.intent
    guard intent.kind == .custom else { return }
    let bindings = shown.flatMap(\.hostedElements).flatMap(\.bindings)
      .map { $0.prefix { $0 != ":" } }
    let lists = [("intent", intent.parameters), ("response", intent.response.parameters)]
    let names = lists.flatMap { root, parameters in
      parameters.filter { parameter in
        guard case .named(let type) = parameter.type, Self.privateTypes.contains(type) else {
          return false
        }
        let path = "\(root).\(parameter.name)"
        return bindings.contains { $0 == path || $0.hasPrefix(path + ".") }
      }.map(\.name)
    }
    guard !names.isEmpty else { return }
    let list = Set(names).sorted().listedInQuotes
    diagnostics.report(
      .privateOnLockScreen, "The card of '\(intent.className)' shows \(list) on a locked device",
      at: intent.location,
      fix: "Restrict the intent while locked, or add 'when: {locked: false}' to the value")
  }
}
