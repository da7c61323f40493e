/// Writes diagnostics as a JSON array, one object a line, keys in a fixed order.
///
/// A finding whose fix is sure has the changes that make it, which `edits` gives.
package func diagnosticJSON(
  _ diagnostics: [Diagnostic], edits: (Diagnostic) -> [SourceEdit] = { _ in [] }
) -> String {
  guard !diagnostics.isEmpty else { return "[]\n" }
  return "[\n" + diagnostics.map { "  " + object($0, edits($0)) }.joined(separator: ",\n") + "\n]\n"
}

private func object(_ diagnostic: Diagnostic, _ edits: [SourceEdit]) -> String {
  var members = [
    ("rule", jsonString(diagnostic.rule.id)),
    ("severity", jsonString(diagnostic.severity.rawValue)),
  ]
  members += place(diagnostic.location)
  members.append(("message", jsonString(diagnostic.message)))
  if !diagnostic.notes.isEmpty {
    let notes = diagnostic.notes.map {
      jsonObject(place($0.location) + [("message", jsonString($0.message))])
    }
    members.append(("notes", "[\(notes.joined(separator: ", "))]"))
  }
  if let fix = diagnostic.fix { members.append(("fix", jsonString(fix))) }
  if !edits.isEmpty {
    let changes = edits.map { edit in
      jsonObject(
        place(edit.start) + [
          ("endLine", String(edit.end.line)), ("endColumn", String(edit.end.column)),
          ("old", jsonString(edit.old)), ("new", jsonString(edit.new)),
        ])
    }
    members.append(("edits", "[\(changes.joined(separator: ", "))]"))
  }
  return jsonObject(members)
}

private func place(_ location: SourceLocation?) -> [(String, String)] {
  guard let location else { return [] }
  return [
    ("file", jsonString(location.file)), ("line", String(location.line)),
    ("column", String(location.column)),
  ]
}

/// A JSON object of members whose values are written already, in the order given.
func jsonObject(_ members: [(String, String)]) -> String {
  "{" + members.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
}

/// A JSON string literal; everything but quotes, backslashes and control characters stays as it is.
package func jsonString(_ text: String) -> String {
  guard text.utf8.contains(where: needsCareInJSON) else { return "\"" + text + "\"" }
  var literal = "\""
  var rest = text[...]
  while let index = rest.utf8.firstIndex(where: needsCareInJSON) {
    let scalar = rest.unicodeScalars[index]
    literal += rest[..<index]
    rest = rest[rest.unicodeScalars.index(after: index)...]
    switch scalar {
    case "\"": literal += "\\\""
    case "\\": literal += "\\\\"
    case "\n": literal += "\\n"
    case "\r": literal += "\\r"
    case "\t": literal += "\\t"
    case _ where scalar.value < 0x20 || scalar == "\u{2028}" || scalar == "\u{2029}":
      literal += "\\u" + String(String(0x10000 + scalar.value, radix: 16).dropFirst())
    default: literal.unicodeScalars.append(scalar)
    }
  }
  return literal + rest + "\""
}

/// Whether a UTF-8 byte is, or may begin, a character that is written otherwise in JSON.
///
/// 0xE2 begins the separators of lines and paragraphs, which JavaScript does not allow in a text.
private func needsCareInJSON(_ byte: UInt8) -> Bool {
  byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0xE2
}
