import Diagnostics
import Testing

struct DiagnosticTests {
  @Test func sortsByPlaceThenWorstThenRuleThenMessage() {
    let sorted = [
      Diagnostic(.sample, "nowhere", at: nil), Diagnostic(.severe, "1", at: place(1, 1)),
      Diagnostic(.sample, "2", at: place(1, 1)), Diagnostic(.sample, "3", at: place(1, 1)),
      Diagnostic(.quiet, "4", at: place(1, 1)), Diagnostic(.quiet, "5", at: place(1, 2)),
      Diagnostic(.quiet, "6", at: place(2, 1)), Diagnostic(.severe, "7", at: place(10, 1)),
      Diagnostic(.severe, "8", at: place(1, 1, "b.yml")),
    ]
    for _ in 0..<20 {
      #expect(sorted.shuffled().sortedAndUnique().map(\.message) == sorted.map(\.message))
    }
  }

  @Test func sameFindingCountsOnce() {
    let one = Diagnostic(.sample, "a", at: place(1, 1), notes: [.init("n")], fix: "f")
    #expect([one, one, one].sortedAndUnique() == [one])
  }

  @Test func findingsThatDifferOnlyInFixOrNotesAreBothKept() {
    let findings = [
      Diagnostic(.sample, "a", at: nil), Diagnostic(.sample, "a", at: nil, fix: "f"),
      Diagnostic(.sample, "a", at: nil, fix: "g"),
      Diagnostic(.sample, "a", at: nil, notes: [.init("n")], fix: "g"),
    ]
    for _ in 0..<20 { #expect(findings.shuffled().sortedAndUnique() == findings) }
  }

  @Test func ofOneRuleInOneFileSoManyAreListed() {
    let findings =
      (1...5).map { Diagnostic(.sample, "\($0)", at: place($0, 1), notes: [.init("n")]) }
      + [Diagnostic(.severe, "6", at: place(6, 1))]
      + (1...3).map { Diagnostic(.sample, "\($0)", at: place($0, 1, "b.yml")) }
      + [Diagnostic(.sample, "7", at: nil)]
    let limited = findings.limitedForEachFile(to: 3)
    #expect(limited.map(\.message) == ["1", "2", "3", "6", "1", "2", "3", "7"])
    #expect(
      limited[2].notes.map(\.message) == ["n", "And 2 more of this rule in this file"])
    #expect(limited.enumerated().allSatisfy { $0 == 2 || findings.contains($1) })
    #expect(findings.limitedForEachFile(to: 5) == findings)
  }

  @Test func aProjectCanGiveAnotherSeverity() {
    let one = Diagnostic(.sample, "a", at: place(1, 1), notes: [.init("n")], fix: "f")
    let other = one.with(severity: .error)
    #expect(other.severity == .error && other.rule == one.rule && other.notes == one.notes)
    #expect([one, other].count(.error) == 1 && [one, other].count(.warning) == 1)
  }
}
