package import Diagnostics

extension Rule {
  package static let missingTranslation = Rule("missing-translation", .note)
  package static let staleTranslation = Rule("stale-translation", .note)
  package static let placeholderMismatch = Rule("placeholder-mismatch", .warning)
  package static let stringIDReused = Rule("string-id-reused", .warning)

  package static let untranslatedTitle = Rule("untranslated-title", .warning)

  /// The rules for translations.
  static let localizationRules: [Rule] = [
    .missingTranslation, .staleTranslation, .placeholderMismatch, .stringIDReused,
    .untranslatedTitle,
  ]
}
