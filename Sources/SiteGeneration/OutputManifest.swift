internal import Diagnostics
internal import Foundation

/// The list of a site's files with their digests, one a line, itself left out.
struct OutputManifest {
  let text: String

  /// - Parameter files: Those that go into the site's folder, sorted by path.
  init(_ files: [OutputFile]) {
    let lines = files.compactMap { file -> String? in
      switch file.fate {
      case .staged(let digest), .unchanged(let digest):
        "  \(jsonString(file.path)): \"\(digest)\""
      case .kept, .failed: nil
      }
    }
    text = "{\n\(lines.joined(separator: ",\n"))\n}\n"
  }

  /// A manifest of files without their digests.
  init(naming paths: Set<String>) {
    text = "{\n\(paths.sorted().map { "  \(jsonString($0)): \"\"" }.joined(separator: ",\n"))\n}\n"
  }

  /// The paths of a manifest that can only be files of a site; nil where it cannot be read.
  static func paths(in file: String) -> [String]? {
    guard let data = try? Data(contentsOf: URL(filePath: file)),
      let entries = try? JSONDecoder().decode([String: String].self, from: data)
    else { return nil }
    return entries.keys.sorted().filter { path in
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      return parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && !$0.contains("\0") }
    }
  }
}
