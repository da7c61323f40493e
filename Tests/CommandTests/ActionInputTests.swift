#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// What `action.yml` makes of its inputs: bases that are not there, hostile names, releases.
  struct ActionInputTests {
    private let repository: TeaRepository
    private let first: String
    private var folder: TemporaryFolder { repository.folder }

    init() throws {
      repository = try TeaRepository()
      first = try repository.git("rev-parse", "first")
    }

    private func action(
      base: String? = nil, _ inputs: [String: String] = [:]
    ) throws -> ActionRun {
      try ActionRun(
        in: repository, base: base ?? first,
        inputs: inputs.merging(["source": "App"]) { own, _ in own },
        environment: FakeGitHub(in: repository).environment())
    }

    @Test func aPushHasToNameItsBase() throws {
      let run = try action(base: "")
      #expect(run.run.statuses == ["Compare cards": 64])
      #expect(run.run.log.contains("::error title=Cardproof::The event is not a pull request"))
      let named = try action(base: "", ["base": first])
      #expect(named.run.statuses == ["Compare cards": 0, "Summary": 0, "Result": 0])
    }

    @Test func aBaseThatIsNowhereEndsTheJob() throws {
      let run = try action(["base": "0123456789012345678901234567890123456789"])
      #expect(run.run.statuses == ["Compare cards": 0, "Result": 66])
      #expect(run.run.log.contains("is neither a built site nor a commit") && run.run.used.isEmpty)
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
        #expect(
          !run.run.hasFailed
            && run.run.summary.contains("there is nothing to compare its 12 cards with"),
          "\(run.run.log)")
      }
      try repository.expectTidy()
    }

    @Test func installsAReleaseAndChecksIt() throws {
      let github = try FakeGitHub(in: repository)
      let release = try ReleaseRun(in: repository, github)
      let environment = github.environment().merging(
        ["CARDPROOF_RELEASES": "file://\(folder.path("releases"))"]) { $1 }
      let install = { (digest: String) in
        try ActionRun(
          in: repository, base: first, inputs: ["source": "App", "sha256": digest],
          installs: true, environment: environment)
      }
      let run = try install(release.archiveDigest)
      #expect(run.run.statuses["Install Cardproof"] == 0, "\(run.run.log)")
      #expect(!run.run.hasFailed && run.run.summary.contains("Done"))
      let cache = try #require(run.run.used.first { $0.key.hasPrefix("actions/cache@") })
      #expect(cache.value["path"]?.hasSuffix("/cardproof-bin/*.tar.gz") == true)
      // What the cache brings back is not loaded again.
      let archives = try FileManager.default.subpathsOfDirectory(atPath: folder.path("releases"))
        .filter { $0.hasSuffix(".tar.gz") }
      for archive in archives {
        try FileManager.default.removeItem(atPath: folder.path("releases/\(archive)"))
      }
      let cached = try install(release.archiveDigest)
      #expect(!archives.isEmpty && !cached.run.hasFailed, "\(cached.run.log)")
      // An archive that was replaced, with its checksums, is none that was asked for.
      let replaced = try install(String(repeating: "0", count: 64))
      #expect(replaced.run.statuses.keys.sorted() == ["Install Cardproof"])
      #expect(replaced.run.hasFailed)
    }
  }
#endif
