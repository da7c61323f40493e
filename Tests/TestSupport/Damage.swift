/// Damages to a text file of a project, in the ways in which people, merges and tools damage them: one
/// change that leaves the file well-formed more often than not.
package enum Damage: String, CaseIterable, Sendable {
  case deletedKey, misspeltWord, swappedValues, cutText, repeatedEntry

  /// A damaged file.
  package struct Outcome: Sendable {
    package let text: String
    /// The line of the damage, from 1.
    package let line: Int
    /// Whether the project is as correct as before: a sentence that people made up is another one, or
    /// what may be left out is left out.
    package let isHarmless: Bool
  }

  /// Nil where the file has nothing to damage so.
  package func damaged(
    _ text: String, at path: String, using random: inout some RandomNumberGenerator
  ) -> Outcome? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    let entries = Self.entries(of: lines, at: path)
    guard let entry = entries.randomElement(using: &random) else { return nil }
    let line = entry.lines.lowerBound
    var isHarmless = false
    switch self {
    case .deletedKey:
      isHarmless = entry.isOptional
      lines.removeSubrange(entry.lines)
    case .repeatedEntry:
      isHarmless = entry.isItem
      lines.insert(contentsOf: lines[entry.lines], at: entry.lines.upperBound)
    case .misspeltWord:
      guard let value = Self.misspelt(entry.value) else { return nil }
      isHarmless = entry.isFreeText
      lines[entry.valueLine] = lines[entry.valueLine].replacingLast(entry.value, with: value)
    case .cutText:
      guard entry.value.count >= 8 else { return nil }
      isHarmless = entry.isFreeText
      lines[entry.valueLine] = lines[entry.valueLine]
        .replacingLast(entry.value, with: String(entry.value.prefix(entry.value.count / 2)))
    case .swappedValues:
      let others = entries.filter { $0.value != entry.value }
      guard let other = others.randomElement(using: &random) else { return nil }
      isHarmless = entry.isFreeText && other.isFreeText
      lines[entry.valueLine] = lines[entry.valueLine]
        .replacingLast(entry.value, with: other.value)
      lines[other.valueLine] = lines[other.valueLine]
        .replacingLast(other.value, with: entry.value)
    }
    return Outcome(
      text: lines.joined(separator: "\n"), line: line + 1, isHarmless: isHarmless)
  }

  /// A key with its value, on lines of their own.
  private struct Entry {
    let lines: Range<Int>
    let valueLine: Int
    let key: String
    let value: String
    let kind: Kind

    enum Kind { case propertyList, strings, interaction, yaml }

    /// Whether it is an item of a list, such as a view or a stage: there may be more of it, or less.
    var isItem: Bool { key.hasPrefix("-") }

    /// Whether people write what they like: a name, or a sentence without placeholders.
    var isFreeText: Bool {
      if value.contains("$") { return false }
      switch kind {
      case .strings: return true
      case .interaction:
        return ["interaction", "says", "note", "content", "number", "identifier"].contains(key)
      case .yaml: return ["- {label", "label"].contains(key)
      case .propertyList:
        return key.hasSuffix("Title") || key.hasSuffix("Description") || key.hasSuffix("String")
          || ["DisplayName", "BundleName", "Synonym"].contains(where: key.hasSuffix)
      }
    }

    /// Whether it may be left out: all that an interaction does not have to say has a default.
    var isOptional: Bool {
      switch kind {
      case .strings: false
      case .interaction: !["interaction", "intent"].contains(key)
      case .yaml: isItem
      case .propertyList:
        ["CFBundleDisplayName", "INIntentVerb", "INIntentKeyParameter"].contains(key)
      }
    }
  }

  private static func entries(of lines: [String], at path: String) -> [Entry] {
    lines.indices.compactMap { index in
      if path.hasSuffix(".yml") {
        return yamlEntry(lines, index, path.hasSuffix(".interaction.yml") ? .interaction : .yaml)
      }
      if path.hasSuffix(".strings") { return stringsEntry(lines, index) }
      return plistEntry(lines, index)
    }
  }

  private static func plistEntry(_ lines: [String], _ index: Int) -> Entry? {
    guard let key = lines[index].between("<key>", "</key>"), index + 1 < lines.count,
      let value = lines[index + 1].between(">", "</"), !lines[index + 1].contains("<key>")
    else { return nil }
    return Entry(
      lines: index..<(index + 2), valueLine: index + 1, key: key, value: value,
      kind: .propertyList)
  }

  private static func stringsEntry(_ lines: [String], _ index: Int) -> Entry? {
    lines[index].between("= \"", "\";")
      .map {
        Entry(
          lines: index..<(index + 1), valueLine: index, key: "", value: $0, kind: .strings)
      }
  }

  /// A key with a value on its line, outside of comments.
  private static func yamlEntry(
    _ lines: [String], _ index: Int, _ kind: Entry.Kind
  ) -> Entry? {
    let line = lines[index]
    guard !line.contains("#"), let colon = line.firstRange(of: ": ") else { return nil }
    let value = String(line[colon.upperBound...])
    let key = String(line[..<colon.lowerBound].drop { $0 == " " })
    return value.isEmpty
      ? nil
      : Entry(
        lines: index..<(index + 1), valueLine: index, key: key, value: value, kind: kind)
  }

  /// A text with two neighbouring letters of its first longer word swapped.
  private static func misspelt(_ text: String) -> String? {
    var characters = Array(text)
    for index in characters.indices.dropFirst(2)
    where characters[index].isLetter && characters[index - 1].isLetter
      && characters[index - 2].isLetter && characters[index] != characters[index - 1]
    {
      characters.swapAt(index, index - 1)
      return String(characters)
    }
    return nil
  }
}

extension String {
  fileprivate func between(_ opening: String, _ closing: String) -> String? {
    guard let start = firstRange(of: opening),
      let end = self[start.upperBound...].firstRange(of: closing), end.lowerBound > start.upperBound
    else { return nil }
    return String(self[start.upperBound..<end.lowerBound])
  }

  fileprivate func replacingLast(_ old: String, with new: String) -> String {
    guard let range = ranges(of: old).last else { return self }
    return String(self[..<range.lowerBound]) + new + String(self[range.upperBound...])
  }
}
