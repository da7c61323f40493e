import Diagnostics
import Testing

/// Which fixes a check of the changed files proves.
struct FixProofTests {
  private func finding(
    _ message: String, _ line: Int = 1, file: String = "a.yml", fixes: Bool = true,
    rule: Rule = .sample
  ) -> Diagnostic {
    let place = Diagnostics.SourceLocation(file: file, line: line, column: 1)
    return Diagnostic(
      rule, message, at: place, corrections: fixes ? [.remove(message, at: place)] : [])
  }

  private func holds(
    _ finding: Diagnostic, before: [Diagnostic], after: [Diagnostic]
  ) -> Bool {
    let plan = FixPlan(before) { wanted in
      wanted.corrections.map { correction in
        let place = correction.location
        let start = before.firstIndex(of: wanted) ?? 0
        return SourceEdit(range: start..<start + 1, old: "a", new: "b", from: place, to: place)
      }
    }
    return FixProof(of: plan, before: before, after: after).holds(finding)
  }

  @Test func aFixIsProvenWhereItsFindingIsGone() {
    let (first, second) = (finding("a"), finding("b", 2))
    #expect(holds(first, before: [first, second], after: [finding("b", 1)]))
    #expect(!holds(second, before: [first, second], after: [finding("b", 1)]))
  }

  @Test func aFixThatBreaksItsFileIsNotMade() {
    let first = finding("a")
    let broken = finding("broken", fixes: false, rule: .brokenSample)
    #expect(!holds(first, before: [first], after: [broken]))
    #expect(holds(first, before: [first, broken], after: [broken]))
    let elsewhere = finding("broken", file: "b.yml", fixes: false, rule: .brokenSample)
    #expect(holds(first, before: [first], after: [elsewhere]))
  }

  @Test func oneOfSeveralThatSayTheSameIsProven() {
    let (first, second) = (finding("a", 1), finding("a", 2))
    #expect(holds(first, before: [first, second], after: [second]))
  }
}

extension Rule {
  fileprivate static let brokenSample = Rule("broken-sample", .error)
}
