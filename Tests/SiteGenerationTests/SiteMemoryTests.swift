import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import SiteGeneration

/// A process that builds again and again writes what one that begins anew would write.
struct SiteMemoryTests {
  private let folder: TemporaryFolder
  private let memory = SiteMemory()

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Builds into one folder with what the build before has left.
  private func build(
    _ project: SampleProject, overrides: [SourceFile] = []
  ) async throws -> (written: Int, madePages: Int) {
    let writer = OutputWriter(path: folder.path("site"), memory: memory)
    let generator = SiteGenerator(
      await project.project(memory: memory), templates: try SiteTemplates(overrides: overrides),
      jobs: 2, memory: memory)
    let staging = try writer.begin()
    let site = try await generator.site(to: .folder(staging))
    let summary = try writer.finish(staging, site.groups)
    generator.remember(site)
    return (summary.written, site.madePageCount)
  }

  /// Holds the folder against a site that was made from nothing.
  private func expectFresh(
    _ project: SampleProject, overrides: [SourceFile] = [], _ what: Comment
  ) async throws {
    let fresh = try await SiteGenerator(
      project.project, templates: try SiteTemplates(overrides: overrides), jobs: 1
    ).site()
    var tree = try folder.tree(below: "site")
    tree[".cardproof"] = nil
    tree["manifest.json"] = nil
    #expect(tree.keys.sorted() == fresh.tree.paths, what)
    for (path, bytes) in fresh.tree.files where tree[path] != bytes {
      Issue.record("\(path) is not as it would be made: \(what)")
    }
  }

  private typealias Edit = (what: String, make: @Sendable (inout SampleProject) -> Void)

  /// One after the other, each on what those before have left.
  private static let edits: [Edit] = [
    ("nothing", { _ in }),
    ("a value", { $0["a.interaction.yml"].replace("cups: 2", with: "cups: 5") }),
    ("the name of an interaction", { $0["b.interaction.yml"].replace("Black tea", with: "Ink") }),
    ("a stage", { $0["c.interaction.yml"].replace("[confirm, ", with: "[") }),
    (
      "one more interaction",
      { $0["d.interaction.yml"] = $0["a.interaction.yml"].replacing("Green", with: "Red") }
    ),
    ("a document", { $0["index.md"] += "\nMore.\n" }),
    (
      "a document that names the intent",
      { $0["tea.md"] = "---\nintent: BrewTeaIntent\n---\n# How\n" }
    ),
    (
      "a document that is about no intent any more",
      { $0["tea.md"].replace("intent: BrewTeaIntent", with: "title: How") }
    ),
    (
      "a comment that allows a finding",
      {
        $0["Tea.controller.yml"].replace(
          "      - {image: nowhere",
          with: "      # cardproof:allow missing-image it is drawn later\n      - {image: nowhere")
      }
    ),
    ("a layout", { $0["Tea.controller.yml"].replace("insets: 20", with: "insets: 24") }),
    ("a phrase", { $0["Tea.intentdefinition"].replace("There is no water.", with: "No water.") }),
    ("an interaction less", { $0.files["c.interaction.yml"] = nil }),
    ("a fault", { $0["a.interaction.yml"] = "interaction: [" }),
    ("its cure", { $0["a.interaction.yml"] = KeptCards.project["a.interaction.yml"] }),
    ("the title", { $0["site.yml"].replace("title: Tea", with: "title: Chai") }),
    ("an image", { $0["leaves.svg"].replace("M0 0h8", with: "M0 1h8") }),
    ("a variant less", { $0["site.yml"].replace("{appearance: dark}, ", with: "") }),
    ("a file that is only listed", { $0.otherPaths = ["e.interaction.yaml"] }),
    ("an image that is not read", { $0.otherPaths.insert("nowhere.pdf") }),
  ]

