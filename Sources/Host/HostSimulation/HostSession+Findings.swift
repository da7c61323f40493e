internal import Interactions
internal import Diagnostics
internal import IntentDefinitions
internal import TextTools
internal import Views

/// What is wrong with a card as a whole.
extension HostSession {
  /// Success at zero size for everything leaves an empty card.
  mutating func reportHidden(at places: [SourceLocation]) {
    guard let first = places.first else { return }
    diagnostics.report(
      .hiddenCard, "Nothing of the card is left: the view has no size, and the default row is gone",
      at: first, fix: "Give the view a size, or refuse so that the host draws its own row")
  }

  mutating func reportEmptyClaim(at location: SourceLocation?) {
    diagnostics.report(
      .emptyClaim, "The view stands in place of a section and returns no parameter of it",
      at: location, fix: "Write 'returns: given', or list what the view shows")
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
      fix: "Restrict the intent while locked, or show the value only 'when: {locked: false}'")
  }
}
