internal import TextTools

/// Writes diagnostics for people: headline, excerpt with a caret, notes and fix.
package struct DiagnosticText {
  /// Gives the text of a source file by its path, for excerpts.
  private let source: (String) -> String?
  private let isColored: Bool

  /// Makes a writer; colors are for terminals.
  package init(isColored: Bool = false, source: @escaping (String) -> String?) {
    self.source = source
    self.isColored = isColored
  }

  /// The diagnostics in the given order, and a last line that counts them.
  package func text(for diagnostics: [Diagnostic]) -> String {
    guard !diagnostics.isEmpty else { return "" }
    var lines = SourceLines(source: source)
    return diagnostics.map { text(for: $0, lines: &lines) }.joined(separator: "\n")
      + "\n" + severityCounts(diagnostics) + "\n"
  }

  private func text(for diagnostic: Diagnostic, lines: inout SourceLines) -> String {
    let place = diagnostic.location.map { "\(oneLine($0.description)): " } ?? ""
    let headline = oneLine(diagnostic.message)
    let severity = colored("\(diagnostic.severity):", diagnostic.severity.color)
    var text = "\(place)\(severity) \(colored(headline, .bold)) [\(diagnostic.rule.id)]\n"
    if let location = diagnostic.location { text += excerpt(at: location, lines: &lines) }
    for note in diagnostic.notes {
      let place = note.location.map { "\(oneLine($0.description)): " } ?? ""
      text += "  note: \(place)\(oneLine(note.message))\n"
    }
    if let fix = diagnostic.fix { text += "  fix: \(oneLine(fix))\n" }
    return text
  }

  /// The line at a location with a caret below it; at most 96 columns around the place.
  private func excerpt(at location: SourceLocation, lines: inout SourceLines) -> String {
    guard let scalars = lines.line(location.line, of: location.file) else { return "" }
    guard location.column >= 1, location.column <= scalars.count + 1 else { return "" }
    let start = max(0, min(location.column - 49, scalars.count - 96))
    let end = min(scalars.count, start + 96)
    let number = String(location.line)
    let gutter = String(repeating: " ", count: number.count)
    let before = scalars[start..<min(location.column - 1, end)]
    let padding = String(before.map { $0 == "\t" ? "\t" : " " })
    let shown = String(String.UnicodeScalarView(scalars[start..<end].map(visible)))
    return "  \(number) | \(shown)\n  \(gutter) | \(padding)\(colored("^", .green))\n"
  }

  private func colored(_ text: String, _ color: TerminalColor) -> String {
    isColored ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }

}

/// Terminal colors: the codes of ECMA-48.
private enum TerminalColor: String {
  case bold = "1"
  case red = "1;31"
  case green = "32"
  case yellow = "1;33"
  case cyan = "1;36"
}

extension Severity {
  fileprivate var color: TerminalColor {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }
}

/// A control or direction character as a visible one, so that foreign text cannot act on a
/// terminal.
func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  switch scalar.properties.generalCategory {
  case .control where scalar != "\t", .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
  default: scalar
  }
}

/// A text on one line, without characters that act on a terminal.
package func oneLine(_ text: String) -> String {
  String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\n" ? " " : visible($0) }))
}

/// How many findings there are of each severity: `1 error, 2 notes`.
func severityCounts(_ diagnostics: [Diagnostic]) -> String {
  [Severity.error, .warning, .note].compactMap { severity -> String? in
    let count = diagnostics.count(severity)
    guard count > 0 else { return nil }
    return counted(count, severity.rawValue)
  }.joined(separator: ", ")
}
