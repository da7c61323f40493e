package import Diagnostics

extension Rule {
  package static let missingTranslation = Rule(
    "missing-translation", .note, "Translate each text of a definition",
    why: "Siri and Shortcuts show the original text, in another language.")
  package static let staleTranslation = Rule(
    "stale-translation", .note, "Remove translations of texts that are gone",
    why: "People never see a text whose id the definition does not have.")
  package static let placeholderMismatch = Rule(
    "placeholder-mismatch", .warning, "Keep the placeholders of the text",
    why:
      "Names of placeholders are never translated. Siri leaves out the value of a lost one and "
      + "has no value for a new one.")
  package static let stringIDReused = Rule(
    "string-id-reused", .warning, "Give each text its own string id",
    why: "A translation belongs to the id, so all of these texts get the same translation.")

  package static let untranslatedTitle = Rule(
    "untranslated-title", .warning, "Translate the titles and descriptions of intents",
    why: "The App Store rejects an app that lacks them in one of its languages (ITMS-90626).")

  /// The rules for translations.
  static let localizationRules: [Rule] = [
    .missingTranslation, .staleTranslation, .placeholderMismatch, .stringIDReused,
    .untranslatedTitle,
  ]
}
