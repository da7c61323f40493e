internal import CardLayout
internal import HostSimulation
internal import PageMarkup

/// What an intent's page shows of its interactions: their names and first cards.
struct InteractionSummary {
  /// The states of each interaction, by the address of its page.
  private let states: [String: [CardState]]

  init(_ states: [String: [CardState]]) {
    self.states = states
  }

  func value(_ interaction: Interaction) -> TemplateValue {
    var seen: Set<String> = []
    let own = (states[SitePaths.interaction(interaction)] ?? []).filter {
      $0.isNatural && $0.variant.isUsual
    }
    let cards = own.filter { seen.insert($0.drawingName).inserted }.prefix(6).map { state in
      TemplateValue.object([
        "image": .text(SitePaths.drawing(state.drawingName)),
        "page": .text(SitePaths.card(state)),
        "caption": .text("\(state.stage.title), \(state.hostTitle)"),
        "isAsDesigned": .boolean(state.card.showsDesignedScene),
        "width": .text(state.measures.drawingSize.width.pixels),
        "height": .text(state.measures.drawingSize.height.pixels),
      ])
    }
    return .object([
      "name": .text(interaction.name), "page": .text(SitePaths.interaction(interaction)),
      "says": TemplateValue(interaction.says),
      "isGenerated": .boolean(interaction.location == nil), "cards": .list(cards),
    ])
  }
}
