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

  /// The card of a stage, as if the host passed the given behaviour to every ask.
  package func card(
    _ interaction: Interaction, stage: Stage, isLocked: Bool, behavior: InteractiveBehavior
  ) -> HostedCard {
    let status = stage.status(in: interaction.intent.response)
    var session = HostSession(
      profile: profile, interaction: interaction, stage: stage, status: status,
      isLocked: isLocked, behavior: behavior)
    session.say(
      "Shows \(interaction.intent.className) at stage '\(stage.title)' with status \(status.rawValue)",
      .documented, "INIntentHandlingStatus follows the response's code")
    let texts = CardTexts(interaction: interaction, stage: stage, appName: app.name)
    let sections: [ShownSection]
    if isLocked, let basis = app.lockRestriction(of: interaction.intent) {
      session.say("Asks to unlock first; no controller is asked", basis.certainty, basis.source)
      session.outcome = .locked
      sections = []
    } else {
      let controller = dispatch(interaction.intent, in: &session)
      sections =
        switch profile.context {
        case .siriSnippet: session.walk(CardSection.sections(for: texts), asking: controller)
        case .mapsCard: [session.banner(texts.defaultRow, asking: controller)]
        }
    }
    for name in texts.unfilledPlaceholders where interaction.location != nil {
      session.diagnostics.append(
        Diagnostic(
          .unfilledDialogue, "'${\(name)}' in the dialogue of '\(stage.code ?? "")' has no value",
          at: interaction.location, fix: "Give the stage a value for it"))
    }
    let asksToConfirm = stage.kind == .confirm && session.outcome != .locked
    return HostedCard(
      profile: profile, appName: app.name, isLocked: isLocked, behavior: behavior, status: status,
      says: interaction.says, dialogue: texts.dialogue, sections: sections,
      buttons: asksToConfirm && profile.context == .siriSnippet ? texts.confirmButtons : [],
      outcome: session.outcome, askCount: session.askCount, transcript: session.transcript,
      diagnostics: session.diagnostics.sortedAndUnique())
  }

  /// Finds the class that the host would load, and says how.
  private func dispatch(
    _ intent: Intent, in session: inout HostSession
  ) -> (any HostedViewControllerClass)? {
    guard let info = app.interfaceExtension(for: intent.className) else {
      session.say(
        "Finds no Intents UI extension that supports \(intent.className); shows its default card",
        .documented, "IntentsSupported must hold the exact class name")
      return nil
    }
    session.say(
      "Finds the Intents UI extension '\(info.folder)', which supports \(intent.className)",
      .documented, "IntentsSupported holds the exact class name")
    guard let controller = app.controller(of: info) else {
      session.say(
        "Has no controller configuration for that extension; shows its default card",
        .convention, "What a compiled controller answers is not known")
      return nil
    }
    return controller
  }
}
