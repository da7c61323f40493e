internal import Diagnostics
internal import IntentDefinitions

/// Plays a host: finds the extension, makes the sections, asks the controller and keeps a record.
package struct HostSimulator: Sendable {
  package let profile: HostProfile
  private let app: HostedApp

  package init(profile: HostProfile, app: HostedApp) {
    self.profile = profile
    self.app = app
  }

  /// The card of a stage for one column of the matrix.
  ///
  /// For the behaviour that is the card's own, each section is passed what the host itself would
  /// pass; for the three others, every section is passed the column's.
  package func card(
    _ interaction: Interaction, stage: Stage, isLocked: Bool, behavior: InteractiveBehavior
  ) -> HostedCard {
    let status = stage.status(in: interaction.intent.response)
    let texts = CardTexts(interaction: interaction, stage: stage, appName: app.name)
    let made = SectionMaker(
      profile: profile,
      values: CardValues(interaction: interaction, stage: stage, appName: app.name), texts: texts,
      status: status
    ).sections()
    let natural: InteractiveBehavior =
      profile.context == .mapsCard || profile.augmentsOnly.value ? .none : made.naturalBehavior
    var session = HostSession(
      profile: profile, interaction: interaction, stage: stage, status: status,
      isLocked: isLocked, forcedBehavior: behavior == natural ? nil : behavior,
      isOnScreen: isOnScreen(before: stage, of: interaction, behavior: behavior))
    session.sayStage()
    let isAsIf = profile.reasonNotShown(of: interaction.intent) != nil
    let sections = sections(made, isLocked: isLocked, in: &session)
    let taps = TapEffects(
      of: sections, appName: app.name, hostName: profile.context == .mapsCard ? "Maps" : "Siri")
    session.sayTaps(on: sections, taps)
    session.sayLifecycle()
    session.report(texts.unfilledPlaceholders)
    let asksToConfirm = stage.kind == .confirm && session.outcome != .locked
    return HostedCard(
      profile: profile, appName: app.name, isLocked: isLocked, behavior: behavior, status: status,
      says: interaction.says, dialogue: texts.dialogue, sections: sections,
      rowsAbove: made.rows(before: true, in: profile.context),
      rowsBelow: made.rows(before: false, in: profile.context),
      buttons: asksToConfirm && profile.context == .siriSnippet
        ? texts.confirmButtons(affirmative: made.confirmTitle) : [],
      outcome: session.outcome, askCount: session.askCount, naturalBehavior: natural,
      taps: taps.sentences, isAsIf: isAsIf,
      interfaceParametersDescription: made.interfaceParametersDescription,
      transcript: session.transcript, diagnostics: session.diagnostics.sortedAndUnique())
  }

  /// Whether a view is on the screen when Maps updates a card.
  ///
  /// What the stage before left there; an instance that was refused or died is gone.
  private func isOnScreen(
    before stage: Stage, of interaction: Interaction, behavior: InteractiveBehavior
  ) -> Bool {
    guard profile.context == .mapsCard, stage.kind == .update,
      let index = interaction.stages.firstIndex(of: stage), index > 0
    else { return false }
    let last = interaction.stages[index - 1]
    guard last.kind == .handle || last.kind == .update else { return false }
    let first = Interaction(
      name: interaction.name, intent: interaction.intent, definition: interaction.definition,
      parameters: interaction.parameters, stages: [last], says: nil,
      language: interaction.language, location: nil)
    return card(first, stage: last, isLocked: false, behavior: behavior).outcome == .custom
  }

  private func sections(
    _ made: CardSections, isLocked: Bool, in session: inout HostSession
  ) -> [ShownSection] {
    let intent = session.interaction.intent
    session.sayHandler(in: app.intents)
    if isLocked, let basis = app.lockRestriction(of: intent) {
      session.say("Asks to unlock first; no controller is asked", basis)
      session.outcome = .locked
      return []
    }
    let controller = session.findController(in: app)
    if let basis = profile.reasonNotShown(of: intent) {
      session.say("Draws \(intent.className) as if it were shown in \(profile.title)", basis)
    }
    switch profile.context {
    case .siriSnippet:
      session.say(
        "Cuts the card into sections: \(made.setsText)", made.basis)
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
  fileprivate func reasonNotShown(of intent: Intent) -> Transcript.Basis? {
    guard intent.kind == .system else {
      guard context == .mapsCard else { return nil }
      return Transcript.Basis(.documented, "Maps shows cards of rides and reservations only")
    }
    guard let contexts = SystemIntentCatalogue.standard.intent(intent.className)?.hostContexts,
      !contexts.contains(context.rawValue)
    else { return nil }
    return Transcript.Basis(.documented, "Apple's page of the intent does not name this host")
  }
}

extension CardSections {
  /// What Maps draws above or below its banner; in Siri all rows are sections.
  fileprivate func rows(before isAbove: Bool, in context: HostedViewContext) -> [DefaultRow] {
    guard context == .mapsCard else { return [] }
    let banner = sections.firstIndex { $0.parameters != nil } ?? sections.endIndex
    let rows = isAbove ? sections[..<banner] : sections[banner...].dropFirst()
    return rows.compactMap(\.row)
  }

  /// The sets of all sections, as transcripts write them.
  fileprivate var setsText: String {
    sections.enumerated().map { index, section in
      "\(index + 1) \(section.parameters?.setText ?? "not asked")"
    }.joined(separator: ", ")
  }

  /// The list in the form that the extension context gives for debugging (observed).
  ///
  /// The names of the behaviours other than `None` are inferred. The real list is filled only
  /// after the first configure; this one is always whole (convention).
  var interfaceParametersDescription: String {
    let asked = sections.filter { $0.parameters != nil }
    return asked.enumerated().map { index, section in
      let parameters = (section.parameters ?? []).map {
        "\t\t\($0.className) - \($0.subscripted)\n"
      }
      let name = section.behavior.rawValue
      return "Section \(index + 1):\n\tParameters:\n\(parameters.joined())"
        + "\tInteractive Behavior: \(name.prefix(1).uppercased())\(name.dropFirst())\n"
    }.joined(separator: "\n")
  }
}
