internal import TextTools

/// Writes texts as YAML.
enum ScaffoldYAML {
  /// Words that YAML, or one of its readers, takes for something else than a text.
  private static let reserved: Set = [
    "true", "false", "null", "yes", "no", "on", "off", "y", "n", "nan", "inf", "infinity",
  ]

  /// A text as a key or a value: plain where it can be, else quoted.
  static func scalar(_ text: String) -> String {
    let isPlain =
      text.first.map { $0.isASCII && $0.isLetter } ?? false
      && text.utf8.allSatisfy { byte in
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
          || "_-./ ".utf8.contains(byte)
      } && text.last != " " && !reserved.contains(text.lowercased())
    return isPlain ? text : quoted(text)
  }

  /// A text in double quotes.
  static func quoted(_ text: String) -> String {
    let content = text.replacingScalars { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      default: isPrintable(scalar) ? nil : escaped(scalar)
      }
    }
    return "\"\(content)\""
  }

  /// A remark at the end of a line.
  static func comment(_ text: String) -> String {
    let words = text.replacingScalars { isPrintable($0) ? nil : " " }
    return "  # \(words.count > 60 ? words.prefix(59) + "…" : words[...])"
  }

  /// Tests for characters that YAML 1.1 prints as they are, line breaks and marks of byte order
  /// left out.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0x2027, 0x202A...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD,
      0x10000...0x10FFFF:
      true
    default: false
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    scalar.value > 0xFFFF ? "\\U\(scalar.value.digits(8))" : "\\u\(scalar.value.digits(4))"
  }
}
