#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// `action.yml`, step by step, in the repository of a pull request.
  struct ActionTests {
    private let repository: TeaRepository
    private let first: String
    private var folder: TemporaryFolder { repository.folder }
    private static let mark = "<!-- cardproof-comparison -->"

    init() throws {
      repository = try TeaRepository()
      first = try repository.git("rev-parse", "first")
    }

    private func action(
      _ inputs: [String: String] = [:], by github: FakeGitHub? = nil, isReadOnly: Bool = false,
      login: String = "github-actions[bot]"
    ) throws -> ActionRun {
      let github = try github ?? FakeGitHub(in: repository)
      return try ActionRun(
        in: repository, base: first, inputs: inputs.merging(["source": "App"]) { own, _ in own },
        environment: github.environment(isReadOnly: isReadOnly, login: login))
    }

    @Test func commentsOnceAndUpdatesItsOwnComment() throws {
      let theirs = "\(Self.mark)\nmine"
      let comment = #"[{"id": 7, "body": "\#(Self.mark)\nmine", "user": {"login": "mallory"}}]"#
      let github = try FakeGitHub(in: repository, comments: comment)
      let run = try action(by: github)
      #expect(run.run.statuses == ["Compare cards": 0, "Summary": 0, "Comment": 0, "Result": 0])
      // Somebody else's comment that begins alike is left alone.
      var comments = try github.comments
      #expect(comments.count == 2 && comments[0] == theirs)
      #expect(comments[1].hasPrefix(Self.mark) && comments[1].contains("Done"))
      #expect(run.run.summary == comments[1])

      try folder.write(
        TeaRepository.controller.replacing("Ready", with: "Poured"),
        at: "repository/App/Tea.controller.yml")
      try repository.commit("Change it again")
      _ = try action(by: github)
      comments = try github.comments
      #expect(comments.count == 2 && comments[0] == theirs)
      #expect(comments[1].contains("Poured") && !comments[1].contains("Done"))
      try repository.expectTidy()
    }

    /// The comment of another token is found by whose token it is; where nobody tells, it is GitHub's.
    @Test(arguments: ["review-app[bot]", ""]) func updatesTheCommentOfAnyToken(
      login: String
    ) throws {
      let github = try FakeGitHub(in: repository)
      for _ in 0..<2 { _ = try action(by: github, login: login) }
      #expect(try github.comments.count == 1)
    }

    @Test func uploadsTheReport() throws {
      let run = try action()
      let upload = try #require(
        run.run.used.first { $0.key.hasPrefix("actions/upload-artifact@") })
      let path = try #require(upload.value["path"])
      #expect(path == (try run.run.output("report", of: run.file)))
      #expect(FileManager.default.fileExists(atPath: "\(path)/index.html"))
    }

    @Test func controllersRunOnlyWhereAPersonAsksAndNeverForAFork() throws {
      let words = folder.path("words")
      try folder.write("#!/bin/sh\necho \"$@\" >\(words)\n", at: "fake")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.path("fake"))
      for (asks, isFork) in [("true", false), ("true", true), ("false", false)] {
        _ = try ActionRun(
          in: repository, base: first,
          inputs: [
            "source": "App", "binary": folder.path("fake"), "run-controllers": asks,
            "comment": "false",
          ], isFork: isFork, environment: [:])
        let line = try #require(folder.text(at: "words"))
        #expect(line.contains("--run-controllers") == (asks == "true" && !isFork))
      }
    }

    @Test func linksTheLinesOfTheNewCommit() throws {
      let run = try action()
      let head = try repository.git("rev-parse", "HEAD")
      #expect(run.run.summary.contains("/tea/house/blob/\(head)/App/Tea.controller.yml#L"))
    }

    /// A branch of the repository shows pictures where no report is published.
    @Test func keepsPicturesInABranch() throws {
      try repository.git("init", "--quiet", "--bare", folder.path("web/tea/house.git"))
      let run = try action(["pictures": "cards"])
      let address = "/tea/house/raw/cards/12/"
      let pictures = run.run.summary.components(separatedBy: address).dropFirst()
        .map { String($0.prefix { $0 != "\"" }) }
      #expect(pictures.count == 2 && run.run.statuses["Publish pictures"] == 0, "\(run.run.log)")
      let list = try repository.git(
        "--git-dir", folder.path("web/tea/house.git"), "ls-tree", "-r", "--name-only", "cards")
      #expect(
        list.split(separator: "\n").map { String($0) }.sorted()
          == pictures.map { "12/\($0)" }.sorted())
      // Again, with nothing to change.
      #expect(try action(["pictures": "cards"]).run.statuses["Publish pictures"] == 0)
      try repository.expectTidy()
    }

    @Test func goesOnWithoutPicturesWhereTheBranchCannotBeWritten() throws {
      let run = try action(["pictures": "cards"])
      #expect(!run.run.hasFailed && run.run.log.contains("::notice::No pictures"))
      #expect(run.run.summary.contains("Done") && !run.run.summary.contains("<img"))
    }

    /// A fork's pull request has a token that may only read.
    @Test func goesOnWithoutACommentWhereTheTokenMayOnlyRead() throws {
      let github = try FakeGitHub(in: repository)
      let run = try action(by: github, isReadOnly: true)
      #expect(!run.run.hasFailed)
      #expect(run.run.log.contains("::notice::No comment"))
      #expect(try github.comments.isEmpty)
      #expect(run.run.summary.contains("Done"))
    }

    @Test func failsForRegressionsAndStillComments() throws {
      try folder.write("a: [", at: "repository/App/Tea.controller.yml")
      try repository.commit("Lose the card")
      let github = try FakeGitHub(in: repository)
      let run = try action(["fail-on": "regressions"], by: github)
      #expect(run.run.statuses["Result"] == 1)
      #expect(run.run.contexts["steps.compare.outputs.status"] == "1")
      #expect(try github.comments.count == 1 && run.run.used.count == 1)
      // A finding is a workflow command with the path from the top of the repository.
      #expect(run.run.log.contains("::error file=App/Tea.controller.yml,line=1,"))
    }

    @Test func saysNothingInTheCommentWhereNobodyWantsOne() throws {
      let github = try FakeGitHub(in: repository)
      let run = try action(["comment": "false"], by: github)
      #expect(run.run.statuses["Comment"] == nil && !run.run.hasFailed)
      #expect(try github.comments.isEmpty)
    }
  }
#endif
