internal import Diagnostics
internal import Foundation

/// The list of a site's files, one a line, itself left out.
struct OutputManifest {
  let text: String

  init(naming paths: some Sequence<String>) {
    text = "[\n\(paths.sorted().map { "  \(jsonString($0))" }.joined(separator: ",\n"))\n]\n"
  }

  /// The paths of a manifest that can only be files of a site; nil where it cannot be read.
  static func paths(in file: String) -> [String]? {
    guard let data = try? Data(contentsOf: URL(filePath: file)) else { return nil }
    let decoder = JSONDecoder()
    // A snapshot's names the first card of each file, too.
    let named = try? decoder.decode([String: String].self, from: data)
    let listed = try? decoder.decode([String].self, from: data)
    guard let paths = named.map({ Array($0.keys) }) ?? listed else { return nil }
    return Set(paths).sorted().filter(OutputPath.isOfSite)
  }
}
