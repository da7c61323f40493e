internal import Interactions
internal import ProjectReading
internal import CardMatrix
internal import CardLayout
internal import HostSimulation
internal import PageMarkup
internal import Views

/// What an intent's page shows of its interactions: their names and first cards.
enum InteractionSummary {
  static func value(_ made: CardsOfInteraction) -> TemplateValue {
    let interaction = made.interaction
    var seen: Set<String> = []
    let usual = made.states.filter(\.variant.isUsual)
    let own = usual.filter(\.isHostDefault)
    // Each stage in the first host says more than the first stage in each.
    let host = own.first?.hostSlug
    let ordered = own.filter { $0.hostSlug == host } + own.filter { $0.hostSlug != host }
    let shown = ordered.filter { seen.insert($0.drawingName).inserted }.prefix(maximumCards)
    let count = Set(usual.map(\.drawingName)).count
    let cards = shown.map { state in
      TemplateValue.object([
        "image": .address(SitePaths.drawing(state.drawingName)),
        "page": .address(SitePaths.card(state)),
        "caption": .text("\(state.stage.title), \(state.hostTitle)"),
        "isAsDesigned": .boolean(state.card.showsDesignedScene),
        "isUnknown": .boolean(state.card.outcome == .unknown),
        "width": .text(state.measures.drawingSize.width.pixels),
        "height": .text(state.measures.drawingSize.height.pixels),
      ])
    }
    return .object([
      "name": .text(interaction.name), "page": .address(made.path),
      "says": TemplateValue(interaction.says),
      "isGenerated": .boolean(interaction.location == nil), "cards": .list(cards),
      "more": TemplateValue(count > shown.count ? "All \(count) cards" : nil),
    ])
  }

  /// The most cards of an interaction (convention).
  private static let maximumCards = 6
}
