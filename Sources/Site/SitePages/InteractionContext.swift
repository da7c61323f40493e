internal import Interactions
internal import CardMatrix
internal import CardDrawing
internal import Diagnostics
internal import HostSimulation
internal import IntentDefinitions
internal import PageMarkup

extension CardsOfInteraction {
  /// The page of an interaction: a matrix of the cards of all stages, which lead to the pages of
  /// the stages.
  ///
  /// An only stage has no page of its own: its cards are here.
  func page(root: String) -> TemplateMembers {
    let writer = ValueText(language: interaction.language)
    let parameters = interaction.intent.parameters.compactMap { parameter in
      interaction.parameters[parameter.name].map { value in
        TemplateValue.object([
          "name": .text(parameter.label),
          "value": .text(writer.text(value, metadata: parameter.metadata)),
        ])
      }
    }
    return [
      "name": .text(interaction.name), "says": TemplateValue(interaction.says),
      "intentClass": .text(interaction.intent.className),
      "intentPage": .address(SitePaths.intent(interaction.intent)),
      "isGenerated": .boolean(interaction.location == nil),
      "source": .place(interaction.location),
      "parameters": .list(parameters),
      "matrix": SitePaths.hasStagePages(interaction)
        ? StageMatrix([self], root: root, namesInteractions: false).value(anchors: true) : .missing,
      "stages": .list(
        SitePaths.hasStagePages(interaction)
          ? []
          : interaction.stages.map {
            StageContext($0, of: self, states: states, root: root).value
          }),
      "meanings": .list(InteractiveBehavior.allCases) { behavior in
        ["name": .text(behavior.rawValue), "text": .text(behavior.tap)]
      },
    ]
  }
}

extension InteractiveBehavior {
  /// The effect of a tap on the view; the view itself never receives it (documented).
  fileprivate var tap: String {
    switch self {
    case .none: "A tap does nothing."
    case .nextView: "A tap leads to another view of the host, as a chevron would promise."
    case .launch: "A tap leaves the host and opens the app, as a button would promise."
    case .genericAction: "A tap does something else within the host, so the whole row is a target."
    }
  }
}
