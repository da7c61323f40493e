internal import Foundation

/// The folders of all shards of one project.
package struct ShardSet: Sendable {
  /// What the names of records end in.
  static let ending = ".cards"

  private let folders: [String]

  /// Why shards cannot be merged.
  package struct Failure: Error, Hashable {
    package let message: String
    package let fix: String
  }

  /// Takes the folders of all shards, in any order.
  ///
  /// - Throws: A failure if they are not all there, each once, and of this project and tool.
  package init(folders: [String], of project: Project, tool: String) throws(Failure) {
    let heads = try folders.map { folder throws(Failure) in
      (folder: folder, head: try Self.head(of: folder))
    }
    var known: [Int: String] = [:]
    for (folder, head) in heads {
      guard head.generator == Product.generator, head.tool == tool else {
        throw Failure(
          message: "'\(folder)' was made by another build of cardproof than this one",
          fix: "Make all shards and merge them with the same binary")
      }
      guard head.of == heads[0].head.of else {
        throw Failure(
          message: "'\(folder)' is one of \(head.of) shards, '\(heads[0].folder)' one of "
            + "\(heads[0].head.of)",
          fix: "Merge the shards of one run")
      }
      if let first = known[head.shard] {
        throw Failure(
          message: "The shard \(head.shard)/\(head.of) is there twice: '\(first)' and '\(folder)'",
          fix: "Name each shard once")
      }
      known[head.shard] = folder
    }
    let count = heads.first?.head.of ?? 1
    let missing = (1...count).filter { known[$0] == nil }
    guard missing.isEmpty else {
      let names = missing.map { "\($0)/\(count)" }.joined(separator: ", ")
      throw Failure(
        message: missing.count == 1
          ? "The shard \(names) is missing" : "The shards \(names) are missing",
        fix: "Name the folders of all \(count) shards")
    }
    let source = RecordNames(project, tool: tool).source
    for (folder, head) in heads where head.source != source {
      throw Failure(
        message: "'\(folder)' was made of another source",
        fix: "Check out the same commit in every job, and name the project with --source")
    }
    self.folders = folders
  }

  /// The bytes of a record, from whichever shard has it.
  package func record(named name: String) -> [UInt8]? {
    for folder in folders {
      if let file = SourceFolder(path: folder).file(named: name + Self.ending) { return file.bytes }
    }
    return nil
  }

  private static func head(of folder: String) throws(Failure) -> ShardHead {
    guard let file = SourceFolder(path: folder).file(named: ShardHead.fileName) else {
      throw Failure(
        message: "There is no shard in '\(folder)'",
        fix: "Name folders that 'cardproof build --shard K/N --output DIR' wrote")
    }
    guard let head = try? JSONDecoder().decode(ShardHead.self, from: Data(file.bytes)),
      head.version == ShardHead.version, (1...Shard.most).contains(head.of),
      (1...head.of).contains(head.shard)
    else {
      throw Failure(
        message: "'\(folder)/\(ShardHead.fileName)' cannot be read",
        fix: "Make the shard again, with the same binary")
    }
    return head
  }
}
