/// The findings of a file in the order in which its readers make them.
///
/// A class, so that the readers of a file and of its parts share one; it never leaves the reading.
package final class Findings {
  package private(set) var all: [Diagnostic] = []

  package init() {}

  package var count: Int { all.count }

  package func append(_ finding: Diagnostic) { all.append(finding) }

  /// Adds a finding.
  package func report(
    _ rule: Rule, _ message: String, at location: SourceLocation?, notes: [Diagnostic.Note] = [],
    fix: String? = nil, corrections: [Correction] = []
  ) {
    all.report(rule, message, at: location, notes: notes, fix: fix, corrections: corrections)
  }
}

extension [Diagnostic] {
  /// Adds what a reading finds.
  package mutating func adding<Result>(_ read: (Findings) -> Result) -> Result {
    let findings = Findings()
    defer { self += findings.all }
    return read(findings)
  }
}
