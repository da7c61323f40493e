/// One finding: what is wrong, where, and what to do about it.
///
/// It is thrown where there is no value to return, and collected where there is one.
package struct Diagnostic: Hashable, Sendable, Error {
  package let rule: Rule
  package private(set) var severity: Severity
  /// The headline: what is wrong, specific part first, without a full stop.
  package let message: String
  package let location: SourceLocation?
  package private(set) var notes: [Note]
  /// The fix, as an order without a full stop.
  package let fix: String?
  /// How good the fix is, for a choice among several.
  package let fixRank: FixRank
  /// The edits of a certain fix: all of these together.
  package let corrections: [Correction]

  /// A remark that belongs to a diagnostic, with a place of its own where it has one.
  package struct Note: Hashable, Sendable {
    package let parts: [Part]
    package let location: SourceLocation?

    /// A piece of the text: words, or the id of a state, which a page can lead to.
    package enum Part: Hashable, Sendable {
      case words(String), state(String)

      package var text: String {
        switch self {
        case .words(let text), .state(let text): text
        }
      }
    }

    package init(_ message: String, at location: SourceLocation? = nil) {
      self.init([.words(message)], at: location)
    }

    package init(_ parts: [Part], at location: SourceLocation? = nil) {
      self.parts = parts
      self.location = location
    }

    package var message: String { parts.map(\.text).joined() }
  }

  package enum FixRank: Int, Hashable, Comparable, Sendable {
    /// Advice in general.
    case general
    /// The very words to write.
    case exact

    package static func < (left: FixRank, right: FixRank) -> Bool { left.rawValue < right.rawValue }
  }

  package init(
    _ rule: Rule, _ message: String, at location: SourceLocation?, notes: [Note] = [],
    fix: String? = nil, fixRank: FixRank = .general, corrections: [Correction] = []
  ) {
    self.rule = rule
    severity = rule.severity
    self.message = message
    self.location = location
    self.notes = notes
    self.fix = fix
    self.fixRank = fixRank
    self.corrections = corrections
  }

  /// The finding with the severity that a project gives its rule.
  package func with(severity: Severity) -> Diagnostic {
    var finding = self
    finding.severity = severity
    return finding
  }

  /// The finding with one more remark.
  package func with(note: Note) -> Diagnostic {
    var finding = self
    finding.notes.append(note)
    return finding
  }
}

/// The key by which findings are counted together.
private struct FileFindings: Hashable {
  let rule: String
  let file: String?
}

extension [Diagnostic] {
  /// Adds a finding.
  package mutating func report(
    _ rule: Rule, _ message: String, at location: SourceLocation?, notes: [Diagnostic.Note] = [],
    fix: String? = nil, fixRank: Diagnostic.FixRank = .general, corrections: [Correction] = []
  ) {
    append(
      Diagnostic(
        rule, message, at: location, notes: notes, fix: fix, fixRank: fixRank,
        corrections: corrections))
  }

  /// Each finding once, ordered by the kind of its file, so that causes come first, then by place, severity (worst first),
  /// rule and message.
  package func sortedAndUnique() -> [Diagnostic] {
    Set(self).sorted { left, right in
      if left.location != right.location {
        guard let leftPlace = left.location else { return true }
        guard let rightPlace = right.location else { return false }
        let ranks = (leftPlace.fileRank, rightPlace.fileRank)
        return ranks.0 == ranks.1 ? leftPlace < rightPlace : ranks.0 < ranks.1
      }
      return left.sortKey < right.sortKey
    }
  }

  /// The findings with at most so many of one rule in one file, in the same order; the last of them
  /// says how many more there are.
  ///
  /// A file with a million faults of one kind must not make a report of a million entries. The
  /// limit is convention: over twice of what the worst real file has.
  package func limitedForEachFile(to limit: Int = 200) -> [Diagnostic] {
    let group = { (finding: Diagnostic) in
      FileFindings(rule: finding.rule.id, file: finding.location?.file)
    }
    let totals = reduce(into: [:]) { $0[group($1), default: 0] += 1 }
    var counts: [FileFindings: Int] = [:]
    return compactMap { finding in
      let key = group(finding)
      let count = counts[key, default: 0] + 1
      counts[key] = count
      let more = (totals[key] ?? 0) - limit
      guard count == limit, more > 0 else { return count <= limit ? finding : nil }
      return finding.with(
        note: Diagnostic.Note("And \(more) more of this rule in this file"))
    }
  }

  /// How many findings there are of a severity.
  package func count(_ severity: Severity) -> Int {
    count { $0.severity == severity }
  }
}

extension SourceLocation {
  /// The place of the file's kind in the order in which files are read: each names only what those before it have.
  fileprivate var fileRank: Int {
    let first = ["site.yml", ".intentdefinition", "plist"]
    let last = [".controller.yml", ".interaction.yml", ".md"]
    if let rank = first.firstIndex(where: file.hasSuffix) { return rank }
    return first.count + (last.firstIndex(where: file.hasSuffix) ?? -1) + 1
  }
}

extension Diagnostic {
  fileprivate var sortKey: (Int, String, String, String, String) {
    let rank = Severity.allCases.count - (Severity.allCases.firstIndex(of: severity) ?? 0)
    let detail = notes.map { "\($0.message) \($0.location?.description ?? "")" }
      .joined(separator: "\n")
    return (rank, rule.id, message, fix ?? "", detail)
  }
}
