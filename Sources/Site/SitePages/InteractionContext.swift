internal import Interactions
internal import CardMatrix
internal import CardDrawing
internal import Diagnostics
internal import HostSimulation
internal import IntentDefinitions
internal import PageMarkup

/// What an interaction's page shows: for each stage the matrix, and a picture of each distinct card.
///
/// A stage's own page has its cards in full. An only stage has no page of its own: they are here.
struct InteractionContext {
  private let made: CardsOfInteraction
  private let root: String

  private var interaction: Interaction { made.interaction }

  init(_ made: CardsOfInteraction, root: String) {
    self.made = made
    self.root = root
  }

  var members: TemplateMembers {
    let writer = ValueText(language: interaction.language)
    let parameters = interaction.intent.parameters.compactMap { parameter in
      interaction.parameters[parameter.name].map { value in
        TemplateValue.object([
          "name": .text(parameter.label),
          "value": .text(writer.text(value, metadata: parameter.metadata)),
        ])
      }
    }
    let states = Dictionary(grouping: made.states, by: \.stage.slug)
    let own: TemplateMembers = [
      "name": .text(interaction.name), "says": TemplateValue(interaction.says),
      "intentTitle": .text(interaction.intent.displayTitle),
      "intentClass": .text(interaction.intent.className),
      "intentPage": .address(SitePaths.intent(interaction.intent)),
      "isGenerated": .boolean(interaction.location == nil),
      "source": .place(interaction.location),
      "parameters": .list(parameters),
      "stages": .list(
        interaction.stages.map { stage in
          StageContext(
            stage, of: made, states: states[stage.slug] ?? [], root: root,
            detail: SitePaths.hasStagePages(interaction) ? .pictures : .full
          ).value
        }),
      "hasFilters": .boolean(!made.states.isEmpty),
      "meanings": .list(
        InteractiveBehavior.allCases.map { behavior in
          .object(["name": .text(behavior.rawValue), "text": .text(behavior.tap)])
        }),
    ]
    return own.adding(
      PageOutline(interaction.stages.map { .init(title: $0.title, anchor: $0.slug) })
        .members(isBeside: false)
    )
  }
}

extension InteractiveBehavior {
  /// What a tap on the view would do; the view itself never receives it (documented).
  fileprivate var tap: String {
    switch self {
    case .none: "A tap does nothing."
    case .nextView: "A tap leads to another view of the host, as a chevron would promise."
    case .launch: "A tap leaves the host and opens the app, as a button would promise."
    case .genericAction: "A tap does something else within the host, so the whole row is a target."
    }
  }
}
