import Diagnostics
import Testing

struct FixPlanTests {
  private func edit(_ range: Range<Int>, _ old: String, _ new: String) -> SourceEdit {
    let place = Diagnostics.SourceLocation(file: "a b.yml", line: 1, column: range.lowerBound + 1)
    let end = Diagnostics.SourceLocation(file: "a b.yml", line: 1, column: range.upperBound + 1)
    return SourceEdit(range: range, old: old, new: new, from: place, to: end)
  }

  private func finding(_ name: String) -> Diagnostic {
    Diagnostic(
      .sample, name, at: place(1, 1), corrections: [.remove(name, at: place(1, 1))])
  }

  private func plan(_ edits: [(String, SourceEdit)]) -> FixPlan {
    FixPlan(edits.map { finding($0.0) }) { wanted in
      edits.filter { $0.0 == wanted.message }.map(\.1)
    }
  }

  @Test func ofTwoThatTouchTheSameBytesTheFirstWins() {
    let plan = plan([("a", edit(0..<2, "ab", "x")), ("b", edit(1..<3, "bc", "y"))])
    #expect(plan.fixed.map(\.message) == ["a"])
    #expect(plan.postponed.map(\.message) == ["b"])
    #expect(plan.text(of: "a b.yml", changing: Array("abcd".utf8)) == Array("xcd".utf8))
  }

  @Test func insertionsAtOnePlaceKeepTheirOrder() {
    let plan = plan([("a", edit(1..<1, "", "1")), ("b", edit(1..<1, "", "2"))])
    #expect(plan.text(of: "a b.yml", changing: Array("ab".utf8)) == Array("a12b".utf8))
  }

  @Test func theSameChangeTwiceIsMadeOnce() {
    let plan = plan([("a", edit(0..<1, "a", "x")), ("b", edit(0..<1, "a", "x"))])
    #expect(plan.fixed.count == 2)
    #expect(plan.text(of: "a b.yml", changing: Array("ab".utf8)) == Array("xb".utf8))
  }

  @Test func leavesAMappingItsLastEntry() {
    let container = SourceEdit.Container(start: 0, count: 2)
    let edits = [0..<2, 2..<4].map { range in
      let place = Diagnostics.SourceLocation(file: "a b.yml", line: 1, column: range.lowerBound + 1)
      return SourceEdit(range: range, old: "ab", new: "", from: place, to: place, outOf: container)
    }
    let plan = plan([("a", edits[0]), ("b", edits[1])])
    #expect(plan.fixed.count == 1)
    #expect(plan.postponed.count == 1)
  }

  @Test func changesNothingInAFileThatIsNoLongerTheSame() {
    let plan = plan([("a", edit(0..<2, "ab", "x"))])
    #expect(plan.text(of: "a b.yml", changing: Array("ac".utf8)) == nil)
    #expect(plan.text(of: "a b.yml", changing: []) == nil)
    #expect(fixPatch(plan) { _ in Array("ac".utf8) } == "")
  }

  @Test func writesAPatchWithThreeLinesAroundEachChange() {
    let lines = (1...12).map { "line \($0)" }.joined(separator: "\n")
    let plan = plan([("a", edit(0..<6, "line 1", "one"))])
    #expect(
      fixPatch(plan, below: "My App") { _ in Array(lines.utf8) } == """
        diff --git a/My App/a b.yml b/My App/a b.yml
        --- a/My App/a b.yml\t
        +++ b/My App/a b.yml\t
        @@ -1,4 +1,4 @@
        -line 1
        +one
         line 2
         line 3
         line 4

        """)
  }
}
