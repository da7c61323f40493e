internal import Interactions
internal import Diagnostics
internal import IntentDefinitions
internal import SourceFormats

/// Plays the interactions of a project once more in other languages: reads each file again, so that
/// its values have the names of that language.
extension InteractionFiles {
  /// For each language the interactions in their order.
  mutating func localizedInteractions(
    _ interactions: [Interaction], in languages: [VariantLanguage]
  ) -> [VariantLanguage: [Interaction]] {
    var localizedInteractions: [VariantLanguage: [Interaction]] = [:]
    for language in Set(languages) {
      localizedInteractions[language] = interactions.map { replay($0, in: language) }
    }
    return localizedInteractions
  }

  private mutating func replay(
    _ interaction: Interaction, in language: VariantLanguage
  ) -> Interaction {
    let localization = localized.localizations[interaction.definition.path]
    let tag = language.tag(for: interaction, in: localization)
    guard tag != interaction.language else { return interaction }
    let played = interaction.location == nil ? sample(interaction, tag) : read(interaction, tag)
    // What has other stages would be another interaction.
    guard let played, played.stages.map(\.slug) == interaction.stages.map(\.slug) else {
      return interaction
    }
    return played
  }

  private mutating func read(_ interaction: Interaction, _ tag: String) -> Interaction? {
    var alreadyReported: [Diagnostic] = []
    return interaction.location.flatMap { roots[$0] }.flatMap { root in
      reader.read(
        root, in: &localized, otherLanguage: tag, reporting: &alreadyReported)
    }
  }

  private mutating func sample(_ interaction: Interaction, _ tag: String) -> Interaction? {
    let className = interaction.intent.className
    guard
      let defined = app.intents.intent(named: className) ?? SystemDefinition.intent(className)
    else { return nil }
    let own = SystemDefinition.playable(localized.intent(defined, in: tag))
    return Interaction(sampling: own.intent, of: own.definition, language: tag)
  }
}

/// The variants whose language the definitions have.
func knownVariants(
  _ variants: [ParsedVariant], in localizations: [String: Localization],
  reporting diagnostics: inout [Diagnostic]
) -> [Variant] {
  variants.compactMap { read in
    guard case .tag(let tag) = read.variant.language,
      !localizations.values.contains(where: { $0.hasTexts(in: tag) })
    else { return read.variant }
    let known = Set(localizations.values.flatMap(\.languages)).sorted()
    diagnostics.report(
      .unknownValue, "No definition has texts in the language '\(tag)'",
      at: read.languageLocation,
      fix: known.isEmpty
        ? "Remove the variant; there are no definitions"
        : "Write one of: \(known.joined(separator: ", "))")
    return nil
  }
}
