package import SourceFormats

/// The plural forms of a definition's texts in one language.
///
/// Unlike other translations they go by the text itself, not by its string id (observed).
package struct PluralTranslation: Hashable, Sendable {
  package let language: String
  package let file: PluralsFile
  private let texts: [String: PluralText]

  package init(language: String, file: PluralsFile) {
    self.language = language
    self.file = file
    texts = Dictionary(file.texts.map { ($0.key, $0) }) { first, _ in first }
  }

  /// The forms of a text of the definition, for each of its numbers; nil where it has none.
  ///
  /// Where there is one number, each form is the whole text, without the name of the number.
  package func forms(of text: String) -> [(name: String?, forms: [PluralForm])]? {
    guard let plural = texts[text], let first = plural.variables.first else { return nil }
    let parts = plural.format.split(separator: "#@\(first.name)@", omittingEmptySubsequences: false)
    guard plural.variables.count == 1, parts.count == 2, let start = parts[0].lastIndex(of: "%")
    else { return plural.variables.map { ($0.name, $0.forms) } }
    let forms = first.forms.map {
      PluralForm($0.category, "\(parts[0][..<start])\($0.text)\(parts[1])", at: $0.location)
    }
    return [(nil, forms)]
  }
}
