import Diagnostics
import TestSupport
import Testing

@testable import ProjectReading

/// What counts of what was found: severities, comments, causes and order.
struct FindingFilterTests {
  private func filter(_ rules: String = "", _ files: [String: String] = [:]) -> FindingFilter {
    var diagnostics: [Diagnostic] = []
    let settings = SiteSettings(
      SourceFile(path: "site.yml", bytes: Array("rules: {\(rules)}\n".utf8)),
      reporting: &diagnostics)
    #expect(diagnostics == [])
    return FindingFilter(
      AppModel([], settings: settings), settings: settings,
      suppressions: Suppressions(
        files.map {
          FileSuppressions(in: SourceFile(path: $0.key, bytes: Array($0.value.utf8)))
        }), unaskedPaths: [])
  }

  private func finding(
    _ rule: Rule, _ message: String = "x", at place: Diagnostics.SourceLocation?,
    notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    Diagnostic(rule, message, at: place, notes: notes)
  }

  private func place(_ line: Int, _ file: String = "a.yml") -> Diagnostics.SourceLocation {
    Diagnostics.SourceLocation(file: file, line: line, column: 1)
  }

  @Test func givesSeveritiesAndLeavesOutWhatIsOff() {
    let verdict = filter("dead-link: error, missing-image: off")
      .filteredWithComments([
        finding(.missingImage, at: place(1)), finding(.deadLink, at: place(2)),
        finding(.unnamedApp, at: nil),
      ])
    #expect(verdict.map(\.rule) == [.unnamedApp, .deadLink])
    #expect(verdict.map(\.severity) == [.note, .error])
  }

  @Test func leavesOutWhatACommentAllowsOnACardToo() {
    let filter = self.filter("", ["a.yml": "x: 1 # cardproof:allow dead-link why not\ny: 2\n"])
    let findings = [finding(.deadLink, at: place(1)), finding(.deadLink, at: place(2))]
    #expect(filter.filtered(findings) == [findings[1]])
    #expect(filter.filteredWithComments(findings) == [findings[1]])
  }

  /// A card may be without the finding that a comment is about, and the project with it.
  @Test func saysOfACommentThatItIsUselessForTheWholeProjectOnly() {
    let filter = self.filter(
      "useless-allowance: error", ["a.yml": "x: 1 # cardproof:allow dead-link why not\n"])
    #expect(filter.filtered([]) == [])
    let verdict = filter.filteredWithComments([])
    #expect(verdict.map(\.rule) == [.uselessAllowance])
    #expect(verdict.map(\.severity) == [.error])
  }

  @Test func countsACauseOnceWithTheRemarksOfAll() {
    let verdict = filter().filteredWithComments([
      finding(.deadLink, at: place(3), notes: [.init("b")]),
      finding(.deadLink, at: place(1)),
      finding(.deadLink, at: place(3), notes: [.init("a")]),
      finding(.deadLink, at: place(3), notes: [.init("b")]),
    ])
    #expect(verdict.map { $0.location?.line } == [1, 3])
    #expect(verdict.last?.notes.map(\.message) == ["a", "b"])
  }

  @Test func limitsWhatOneFileCanSay() {
    let verdict = filter().filteredWithComments(
      (1...300).map { finding(.deadLink, "\($0)", at: place($0)) })
    #expect(verdict.count == 200)
    #expect(
      verdict.last?.notes.map(\.message) == ["And 100 more of this rule in this file"])
  }
}
