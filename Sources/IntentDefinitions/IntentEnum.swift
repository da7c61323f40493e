package import Diagnostics

/// An enum of an intent definition.
package struct IntentEnum: Hashable, Sendable {
  package let name: String
  package let displayName: LocalizedText
  package let cases: [Case]
  package let location: SourceLocation

  /// One case of an enum.
  package struct Case: Hashable, Sendable {
    package let name: String
    package let displayName: LocalizedText
    /// The raw value.
    ///
    /// Xcode leaves 0 out, and indexes are not positions.
    package let index: Int
    package let synonyms: [LocalizedText]

    package init(name: String, displayName: LocalizedText, index: Int, synonyms: [LocalizedText]) {
      self.name = name
      self.displayName = displayName
      self.index = index
      self.synonyms = synonyms
    }
  }

  package init(name: String, displayName: LocalizedText, cases: [Case], location: SourceLocation) {
    self.name = name
    self.displayName = displayName
    self.cases = cases
    self.location = location
  }

  /// The first case that names something: not the `unknown` that Xcode puts first.
  package var firstNamedCase: Case? {
    cases.first { $0.name != "unknown" } ?? cases.first
  }
}
