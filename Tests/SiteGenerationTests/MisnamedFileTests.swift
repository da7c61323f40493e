import Diagnostics
import SiteGeneration
import TestSupport
import Testing

struct MisnamedFileTests {
  private func findings(_ paths: Set<String>) -> [String] {
    ProjectReader.read(
      SourceListing(files: [], otherPaths: paths), settings: SiteSettings(), diagnostics: []
    ).diagnostics
      .filter { $0.rule.id == "misnamed-file" }
      .map { "\($0.location?.file ?? ""): \($0.fix ?? "")" }
  }

  @Test func namesThatAreNearlyRightAreFound() {
    #expect(
      findings(["Tea/green.interaction.yaml", "Tea.Controller.yaml", "big.host.yaml", "site.yaml"])
        == [
          "Tea.Controller.yaml: Call it Tea.Controller.yml",
          "Tea/green.interaction.yaml: Call it green.interaction.yml",
          "big.host.yaml: Call it big.host.yml", "site.yaml: Call it site.yml",
        ])
    #expect(findings(["Site.yml"]) == ["Site.yml: Call it site.yml"])
  }

  @Test func settingsBelowTheTopAreFoundWhereThereAreNoneAtTheTop() {
    let fix = "Move it to the top of the source folder, or name its folder as the source"
    #expect(findings(["Docs/site.yml"]) == ["Docs/site.yml: \(fix)"])
    #expect(findings(["Docs/site.yml", "site.yml"]).isEmpty)
  }

  @Test func misspelledEndingsAreFound() {
    #expect(
      findings(["Tea/green.interactions.yml", "Tea.contoller.yaml"]) == [
        "Tea.contoller.yaml: Let its name end in .controller.yml",
        "Tea/green.interactions.yml: Let its name end in .interaction.yml",
      ])
  }

  @Test func namesOfOtherToolsAreTheirs() {
    #expect(
      findings([
        "ci/site.yaml", "controller.yaml", "a/host.yml", "docker.yaml", "blog.post.yml",
        "interactions.yml",
      ]).isEmpty)
  }
}
