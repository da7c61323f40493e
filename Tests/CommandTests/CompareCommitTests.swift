import Foundation
import TestSupport
import Testing

/// `cardproof compare` in a repository of Git's, with commits.
struct CompareCommitTests {
  private let repository: TeaRepository
  private var folder: TemporaryFolder { repository.folder }

  init() throws {
    repository = try TeaRepository()
    try folder.makeFolder("temporary")
  }

  private func compare(
    _ words: String..., in place: String = "repository", environment: [String: String] = [:]
  ) throws -> TeaRepository.Outcome {
    try repository.run(
      try TeaRepository.binary.path, ["compare", "--source", "App"] + words, in: place,
      environment: environment.merging(["TMPDIR": folder.path("temporary")]) { own, _ in own })
  }

  /// Nothing stays behind, neither in the repository nor where files are kept for a short time.
  private func expectTidy() throws {
    try repository.expectTidy()
    #expect(try folder.tree(below: "temporary").isEmpty)
  }

  @Test func comparesACommitWithWhatIsCheckedOut() throws {
    let outcome = try compare("first", "--fail-on", "changes", "--output", "../report")
    #expect(outcome.status == 1 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(outcome.output.contains("Controller: the layout Cup of TeaController"))
    #expect(outcome.output.hasSuffix("report: ../report/index.html\n"))
    for path in ["index.html", "comparison.md", "junit.xml"] {
      #expect(folder.exists("report/\(path)"))
    }
    #expect(try compare("HEAD", "--fail-on", "changes").status == 0)
    try folder.write(TeaRepository.controller, at: "repository/App/Tea.controller.yml")
    #expect(try compare("first", "--fail-on", "changes").status == 0)
    #expect(try compare("HEAD", "--fail-on", "changes").status == 1)
    try repository.git("checkout", "--quiet", ".")
    try expectTidy()
  }

  @Test func comparesTwoCommitsWhateverIsCheckedOut() throws {
    try repository.git("checkout", "--quiet", "empty")
    let outcome = try compare("first", "main")
    #expect(outcome.status == 0 && outcome.output.contains("‘Ready’ became ‘Done’"))
    try expectTidy()
  }

  @Test func aloneComparesWithWhereTheBranchBegan() throws {
    try repository.git("checkout", "--quiet", "-b", "topic", "first")
    try folder.write(
      TeaRepository.controller.replacing("Ready", with: "Poured"),
      at: "repository/App/Tea.controller.yml")
    try repository.commit("Change it on a branch")
    let outcome = try compare()
    let first = try repository.git("rev-parse", "first")
    #expect(outcome.output.contains("‘Ready’ became ‘Poured’"))
    #expect(outcome.output.contains("compared with \(first.prefix(10)), where HEAD left main\n"))
    // The default branch of the remote is asked first.
    try repository.git("update-ref", "refs/remotes/origin/trunk", "topic")
    try repository.git("symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/trunk")
    #expect(try compare().output.contains("where HEAD left origin/trunk\n"))
    try expectTidy()
  }

  @Test func findsTheProjectFromAnyFolder() throws {
    let inside = try repository.run(
      try TeaRepository.binary.path, ["compare", "first"], in: "repository/App")
    #expect(inside.status == 0 && inside.output.contains("‘Ready’ became ‘Done’"))
    let outside = try repository.run(
      try TeaRepository.binary.path, ["compare", "first", "--source", "repository/App"], in: "")
    #expect(outside.output == inside.output)
  }

