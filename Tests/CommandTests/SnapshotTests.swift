import Foundation
import ProjectTestSupport
import TestSupport
import Testing

struct SnapshotTests {
  private let folder: TemporaryFolder
  private static let controller =
    "controller: C\nconfigureView: [{when: {status: success, behavior: nextView}, show: A}]\n"
    + "layouts: {A: {label: \"${intent.tea} for all\"}}\n"
  private static let card = "cards/BrewTea/sample-values/handle-siri-nextView"

  init() throws {
    folder = try TemporaryFolder()
    try Sample.teaHouse(controller: Self.controller).write(to: folder, at: "tea")
    let run = try run("snapshot", "tea", "--directory", "cards")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.hasSuffix(" 0 unchanged, 0 removed\n"))
  }

  private func run(_ words: String...) throws -> CommandLineRun {
    try CommandLineRun(words, in: folder.url.path)
  }

  private func verify() throws -> CommandLineRun {
    try run("snapshot", "tea", "--directory", "cards", "--verify")
  }

  private var cardCount: Int {
    get throws { try folder.tree(below: "cards").keys.count { $0.hasSuffix(".svg") } }
  }

  @Test func theSameLinesAreSaidOnceWithTheNumberOfCards() throws {
    try folder.write(
      Self.controller.replacing("behavior: nextView", with: "context: siriSnippet"),
      at: "tea/Tea.controller.yml")
    #expect(try run("snapshot", "tea", "--directory", "cards").status == 0)
    let text = folder.text(at: "tea/Tea.controller.yml") ?? ""
    try folder.write(text.replacing("for all", with: "for you"), at: "tea/Tea.controller.yml")
    let run = try verify()
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    let blocks = run.output.components(separatedBy: "\n\n")
    #expect(Set(blocks).count == blocks.count)
    #expect(lines.count { $0.hasPrefix("  + ") && $0.hasSuffix(" for you") } == 1)
    let named = Set(
      lines.filter { $0.hasSuffix(".txt:") }.map { $0.dropLast(".txt:".count) })
    #expect(named.count > 1)
    let count = try cardCount
    #expect(run.output.hasPrefix("\(named.count) changed, of \(count) cards\n‘"))
    #expect(lines[1].hasSuffix(" for you’, on \(named.count) cards"), "\(lines[1])")
  }

  /// What `build` does not count, neither does `snapshot` nor `dump`.
  @Test(arguments: [["snapshot", "tea", "--directory", "cards"], ["dump", "definition", "tea"]])
  func aCommentAllowsAnErrorForEachCommand(words: [String]) throws {
    let broken = "interaction: A\nintent: NoSuchIntent"
    try folder.write("\(broken)\n", at: "tea/a.interaction.yml")
    let refused = try CommandLineRun(words, in: folder.url.path)
    #expect(refused.status == 1 && refused.errors.contains("[unknown-intent]"))
    try folder.write(
      "\(broken) # cardproof:allow unknown-intent it comes with the next release\n",
      at: "tea/a.interaction.yml")
    let allowed = try CommandLineRun(words, in: folder.url.path)
    #expect(allowed.status == 0 && allowed.errors.isEmpty, "\(allowed.errors)")
  }

  @Test func everyDistinctCardHasAPictureAndAText() throws {
    let paths = try folder.tree(below: "cards").keys.sorted()
    let pictures = paths.filter { $0.hasSuffix(".svg") }
    #expect(pictures.count > 10)
    #expect(paths.filter { $0.hasSuffix(".txt") } == pictures.map { $0.dropLast(3) + "txt" })
    #expect(pictures.contains("BrewTea/sample-values/handle-siri.svg"))
    let text = try #require(folder.text(at: "\(Self.card).txt"))
    #expect(text.contains(" for all\n") && text.contains("\nOutcome: custom\n"))
    #expect(text.contains("  controller: C: case (status success, behavior nextView) shows A\n"))
    #expect(!text.contains("Tea.controller.yml"))
  }

  @Test func sameCardsVerify() throws {
    let run = try verify()
    #expect(run.status == 0 && run.errors.isEmpty && run.output.hasSuffix(" cards as recorded\n"))
  }

  @Test func secondRecordingTouchesNothing() throws {
    for path in try folder.tree(below: "cards").keys { try folder.age("cards/\(path)") }
    let run = try run("snapshot", "tea", "--directory", "cards")
    #expect(run.status == 0 && run.output.contains(" 0 files written, "))
    for path in try folder.tree(below: "cards").keys {
      #expect(try folder.modificationDate(of: "cards/\(path)") == Date(timeIntervalSince1970: 1e9))
    }
  }

  @Test func changedCardFailsWithTheLinesThatDiffer() throws {
    try folder.write(
      Self.controller.replacing("for all", with: "for you"), at: "tea/Tea.controller.yml")
    let before = try folder.tree(below: "cards")
    let run = try verify()
    #expect(run.status == 1)
    #expect(run.output.contains("handle-siri-nextView.svg: the drawing differs\n"))
    #expect(run.output.contains("  - ") && run.output.contains(" for all\n  + "))
    #expect(run.errors.contains("the cards differ from those in 'cards'"))
    #expect(run.errors.contains("record them: cardproof snapshot tea --directory cards\n"))
    #expect(try folder.tree(below: "cards") == before)
    let record = try self.run("snapshot", "tea", "--directory", "cards")
    let files = try before.filter { path, bytes in try folder.tree(below: "cards")[path] != bytes }
    #expect(!files.isEmpty && files.keys.allSatisfy { $0.contains("-nextView.") })
    #expect(record.output.contains(" \(files.count) files written, "))
    #expect(try verify().status == 0)
  }

  @Test func lineAddedToAFileChangesNothing() throws {
    try folder.write("# A comment.\n\n" + Self.controller, at: "tea/Tea.controller.yml")
    #expect(try verify().status == 0)
  }

  @Test func missingCardFails() throws {
    try FileManager.default.removeItem(atPath: folder.path("\(Self.card).txt"))
    let run = try verify()
    let count = try cardCount
    #expect(run.status == 1)
    #expect(
      run.output
        == "1 changed, of \(count) cards\n\n"
        + "BrewTea/sample-values/handle-siri-nextView.txt: missing, the card is new\n")
  }

  @Test func orphanFailsAndOnlyOurOwnIsRemoved() throws {
    try folder.write("mine", at: "cards/notes/readme.md")
    #expect(try verify().status == 0)
    try folder.write("mine", at: "cards/notes/picture.svg")
    let run = try verify()
    let count = try cardCount
    #expect(
      run.status == 1
        && run.output == "1 gone, of \(count) cards\n\n"
          + "notes/picture.svg: no card has this file\n"
    )
    try folder.write(
      Self.controller.replacing(", behavior: nextView", with: ""), at: "tea/Tea.controller.yml")
    _ = try self.run("snapshot", "tea", "--directory", "cards")
    #expect(!folder.exists("\(Self.card).svg"))
    #expect(folder.text(at: "cards/notes/readme.md") == "mine")
    #expect(folder.text(at: "cards/notes/picture.svg") == "mine")
  }

  @Test func folderOfOthersIsRefused() throws {
    try folder.write("mine", at: "own/notes.txt")
    let run = try run("snapshot", "tea", "--directory", "own")
    #expect(run.status == 73 && run.errors.contains("with --directory"))
    #expect(try folder.tree(below: "own").keys.sorted() == ["notes.txt"])
  }

  @Test func snapshotInsideTheSourceIsNoPartOfTheProject() throws {
    #expect(try run("snapshot", "tea", "--directory", "tea/Cards").status == 0)
    let before = try folder.tree(below: "tea/Cards")
    #expect(try run("snapshot", "tea", "--directory", "tea/Cards").status == 0)
    #expect(try folder.tree(below: "tea/Cards") == before)
  }

  /// As for a build: the cards are recorded, and the status tells of errors that are not turned off.
  @Test func errorsOfTheProjectMakeStatusOne() throws {
    try folder.write("interaction: A\nintent: NoSuchIntent\n", at: "tea/A.interaction.yml")
    let broken = try run("snapshot", "tea", "--directory", "cards")
    #expect(broken.status == 1 && broken.errors.contains("unknown-intent"))
    #expect(try run("snapshot", "tea", "--directory", "cards", "--verify").status == 1)
    try folder.write("rules: {unknown-intent: note}\n", at: "tea/site.yml")
    #expect(try run("snapshot", "tea", "--directory", "cards").status == 0)
  }

  @Test func verifyWithoutASnapshotIsSixtySix() throws {
    let run = try run("snapshot", "tea", "--directory", "nowhere", "--verify")
    #expect(run.status == 66 && !folder.exists("nowhere"))
  }
}
