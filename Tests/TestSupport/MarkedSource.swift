package import Diagnostics

/// A sample whose places are marked inside it with `①`, `②` and so on.
package struct MarkedSource {
  /// The sample without its marks.
  package let text: String
  /// The places of the marks, `①` first.
  package let places: [SourceLocation]

  package init(_ marked: String, file: String = "sample") {
    var text = ""
    var places: [Unicode.Scalar: SourceLocation] = [:]
    var (line, column) = (1, 1)
    for scalar in marked.unicodeScalars {
      if ("①"..."⑨").contains(scalar) {
        places[scalar] = SourceLocation(file: file, line: line, column: column)
        continue
      }
      text.unicodeScalars.append(scalar)
      (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
    }
    self.text = text
    self.places = places.sorted { $0.key < $1.key }.map(\.value)
  }

  package var bytes: [UInt8] { Array(text.utf8) }

  /// The report of one diagnostic at `①`, with its note, if any, at `②`.
  package func report(_ message: String, note: String? = nil, fix: String) -> String {
    var lines = ["\(places[0].line):\(places[0].column) \(message)"]
    if let note { lines.append("note: \(places[1].line):\(places[1].column) \(note)") }
    return (lines + ["fix: \(fix)"]).joined(separator: "\n")
  }
}

/// A diagnostic as one text: place, rule, message, notes and fix.
package func report(_ diagnostic: Diagnostic) -> String {
  let place = diagnostic.location.map { "\($0.line):\($0.column)" } ?? "nowhere"
  var lines = ["\(place) \(diagnostic.rule.id): \(diagnostic.message)"]
  for note in diagnostic.notes {
    let place = note.location.map { "\($0.line):\($0.column) " } ?? ""
    lines.append("note: \(place)\(note.message)")
  }
  if let fix = diagnostic.fix { lines.append("fix: \(fix)") }
  return lines.joined(separator: "\n")
}

package func reports(_ diagnostics: [Diagnostic]) -> String {
  diagnostics.map(report).joined(separator: "\n")
}
