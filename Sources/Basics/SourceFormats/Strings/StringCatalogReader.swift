package import Diagnostics

/// Reads a string catalog (`.xcstrings`): one file with the texts of all languages.
///
/// It is JSON, which is YAML as well, so that each text has its place. Of a text that varies with a
/// number or a device, the form `other` counts.
package enum StringCatalogReader {
  /// The texts of one language.
  package struct Language: Hashable, Sendable {
    /// A BCP 47 tag.
    package let tag: String
    package let file: StringsFile
    /// The texts with plural forms, by the one number of each; they are in `file` too.
    package let plurals: [PluralText]
  }

  /// Reads a file: its languages, sorted; the one that it is translated from only where it is asked for.
  ///
  /// - Throws: A diagnostic for the first fault.
  package static func read(
    path: String, bytes: [UInt8], limits: ReadingLimits = .standard, withSource: Bool = false,
    reporting diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) -> [Language] {
    let source = try SourceText(path: path, bytes: bytes)
    let root = try readYAML(source, limits: limits, reporting: &diagnostics)
    guard let strings = root.value("strings")?.entries else {
      throw Diagnostic(
        .malformedStrings, "The string catalog has no 'strings'", at: root.location,
        fix: "Open the file in Xcode, and save it again")
    }
    let own = withSource ? nil : root.value("sourceLanguage")?.string
    var entries: [String: [StringsEntry]] = [:]
    var plurals: [String: [PluralText]] = [:]
    for string in strings {
      for language in string.value.value("localizations")?.entries ?? [] where language.key != own {
        guard let unit = unit(of: language.value, depth: 0), let text = unit.string else {
          continue
        }
        entries[language.key, default: []].append(
          StringsEntry(
            key: string.key, at: string.keyLocation, text: text, at: unit.location))
        let variables = variables(of: language.value)
        guard !variables.isEmpty else { continue }
        let isWhole = variables[0].name.isEmpty
        plurals[language.key, default: []].append(
          PluralText(
            key: string.key, at: string.keyLocation,
            format: isWhole ? "%#@@" : numbered(text, by: language.value), variables: variables))
      }
    }
    return entries.sorted { $0.key < $1.key }.map { tag, entries in
      Language(
        tag: tag, file: StringsFile(path: path, entries: entries), plurals: plurals[tag] ?? [])
    }
  }

  /// The numbers of a text, by the names that it has for them; one without a name where the whole text varies.
  private static func variables(of language: YAMLNode) -> [PluralVariable] {
    let whole = [("", language)]
    let parts = (language.value("substitutions")?.entries ?? []).map { ($0.key, $0.value) }
    return (parts.isEmpty ? whole : parts).compactMap { name, node in
      let forms = pluralForms(of: node)
      return forms.isEmpty ? nil : PluralVariable(name: name, forms: forms)
    }
  }

  private static func pluralForms(of node: YAMLNode) -> [PluralForm] {
    let forms = node.value("variations")?.value("plural")?.entries ?? []
    return forms.compactMap { form in
      guard let category = PluralCategory(rawValue: form.key),
        let unit = unit(of: form.value, depth: 1), let text = unit.string
      else { return nil }
      return PluralForm(category, text, at: unit.location)
    }
  }

  /// A text with the places of its numbers, which a catalog keeps beside it.
  private static func numbered(_ text: String, by language: YAMLNode) -> String {
    (language.value("substitutions")?.entries ?? []).reduce(text) { text, part in
      guard let number = part.value.value("argNum")?.string else { return text }
      return text.replacing("%#@\(part.key)@", with: "%\(number)$#@\(part.key)@")
    }
  }

  /// The text of a language, or of a form of its variations: that of an iPhone, else the one for all others.
  ///
  /// A form may vary again.
  private static func unit(of node: YAMLNode, depth: Int) -> YAMLNode? {
    if let value = node.value("stringUnit")?.value("value") { return value }
    guard depth < 4, let kinds = node.value("variations")?.entries else { return nil }
    return kinds.lazy.compactMap { kind in
      (kind.value.value("iphone") ?? kind.value.value("other"))
        .flatMap { unit(of: $0, depth: depth + 1) }
    }.first
  }
}
