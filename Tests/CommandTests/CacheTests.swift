import Foundation
import TestSupport
import Testing

/// `--cache`, `--shard` and `merge`, run as a CI would.
struct CacheTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    var project = Sample.teaHouse()
    project["site.yml"] = "title: Tea"
    for name in ["a", "b", "c"] {
      project["\(name).interaction.yml"] =
        "interaction: Tea \(name)\nintent: BrewTeaIntent\nparameters: {tea: \(name)}\n"
    }
    try project.write(to: folder, at: "App")
  }

  private func run(_ words: String..., key: String = "") throws -> CommandLineRun {
    try CommandLineRun(words, in: folder.url.path, environment: ["CARDPROOF_CACHE_KEY": key])
  }

  @Test func aCacheChangesNothing() throws {
    #expect(try run("build", "App", "--output", "plain").status == 0)
    for round in 1...2 {
      let build = try run("build", "App", "--output", "site\(round)", "--cache", "cache")
      #expect(build.status == 0 && build.errors.isEmpty)
      #expect(try folder.tree(below: "site\(round)") == folder.tree(below: "plain"))
    }
    let kept = try folder.tree(below: "cache").filter { $0.key.hasSuffix(".cards") }
    // One for each interaction, and one for the site.
    #expect(kept.count == 4)
    let unchanged = try run("build", "App", "--output", "site1", "--cache", "cache")
    #expect(unchanged.output.contains(" 0 files written, "))
    for name in kept.keys { try folder.write("poison", at: "cache/\(name)") }
    let again = try run("build", "App", "--output", "site3", "--cache", "cache")
    #expect(again.status == 0)
    #expect(try folder.tree(below: "site3") == folder.tree(below: "plain"))
    #expect(try folder.tree(below: "cache").filter { $0.key.hasSuffix(".cards") } == kept)
    let check = try run("check", "App", "--cache", "cache")
    #expect(check.output == (try run("check", "App")).output)
    #expect(try run("snapshot", "App", "--directory", "Cards", "--cache", "cache").status == 0)
    #expect(try run("snapshot", "App", "--directory", "Cards", "--verify").status == 0)
  }

  @Test func refusesAFolderThatIsNoCache() throws {
    let build = try run("build", "App", "--cache", "App")
    #expect(build.status == 73)
    #expect(
      build.errors == """
        cardproof: The cache is not empty and was not made by cardproof ('App')
          fix: Name an empty folder with --cache

        """)
  }

  @Test func mergedShardsAreOneBuild() throws {
    #expect(try run("build", "App", "--output", "plain").status == 0)
    for number in 1...2 {
      let words = ["--shard", "\(number)/2", "--output", "shard\(number)"]
      let shard = try CommandLineRun(["build", "App"] + words, in: folder.url.path)
      #expect(shard.status == 0 && shard.output.hasPrefix("shard\(number): shard \(number) of 2, "))
    }
    let merge = try run("merge", "shard2", "shard1", "--source", "App", "--output", "merged")
    #expect(merge.status == 0 && merge.errors.isEmpty)
    #expect(try folder.tree(below: "merged") == folder.tree(below: "plain"))

    let missing = try run("merge", "shard1", "--source", "App")
    #expect(missing.status == 66)
    #expect(
      missing.errors == """
        cardproof: The shard 2/2 is missing
          fix: Name the folders of all 2 shards

        """)
    let replacing = try run("merge", "shard1", "shard2", "--source", "App", "--output", "shard1")
    #expect(replacing.status == 73)
    #expect(
      try run("merge", "shard1", "shard2", "--source", "App", "--output", "again").status == 0)
    let keyed = try run("merge", "shard1", "shard2", "--source", "App", key: "another")
    #expect(keyed.status == 66 && keyed.errors.contains("with the same CARDPROOF_CACHE_KEY"))
    #expect(!folder.exists("_site"))
  }

  @Test func explainsWrongUsage() throws {
    #expect(
      try run("build", "App", "--shard", "3/2", "--output", "x").errors
        == "cardproof: option '--shard' takes a number and a count such as 2/4, not '3/2'\n")
    #expect(
      try run("build", "App", "--shard", "1/2").errors
        == "cardproof: option '--shard' needs a folder of its own: --output DIR\n")
    let merge = try run("merge")
    #expect(merge.status == 64)
    #expect(
      merge.errors
        == "cardproof: merge needs the folders of all shards: cardproof merge SHARD...\n")
  }
}
