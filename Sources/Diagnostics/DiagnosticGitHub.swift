/// Writes diagnostics as GitHub workflow commands, which become annotations in a pull request.
///
/// GitHub wants paths that start at the repository. The command usually runs there, so files get
/// the folder that it was given in front of them; an absolute one cannot be used.
package func diagnosticGitHubCommands(_ diagnostics: [Diagnostic], below folder: String = ".")
  -> String
{
  var parts = folder.split(separator: "/").filter { $0 != "." }.map { String($0) }
  if folder.hasPrefix("/") || parts.contains("..") { parts = [] }
  let prefix = parts.map { $0 + "/" }.joined()
  return diagnostics.map { command($0, prefix) }.joined()
}

private func command(_ diagnostic: Diagnostic, _ prefix: String) -> String {
  let kind = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
  var properties: [String] = []
  if let location = diagnostic.location {
    properties = [
      "file=\(escapedProperty(prefix + location.file))", "line=\(location.line)",
      "col=\(location.column)",
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
