/// Foreign text that does nothing in a report but be read.
///
/// Line ends, control characters and marks that turn the direction of what follows are replaced;
/// what is too long is cut. What a format needs escaped is escaped where the format is written.
struct EscapedText {
  let text: String

  /// The most characters of one text in a report (convention).
  private static let limit = 240

  init(_ foreign: String) {
    var scalars = String.UnicodeScalarView()
    for scalar in foreign.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: scalars.append(" ")
      case .surrogate, .privateUse, .unassigned: scalars.append("\u{FFFD}")
      default: scalars.append(Self.turnsDirection(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    let whole = String(scalars)
    text = whole.count > Self.limit ? String(whole.prefix(Self.limit - 1)) + "…" : whole
  }

  /// Embeddings, overrides and isolates; letters of languages written from right to left stay.
  static func turnsDirection(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: true
    default: false
    }
  }

  /// A code span of Markdown that nothing in the text can end.
  ///
  /// In one no Markdown, no `@mention`, no `#number` and no address means anything.
  var codeSpan: String {
    let safe = String(text.map { $0 == "`" ? "'" : $0 }).split(separator: " ").joined(
      separator: " ")
    return safe.isEmpty ? "`-`" : "`\(safe)`"
  }
}
