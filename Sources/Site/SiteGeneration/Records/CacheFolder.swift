internal import Diagnostics
internal import Foundation

/// A folder that keeps records between runs: the only other thing that is written besides output.
///
/// It is a cache as https://bford.info/cachedir describes one: it has a tag, it can be removed at any
/// time, and what is in it changes no result. A folder without the tag that is not empty is
/// refused. Links in it are not followed, and files with other names are left alone.
package struct CacheFolder: Sendable {
  /// The file that makes a folder a cache, for backups too.
  static let tagName = "CACHEDIR.TAG"
  private static let tag = """
    Signature: 8a477f597d28d172789f06886806bc55
    # This folder is a cache of cardproof's. It can be removed at any time.

    """
  /// For each record, how many runs ago it was used.
  private static let agesName = "ages.txt"
  private static let ending = ".cards"
  private static let largestFile = 256 << 20
  /// A record that so many runs did not use is removed (convention): enough for the branches that
  /// share a cache.
  private static let oldest = 20

  /// Without a `/` at its end.
  private let root: String

  package struct Failure: Error {
    package let message: String
    package let fix: String
  }

  package init(path: String) throws(Failure) {
    root = URL(filePath: path, directoryHint: .isDirectory).resolvingSymlinksInPath().path
    guard let kind = FileKind(at: root) else { return }
    guard kind == .folder else {
      throw Failure(
        message: "The cache is a file, not a folder", fix: "Name a folder with --cache")
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    // Caches of other tools have such a tag too.
    let tag = contents(of: Self.tagName) ?? []
    guard names.isEmpty || names.contains(Self.tagName) && tag.contains(text: "cardproof") else {
      throw Failure(
        message: "The cache is not empty and was not made by cardproof",
        fix: "Name an empty folder with --cache")
    }
  }

  /// The bytes of a record; nil where there is none, or something else in its place.
  package func record(named name: String) -> [UInt8]? { contents(of: name + Self.ending) }

  private func contents(of name: String) -> [UInt8]? {
    let file = "\(root)/\(name)"
    guard FileKind(at: file) == .file, let size = FileKind.size(at: file),
      size <= Self.largestFile
    else { return nil }
    return try? readFile(at: file)
  }

  /// Adds what a run made, and removes what no run used for long.
  package func update(_ use: RecordUse) throws(Failure) {
    do {
      try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
      if FileKind(at: "\(root)/\(Self.tagName)") == nil {
        try write(Array(Self.tag.utf8), as: Self.tagName)
      }
      for (name, bytes) in use.made.sorted(by: { $0.key < $1.key }) {
        try write(bytes, as: name + Self.ending)
      }
      try write(ages(after: use.used), as: Self.agesName)
    } catch {
      throw Failure(
        message: "The cache cannot be written", fix: "Check its permissions and the free space")
    }
  }

  /// Counts for every record how many runs ago it was used, and removes those that are too old.
  private func ages(after used: Set<String>) throws -> [UInt8] {
    var ages: [Substring: Int] = [:]
    let lines = String(decoding: contents(of: Self.agesName) ?? [], as: UTF8.self)
    for line in lines.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2, let age = Int(words[1]), age >= 0 { ages[words[0]] = age }
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: root)
    var text = ""
    for file in files.sorted() where file.hasSuffix(Self.ending) {
      let name = file.dropLast(Self.ending.count)
      guard name.utf8.count == 64, name.utf8.allSatisfy(Self.isDigit) else { continue }
      let age = used.contains(String(name)) ? 0 : min(ages[name] ?? 0, Self.oldest) + 1
      if age > Self.oldest {
        try FileManager.default.removeItem(atPath: "\(root)/\(file)")
      } else {
        text += "\(name) \(age)\n"
      }
    }
    return Array(text.utf8)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (97...102).contains(byte)
  }

  /// Writes a file beside its place and moves it there, so that nobody reads half of one.
  private func write(_ bytes: [UInt8], as name: String) throws {
    let staged = "\(root)/.\(name).\(ProcessInfo.processInfo.processIdentifier)"
    if FileKind(at: staged) != nil { try FileManager.default.removeItem(atPath: staged) }
    try OutputStaging.write([bytes], at: staged)
    do {
      try moveAtomically(from: staged, to: "\(root)/\(name)")
    } catch {
      try? FileManager.default.removeItem(atPath: staged)
      throw error
    }
  }
}
