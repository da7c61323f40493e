/// Writes diagnostics as the lines that Xcode links in its build log: `/path/file:line:column: warning: text`.
///
/// Xcode follows absolute paths only, so this is the one format that has them. A finding without a place is
/// one of the folder; it has two severities, so a note is a note of the line before in Xcode's list.
package func diagnosticXcodeLines(
  _ diagnostics: [Diagnostic], below absoluteFolder: String
) -> String {
  diagnostics.map { diagnostic in
    let lines =
      [line(diagnostic.location, diagnostic.severity.rawValue, text(of: diagnostic))]
      + diagnostic.notes.compactMap { note in
        note.location.map { line($0, Severity.note.rawValue, note.message) }
      }
    return lines.map { below(absoluteFolder, $0) }.joined()
  }.joined()
}

private func text(of diagnostic: Diagnostic) -> String {
  "\(diagnostic.message) [\(diagnostic.rule.id)]" + (diagnostic.fix.map { ". \($0)" } ?? "")
}

/// A line without the folder that its path begins with.
private func line(_ location: SourceLocation?, _ severity: String, _ message: String) -> String {
  let place = location.map { "\($0.file):\($0.line):\($0.column)" } ?? ":1:1"
  return "\(oneLine(place)): \(severity): \(oneLine(message))\n"
}

private func below(_ folder: String, _ line: String) -> String {
  line.hasPrefix(":") ? folder + line : "\(folder)/\(line)"
}
