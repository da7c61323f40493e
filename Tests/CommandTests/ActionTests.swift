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

    /// Runs the action in the pull request, with the binary of these tests unless `installs`.
    private func action(
      base: String? = nil, _ inputs: [String: String] = [:], installs: Bool = false,
      by github: FakeGitHub? = nil, isReadOnly: Bool = false, login: String = "github-actions[bot]",
      _ environment: [String: String] = [:]
    ) throws -> ActionRun {
      let github = try github ?? FakeGitHub(in: repository)
      let own = installs ? [:] : ["binary": try TeaRepository.binary.path]
      return try ActionRun(
        in: repository, .init(base: base ?? first),
        inputs: ["source": "App"].merging(own) { $1 }.merging(inputs) { $1 },
        environment: github.environment(isReadOnly: isReadOnly, login: login)
          .merging(environment) { $1 })
    }

    @Test func commentsOnceAndUpdatesItsOwnComment() throws {
      let theirs = "\(Self.mark)\nmine"
      let comment = #"[{"id": 7, "body": "\#(Self.mark)\nmine", "user": {"login": "mallory"}}]"#
      let github = try FakeGitHub(in: repository, comments: comment)
      let run = try action(by: github)
      #expect(run.run.statuses == ["Compare cards": 0, "Comment": 0, "Result": 0])
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

    @Test func uploadsTheReportAndTheSite() throws {
      let run = try action()
      let upload = try #require(
        run.run.used.first { $0.key.hasPrefix("actions/upload-artifact@") })
      let paths = try #require(upload.value["path"]).split(separator: "\n").map { String($0) }
      #expect(
        paths == [
          try run.run.output("report", of: run.file), try run.run.output("site", of: run.file),
        ])
      #expect(FileManager.default.fileExists(atPath: "\(paths[0])/index.html"))
      #expect(FileManager.default.fileExists(atPath: "\(paths[1])/catalogue.json"))
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

    @Test func aPushHasToNameItsBase() throws {
      let run = try action(base: "")
      #expect(run.run.statuses == ["Compare cards": 64])
      #expect(run.run.log.contains("::error title=Cardproof::This is no pull request"))
      let named = try action(base: "", ["base": first])
      #expect(named.run.statuses == ["Compare cards": 0, "Result": 0])
    }

    @Test func aBaseThatIsNowhereEndsTheJob() throws {
      let run = try action(["base": "0123456789012345678901234567890123456789"])
      #expect(run.run.statuses == ["Compare cards": 0, "Result": 64])
      #expect(run.run.log.contains("fetch it first") && run.run.used.isEmpty)
    }

    @Test func fetchesABaseThatIsNotThere() throws {
      try repository.git("clone", "--quiet", "--bare", ".", folder.path("origin"))
      try repository.git("remote", "add", "origin", folder.path("origin"))
      try repository.git("clone", "--quiet", folder.path("origin"), folder.path("other"))
      try folder.write("new", at: "other/NEWS.md")
      for words in [["add", "."], ["commit", "--quiet", "-m", "News"], ["push", "--quiet"]] {
        #expect(try repository.run("git", words, in: "other").status == 0)
      }
      let base = try repository.run("git", ["rev-parse", "HEAD"], in: "other").output.prefix(40)
      let run = try action(base: String(base))
      #expect(!run.run.hasFailed, "\(run.run.log)")
    }

    /// Names come from whoever opens a pull request; none is more than a name.
    @Test(arguments: [
      ["source": "My $(touch ran) `touch ran`; App"], ["source": "--output=ran"],
      ["source": "App\"; touch ran; \""], ["base": "--upload-pack=touch ran;"],
      ["base": "$(touch ran)"], ["base": "first; touch ran"], ["base-url": "$(touch ran)"],
      ["fail-on": "none; touch ran"], ["comment": "$(touch ran)"],
    ]) func runsNothingOfWhatItIsGiven(inputs: [String: String]) throws {
      if let source = inputs["source"], source.hasPrefix("My") {
        try repository.git("mv", "App", source)
        try repository.commit("Move")
      }
      let run = try action(inputs)
      #expect(!folder.exists("repository/ran") && !folder.exists("ran"), "\(run.run.log)")
      if inputs["source"]?.hasPrefix("My") == true {
        #expect(!run.run.hasFailed && run.run.summary.contains("Added"), "\(run.run.log)")
      }
      try repository.expectTidy()
    }

    @Test func installsAReleaseAndChecksIt() throws {
      let github = try FakeGitHub(in: repository)
      let release = try ReleaseRun(in: repository, github)
      let place = ["CARDPROOF_RELEASES": "file://\(folder.path("releases"))"]
      let run = try action(["sha256": release.archiveDigest], installs: true, by: github, place)
      #expect(run.run.statuses["Install Cardproof"] == 0, "\(run.run.log)")
      #expect(!run.run.hasFailed && run.run.summary.contains("Done"))
      // An archive that was replaced, with its checksums, is none that was asked for.
      let replaced = try action(
        ["sha256": String(repeating: "0", count: 64)], installs: true, by: github, place)
      #expect(replaced.run.statuses.keys.sorted() == ["Install Cardproof"])
      #expect(replaced.run.hasFailed)
    }
  }
#endif
