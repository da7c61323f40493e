internal import TextTools

/// Writes diagnostics as JUnit XML, which every system of continuous integration shows as tests.
///
/// Each rule is a test case, so that those that hold are seen, too. It fails if it has a finding of
/// a severity that fails the command; other findings are its output.
package func diagnosticJUnit(
  _ diagnostics: [Diagnostic], rules: [Rule], failing: Set<Severity>,
  headline: (Rule) -> String
) -> String {
  let findings = Dictionary(grouping: diagnostics, by: \.rule.id)
  let sorted = rules.sorted { $0.id < $1.id }
  let cases = sorted.map { testCase($0, findings[$0.id] ?? [], failing, headline) }
  let failures = sorted.count { rule in
    findings[rule.id]?.contains { failing.contains($0.severity) } ?? false
  }
  let counts = "tests=\"\(sorted.count)\" failures=\"\(failures)\""
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="cardproof" \(counts)>
    <testsuite name="cardproof" \(counts) errors="0" skipped="0">
    \(cases.joined(separator: "\n"))
    </testsuite>
    </testsuites>

    """
}

private func testCase(
  _ rule: Rule, _ findings: [Diagnostic], _ failing: Set<Severity>, _ headline: (Rule) -> String
) -> String {
  let opening = "<testcase classname=\"cardproof.rules\" name=\"\(xmlText(rule.id))\""
  guard !findings.isEmpty else { return "\(opening)/>" }
  let failures = findings.filter { failing.contains($0.severity) }
  let others = findings.filter { !failing.contains($0.severity) }
  var lines = ["\(opening)>"]
  if !failures.isEmpty {
    lines.append("<failure message=\"\(xmlText(headline(rule)))\">\(text(of: failures))</failure>")
  }
  if !others.isEmpty { lines.append("<system-out>\(text(of: others))</system-out>") }
  return (lines + ["</testcase>"]).joined(separator: "\n")
}

private func text(of findings: [Diagnostic]) -> String {
  let lines = findings.map { finding in
    let place = finding.location.map { "\($0): " } ?? ""
    let notes = finding.notes.map { note in
      "\n  note: \(note.location.map { "\($0): " } ?? "")\(note.message)"
    }
    let fix = finding.fix.map { "\n  fix: \($0)" } ?? ""
    return "\(place)\(finding.severity): \(finding.message)\(notes.joined())\(fix)"
  }
  return xmlText(lines.joined(separator: "\n"))
}

/// A text in XML 1.0; characters that it cannot hold become a replacement character.
private func xmlText(_ text: String) -> String {
  text.replacingScalars { scalar in
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "\n", "\t": nil
    case "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
    default: scalar.value < 0x20 ? "\u{FFFD}" : nil
    }
  }
}
