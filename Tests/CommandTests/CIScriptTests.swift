import Foundation
import TestSupport
import Testing

/// `Scripts/ci`, run in a repository of git's as a job of a CI does.
struct CIScriptTests {
  private let repository: TeaRepository
  private var folder: TemporaryFolder { repository.folder }

  init() throws { repository = try TeaRepository() }

  private func compare(
    _ base: String, source: String = "App", output: String = "cards",
    _ environment: [String: String] = [:]
  ) throws -> TeaRepository.Outcome {
    try repository.run(
      TeaRepository.package.appending(path: "Scripts/ci/compare").path,
      [base, source, folder.path(output)], environment: environment)
  }

  @Test func comparesWithTheBase() throws {
    let outcome = try compare("first", ["FAIL_ON": "changes"])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("Controller: the layout Cup of TeaController"))
    for path in ["base/catalogue.json", "head/index.html", "report/comparison.md"] {
      #expect(folder.exists("cards/\(path)"))
    }
    #expect(try compare("first").status == 0)
    #expect(try compare("HEAD", ["FAIL_ON": "changes"]).status == 0)
    try repository.expectTidy()
  }

  @Test func aFirstBuildHasAnEmptyBase() throws {
    let outcome = try compare("empty")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Added"))
    #expect(!outcome.output.contains("nothing-found"))
    try repository.expectTidy()
  }

  @Test(arguments: ["text", "github"]) func aBaseThatCannotBeBuiltIsToldAndEmpty(
    format: String
  ) throws {
    try folder.write("{{#open}}", at: "repository/App/Templates/overview.mustache")
    try repository.commit("Break")
    try repository.git("tag", "broken")
    try repository.git("rm", "-r", "--quiet", "App/Templates")
    try repository.commit("Mend")
    let outcome = try compare("broken", ["FORMAT": format])
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("cannot be built, so all cards count as new"))
    #expect(outcome.errors.contains("::warning title=Cardproof::") == (format == "github"))
    try repository.git("checkout", "--quiet", "broken")
    let other = try compare("first", output: "other")
    #expect(other.status == 2)
    #expect(other.errors.contains("malformed-template"))
    try repository.expectTidy()
  }

  @Test(arguments: [
    ("0000000000000000000000000000000000000000", "App"), ("--output=x", "App"), ("first", "/etc"),
    ("first", "../x"),
  ])
  func refusesWhatLeadsElsewhere(base: String, source: String) throws {
    #expect(try compare(base, source: source).status == 64)
    try repository.expectTidy()
  }

  /// A pull request may make a link of the folder; what is outside the repository is none of its.
  @Test func refusesALinkOutOfTheRepository() throws {
    try folder.write("# Secret", at: "elsewhere/secret.md")
    try folder.link("repository/Away", to: folder.path("elsewhere"))
    try folder.link("repository/Near", to: "App")
    try repository.commit("Link")
    let outcome = try compare("first", source: "Away")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("leads out of the repository"))
    #expect(!folder.exists("cards/head"))
    #expect(try compare("HEAD", source: "Near").status == 0)
    try repository.expectTidy()
  }

  /// Nor may its settings, or a link in place of its templates, read what is not its own.
  @Test func readsNothingOutsideOfTheRepository() throws {
    try folder.write("# Secret", at: "elsewhere/secret.md")
    try folder.write("Secret", at: "elsewhere/page.css")
    try folder.write("# Near", at: "repository/Docs/near.md")
    try folder.write(
      "title: Tea\nsources: [../../elsewhere, ../Docs]", at: "repository/App/site.yml")
    try folder.link("repository/App/Templates", to: folder.path("elsewhere"))
    try repository.commit("Reach out")
    let outcome = try compare("first")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("'../../elsewhere' leads out of CARDPROOF_WITHIN"))
    let site = try folder.tree(below: "cards/head")
    #expect(site.keys.contains { $0.hasSuffix("near.html") })
    #expect(!site.values.contains { String(decoding: $0, as: UTF8.self).contains("Secret") })
  }

  /// A repository may bring hooks and configuration of its own; none of it runs.
  @Test func runsNothingOfTheRepository() throws {
    let hook = "#!/bin/sh\ntouch \(folder.path("ran"))\n"
    try repository.write(program: hook, at: "repository/.git/hooks/post-checkout")
    #expect(try compare("first").status == 0)
    #expect(!folder.exists("ran"))
  }

  @Test func theCommentTakesANumberOnly() throws {
    let script = TeaRepository.package.appending(path: "Scripts/ci/comment").path
    for number in ["", "1;x", "../2", "$(id)"] {
      #expect(try repository.run(script, [number, folder.path("out")]).status == 64)
    }
  }
}