  private static let documentEdits: [Edit] = [
    (
      "two pages",
      {
        $0["guide/one.md"] =
          "# One\n\n[Two](two.md#steps), [tea](intent:BrewTea), [data](../data.json), ![leaves](../leaves.svg)\n"
        $0["guide/two.md"] = "# Two\n\n## Steps\n\nBoil.\n"
        $0["data.json"] = "{}"
      }
    ),
    ("a text", { $0["guide/two.md"] += "\nPour.\n" }),
    ("a heading that a link leads to", { $0["guide/two.md"].replace("Steps", with: "Stages") }),
    ("its cure", { $0["guide/one.md"].replace("#steps", with: "#stages") }),
    ("the title of a page", { $0["guide/two.md"].replace("# Two", with: "# Second") }),
    (
      "a title in the front matter",
      { $0["guide/one.md"] = "---\ntitle: First\ndescription: Short\n---\n" + $0["guide/one.md"] }
    ),
    ("the order", { $0["guide/two.md"] = "---\norder: 1\n---\n" + $0["guide/two.md"] }),
    (
      "a page with another name",
      {
        $0["guide/three.md"] = $0["guide/two.md"]
        $0.files["guide/two.md"] = nil
      }
    ),
    ("the link to it", { $0["guide/one.md"].replace("two.md", with: "three.md") }),
    (
      "a card in a page",
      { $0["guide/three.md"] += "\n```card\nintent: BrewTeaIntent\ninteraction: Black tea\n```\n" }
    ),
    ("a value on that card", { $0["b.interaction.yml"].replace("cups: 2", with: "cups: 6") }),
    (
      "another name for its interaction",
      { $0["b.interaction.yml"].replace("Black tea", with: "Ink") }
    ),
    ("the name in the page", { $0["guide/three.md"].replace("Black tea", with: "Ink") }),
    ("an image that a page shows", { $0["leaves.svg"].replace("M0 0h8", with: "M0 1h8") }),
    ("no such image", { $0.files["leaves.svg"] = nil }),
    ("no such data", { $0.files["data.json"] = nil }),
    ("data of which only the name is known", { $0.otherPaths = ["data.json"] }),
    (
      "a comment that allows the findings of a page",
      {
        $0["guide/one.md"].replace(
          "[Two]", with: "<!-- cardproof:allow dead-link it comes later -->\n[Two]")
      }
    ),
    (
      "a rule that counts for nothing",
      { $0["site.yml"] += "\nrules: {link-leaves-site: ignore, dead-link: error}\n" }
    ),
    ("the name of an intent", { $0["Tea.intentdefinition"].replace("BrewTea", with: "MakeTea") }),
    ("the address", { $0["site.yml"] += "\naddress: https://example.com/tea/\n" }),
    ("pages that are left out", { $0["site.yml"] += "\nexclude: [guide/three.md]\n" }),
    (
      "texts in another language",
      { $0["de.lproj/Localizable.strings"] = "\"a\" = \"b\";\n" }
    ),
    ("a page less", { $0.files["guide/one.md"] = nil }),
    ("no page at all", { $0.files["index.md"] = nil }),
  ]

  /// Two interactions with the same cards share their drawings, which go with the last of them.
  private static let sharingEdits: [Edit] = [
    (
      "the same cards under another name",
      { $0["d.interaction.yml"] = $0["a.interaction.yml"].replacing("Green tea", with: "Jade") }
    ),
    ("other cards of the first", { $0["a.interaction.yml"].replace("cups: 2", with: "cups: 5") }),
    ("nothing", { _ in }),
    ("the same once more", { $0["a.interaction.yml"].replace("cups: 5", with: "cups: 2") }),
    ("other cards of the second", { $0["d.interaction.yml"].replace("cups: 2", with: "cups: 6") }),
    ("the same again", { $0["d.interaction.yml"].replace("cups: 6", with: "cups: 2") }),
    ("no first one", { $0.files["a.interaction.yml"] = nil }),
    ("no second one", { $0.files["d.interaction.yml"] = nil }),
  ]

  @Test func everyEditIsSeen() async throws { try await expectSeen(Self.edits) }

  @Test func drawingsThatAreSharedStayAsLongAsOneHasThem() async throws {
    var project = KeptCards.project
    _ = try await build(project)
    let cards = try folder.tree(below: "site/cards").keys.sorted()
    Self.sharingEdits[0].make(&project)
    _ = try await build(project)
    #expect(try folder.tree(below: "site/cards").keys.sorted() == cards)
    try await expectSeen(Self.sharingEdits)
  }

  /// A list of files that is not the last build's is that of another; its files go.
  @Test func aListThatSomebodyElseWroteIsRead() async throws {
    var project = KeptCards.project
    _ = try await build(project)
    let list = try #require(folder.text(at: "site/manifest.json"))
    try folder.write("old", at: "site/docs/old.html")
    try folder.write(
      list.replacing("  \"index.html\"", with: "  \"docs/old.html\",\n  \"index.html\""),
      at: "site/manifest.json")
    project["a.interaction.yml"].replace("cups: 2", with: "cups: 5")
    _ = try await build(project)
    try await expectFresh(project, "another list")
    #expect(try await build(project).written == 0)
  }

  @Test func everyEditOfADocumentIsSeen() async throws {
    try await expectSeen(Self.documentEdits)
  }

  private func expectSeen(_ edits: [Edit]) async throws {
    var project = KeptCards.project
    _ = try await build(project)
    for edit in edits {
      let before = project
      edit.make(&project)
      let isEdit = project.files != before.files || project.otherPaths != before.otherPaths
      #expect(isEdit || edit.what == "nothing", "\(edit.what) is no edit")
      _ = try await build(project)
      try await expectFresh(project, "\(edit.what)")
    }
  }

