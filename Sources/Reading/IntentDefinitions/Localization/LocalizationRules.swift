package import Diagnostics

extension Rule {
  package static let missingTranslation = Rule(
    "missing-translation", .note, "Every text of a definition should be translated",
    why: "Siri and Shortcuts show the text of the definition instead, in another language.")
  package static let staleTranslation = Rule(
    "stale-translation", .note, "A translation should belong to a text of the definition",
    why: "Nobody ever sees a text whose id the definition does not have.")
  package static let placeholderMismatch = Rule(
    "placeholder-mismatch", .warning, "A translation should have the placeholders of its text",
    why: "A placeholder's name is never translated: Siri leaves out the value of one that is lost,"
      + " and has no value for one that is new.")
  package static let stringIDReused = Rule(
    "string-id-reused", .warning, "A string id should stand for one text",
    why: "A translation goes by the id, so it replaces all of them with the same words.")

  package static let untranslatedTitle = Rule(
    "untranslated-title", .warning, "The titles and descriptions of intents should be translated",
    why: "The App Store refuses an app that lacks them in one of its languages (ITMS-90626).")

  /// The rules for translations.
  static let localizationRules: [Rule] = [
    .missingTranslation, .staleTranslation, .placeholderMismatch, .stringIDReused,
    .untranslatedTitle,
  ]
}
