internal import Interactions
internal import ProjectReading
internal import CardLayout
internal import CardChecks
internal import HostSimulation
internal import Views

/// Plays cards with hosted views once more in the longest language and at the largest text size,
/// whether a project asks for these variants or not, to prove that nothing is lost there.
///
/// Nothing is drawn. Only cards whose views differ are tried, so that it costs a few layouts for
/// each of them, however many hosts, behaviors and languages there are.
struct WorstCaseChecks: Sendable {
  /// The largest text size that there is.
  private static let largest = ContentSize.accessibility5

  private static let variants = [
    Variant(language: .longest), Variant(textSize: largest),
    Variant(textSize: largest, language: .longest),
  ]

  private let project: Project
  private let renderers: [VariantRenderer]

  init(_ project: Project) {
    self.project = project
    // Without a controller there is no view to prove.
    renderers =
      project.controllers.isEmpty
      ? [] : VariantRenderer.all(of: project, for: Self.variants)
  }

  /// A card as far as a trial depends on it.
  private struct CheckedCard: Equatable {
    let stage: String
    let context: HostedViewContext
    let views: [HostedView]
  }

  /// The losses of an interaction's default states in worst cases.
  func losses(of states: [CardState], ofInteraction number: Int) -> [WorstCaseLoss] {
    var losses: [WorstCaseLoss] = []
    guard !renderers.isEmpty else { return losses }
    var tried: [CheckedCard] = []
    for state in states {
      let views = state.card.hostedViews
      let card = CheckedCard(stage: state.stage.slug, context: state.host.context, views: views)
      guard !views.isEmpty, !tried.contains(card) else { continue }
      tried.append(card)
      losses += renderers.compactMap { loss(of: state, ofInteraction: number, in: $0) }
    }
    return losses
  }

  /// Nil where nothing is lost.
  private func loss(
    of state: CardState, ofInteraction number: Int, in renderer: VariantRenderer
  ) -> WorstCaseLoss? {
    let replay = renderer.variant.language.flatMap { project.localizedInteractions[$0]?[number] }
    let interaction = replay ?? state.interaction
    let usual = state.interaction.language
    // The longest language may be the card's own, which is tried without it.
    guard renderer.variant.language == nil || interaction.language != usual,
      let trial = renderer.variant.trial(in: interaction.language, usually: usual),
      let stage = interaction.stages.first(where: { $0.slug == state.stage.slug }),
      let simulator = renderer.simulators(for: interaction).first(where: {
        $0.profile.name == state.host.name
      })
    else { return nil }
    let environment = renderer.environment(for: interaction)
    let faults: [LayoutIssue]
    if renderer.variant.language == nil,
      let views = state.card.viewsRefitted(ElementLayout(in: environment).fittingHeight)
    {
      faults = CardCheck(state.card, in: environment).losses(of: views)
    } else {
      let plan = simulator.plan(interaction, stage: stage, isLocked: state.isLocked)
      let card = simulator.card(plan, behavior: state.behavior)
      faults = CardCheck(card, in: environment).losses
    }
    return faults.isEmpty ? nil : WorstCaseLoss(occasion: state.occasion(of: trial), faults: faults)
  }
}

extension Variant {
  /// The difference that a reader notices; nil for another screen or appearance.
  func trial(in language: String, usually usual: String) -> WorstCase? {
    WorstCase(language: language == usual ? nil : language, textSize: textSize)
  }
}
