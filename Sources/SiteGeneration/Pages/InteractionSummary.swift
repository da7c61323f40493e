internal import CardLayout
internal import HostSimulation
internal import PageMarkup

/// What an intent's page shows of its interactions: their names and first cards.
enum InteractionSummary {
  static func value(_ made: MadeStates) -> TemplateValue {
    let interaction = made.interaction
    var seen: Set<String> = []
    let own = made.states.filter { $0.isNatural && $0.variant.isUsual }
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
      "name": .text(interaction.name), "page": .text(made.path),
      "says": TemplateValue(interaction.says),
      "isGenerated": .boolean(interaction.location == nil), "cards": .list(cards),
    ])
  }
}
