package import Interactions
internal import Diagnostics
package import IntentDefinitions
internal import TextTools

/// Plays a host: finds the extension, makes the sections, asks the controller and keeps a record.
package struct HostSimulator: Sendable {
  package let profile: HostProfile
  private let app: HostedApp

  package init(profile: HostProfile, app: HostedApp) {
    self.profile = profile
    self.app = app
  }

  /// The plan that the cards of a stage share.
  package func plan(_ interaction: Interaction, stage: Stage, isLocked: Bool) -> PlannedCard {
    PlannedCard(interaction, stage: stage, isLocked: isLocked, profile: profile, app: app)
  }

  /// The sets of parameters that the host asks about in a stage, in its order.
  package func asks(of interaction: Interaction, in stage: Stage) -> [[HostParameter]] {
    plan(interaction, stage: stage, isLocked: false).sections.sections.compactMap(\.parameters)
  }

  /// The cards of a stage for all columns of the matrix, in their order.
  ///
  /// Behaviors that the controller does not tell apart share one play: their cards differ in
  /// nothing but what was passed.
  package func cards(_ plan: PlannedCard) -> [HostedCard] {
    let controller = app.controller(for: plan.interaction.intent.className)
    let tested = controller?.testedBehaviors ?? []
    let hostDefault = card(plan, behavior: plan.hostBehavior)
    let defaultIsTested =
      profile.passesBehaviors && plan.sections.sections.contains { tested.contains($0.behavior) }
    var shared = defaultIsTested ? nil : hostDefault
    return InteractiveBehavior.allCases.map { behavior in
      if behavior == plan.hostBehavior { return hostDefault }
      if let shared, !profile.passesBehaviors || !tested.contains(behavior) {
        return shared.passing(behavior)
      }
      let played = card(plan, behavior: behavior)
      if !tested.contains(behavior) { shared = played }
      return played
    }
  }

  /// The card of a stage for one column of the matrix.
  ///
  /// For the behavior that is the card's own, each section is passed what the host itself would
  /// pass; for the three others, every section is passed the column's.
  package func card(_ plan: PlannedCard, behavior: InteractiveBehavior) -> HostedCard {
    var session = HostSession(
      profile: profile, plan: plan,
      forcedBehavior: behavior == plan.hostBehavior ? nil : behavior,
      isOnScreen: isOnScreen(before: plan, behavior: behavior))
    session.sayStage()
    let sections = sections(in: &session)
    let buttons = session.outcome == .locked ? [] : plan.buttons
    session.sayLifecycle()
    session.sayTaps(on: sections, buttons, TapWords(appName: app.name, context: profile.context))
    session.sayDismissal()
    session.reportUnfilledPlaceholders()
    return HostedCard(
      profile: profile, appName: app.name, isLocked: plan.isLocked, behavior: behavior,
      status: plan.status, day: plan.isLocked ? plan.interaction.day : nil,
      says: plan.interaction.says, dialogue: plan.dialogue,
      suggestion: plan.suggestion, sections: sections,
      rowsAbove: plan.rowsAbove, rowsBelow: plan.rowsBelow,
      buttons: buttons,
      outcome: session.outcome, controller: session.controller, askCount: session.askCount,
      hostBehavior: plan.hostBehavior,
      isHypothetical: profile.reasonNotShown(of: plan.interaction.intent) != nil,
      interfaceParametersDescription: plan.interfaceParametersDescription,
      transcript: session.forcedBehavior == nil ? session.transcript : session.transcript.whatIf,
      diagnostics: session.diagnostics.sortedAndUnique())
  }

  /// Whether a view is on the screen when Maps updates a card.
  ///
  /// What the stage before left there; an instance that was refused or died is gone.
  private func isOnScreen(before plan: PlannedCard, behavior: InteractiveBehavior) -> Bool {
    let interaction = plan.interaction
    guard profile.context == .mapsCard, plan.stage.kind == .update,
      let index = interaction.stages.firstIndex(of: plan.stage), index > 0
    else { return false }
    let last = interaction.stages[index - 1]
    guard last.kind == .handle || last.kind == .update else { return false }
    let first = Interaction(
      name: interaction.name, intent: interaction.intent, definition: interaction.definition,
      parameters: interaction.parameters, stages: [last], says: nil,
      language: interaction.language, location: nil)
    return card(self.plan(first, stage: last, isLocked: false), behavior: behavior).outcome
      == .custom
  }

  private func sections(in session: inout HostSession) -> [ShownSection] {
    let intent = session.interaction.intent
    // Nothing of the app runs before the device is unlocked: no handler, and no controller.
    if session.isLocked, let basis = app.lockRestriction(of: intent) {
      session.say(.unlock, basis)
      session.outcome = .locked
      return []
    }
    session.sayHandler()
    let controller = session.findController(in: app)
    session.controller = controller.basis
    if let basis = profile.reasonNotShown(of: intent) {
      session.say(.asIf(intent.className, in: profile.title), basis)
    }
    let made = session.plan.sections
    switch profile.context {
    case .siriSnippet:
      session.say(.sections(made.sections.map(\.parameters)), made.basis)
      return session.walk(made.sections, asking: controller)
    case .mapsCard:
      let row =
        made.sections.first { $0.parameters != nil }?.row
        ?? DefaultRow(title: intent.displayTitle)
      return [session.banner(row, asking: controller)]
    }
  }
}

extension HostProfile {
  /// Why a card is drawn on a host that does not show the intent's cards; nil where it does, or
  /// where nobody knows.
  package func reasonNotShown(of intent: Intent) -> Transcript.Basis? {
    guard intent.kind == .system else {
      if context == .mapsCard {
        return Transcript.Basis(.documented, "Maps shows cards of rides and reservations only")
      }
      guard intent.isForWidgetsOnly else { return nil }
      return Transcript.Basis(
        .inferred, "The definition offers it to widgets, not to Shortcuts or suggestions")
    }
    guard let known = SystemIntentCatalog.standard.intent(intent.className) else { return nil }
    guard let contexts = known.hostContexts else {
      // Apple's pages of all that Maps shows say so.
      return context == .mapsCard
        ? Transcript.Basis(.inferred, "Maps shows cards of rides and reservations only") : nil
    }
    guard !contexts.contains(context.rawValue) else { return nil }
    return Transcript.Basis(.documented, "Apple's page of the intent does not name this host")
  }
}

extension CardSections {
  /// The rows that Maps draws above or below its banner; in Siri all rows are sections.
  package func rows(before isAbove: Bool, in context: HostedViewContext) -> [DefaultRow] {
    guard context == .mapsCard else { return [] }
    let banner = sections.firstIndex { $0.parameters != nil } ?? sections.endIndex
    let rows = isAbove ? sections[..<banner] : sections[banner...].dropFirst()
    return rows.compactMap(\.row)
  }

  /// The list in the form that the extension context gives for debugging (observed).
  ///
  /// The names of the behaviors other than `None` are inferred. The real list is filled only
  /// after the first configure; this one is always whole (convention).
  package var interfaceParametersDescription: String {
    let asked = sections.filter { $0.parameters != nil }
    return asked.enumerated().map { index, section in
      let parameters = (section.parameters ?? []).map {
        "\t\t\($0.className) - \($0.subscripted)\n"
      }
      let name = section.behavior.rawValue
      return "Section \(index + 1):\n\tParameters:\n\(parameters.joined())"
        + "\tInteractive Behavior: \(name.capitalizedFirst)\n"
    }.joined(separator: "\n")
  }
}
