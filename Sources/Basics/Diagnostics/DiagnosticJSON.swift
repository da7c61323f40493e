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
package func jsonObject(_ members: [(String, String)]) -> String {
  var object = JSONObject()
  for (name, value) in members { object.add(name, written: value) }
  return String(decoding: object.ended(), as: UTF8.self)
}

/// A JSON string literal; everything but quotes, backslashes and control characters stays as it is.
package func jsonString(_ text: String) -> String {
  var literal: [UInt8] = []
  literal.reserveCapacity(text.utf8.count + 2)
  appendJSONString(text, to: &literal)
  return String(decoding: literal, as: UTF8.self)
}

/// Adds a JSON string literal to one that is being written.
package func appendJSONString(_ text: String, to json: inout [UInt8]) {
  let start = json.count
  json.append(UInt8(ascii: "\""))
  json.append(contentsOf: text.utf8)
  // Most texts need nothing.
  var end = start + 1
  while end < json.count, !needsCareInJSON(json[end]) { end += 1 }
  if end < json.count {
    let rest = Array(json[end...])
    json.removeSubrange(end...)
    appendEscaped(rest, to: &json)
  }
  json.append(UInt8(ascii: "\""))
}

/// The same of a text in UTF-8.
package func appendJSONString(_ bytes: [UInt8], to json: inout [UInt8]) {
  json.append(UInt8(ascii: "\""))
  appendEscaped(bytes, to: &json)
  json.append(UInt8(ascii: "\""))
}

private func appendEscaped(_ bytes: [UInt8], to json: inout [UInt8]) {
  var start = 0
  var index = 0
  while index < bytes.count {
    guard needsCareInJSON(bytes[index]), let (escape, length) = bytes.jsonEscape(at: index) else {
      index += 1
      continue
    }
    json.append(contentsOf: bytes[start..<index])
    json.append(contentsOf: escape.utf8)
    index += length
    start = index
  }
  json.append(contentsOf: bytes[start...])
}

/// Whether a UTF-8 byte is, or may begin, a character that is written otherwise in JSON.
///
/// 0xE2 begins the separators of lines and paragraphs, which JavaScript does not allow in a text.
private func needsCareInJSON(_ byte: UInt8) -> Bool {
  byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0xE2
}

extension [UInt8] {
  /// What stands for the character at a place, and how many bytes that has; nil where it stands for
  /// itself.
  fileprivate func jsonEscape(at index: Int) -> (escape: String, length: Int)? {
    switch self[index] {
    case UInt8(ascii: "\""): return ("\\\"", 1)
    case UInt8(ascii: "\\"): return ("\\\\", 1)
    case UInt8(ascii: "\n"): return ("\\n", 1)
    case UInt8(ascii: "\r"): return ("\\r", 1)
    case UInt8(ascii: "\t"): return ("\\t", 1)
    case 0xE2:
      let rest = self[index...].dropFirst().prefix(2)
      if rest.elementsEqual([0x80, 0xA8]) { return ("\\u2028", 3) }
      return rest.elementsEqual([0x80, 0xA9]) ? ("\\u2029", 3) : nil
    case let byte:
      return ("\\u" + String(String(0x10000 + Int(byte), radix: 16).dropFirst()), 1)
    }
  }
}
