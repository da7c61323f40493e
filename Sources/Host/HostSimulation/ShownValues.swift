internal import Interactions
internal import Diagnostics
internal import IntentDefinitions
internal import Views

/// The values that a card's views show, compared with those they claimed.
struct ShownValues {
  let interaction: Interaction
  /// The sections that the card would have.
  let sections: [CardSection]
  let shown: [ShownSection]

  /// The claim of one answer: by returning parameters, or by its flags.
  struct Claim {
    let parameters: [HostParameter]
    let isByFlag: Bool
    let covering: CoveringRule
    let location: SourceLocation?
  }

  /// Reports the claims that no view on the card shows; where it is not known what a view shows,
  /// none.
  func report(_ claims: [Claim], to diagnostics: inout [Diagnostic]) {
    guard !claims.isEmpty else { return }
    let elements = shown.flatMap(\.hostedElements)
    guard elements.allSatisfy(\.tellsWhatItShows) else { return }
    let names = Set(elements.flatMap(\.bindings).compactMap(BoundName.init(source:)))
    for claim in claims {
      let lost = Set(
        sections.filter { $0.row != nil }.flatMap { $0.parameters ?? [] }.filter { parameter in
          claim.parameters.contains { $0.covers(parameter, by: claim.covering) }
            && !names.contains(BoundName(parameter, of: interaction.intent))
        }
        .map { BoundName($0, of: interaction.intent).name }
      ).sorted()
      guard !lost.isEmpty else { continue }
      // Interactions lose different values; the sentence is the same for all, so that a place has one.
      diagnostics.report(
        claim.isByFlag ? .siriProvidingUndrawn : .claimedNotShown,
        claim.isByFlag
          ? "Siri leaves out values because of this view, and the view does not show them"
          : "The view returns parameters that nothing on the card shows", at: claim.location,
        notes: lost.map { Diagnostic.Note("'\($0)' is not shown") },
        fix: claim.isByFlag
          ? "Show them, or remove the flag" : "Show them, or leave them out of the set")
    }
  }
}

extension BoundName {
  /// Reads a binding of a layout; nil for one that is of neither.
  fileprivate init?(source: String) {
    let parts = source.utf8.prefix { $0 != UInt8(ascii: ":") }
      .split(separator: UInt8(ascii: "."), maxSplits: 2)
      .map { part in
        let name = part.filter { $0 > 0x20 }.prefix { $0 != UInt8(ascii: "[") }
        return String(decoding: name, as: UTF8.self)
      }
    guard parts.count > 1, let root = Binding.Root(rawValue: parts[0]) else { return nil }
    self.init(root, [parts[1]])
  }
}

extension ShownSection {
  /// The elements of a controller's view, also of what it holds later.
  var hostedElements: [View<String>] {
    guard case .custom(let view) = appearance else { return [] }
    return (view.element?.shown ?? []) + (view.later?.element?.shown ?? [])
  }
}

extension View<String> {
  /// Whether its bindings tell all that it shows.
  fileprivate var tellsWhatItShows: Bool {
    switch content {
    case .label, .textView, .image, .stack, .separator, .spacer, .control:
      !bindings.contains {
        $0.hasPrefix("row") || $0.hasPrefix("sample") || $0.hasPrefix("activity")
      }
    case .map, .chart, .namedBox, .drawing, .container, .table, .scene: false
    }
  }
}
