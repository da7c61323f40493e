/// A finding that only one of two sites has.
package struct FindingChange: Hashable, Sendable {
  package let event: Event
  package let rule: String
  package let severity: String
  let file: String?
  let line: Int?
  package let message: String

  package enum Event: String, Hashable, Sendable {
    case new, gone
  }

  private init(_ event: Event, _ finding: CatalogueFile.Finding) {
    self.event = event
    rule = finding.rule
    severity = finding.severity
    file = finding.file
    line = finding.line
    message = finding.message
  }

  /// A note is a remark, and no fault that was not there.
  package var isRegression: Bool { event == .new && severity != "note" }

  /// The place, as editors know it; empty where there is none.
  package var place: String {
    guard let file else { return "" }
    return line.map { "\(file):\($0)" } ?? file
  }

  /// The whole in words.
  package var words: String {
    "\(event == .new ? "New" : "Gone"): \(severity): \(message) [\(rule)]"
  }

  /// The findings of the newer site that the older one does not have, then the other way round.
  ///
  /// Lines count for nothing, because what stands above moves them. What is left is matched by rule and
  /// file, because a sentence may have numbers in it that changed, and then by sentence, because files
  /// move.
  static func changes(
    from base: [CatalogueFile.Finding], to head: [CatalogueFile.Finding]
  ) -> [FindingChange] {
    var old = base
    var new = head
    take(from: &old, and: &new) { [$0.rule, $0.file ?? "", $0.message] }
    take(from: &old, and: &new) { [$0.rule, $0.file ?? ""] }
    take(from: &old, and: &new) { [$0.rule, $0.message] }
    return new.map { FindingChange(.new, $0) } + old.map { FindingChange(.gone, $0) }
  }

  /// Takes out of both what has the same key, one for one.
  private static func take(
    from old: inout [CatalogueFile.Finding], and new: inout [CatalogueFile.Finding],
    by key: (CatalogueFile.Finding) -> [String]
  ) {
    var known = Dictionary(grouping: old, by: key).mapValues(\.count)
    var taken: [[String]: Int] = [:]
    new.removeAll { finding in
      guard let count = known[key(finding)], count > 0 else { return false }
      known[key(finding)] = count - 1
      taken[key(finding), default: 0] += 1
      return true
    }
    old.removeAll { finding in
      guard let count = taken[key(finding)], count > 0 else { return false }
      taken[key(finding)] = count - 1
      return true
    }
  }
}
