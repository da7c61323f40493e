internal import TextTools

/// Writes diagnostics as GitHub workflow commands, which become annotations in a pull request.
///
/// GitHub shows ten errors, ten warnings and ten notices of a step (documented), and leaves out the
/// others without a word. So the first line counts them all, and what has no room left follows as
/// plain lines of the log.
///
/// GitHub wants paths that start at the repository.
package func diagnosticGitHubCommands(_ diagnostics: [Diagnostic], below folder: String = ".")
  -> String
{
  guard !diagnostics.isEmpty else { return "" }
  let folder = RepositoryFolder(folder)
  let shown = [Severity.error, .warning, .note].flatMap { severity in
    diagnostics.filter { $0.severity == severity }
      .prefix(severity == .note ? annotationLimit - 1 : annotationLimit)
  }
  let rest = diagnostics.filter { !shown.contains($0) }
  let counts = severityCounts(diagnostics)
  let left = rest.isEmpty ? "" : "; \(rest.count) of them only in the log"
  return "::notice title=Cardproof::\(counts)\(left)\n"
    + shown.map { command($0, folder) }.joined() + rest.map(plainLine).joined()
}

/// How many annotations of a kind GitHub shows for one step.
private let annotationLimit = 10

private func command(_ diagnostic: Diagnostic, _ folder: RepositoryFolder) -> String {
  let kind = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
  var properties: [String] = []
  if let location = diagnostic.location {
    properties = [
      "file=\(escapedProperty(folder.path(of: location.file)))", "line=\(location.line)",
      "col=\(location.column)",
    ]
  }
  properties.append("title=\(escapedProperty(diagnostic.rule.id))")
  let notes = diagnostic.notes.map { note in
    let place = note.location.map { " (\(folder.path(of: $0.file)):\($0.line))" } ?? ""
    return note.message + place
  }
  let details = notes + (diagnostic.fix.map { ["Fix: \($0)"] } ?? [])
  let message = ([diagnostic.message] + details).joined(separator: "\n")
  return "::\(kind) \(properties.joined(separator: ","))::\(escapedMessage(message))\n"
}

/// A line of the log that is no command: GitHub reads those that begin with two colons, and those
/// with `##[` anywhere.
private func plainLine(_ diagnostic: Diagnostic) -> String {
  let place = diagnostic.location.map { "\($0): " } ?? ""
  let text = "\(place)\(diagnostic.severity): \(diagnostic.message) [\(diagnostic.rule.id)]"
  return "- \(oneLine(text).replacing("##[", with: "## ["))\n"
}

private func escapedMessage(_ text: String) -> String {
  text.replacingScalars { scalar in
    switch scalar {
    case "%", "\r", "\n": "%\(scalar.value.digits(2))"
    default: String(visible(scalar))
    }
  }
}

private func escapedProperty(_ text: String) -> String {
  escapedMessage(text).replacingScalars {
    [":", ","].contains($0) ? "%\($0.value.digits(2))" : nil
  }
}
