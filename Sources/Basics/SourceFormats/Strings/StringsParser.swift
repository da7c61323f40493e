import Diagnostics

/// Parses the entries of a `.strings` file: `key = text;`, or `key;` where both are the same.
///
/// The grammar is that of CoreFoundation's old property lists, restricted to texts.
struct StringsParser {
  private var scanner: StringsScanner
  private let path: String
  private var budget: ReadingBudget
  private(set) var diagnostics: [Diagnostic] = []

  /// Takes UTF-8 without a byte-order mark.
  init(path: String, text: [UInt8], limits: ReadingLimits) {
    self.path = path
    scanner = StringsScanner(path: path, text: text)
    budget = ReadingBudget(limits)
  }

  /// - Throws: A diagnostic for the first fault.
  mutating func file() throws(Diagnostic) -> StringsFile {
    var entries: [StringsEntry] = []
    var places: [String: SourceLocation] = [:]
    try scanner.skipSpace()
    let brace = scanner.place
    let hasBraces = scanner.take("{")
    while try scanner.skipSpace(), !scanner.isAtEnd, !(hasBraces && scanner.next == closingBrace) {
      let entry = try entry()
      if let first = places[entry.key] {
        diagnostics.append(.duplicateKey(entry.key, at: entry.keyLocation, first: first))
      } else {
        places[entry.key] = entry.keyLocation
        entries.append(entry)
      }
    }
    if hasBraces {
      guard scanner.take("}") else {
        throw fault("The '{' is never closed", at: brace, fix: "Write '}' after the last entry")
      }
      try scanner.skipSpace()
      if !scanner.isAtEnd {
        throw fault(
          "The last '}' is followed by text", at: scanner.place, fix: "Remove what follows it")
      }
    }
    return StringsFile(path: path, entries: entries)
  }

  private mutating func entry() throws(Diagnostic) -> StringsEntry {
    let keyLocation = scanner.place
    guard let key = try scanner.text() else {
      throw fault(
        "A key is expected here, not '\(scanner.shownNext)'", at: keyLocation,
        fix: "Write \"key\" = \"text\"; and escape quotation marks in texts as \\\"")
    }
    try budget.take(textBytes: key.utf8.count, at: keyLocation)
    try scanner.skipSpace()
    if scanner.take(";") {
      return StringsEntry(key: key, at: keyLocation, text: key, at: keyLocation)
    }
    guard scanner.take("=") else {
      throw fault(
        "'=' is missing after the key '\(shortened(key))'", at: scanner.place,
        notes: [.init("The key is here", at: keyLocation)], fix: "Write \"key\" = \"text\";")
    }
    try scanner.skipSpace()
    let textLocation = scanner.place
    guard let text = try scanner.text() else {
      throw fault(
        "The value of '\(shortened(key))' is not a text", at: textLocation,
        fix: "Write a text in quotation marks")
    }
    try budget.take(textBytes: text.utf8.count, at: textLocation)
    try scanner.skipSpace()
    guard scanner.take(";") else {
      throw fault(
        "';' is missing after the text of '\(shortened(key))'", at: scanner.place,
        notes: [.init("The text starts here", at: textLocation)],
        fix: "Write ';' after the text, and escape quotation marks in it as \\\"")
    }
    return StringsEntry(key: key, at: keyLocation, text: text, at: textLocation)
  }

  private func shortened(_ key: String) -> String {
    key.count <= 40 ? key : key.prefix(39) + "…"
  }

  private func fault(
    _ message: String, at location: SourceLocation, notes: [Diagnostic.Note] = [], fix: String
  ) -> Diagnostic {
    Diagnostic(.malformedStrings, message, at: location, notes: notes, fix: fix)
  }
}

private let closingBrace = UInt8(ascii: "}")