  /// What is changed by hand in a drawing stays, because nobody makes it again.
  @Test func onlyWhatChangedIsMade() async throws {
    var project = KeptCards.project
    _ = try await build(project)
    #expect(try await build(project).written == 0)
    let whole = try folder.tree(below: "site")
    let page = try #require(whole.keys.first { $0.hasSuffix("black-tea/index.html") })
    let catalogue = String(decoding: whole["catalogue.json"] ?? [], as: UTF8.self)
    let state = try #require(catalogue.split(separator: "\n").first { $0.contains("/black-tea/") })
    let drawing = try #require(state.firstMatch(of: /cards\/[0-9a-f]+\.svg/)).output
    #expect(try await build(project).madePages == 0)
    try folder.write("by hand", at: "site/\(drawing)")
    project["a.interaction.yml"].replace("cups: 2", with: "cups: 5")
    let built = try await build(project)
    #expect(built.written > 0)
    // That of the interaction, those of its two stages, and the intent's; the overview shows the same.
    #expect(built.madePages == 4)
    #expect(try folder.tree(below: "site")["index.html"] == whole["index.html"])
    #expect(folder.text(at: "site/\(drawing)") == "by hand")
    try folder.write("by hand", at: "site/\(page)")
    #expect(try await build(project).madePages == 1)
    #expect(try folder.tree(below: "site")[page] == whole[page])
    let own = "intents/BrewTea/green-tea/index.html"
    #expect(try folder.tree(below: "site")[own] != whole[own])
  }

  /// A drawing that somebody removes comes back, as do all of them.
  @Test func whatIsGoneOfTheDrawingsIsMadeAgain() async throws {
    let project = KeptCards.project
    _ = try await build(project)
    let files = FileManager.default
    let drawings = try files.contentsOfDirectory(atPath: folder.path("site/cards"))
    try files.removeItem(atPath: folder.path("site/cards/\(try #require(drawings.min()))"))
    #expect(try await build(project).written == 1)
    try files.removeItem(atPath: folder.path("site/cards"))
    #expect(try await build(project).written == drawings.count)
    try files.removeItem(atPath: folder.path("site"))
    #expect(try await build(project).written > drawings.count)
    try await expectFresh(project, "all was gone")
    #expect(try await build(project).written == 0)
  }

  /// Of so many pages each has only the nearest beside it.
  @Test func ofManyPagesOnlyThoseNearAnEditAreMade() async throws {
    var project = SampleProject()
    for number in 100..<250 {
      project["\(number).md"] = "# Page \(number)\n\n[Next](\((number + 1) % 250).md)\n"
    }
    _ = try await build(project)
    let edits: [Edit] = [
      ("a text", { $0["150.md"] += "\nMore.\n" }),
      ("a title", { $0["150.md"].replace("Page 150", with: "Another") }),
      ("a page more", { $0["150a.md"] = "# New\n" }),
      ("a page less", { $0.files["150a.md"] = nil }),
    ]
    for edit in edits {
      edit.make(&project)
      _ = try await build(project)
      try await expectFresh(project, "\(edit.what)")
    }
    let count = try await build(project).madePages
    project["150.md"] += "\nStill more.\n"
    #expect(try await build(project).madePages == count + 1)
    project["150.md"].replace("Another", with: "Page 150")
    // All within ten of it have its title beside them, and so has the list of all.
    #expect(try await build(project).madePages <= count + 22)
  }

  @Test func anotherTemplateMakesAllPagesAnew() async throws {
    let project = KeptCards.project
    _ = try await build(project)
    let template = SourceFile(
      path: "not-found.mustache", bytes: Array("<p>Nothing is here</p>".utf8))
    _ = try await build(project, overrides: [template])
    try await expectFresh(project, overrides: [template], "a template")
  }

  @Test func aSiteThatWentAwayIsMadeAgain() async throws {
    let project = KeptCards.project
    _ = try await build(project)
    try FileManager.default.removeItem(atPath: folder.path("site"))
    _ = try await build(project)
    try await expectFresh(project, "no folder")
  }

  /// What could not be written is not taken for written.
  @Test func aBuildThatFailedLeavesNothingBehind() async throws {
    var project = KeptCards.project
    _ = try await build(project)
    let taken = folder.path("site/docs/new.html")
    try FileManager.default.createDirectory(
      atPath: folder.path("site/docs"), withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: URL(filePath: taken))
    project["a.interaction.yml"].replace("cups: 2", with: "cups: 5")
    project["new.md"] = "# New\n"
    await #expect(throws: OutputWriter.Failure.self) { _ = try await build(project) }
    try FileManager.default.removeItem(atPath: taken)
    _ = try await build(project)
    try await expectFresh(project, "after a failure")
  }
}

extension String {
  fileprivate mutating func replace(_ old: String, with new: String) {
    self = replacing(old, with: new)
  }
}
