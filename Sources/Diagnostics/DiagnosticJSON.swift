/// Writes diagnostics as a JSON array, one object a line, keys in a fixed order.
package func diagnosticJSON(_ diagnostics: [Diagnostic]) -> String {
  guard !diagnostics.isEmpty else { return "[]\n" }
  return "[\n" + diagnostics.map { "  " + object($0) }.joined(separator: ",\n") + "\n]\n"
}

private func object(_ diagnostic: Diagnostic) -> String {
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
  var literal = "\""
  for scalar in text.unicodeScalars {
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
  return literal + "\""
}
