import Foundation
import ProjectTestSupport
import TestSupport
import Testing

struct CompareTests {
  private let folder: TemporaryFolder
  private static let controller =
    "controller: C\nconfigureView: [{when: {status: success}, show: A}]\n"
    + "layouts: {A: {label: \"${app.name}\", color: \"#AA0000\"}}\n"

  init() throws {
    folder = try TemporaryFolder()
    var project = Sample.teaHouse(controller: Self.controller)
    try project.write(to: folder, at: "base")
    project["Tea.controller.yml"] = Self.controller.replacing("#AA0000", with: "#0000AA")
    try project.write(to: folder, at: "head")
    for name in ["base", "head"] { _ = try run("build", name, "--output", "\(name)-site") }
  }

  private func run(
    _ words: String..., in place: String = "", environment: [String: String] = [:]
  ) throws -> CommandLineRun {
    try CommandLineRun(words, in: folder.path(place), environment: environment)
  }

  @Test func saysWhatChangedAndWhy() throws {
    let run = try run("compare", "base-site", "head-site")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.hasPrefix("Controller: the layout A of C (Tea.controller.yml:3:11)\n"))
    #expect(run.output.contains("changed its color: #AA0000 → #0000AA\n"))
    #expect(run.output.hasSuffix("12 of 48 states differ, for 1 cause\n"))
  }

  @Test(arguments: [
    ("none", "head-site", Int32(0)), ("changes", "head-site", 1), ("regressions", "head-site", 0),
    ("changes", "base-site", 0),
  ]) func exitStatusFollowsTheLevel(level: String, head: String, status: Int32) throws {
    #expect(try run("compare", "base-site", head, "--fail-on", level).status == status)
  }

  @Test func lossIsARegression() throws {
    try folder.write(
      Self.controller.replacing("success", with: "failure"), at: "head/Tea.controller.yml")
    _ = try run("build", "head", "--output", "head-site")
    let run = try run("compare", "base-site", "head-site", "--fail-on", "regressions")
    #expect(run.status == 1 && run.output.contains("Content lost (regression)"))
  }

  @Test func writesTheReportOnceAndTheSameAgain() throws {
    let words = ["compare", "base-site", "head-site", "--output", "report"]
    let first = try CommandLineRun(words, in: folder.url.path)
    #expect(first.status == 0 && first.output.hasSuffix("\nreport: report/index.html\n"))
    let json = try CommandLineRun(words + ["--format", "json"], in: folder.url.path)
    #expect(!json.output.contains("report: "))
    let tree = try folder.tree(below: "report")
    for path in [
      "index.html", "report.css", "report.js", "comparison.md", "comparison.json", "junit.xml",
    ] {
      #expect(tree[path]?.isEmpty == false, "\(path)")
    }
    #expect(tree.keys.contains { $0.hasPrefix("before/") && $0.hasSuffix(".svg") })
    #expect(try CommandLineRun(words, in: folder.url.path).status == 0)
    #expect(try folder.tree(below: "report") == tree)
  }

  @Test func otherFilesAreNotReplaced() throws {
    try folder.write("mine", at: "full/notes.txt")
    let run = try run("compare", "base-site", "head-site", "--output", "full")
    #expect(run.status == 73 && run.output.isEmpty)
    #expect(try folder.tree(below: "full").keys.sorted() == ["notes.txt"])
  }

  @Test(arguments: [
    ("base-site", "base-site/report"), ("base-site", "base-site/deep/report/"),
    ("base-site/catalogue.json", "base-site/report"), ("link", "link/report"),
    ("link", "base-site/report"),
  ]) func aReportNeverStandsInASite(base: String, output: String) throws {
    try folder.link("link", to: "base-site")
    let before = try folder.tree(below: "base-site")
    let run = try run("compare", base, "head-site", "--output", output)
    #expect(run.status == 73 && run.output.isEmpty)
    #expect(
      run.errors == "cardproof: The output folder is inside a site that is read ('\(output)')\n"
        + "  fix: Name a folder outside of it with --output\n")
    #expect(try folder.tree(below: "base-site") == before)
  }

  @Test func aReportOverASiteNamesItOnce() throws {
    let run = try run("compare", "base-site", "head-site", "--output", "head-site")
    #expect(run.status == 73)
    #expect(
      run.errors == "cardproof: The output folder is also the input ('head-site')\n"
        + "  fix: Name another folder with --output\n")
  }

  @Test func catalogueBesideItsCardsIsASite() throws {
    let whole = try run("compare", "base-site", "head-site").output
    let files = try run("compare", "base-site/catalogue.json", "head-site/catalogue.json").output
    #expect(whole == files)
    try folder.write(folder.text(at: "head-site/catalogue.json") ?? "", at: "alone/catalogue.json")
    let alone = try run("compare", "base-site", "alone/catalogue.json")
    #expect(alone.status == 0 && alone.output.contains("its file is not there to compare"))
  }

  @Test func rebuildElsewhereGivesNoDifference() throws {
    let places = [
      ["TZ": "Pacific/Kiritimati", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"],
      ["TZ": "America/Los_Angeles", "LANG": "ar_EG.UTF-8", "LC_ALL": "C", "HOME": "/nowhere"],
    ]
    for (index, environment) in places.enumerated() {
      let copy = "elsewhere-\(index)/deep/down"
      for (path, bytes) in try folder.tree(below: "base") {
        try folder.write(bytes, at: "\(copy)/\(path)")
      }
      try folder.age("\(copy)/Tea.controller.yml")
      _ = try run(
        "build", folder.path(copy), "--output", "again", "--jobs", "\(index * 3 + 1)",
        environment: environment)
      let run = try run(
        "compare", "base-site", "again", "--fail-on", "changes", environment: environment)
      #expect(run.status == 0 && run.output == "No difference in 48 states\n")
    }
  }

  @Test func siteThatIsNotThereIsSixtySix() throws {
    let run = try run("compare", "base-site", "nowhere")
    #expect(run.status == 66 && run.output.isEmpty)
    #expect(
      run.errors
        == """
        cardproof: 'nowhere' is not a built site, and '.' is not in a Git repository
          fix: Name a folder of the project in its repository with --source, or compare two built sites: \
        cardproof compare BASE HEAD

        """
    )
  }

  @Test func fileThatIsNoCatalogIsReported() throws {
    try folder.write("{}", at: "odd.json")
    let run = try run("compare", "base-site", "odd.json")
    #expect(run.status == 1 && run.errors.contains("[unreadable-catalogue]"))
  }
}