  @Test func aFirstBuildHasAnEmptyBase() throws {
    let outcome = try compare("empty", "--format", "markdown", "--fail-on", "regressions")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("has no folder 'App'"))
    let empty = try repository.git("rev-parse", "empty").prefix(10)
    #expect(
      outcome.output.contains(
        "The base \(empty) does not have this project, so there is nothing to compare its "))
    try expectTidy()
  }

  @Test func aBuiltSiteIsABaseToo() throws {
    let binary = try TeaRepository.binary.path
    try repository.git("checkout", "--quiet", "first")
    _ = try repository.run(binary, ["build", "App", "--output", folder.path("site")])
    try repository.git("checkout", "--quiet", "main")
    let outcome = try compare(folder.path("site"))
    #expect(outcome.status == 0 && outcome.output.contains("‘Ready’ became ‘Done’"))
  }

  @Test(arguments: [
    (["0000000000000000000000000000000000000000"], "is neither a built site nor a commit"),
    (["--", "--output=x"], "is neither a built site nor a commit"),
    (["first", "nowhere"], "'nowhere' is neither a built site nor a commit"),
  ]) func aBaseThatIsNowhereIsSixtySix(words: [String], message: String) throws {
    let outcome = try repository.run(
      try TeaRepository.binary.path, ["compare", "--source", "App"] + words)
    #expect(outcome.status == 66 && outcome.errors.contains(message), "\(outcome.errors)")
    try repository.expectTidy()
  }

  /// What people write in place of a commit has a fix of its own.
  @Test func aMistakenCommitSaysWhatToWrite() throws {
    #expect(try compare("first..main").errors.contains("cardproof compare first main"))
    #expect(try compare("master").errors.contains("Write 'main': there is no branch 'master'"))
    try repository.git("update-ref", "refs/remotes/origin/release", "main")
    #expect(try compare("release").errors.contains("Write 'origin/release'"))
    try repository.git(
      "clone", "--quiet", "--depth", "1", "file://\(folder.path("repository"))", "../shallow")
    let shallow = try compare("HEAD~1", in: "shallow")
    #expect(shallow.status == 66 && shallow.errors.contains("git fetch --unshallow"))
  }

  @Test(arguments: [[], ["main"], ["HEAD"]])
  func aRepositoryThatBeginsHasNothingToCompareWith(words: [String]) throws {
    try folder.makeFolder("begun")
    #expect(try repository.run("git", ["init", "--quiet"], in: "begun").status == 0)
    let outcome = try repository.run(
      try TeaRepository.binary.path, ["compare"] + words, in: "begun")
    #expect(outcome.status == 66 && outcome.errors.contains("the repository has no commit yet"))
  }

  @Test func outsideOfARepositoryItSaysSo() throws {
    try folder.makeFolder("elsewhere")
    let outcome = try repository.run(
      try TeaRepository.binary.path, ["compare", "main"], in: "elsewhere")
    #expect(outcome.status == 66 && outcome.errors.contains("is not in a Git repository"))
    #expect(outcome.errors.contains("with --source"))
  }

  /// A pull request may make a link of the folder; what is outside the repository is none of its.
  @Test func refusesALinkOutOfTheRepository() throws {
    try folder.write("# Secret", at: "elsewhere/secret.md")
    try folder.link("repository/Away", to: folder.path("elsewhere"))
    try folder.link("repository/Near", to: "App")
    try repository.commit("Link")
    for source in ["Away", "..", "/etc"] {
      let outcome = try repository.run(
        try TeaRepository.binary.path, ["compare", "first", "--source", source])
      #expect(outcome.status == 66 && outcome.errors.contains("is not in a Git repository"))
    }
    let near = try repository.run(
      try TeaRepository.binary.path, ["compare", "first", "--source", "Near"])
    #expect(near.status == 0 && near.output.contains("‘Ready’ became ‘Done’"))
  }

  /// Nor may its settings read what is not its own.
  @Test func readsNothingOutsideOfTheRepository() throws {
    try folder.write(
      "interaction: Secret\nintent: NoIntent\n", at: "elsewhere/secret.interaction.yml")
    try folder.write(
      "title: Tea\nsources: [../../elsewhere]", at: "repository/App/site.yml")
    try repository.commit("Reach out")
    let outcome = try compare("first")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("'../../elsewhere' leads out of the repository"))
    #expect(!outcome.output.contains("NoIntent"))
  }

  /// A repository may bring hooks and configuration of its own; none of it runs.
  @Test func runsNothingOfTheRepository() throws {
    let program = "#!/bin/sh\ntouch \(folder.path("ran"))\n"
    for hook in ["post-checkout", "post-index-change", "fsmonitor-watchman"] {
      try repository.write(program: program, at: "repository/.git/hooks/\(hook)")
    }
    try repository.git("config", "core.fsmonitor", ".git/hooks/fsmonitor-watchman")
    try folder.write("", at: "ran")
    try FileManager.default.removeItem(atPath: folder.path("ran"))
    #expect(try compare("first").status == 0)
    #expect(!folder.exists("ran"))
  }

  @Test func opensTheReport() throws {
    for name in ["open", "xdg-open"] {
      try repository.write(
        program: "#!/bin/sh\nprintf '%s' \"$1\" >\"$OPENED\"\n", at: "tools/\(name)")
    }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let environment = [
      "PATH": "\(folder.path("tools")):\(path)", "OPENED": folder.path("opened"),
    ]
    #expect(try compare("first", "--open", environment: environment).status == 0)
    #expect(folder.text(at: "opened") == "_comparison/index.html")
    #expect(folder.exists("repository/_comparison/index.html"))
    try folder.write("#!/bin/sh\nexit 3\n", at: "tools/xdg-open")
    try folder.write("#!/bin/sh\nexit 3\n", at: "tools/open")
    let failed = try compare("first", "--open", environment: environment)
    #expect(failed.status == 0 && failed.errors.contains("fix: Open _comparison/index.html"))
  }

  @Test func newFindingsBecomeAnnotations() throws {
    try folder.write("a: [", at: "repository/App/Tea.controller.yml")
    let outcome = try compare("first", "--format", "github")
    #expect(outcome.output.contains("::error file=App/Tea.controller.yml,line=1,"))
    #expect(try compare("HEAD", "HEAD", "--format", "github").output.isEmpty)
  }

  @Test func theCommentTakesANumberOnly() throws {
    let script = TeaRepository.package.appending(path: "Scripts/ci/comment").path
    for number in ["", "1;x", "../2", "$(id)"] {
      #expect(try repository.run(script, [number, folder.path("out")]).status == 64)
    }
  }
}
