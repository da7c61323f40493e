/// Writes diagnostics as GitHub workflow commands, which become annotations in a pull request.
package func diagnosticGitHubCommands(_ diagnostics: [Diagnostic]) -> String {
  diagnostics.map(command).joined()
}

private func command(_ diagnostic: Diagnostic) -> String {
  let kind = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
  var properties: [String] = []
  if let location = diagnostic.location {
    properties = [
      "file=\(escapedProperty(location.file))", "line=\(location.line)", "col=\(location.column)",
    ]
  }
  properties.append("title=\(escapedProperty(diagnostic.rule.id))")
  let details = diagnostic.notes.map(\.message) + (diagnostic.fix.map { ["Fix: \($0)"] } ?? [])
  let message = ([diagnostic.message] + details).joined(separator: "\n")
  return "::\(kind) \(properties.joined(separator: ","))::\(escapedMessage(message))\n"
}

private func escapedMessage(_ text: String) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "%": escaped += "%25"
    case "\r": escaped += "%0D"
    case "\n": escaped += "%0A"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}

private func escapedProperty(_ text: String) -> String {
  var escaped = ""
  for scalar in escapedMessage(text).unicodeScalars {
    switch scalar {
    case ":": escaped += "%3A"
    case ",": escaped += "%2C"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}
