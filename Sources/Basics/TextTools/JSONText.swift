/// A JSON object of members whose values are JSON already, in the order given.
package func jsonObject(_ members: [(String, String)]) -> String {
  var object = JSONObject()
  for (name, value) in members { object.add(name, written: value) }
  return String(decoding: object.ended(), as: UTF8.self)
}

/// A JSON array of values that are JSON already, in one line.
package func jsonArray(_ values: [String]) -> String { "[\(values.joined(separator: ", "))]" }

/// A JSON string literal; everything but quotes, backslashes and control characters stays as it is.
package func jsonString(_ text: String) -> String {
  var literal: [UInt8] = []
  literal.reserveCapacity(text.utf8.count + 2)
  appendJSONString(Array(text.utf8), to: &literal)
  return String(decoding: literal, as: UTF8.self)
}

/// Adds a JSON string literal of a text to one that is being written.
package func appendJSONString(_ text: String, to json: inout [UInt8]) {
  guard !text.utf8.contains(where: needsCare) else {
    return appendJSONString(Array(text.utf8), to: &json)
  }
  json.append(UInt8(ascii: "\""))
  json.append(contentsOf: text.utf8)
  json.append(UInt8(ascii: "\""))
}

/// Adds a JSON string literal of a text in UTF-8 to one that is being written.
package func appendJSONString(_ bytes: [UInt8], to json: inout [UInt8]) {
  json.append(UInt8(ascii: "\""))
  var start = 0
  var index = 0
  while index < bytes.count {
    guard needsCare(bytes[index]), let (escape, length) = bytes.jsonEscape(at: index) else {
      index += 1
      continue
    }
    json.append(contentsOf: bytes[start..<index])
    json.append(contentsOf: escape.utf8)
    index += length
    start = index
  }
  json.append(contentsOf: bytes[start...])
  json.append(UInt8(ascii: "\""))
}

/// Finds the bytes of UTF-8 that are, or may begin, a character with an escape in JSON.
///
/// 0xE2 begins the separators of lines and paragraphs, which JavaScript does not allow in a text.
private func needsCare(_ byte: UInt8) -> Bool {
  byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0xE2
}

extension [UInt8] {
  /// The escape of the character at a place, and its number of bytes; nil where it needs none.
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
    case let byte: return ("\\u\(byte.digits(4).lowercased())", 1)
    }
  }
}
