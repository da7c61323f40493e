import Diagnostics
import TestSupport
import Testing

@testable import SiteGeneration

/// A site of shards is the site of one build.
struct ShardTests {
  private let project = KeptCards.project
  private let kept = KeptCards()

  /// The folders of shards, written as the command does.
  private func write(_ shares: [ShardShare], in folder: TemporaryFolder) throws -> [String] {
    try shares.enumerated().map { index, share in
      let path = folder.path("shard-\(index)")
      _ = try OutputWriter(path: path).write(share.tree)
      return path
    }
  }

  private func shares(_ count: Int, of project: SampleProject? = nil) async throws -> [ShardShare] {
    var shares: [ShardShare] = []
    for number in 1...count {
      shares.append(try await kept.share(number, of: count, project ?? self.project))
    }
    return shares
  }

  @Test(arguments: [1, 2, 3, 7]) func mergedShardsAreOneBuild(count: Int) async throws {
    let plain = try await project.site()
    let shares = try await shares(count)
    #expect(shares.reduce(0) { $0 + $1.stateCount } == plain.stateCount)
    let folder = try TemporaryFolder()
    let set = try ShardSet(
      folders: try write(shares, in: folder).reversed(), of: project.project, tool: kept.tool)
    let records = CardRecords(tool: kept.tool, seal: kept.seal) { set.record(named: $0) }
    let site = try await SiteGenerator(
      project.project, templates: try SiteTemplates(overrides: []), jobs: 2, records: records
    ).site()
    #expect(site.records.made.isEmpty)
    #expect(site.tree == plain.tree && site.diagnostics == plain.diagnostics)
  }

  @Test(arguments: [("1/1", true), ("7/7", true), ("0/2", false), ("3/2", false), ("1", false)])
  func readsAShare(text: String, isOne: Bool) {
    #expect((Shard(text) != nil) == isOne)
  }

  @Test(arguments: ["", "/", "1/", "/2", "1/2/3", "a/b", "-1/2", "1/9999999", "1 / 2"])
  func refusesWhatIsNoShare(text: String) {
    #expect(Shard(text) == nil)
  }

  private func failure(
    _ folders: [String], _ project: SampleProject? = nil, tool: String? = nil
  ) -> String {
    do throws(ShardSet.Failure) {
      _ = try ShardSet(
        folders: folders, of: (project ?? self.project).project, tool: tool ?? kept.tool)
      return ""
    } catch {
      return error.message
    }
  }

  @Test func saysWhichShardsDoNotFit() async throws {
    let folder = try TemporaryFolder()
    let paths = try write(try await shares(3), in: folder)
    #expect(failure(paths).isEmpty)
    #expect(failure([paths[0], paths[2]]) == "The shard 2/3 is missing")
    #expect(failure([paths[1]]) == "The shards 1/3, 3/3 are missing")
    #expect(
      failure(paths + [paths[1]]) == "The shard 2/3 is there twice: '\(paths[1])' and '\(paths[1])'"
    )
    var edited = project
    edited["a.interaction.yml"] = edited["a.interaction.yml"].replacing("Green", with: "Red")
    #expect(failure(paths, edited) == "'\(paths[0])' was made of another source")
    #expect(
      failure(paths, tool: "x")
        == "'\(paths[0])' was made by another build of cardproof than this one")
    #expect(failure([folder.path("none")]) == "There is no shard in '\(folder.path("none"))'")
    let more = try TemporaryFolder()
    let other = try write(try await shares(2), in: more)
    #expect(
      failure([paths[0], other[1]])
        == "'\(other[1])' is one of 2 shards, '\(paths[0])' one of 3")
    try folder.write("{\"version\": 2}", at: "shard-0/shard.json")
    #expect(failure(paths) == "'\(paths[0])/shard.json' cannot be read")
  }

  @Test func aDamagedOrMissingRecordIsMadeAnewAndTold() async throws {
    let folder = try TemporaryFolder()
    let paths = try write(try await shares(2), in: folder)
    let file = try #require(
      try folder.tree(below: "shard-0").keys.first { $0.hasSuffix(".cards") })
    try folder.write("damaged", at: "shard-0/\(file)")
    let set = try ShardSet(folders: paths, of: project.project, tool: kept.tool)
    let records = CardRecords(tool: kept.tool, seal: kept.seal) { set.record(named: $0) }
    let site = try await SiteGenerator(
      project.project, templates: try SiteTemplates(overrides: []), jobs: 1, records: records
    ).site()
    #expect(site.records.made.count == 1)
  }
}
