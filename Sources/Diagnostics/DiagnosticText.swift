/// Writes diagnostics for people: headline, excerpt with a caret, notes and fix.
package struct DiagnosticText {
  /// Gives the text of a source file by its path, for excerpts.
  private let source: (String) -> String?

  package init(source: @escaping (String) -> String?) {
    self.source = source
  }

  /// All diagnostics in the order given, and a last line that counts them.
  package func text(for diagnostics: [Diagnostic]) -> String {
    guard !diagnostics.isEmpty else { return "" }
    var lines = SourceLines(source: source)
    return diagnostics.map { text(for: $0, lines: &lines) }.joined(separator: "\n")
      + "\n" + summary(of: diagnostics)
  }

  private func text(for diagnostic: Diagnostic, lines: inout SourceLines) -> String {
    let place = diagnostic.location.map { "\(oneLine($0.description)): " } ?? ""
    let headline = oneLine(diagnostic.message)
    var text = "\(place)\(diagnostic.severity): \(headline) [\(diagnostic.rule.id)]\n"
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
    return "  \(number) | \(shown)\n  \(gutter) | \(padding)^\n"
  }

  private func summary(of diagnostics: [Diagnostic]) -> String {
    let counts = [Severity.error, .warning, .note].compactMap { severity -> String? in
      let count = diagnostics.count(severity)
      guard count > 0 else { return nil }
      return "\(count) \(severity)\(count == 1 ? "" : "s")"
    }
    return counts.joined(separator: ", ") + "\n"
  }
}

/// The lines of the file that was asked for last, and the line that was: diagnostics come sorted by
/// place, so that each file and each line is taken apart once.
private struct SourceLines {
  let source: (String) -> String?
  private var file: String?
  private var lines: [Substring.UTF8View] = []
  private var lastLine: (number: Int, scalars: [Unicode.Scalar])?

  init(source: @escaping (String) -> String?) { self.source = source }

  /// A line without its end; lines count from 1, and only a line feed ends one.
  mutating func line(_ number: Int, of file: String) -> [Unicode.Scalar]? {
    if self.file != file {
      self.file = file
      lastLine = nil
      let text = source(file) ?? ""
      lines =
        text.isEmpty
        ? [] : text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
    if let lastLine, lastLine.number == number { return lastLine.scalars }
    guard lines.indices.contains(number - 1) else { return nil }
    var line = lines[number - 1]
    if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
    let scalars = Array(String(decoding: line, as: UTF8.self).unicodeScalars)
    lastLine = (number, scalars)
    return scalars
  }
}

/// A control or direction character as a visible one, so that foreign text cannot act on a terminal.
private func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  switch scalar.properties.generalCategory {
  case .control where scalar != "\t", .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
  default: scalar
  }
}

/// A text on one line, without characters that act on a terminal.
private func oneLine(_ text: String) -> String {
  String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\n" ? " " : visible($0) }))
}
