internal import Diagnostics
internal import Foundation

/// One of the parts that a large project is made in, each by a job of its own.
package struct Shard: Hashable, Sendable {
  /// From 1 to `count`.
  package let number: Int
  package let count: Int

  package static let most = 1024

  /// Nil for anything but `K/N`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      (1...Self.most).contains(count), (1...count).contains(number)
    else { return nil }
    self.number = number
    self.count = count
  }

  /// Every so manieth, so that intents with many interactions are spread.
  func contains(_ index: Int) -> Bool { index % count == number - 1 }
}

/// What a shard's folder says of itself.
struct ShardHead: Hashable, Codable {
  /// The version of the format.
  static let version = 1
  static let fileName = "shard.json"

  let version: Int
  let generator: String
  /// Names the tool more exactly than its version.
  let tool: String
  /// Names the source: all that cards are made of.
  let source: String
  let shard: Int
  let of: Int

  var json: String {
    """
    {"version": \(version), "generator": \(jsonString(generator)), "tool": \(jsonString(tool)),
     "source": \(jsonString(source)), "shard": \(shard), "of": \(of)}

    """
  }
}

/// What a shard's job made.
package struct ShardShare: Sendable {
  /// The files of the shard's folder.
  package let tree: OutputTree
  package let stateCount: Int
  package let records: RecordUse
}

extension SiteGenerator {
  /// A shard: the records of its share of the interactions.
  ///
  /// It holds no pages: these need what all shards found.
  package func share(of shard: Shard, in records: CardRecords) async -> ShardShare {
    let parts = await CardStateMaker(project, records: records).sealedRecords(
      ofInteractions: project.interactions.indices.filter(shard.contains), in: records, jobs: jobs)
    var tree = OutputTree()
    var use = RecordUse()
    for part in parts {
      tree.add(part.bytes, at: part.name + ShardSet.ending)
      use.formUnion(part.use)
    }
    let names = RecordNames(project, tool: records.tool)
    let head = ShardHead(
      version: ShardHead.version, generator: Product.generator, tool: records.tool,
      source: names.source, shard: shard.number, of: shard.count)
    tree.add(head.json, at: ShardHead.fileName)
    return ShardShare(
      tree: tree, stateCount: parts.reduce(0) { $0 + $1.stateCount }, records: use)
  }
}
