/// The files of a site by their paths, before they are written.
package struct OutputTree: Hashable, Sendable {
  package private(set) var files: [String: [UInt8]] = [:]

  package init() {}

  package mutating func add(_ text: String, at path: String) { files[path] = Array(text.utf8) }

  package mutating func add(_ bytes: [UInt8], at path: String) { files[path] = bytes }

  /// The paths of all files, sorted.
  package var paths: [String] { files.keys.sorted() }
}

extension OutputTree {
  /// A file as text; empty when there is none.
  package func text(at path: String) -> String {
    String(decoding: files[path] ?? [], as: UTF8.self)
  }
}
