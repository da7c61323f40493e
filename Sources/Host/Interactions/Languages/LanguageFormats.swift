/// The languages whose formats are known, by their tags.
package struct LanguageFormats: Sendable {
  /// The tags, sorted.
  package let languages: [String]
  private let formats: [String: LanguageFormat]
  private let aliases: [String: String]

  package init(formats: [String: LanguageFormat], aliases: [String: String]) {
    languages = formats.keys.sorted()
    self.formats = Dictionary(
      formats.map { ($0.key.lowercased(), $0.value) }
    ) { first, _ in first }
    self.aliases = Dictionary(
      aliases.map { ($0.key.lowercased(), $0.value.lowercased()) }
    ) { first, _ in first }
  }

  /// The table that the product holds, read when it is first asked for.
  ///
  /// Empty if its text cannot be read, which a test rules out.
  package static let standard: LanguageFormats = {
    do throws(LanguageFormatError) {
      return try LanguageFormats(parsing: embeddedText)
    } catch {
      return LanguageFormats(formats: [:], aliases: [:])
    }
  }()

  static var embeddedText: String { EmbeddedFiles.all["language-formats.txt"] ?? "" }

  /// The format of a language: its own, that of the tag less its last parts, or English.
  ///
  /// The tag is one of BCP 47; an underscore in place of a hyphen is understood.
  package func format(for tag: String) -> LanguageFormat? {
    // Most tags are in the table as they are, and no tag there is another one's alias.
    formats[tag] ?? name(for: tag) { formats[$0] != nil }.flatMap { formats[$0] } ?? formats["en"]
  }

  /// The first that a table knows: a tag in lower case, what it is another tag for, or the same less
  /// its last parts.
  package func name(for tag: String, isKnown: (String) -> Bool) -> String? {
    var parts = tag.lowercased().split { $0 == "-" || $0 == "_" }.map { String($0) }
    while !parts.isEmpty {
      let name = parts.joined(separator: "-")
      let meant = aliases[name] ?? name
      if isKnown(meant) { return meant }
      parts.removeLast()
    }
    return nil
  }
}

/// Why a table of formats was not read.
package enum LanguageFormatError: Error, Hashable {
  case unknownLine(Int)
  case unknownLanguage(String)
  case badValue(language: String, key: String)
}
