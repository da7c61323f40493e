/// What happened to one state between two sites.
package struct StateChange: Hashable, Sendable {
  package let id: String
  package let kind: Kind
  /// What is different, in words, worst first; empty for a state that was added.
  package let details: [String]
  /// Whether something that was shown before is lost, or there is a new finding.
  package let isRegression: Bool
  /// The paths of the drawings in the two sites.
  package let baseCard: String?
  package let headCard: String?

  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case removed, changed, added
  }

  init(added state: CatalogueFile.State) {
    id = state.id
    kind = .added
    details = []
    isRegression = false
    baseCard = nil
    headCard = state.card
  }

  init(removed state: CatalogueFile.State) {
    id = state.id
    kind = .removed
    details = ["the state is gone"]
    isRegression = true
    baseCard = state.card
    headCard = nil
  }

  /// Nil when the drawing, the transcript and the findings are the same.
  init?(from base: CatalogueFile.State, to head: CatalogueFile.State) {
    guard base.digest != head.digest || base.findings != head.findings else { return nil }
    var details: [String] = []
    let newFindings = head.findings.filter { !base.findings.contains($0) }
    if base.outcome != head.outcome { details.append("outcome \(base.outcome) → \(head.outcome)") }
    if !newFindings.isEmpty { details.append("new finding \(newFindings.joined(separator: ", "))") }
    if base.width != head.width || base.height != head.height {
      details.append(
        "size \(base.width.short)×\(base.height.short) → \(head.width.short)×\(head.height.short)")
    }
    if base.asks != head.asks { details.append("asks \(base.asks) → \(head.asks)") }
    if base.card != head.card { details.append("the drawing") }
    if details.isEmpty {
      details.append(base.digest == head.digest ? "a finding is gone" : "the transcript")
    }
    id = head.id
    kind = .changed
    self.details = details
    isRegression =
      !newFindings.isEmpty || base.outcome == "custom" && head.outcome != "custom"
      || base.outcome != "hidden" && head.outcome == "hidden"
    baseCard = base.card
    headCard = head.card
  }
}

extension Double {
  /// Without decimals where there are none.
  fileprivate var short: String {
    self == rounded() && abs(self) < 1e9 ? String(Int(self)) : String(self)
  }
}
