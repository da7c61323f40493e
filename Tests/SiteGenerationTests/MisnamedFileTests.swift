import Diagnostics
import ProjectReading
import SiteGeneration
import TestSupport
import Testing

struct MisnamedFileTests {
  private func findings(_ paths: Set<String>) -> [String] {
    findings(SourceListing(files: [], otherPaths: paths))
  }

  private func findings(_ listing: SourceListing) -> [String] {
    ProjectReader.read(listing, settings: SiteSettings(), diagnostics: []).diagnostics
      .filter { $0.rule.id == "misnamed-file" }
      .map { "\($0.location?.file ?? ""): \($0.fix ?? "")" }
  }

  @Test func namesThatAreNearlyRightAreFound() {
    #expect(
      findings(["Tea/green.interaction.yaml", "Tea.Controller.yaml", "big.host.yaml", "site.yaml"])
        == [
          "Tea.Controller.yaml: Rename it to Tea.Controller.yml",
          "Tea/green.interaction.yaml: Rename it to green.interaction.yml",
          "big.host.yaml: Rename it to big.host.yml", "site.yaml: Rename it to site.yml",
        ])
    #expect(findings(["Site.yml"]) == ["Site.yml: Rename it to site.yml"])
  }

  @Test func settingsBelowTheTopAreFoundWhereThereAreNoneAtTheTop() {
    let fix = "Move it to the top of the source folder, or name its folder as the source"
    #expect(findings(["Docs/site.yml"]) == ["Docs/site.yml: \(fix)"])
    #expect(findings(["Docs/site.yml", "site.yml"]).isEmpty)
  }

  @Test func misspelledEndingsAreFound() {
    #expect(
      findings(["Tea/green.interactions.yml", "Tea.contoller.yaml"]) == [
        "Tea.contoller.yaml: Change the ending of its name to .controller.yml",
        "Tea/green.interactions.yml: Change the ending of its name to .interaction.yml",
      ])
  }

  /// What a file of any name holds tells what it is meant to be.
  @Test(arguments: [
    ("Tea.yml", "# Mine\ninteraction: Green\nintent: BrewTeaIntent\n", ".interaction.yml"),
    ("a/Green.interaction copy.YAML", "intent: A\r\ninteraction: B\r\n", ".interaction.yml"),
    ("Tea.yaml", "controller: Tea\nconfigureView:\n  - refuse: true\n", ".controller.yml"),
    ("Tea.yml", "layouts: {}\ncontroller: Tea\n", ".controller.yml"),
  ])
  func aFileOfAnotherNameIsFoundByWhatItHolds(path: String, text: String, ending: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, at: "src/\(path)")
    var diagnostics: [Diagnostic] = []
    let listing = try SourceFolder(path: folder.path("src")).files(reporting: &diagnostics)
    #expect(findings(listing) == ["\(path): Change the ending of its name to \(ending)"])
  }

  @Test(arguments: [
    ("openapi.yml", "paths:\n  controller: Tea\n  layouts: {}\n"),
    ("routes.yml", "controller: Tea\npath: /tea\n"), ("bot.yml", "intent: order\nexamples: []\n"),
    ("Tea.txt", "interaction: Green\nintent: BrewTeaIntent\n"),
    ("ci.yml", "- interaction: Green\n  intent: BrewTeaIntent\n"),
  ])
  func whatOtherToolsReadIsTheirs(path: String, text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, at: "src/\(path)")
    var diagnostics: [Diagnostic] = []
    let listing = try SourceFolder(path: folder.path("src")).files(reporting: &diagnostics)
    #expect(findings(listing).isEmpty && listing.unrecognizedFiles.isEmpty)
    #expect(listing.otherPaths == [path])
  }

  @Test func namesOfOtherToolsAreTheirs() {
    #expect(
      findings([
        "ci/site.yaml", "controller.yaml", "a/host.yml", "docker.yaml", "blog.post.yml",
        "interactions.yml",
      ]).isEmpty)
  }
}
