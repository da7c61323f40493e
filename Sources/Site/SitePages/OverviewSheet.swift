internal import Interactions
internal import ProjectReading
internal import CardMatrix
internal import CardDrawing
internal import CardLayout
internal import HostSimulation
internal import IntentDefinitions
internal import PageMarkup
internal import Views

/// The distinct cards of an intent on the overview, those that the host itself would show first.
struct OverviewSheet: Sendable {
  /// A state for each card on the sheet.
  let shown: [CardState]
  let value: TemplateValue

  init(_ intent: Intent, _ parts: [CardsOfInteraction], most: Int) {
    var seen: Set<String> = []
    var shown: [CardState] = []
    var drawings: [String: CardDrawing] = [:]
    for order in [\CardStatistics.natural, \CardStatistics.others] {
      for part in parts {
        for card in part.tally[keyPath: order] where seen.insert(card.drawing).inserted {
          guard shown.count < most else { continue }
          shown.append(part.states[card.state])
          drawings[card.drawing] = part.drawings[card.drawing]
        }
      }
    }
    self.shown = shown
    let names = Set(shown.map(\.drawingName))
    let near = parts.filter { !$0.tally.drawings.isDisjoint(with: names) }
    let sharing = Dictionary(
      grouping: near.flatMap(\.states).filter(\.variant.isUsual), by: \.drawingName)
    value = .object([
      "anchor": .text(OverviewContext.anchor(intent)),
      "title": .text(intent.displayTitle), "class": .text(intent.className),
      "summary": .text(intent.summary.text), "page": .address(SitePaths.intent(intent)),
      "cards": .list(
        shown.map {
          Self.card($0, drawings[$0.drawingName], sharing: sharing[$0.drawingName] ?? [])
        }),
      "hasSeveralInteractions": .boolean(Set(parts.map(\.interaction.name)).count > 1),
      "more": TemplateValue(seen.count > shown.count ? "All \(seen.count) cards" : nil),
      "isSystem": .boolean(intent.kind == .system),
    ])
  }

  private static func card(
    _ state: CardState, _ drawing: CardDrawing?, sharing: [CardState]
  ) -> TemplateValue {
    let own: TemplateMembers = [
      "image": .address(SitePaths.drawing(state.drawingName)),
      // An image element loads no images of its own, so such a drawing is part of the page.
      "drawing": drawing.flatMap { drawing in
        drawing.linkedImages.isEmpty
          ? nil : .markup(drawing.inline(linkingImages: SitePaths.image))
      } ?? .missing,
      "page": .address(SitePaths.card(state)),
      "caption": .text("\(state.stage.title), \(state.hostTitle)"),
      "isAsDesigned": .boolean(state.card.showsDesignedScene),
      "isUnknown": .boolean(state.card.outcome == .unknown),
      "interaction": .text(state.interaction.name),
      "width": .text(state.measures.drawingSize.width.pixels),
      "height": .text(state.measures.drawingSize.height.pixels),
      "outcome": .text(state.card.outcome.rawValue), "isWide": .boolean(state.isWide),
    ]
    return .object(own.adding(CardFacets(sharing).members))
  }
}
