internal import TextTools

/// Writes diagnostics as a JSON array, one object a line, keys in a fixed order.
///
/// A finding whose fix is sure has the changes that make it, which `edits` gives.
package func diagnosticJSON(
  _ diagnostics: [Diagnostic], edits: (Diagnostic) -> [SourceEdit] = { _ in [] }
) -> String {
  guard !diagnostics.isEmpty else { return "[]\n" }
  return "[\n" + diagnostics.map { "  " + object($0, edits($0)) }.joined(separator: ",\n") + "\n]\n"
}

private func object(_ diagnostic: Diagnostic, _ edits: [SourceEdit]) -> String {
  var members = [
    ("rule", jsonString(diagnostic.rule.id)),
    ("severity", jsonString(diagnostic.severity.rawValue)),
  ]
  members += place(diagnostic.location)
  members.append(("message", jsonString(diagnostic.message)))
  if !diagnostic.notes.isEmpty {
    let notes = diagnostic.notes.map {
      jsonObject(place($0.location) + [("message", jsonString($0.message))])
    }
    members.append(("notes", "[\(notes.joined(separator: ", "))]"))
  }
  if let fix = diagnostic.fix { members.append(("fix", jsonString(fix))) }
  if !edits.isEmpty {
    let changes = edits.map { edit in
      jsonObject(
        place(edit.start) + [
          ("endLine", String(edit.end.line)), ("endColumn", String(edit.end.column)),
          ("old", jsonString(edit.old)), ("new", jsonString(edit.new)),
        ])
    }
    members.append(("edits", "[\(changes.joined(separator: ", "))]"))
  }
  return jsonObject(members)
}

private func place(_ location: SourceLocation?) -> [(String, String)] {
  guard let location else { return [] }
  return [
    ("file", jsonString(location.file)), ("line", String(location.line)),
    ("column", String(location.column)),
  ]
}
