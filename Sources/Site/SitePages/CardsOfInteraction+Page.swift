package import CardMatrix

extension CardsOfInteraction {
  /// The address of the page of the interaction.
  package var path: String { SitePaths.interaction(interaction) }
}
