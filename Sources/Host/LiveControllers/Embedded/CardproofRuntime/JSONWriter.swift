extension JSONValue {
  /// The value as one line, with the fields of objects by key.
  public var line: String {
    var line = ""
    write(to: &line)
    return line
  }

  private func write(to line: inout String) {
    switch self {
    case .null: line += "null"
    case .bool(let flag): line += flag ? "true" : "false"
    case .number(let number): line += Self.digits(number)
    case .string(let text): Self.quote(text, to: &line)
    case .array(let elements):
      line += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { line += "," }
        element.write(to: &line)
      }
      line += "]"
    case .object:
      line += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { line += "," }
        Self.quote(member.key, to: &line)
        line += ":"
        member.value.write(to: &line)
      }
      line += "}"
    }
  }

  /// JSON has neither infinity nor NaN: both become null.
  private static func digits(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    if number == number.rounded(), number.magnitude < 9e15 { return String(Int(number)) }
    return "\(number)"
  }

  private static func quote(_ text: String, to line: inout String) {
    line += "\""
    if !text.utf8.contains(where: {
      $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
    }) {
      line += text + "\""
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": line += "\\\""
      case "\\": line += "\\\\"
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      case "\t": line += "\\t"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        line += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: line.unicodeScalars.append(scalar)
      }
    }
    line += "\""
  }
}
