package import Diagnostics

/// An enum of an intent definition.
package struct IntentEnum: Hashable, Sendable {
  package let name: String
  package let displayName: LocalizedText
  /// Xcode's name of the kind; only `Regular` has been seen.
  package let kind: String?
  package let cases: [Case]
  package let location: SourceLocation

  /// One case of an enum.
  package struct Case: Hashable, Sendable {
    package let name: String
    package let displayName: LocalizedText
    /// The raw value.
    ///
    /// 0 where the file has none, and indexes are not positions.
    package let index: Int
    /// Whether the file says the index; Xcode leaves it out of the first case only (observed in all
    /// definitions seen).
    package let isIndexWritten: Bool
    package let pronunciationHint: LocalizedText
    package let synonyms: [Synonym]
    package let location: SourceLocation

    package init(
      name: String, displayName: LocalizedText, index: Int?, pronunciationHint: LocalizedText,
      synonyms: [Synonym], location: SourceLocation
    ) {
      self.name = name
      self.displayName = displayName
      self.index = index ?? 0
      isIndexWritten = index != nil
      self.pronunciationHint = pronunciationHint
      self.synonyms = synonyms
      self.location = location
    }
  }

  /// Another word for a case.
  package struct Synonym: Hashable, Sendable {
    package let word: LocalizedText
    package let pronunciationHint: LocalizedText
  }

  /// The cases that name something: not the `unknown` that Xcode puts first, nor SiriKit's
  /// `sourceUnknown`.
  package var namedCases: [Case] { cases.filter { !$0.name.lowercased().hasSuffix("unknown") } }

  /// The first case that names something.
  package var firstNamedCase: Case? { namedCases.first ?? cases.first }

  /// The name that people read; the plain name where the file has none (model 1.0).
  package var displayTitle: String { displayName.isEmpty ? name : displayName.text }
}
