import Diagnostics

/// A piece of a template's source: text of one line at most, or a tag.
enum TemplateToken {
  case text(String)
  case tag(TemplateTag)

  /// The text, if it is one and nothing but blanks and line ends.
  var blankText: String? {
    guard case .text(let text) = self, text.utf8.allSatisfy(isTemplateBlank) else { return nil }
    return text
  }

  var tag: TemplateTag? {
    guard case .tag(let tag) = self else { return nil }
    return tag
  }
}

/// A Mustache tag as written.
struct TemplateTag {
  enum Kind {
    case comment, delimiters, value, unescapedValue, section, invertedSection, partial, parent
    case block, close

    /// Whether a closing tag must follow.
    var opens: Bool {
      switch self {
      case .section, .invertedSection, .parent, .block: true
      default: false
      }
    }

    var printsValue: Bool { self == .value || self == .unescapedValue }
  }

  let kind: Kind
  let name: String
  let location: SourceLocation
  /// The blanks between the start of the line and the tag, where the tag is the first on its line.
  var indentation = ""
  /// Whether the tag's line holds nothing to print, so that the line itself is not printed.
  var standsAlone = false
}

func isTemplateBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || (9...13).contains(byte)
}
