package import Views

/// When a fault was found: in which state, and what was other than usual.
package struct CheckOccasion: Hashable, Sendable {
  package let state: String
  /// Whether the host itself would pass the state's behavior.
  package let isHostDefault: Bool
  package let trial: WorstCase?

  package init(state: String, isHostDefault: Bool, trial: WorstCase?) {
    self.state = state
    self.isHostDefault = isHostDefault
    self.trial = trial
  }
}

/// Another language, or another text size, than the card usually has.
package struct WorstCase: Hashable, Sendable {
  package let language: String?
  package let textSize: ContentSize?

  /// Nil where neither is other than usual.
  package init?(language: String?, textSize: ContentSize?) {
    guard language != nil || textSize != nil else { return nil }
    self.language = language
    self.textSize = textSize
  }

  /// The difference from the default, for messages.
  var words: String {
    [language.map { "in '\($0)'" }, textSize.map { "at the text size \($0.rawValue)" }]
      .compactMap(\.self).joined(separator: " ")
  }
}
