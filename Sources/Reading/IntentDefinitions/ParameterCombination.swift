package import Diagnostics

/// One phrase of an intent: the parameters that it needs and the texts that people see.
package struct ParameterCombination: Hashable, Sendable {
  package let use: Use
  /// The names of the parameters in the file's order, which is not canonical: compare as a set.
  package let parameters: [String]
  package let title: PhraseTemplate
  package let titleID: String?
  package let subtitle: PhraseTemplate
  package let subtitleID: String?
  package let isPrimary: Bool
  /// False when the app has to be opened to run the intent.
  package let supportsBackgroundExecution: Bool
  package let location: SourceLocation

  package enum Use: String, Hashable, Sendable {
    /// A phrase that Siri suggests (`INIntentParameterCombinations`).
    case suggestion
    /// The summary in the Shortcuts editor (`INIntentManagedParameterCombinations`).
    case shortcut
  }

  package init(
    use: Use, parameters: [String], title: LocalizedText, subtitle: LocalizedText, isPrimary: Bool,
    supportsBackgroundExecution: Bool, location: SourceLocation
  ) {
    self.use = use
    self.parameters = parameters
    self.title = PhraseTemplate(title.text)
    titleID = title.id
    self.subtitle = PhraseTemplate(subtitle.text)
    subtitleID = subtitle.id
    self.isPrimary = isPrimary
    self.supportsBackgroundExecution = supportsBackgroundExecution
    self.location = location
  }
}
