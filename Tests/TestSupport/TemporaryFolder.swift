package import Foundation

/// A folder of its own for one test, removed with it.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "cardproof-test-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package func path(_ relative: String) -> String { url.appending(path: relative).path }

  /// Writes a file, and the folders that it needs.
  package func write(_ text: String, at relative: String) throws {
    try write(Array(text.utf8), at: relative)
  }

  package func write(_ bytes: [UInt8], at relative: String) throws {
    let file = url.appending(path: relative)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  package func makeFolder(_ relative: String) throws {
    try FileManager.default.createDirectory(
      at: url.appending(path: relative), withIntermediateDirectories: true)
  }

  /// Makes a link at a place that leads to a destination, absolute or relative to the place.
  package func link(_ relative: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(relative), withDestinationPath: destination)
  }

  /// A file as text; nil when there is none.
  package func text(at relative: String) -> String? {
    try? String(contentsOf: url.appending(path: relative), encoding: .utf8)
  }

  package func exists(_ relative: String) -> Bool {
    FileManager.default.fileExists(atPath: path(relative))
  }

  /// Every file below a folder with its content, by its path from there; hidden ones too.
  package func tree(below relative: String = "") throws -> [String: [UInt8]] {
    let root = relative.isEmpty ? url : url.appending(path: relative)
    var tree: [String: [UInt8]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
      let file = root.appending(path: path)
      var isFolder: ObjCBool = false
      let exists = unsafe FileManager.default.fileExists(
        atPath: file.path, isDirectory: &isFolder)
      if exists, !isFolder.boolValue { tree[path] = [UInt8](try Data(contentsOf: file)) }
    }
    return tree
  }

  package func modificationDate(of relative: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path(relative))[.modificationDate] as? Date
  }

  /// Makes a file look old, so that a write to it shows.
  package func age(_ relative: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)], ofItemAtPath: path(relative))
  }
}
