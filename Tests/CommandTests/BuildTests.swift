import Foundation
import ProjectTestSupport
import TestSupport
import Testing
import TextTools

struct BuildTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    var project = Sample.teaHouse(
      controller:
        "controller: C\nconfigureView: [{show: A}]\nlayouts: {A: {label: \"Tea of ${app.name}\", insets: 20}}\n"
    )
    project["a.md"] = "# A\n"
    try project.write(to: folder, at: "tea")
  }

  private func run(
    _ words: String..., in place: String = "", environment: [String: String] = [:]
  ) throws -> CommandLineRun {
    try CommandLineRun(words, in: folder.path(place), environment: environment)
  }

  @Test func writesASiteAndSaysSoOnStandardOutput() throws {
    let run = try run("build", "tea", "--output", "site")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.hasPrefix("site: 48 states, "))
    #expect(run.output.hasSuffix(" files written, 0 unchanged, 0 removed\nOpen site/index.html\n"))
    #expect(folder.exists("site/intents/BrewTea/index.html"))
  }

  @Test func secondBuildWritesNothing() throws {
    _ = try run("build", "tea", "--output", "site")
    let before = try folder.tree(below: "site")
    let again = try run("build", "tea", "--output=site")
    #expect(again.output.contains(": 48 states, 0 files written, "))
    #expect(try folder.tree(below: "site") == before)
  }

  @Test func outputAndSourceHaveDefaults() throws {
    #expect(try run("build", in: "tea").status == 0)
    #expect(folder.exists("tea/_site/index.html"))
    try folder.write("# Content only\n", at: "tea/Content/c.md")
    #expect(try run("build", in: "tea").status == 0)
    #expect(folder.exists("tea/_site/docs/c.html"))
    #expect(!folder.exists("tea/_site/intents"))
  }

  @Test func sameBytesFromAnyFolderAndInAnyLocale() throws {
    _ = try run("build", "tea", "--output", "site")
    let expected = try folder.tree(below: "site")
    _ = try run("build", ".", "--output", "../site2", "--jobs", "1", in: "tea")
    #expect(try folder.tree(below: "site2") == expected)
    let places = [
      ["TZ": "Pacific/Kiritimati", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"],
      ["TZ": "America/Los_Angeles", "LANG": "ar_EG.UTF-8", "LC_ALL": "C", "HOME": "/nowhere"],
    ]
    for (index, environment) in places.enumerated() {
      _ = try run(
        "build", folder.path("tea"), "--output", "site-\(index)", "--jobs", "3",
        environment: environment)
      #expect(try folder.tree(below: "site-\(index)") == expected)
    }
  }

  @Test func quietSaysNothingWhenAllIsWell() throws {
    let run = try run("build", "tea", "--output", "site", "--quiet")
    #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty)
    let check = try self.run("check", "tea", "--quiet")
    #expect(check.status == 0 && check.output.isEmpty && check.errors.isEmpty)
  }

  @Test(arguments: ["build", "check"]) func missingSourceIsSixtySix(command: String) throws {
    let run = try run(command, "nowhere")
    #expect(run.status == 66 && run.output.isEmpty)
    #expect(run.errors == "cardproof: there is no folder 'nowhere'\n")
  }

  /// A folder that holds nothing of ours is a wrong one, which no CI should be green with.
  @Test(arguments: ["build", "check"]) func aFolderWithoutAnythingIsAnError(
    command: String
  ) throws {
    try folder.write("x", at: "empty/LICENSE")
    let run = try run(command, "empty")
    #expect(run.status == 1)
    #expect(
      (run.output + run.errors).contains("Name the folder of your Xcode project"), "\(run.errors)")
  }

  @Test func aFolderOfPagesIsNoError() throws {
    try folder.write("# Tea", at: "pages/tea.md")
    let run = try run("check", "pages", "--strict")
    #expect(run.status == 0)
    #expect(run.output == "No findings: 0 states, because the project has no intents\n")
  }

  @Test(arguments: [("Tea", "tea"), ("tae", "tea"), ("./tee", "./tea")])
  func misspeltSourceIsNamed(word: String, meant: String) throws {
    let run = try run("check", word)
    #expect(run.errors == "cardproof: there is no folder '\(word)'; did you mean '\(meant)'?\n")
  }

  @Test(arguments: ["build", "check"]) func sourceThatIsAFileIsSixtySix(command: String) throws {
    let run = try run(command, "tea/a.md")
    #expect(run.status == 66 && run.output.isEmpty)
    #expect(
      run.errors
        == "cardproof: this is a file, not a folder: 'tea/a.md'\n  fix: Name the folder that contains it\n"
    )
  }

  @Test func missingTemplatesAreSixtySix() throws {
    let run = try run("build", "tea", "--output", "site", "--templates", "nowhere")
    #expect(run.status == 66 && !folder.exists("site"))
  }

  @Test func foreignOutputIsRefused() throws {
    try folder.write("mine", at: "site/x.txt")
    let run = try run("build", "tea", "--output", "site")
    #expect(run.status == 73 && run.output.isEmpty)
    #expect(
      run.errors == """
        cardproof: The output folder is not empty and was not written by cardproof ('site')
          fix: Name a new or an empty folder with --output

        """)
    #expect(try folder.tree(below: "site").keys.sorted() == ["x.txt"])
  }

  @Test func findingsGoToStandardErrorAndTheSiteIsStillWritten() throws {
    try folder.write("[x](file:///x)\n", at: "tea/b.md")
    let run = try run("build", "tea", "--output", "site")
    #expect(run.status == 1 && run.output.hasPrefix("site: 48 states"))
    #expect(
      run.errors == """
        b.md:1:1: error: file: is not a scheme that links can use [unsafe-link]
          1 | [x](file:///x)
            | ^
          fix: Use https:, http:, mailto: or a relative link; begin a file name with ./

        1 error

        """)
    #expect(folder.exists("site/docs/b.html"))
  }

  @Test func strictTurnsWarningsIntoStatusOne() throws {
    try folder.write("[there](nowhere.md)\n", at: "tea/b.md")
    #expect(try run("build", "tea", "--output", "site").status == 0)
    #expect(try run("build", "tea", "--output", "site", "--strict").status == 1)
    #expect(try run("check", "tea").status == 0)
    #expect(try run("check", "tea", "--strict").status == 1)
  }

  @Test func formatsFindingsForMachines() throws {
    try folder.write("[x](file:///x)\n", at: "tea/b.md")
    let json = try run("check", "tea", "--format", "json")
    let list = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
    #expect(list?.count == 1 && list?.first?["rule"] as? String == "unsafe-link")
    #expect(json.status == 1 && json.errors.isEmpty)
    let github = try run("check", "tea", "--format", "github")
    #expect(
      github.output.hasPrefix(
        "::notice title=Cardproof::1 error\n::error file=tea/b.md,line=1,col=1,title=unsafe-link::file: is not a scheme"
      ))
    let sarif = try run("check", "tea", "--format", "sarif")
    #expect(sarif.output.contains("\"uri\": \"tea/b.md\"") && sarif.status == 1)
    let junit = try run("check", "tea", "--format", "junit")
    #expect(junit.output.contains("failures=\"1\"") && junit.status == 1)
    #expect(try run("check", "tea").output.contains("b.md:1:1: error: "))
    let report = try run("check", "tea", "--format", "json", "--output", "report.json")
    #expect(report.output.isEmpty && report.status == 1)
    #expect(folder.text(at: "report.json") == json.output)
  }

  /// A report is a file of its own, never one of the project's.
  @Test(arguments: ["tea/Tea.intentdefinition", "tea/TeaIntents/Info.plist", "tea"])
  func aReportNeverReplacesTheProject(path: String) throws {
    let before = try folder.tree()
    let run = try run("check", "tea", "--output", path)
    #expect(run.status == 73 && run.errors.contains("report"))
    #expect(try folder.tree() == before)
  }

  @Test func aManifestThatCannotBeReadIsTold() throws {
    _ = try run("build", "tea", "--output", "site")
    try folder.write("{", at: "site/manifest.json")
    let again = try run("build", "tea", "--output", "site")
    #expect(again.status == 0 && again.errors.contains("manifest of the last site"))
    #expect(try run("build", "tea", "--output", "site").errors.isEmpty)
  }

  @Test func checkWritesNoSite() throws {
    let before = try folder.tree()
    let run = try run("check", "tea")
    #expect(run.status == 0 && run.output == "No findings: 48 states\n")
    #expect(try folder.tree() == before)
  }

  @Test func reportThatCannotBeWrittenIsSeventyThree() throws {
    #expect(try run("check", "tea", "--output", "no/such/folder/x").status == 73)
  }

  @Test(arguments: [["--templates", "nowhere"], ["--output", "tea"], ["--jobs", "x"]])
  func anErrorLeavesTheLastSiteInPlace(words: [String]) throws {
    _ = try run("build", "tea", "--output", "site")
    let before = try folder.tree(below: "site")
    let failed = try CommandLineRun(
      ["build", "tea", "--output", "site"] + words, in: folder.path(""))
    #expect([64, 66, 73].contains(failed.status))
    #expect(try folder.tree(below: "site") == before)
  }

  @Test func brokenTemplateOfTheProjectLeavesTheLastSiteInPlace() throws {
    _ = try run("build", "tea", "--output", "site")
    let before = try folder.tree(below: "site")
    try folder.write("{{#open}}", at: "tea/Templates/overview.mustache")
    let failed = try run("build", "tea", "--output", "site")
    #expect(failed.status == 1 && failed.errors.contains("overview.mustache:1:"))
    #expect(try folder.tree(below: "site") == before)
  }

  @Test func templatesOfTheProjectReplaceOurs() throws {
    try folder.write("MINE {{pageTitle}}", at: "tea/Templates/overview.mustache")
    #expect(try run("build", "tea", "--output", "site").status == 0)
    #expect(folder.text(at: "site/index.html") == "MINE Tea")
  }

  /// A process that may open hardly any file says so, and nothing that is not so.
  ///
  /// With fewer than eight Swift's own runtime does not begin (observed on Linux).
  @Test(arguments: [8, 12, 15]) func saysThatTooFewFilesCanBeOpen(limit: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write("# Tea\n", at: "tea/a.md")
    let run = try CommandLineRun(
      ["build", "tea"], in: folder.url.path,
      through: ["/bin/sh", "-c", "ulimit -n \(limit); exec \"$@\"", "sh"])
    #expect(run.status == 66)
    #expect(run.errors.hasPrefix("cardproof: the system allows only \(limit) open files"))
    #expect(!folder.exists("_site"))
  }

  /// Of few it makes do, with as many jobs as there are processors.
  @Test func worksWithFewOpenFiles() throws {
    let folder = try TemporaryFolder()
    for number in 0..<40 { try folder.write("# Tea\n", at: "tea/\(number).md") }
    let run = try CommandLineRun(
      ["build", "tea", "--quiet"], in: folder.url.path,
      through: ["/bin/sh", "-c", "ulimit -n 24; exec \"$@\"", "sh"])
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
  }
}
