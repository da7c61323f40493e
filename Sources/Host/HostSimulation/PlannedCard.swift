package import Interactions
package import IntentDefinitions

/// The facts of a card before the first ask, equal for every behavior.
package struct PlannedCard: Sendable {
  package let interaction: Interaction
  package let stage: Stage
  package let status: HandlingStatus
  package let isLocked: Bool
  package let sections: CardSections
  package let dialogue: String?
  /// The row on the lock screen that expands to the card.
  package let suggestion: DefaultRow?
  /// The placeholders of the dialogue that have no value.
  let unfilledPlaceholders: [String]
  package let buttons: [String]
  /// The rows above and below the sections, which no controller takes.
  package let rowsAbove: [DefaultRow]
  package let rowsBelow: [DefaultRow]
  /// The behavior that the host itself would pass.
  package let hostBehavior: InteractiveBehavior
  package let dispatch: IntentDispatch
  package let interfaceParametersDescription: String

  package init(
    _ interaction: Interaction, stage: Stage, isLocked: Bool, profile: HostProfile, app: HostedApp
  ) {
    self.interaction = interaction
    self.stage = stage
    self.isLocked = isLocked
    status = stage.status(in: interaction.intent.response)
    let texts = CardTexts(interaction: interaction, stage: stage, appName: app.name)
    let made = SectionMaker(
      profile: profile,
      values: CardValues(interaction: interaction, stage: stage, appName: app.name), texts: texts,
      status: status
    ).sections()
    let controller = app.controller(for: interaction.intent.className)
    let isAugmented = controller?.answering(interaction.intent)?.onlyAugments ?? false
    sections =
      isAugmented && profile.context == .siriSnippet && !profile.configureReplaces.value
      ? made.augmented : made
    rowsAbove = sections.rows(before: true, in: profile.context)
    rowsBelow = sections.rows(before: false, in: profile.context)
    let isSuggested =
      isLocked && stage.kind == .preview && profile.context == .siriSnippet
      && interaction.intent.isEligibleForSuggestions
    suggestion = isSuggested ? texts.defaultRow : nil
    unfilledPlaceholders = texts.unfilledPlaceholders
    let isSiri = profile.context == .siriSnippet
    let isNothing = status == .failure && sections.sections.allSatisfy { $0.row == nil }
    dialogue =
      texts.dialogue
      ?? (isSiri && isNothing ? HostWords(language: interaction.language).problem : nil)
    // Whatever the intent, a handler may say that it wants to be sure.
    let asks =
      status == .userConfirmationRequired
      || !profile.unconfirmedIntents.value.contains(interaction.intent.className)
    // Where nobody is asked about anything there is no card, and so no button (convention).
    let isCard = sections.sections.contains { $0.parameters != nil }
    buttons =
      stage.kind == .confirm && isSiri && asks && isCard
      ? texts.confirmButtons(affirmative: sections.confirmTitle) : []
    hostBehavior = profile.passesBehaviors ? sections.hostBehavior : .none
    dispatch = app.intents.dispatch(of: interaction.intent.className)
    interfaceParametersDescription = sections.interfaceParametersDescription
  }
}
