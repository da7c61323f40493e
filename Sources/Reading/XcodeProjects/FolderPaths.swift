/// The paths of all files of a source folder, in order, to find the files at a path or below it.
package struct FolderPaths: Sendable {
  private let sorted: [String]

  package init(_ paths: some Sequence<String>) { sorted = paths.sorted() }

  /// The file at a path, or all files below it if that is a folder.
  func files(at path: String) -> [String] {
    let first = lowerBound(of: path)
    if first < sorted.count, sorted[first] == path { return [path] }
    let folder = path.isEmpty ? "" : "\(path)/"
    return Array(sorted[lowerBound(of: folder)...].prefix { $0.hasPrefix(folder) })
  }

  /// The place of the first path that is not before a text.
  private func lowerBound(of text: String) -> Int {
    var range = 0..<sorted.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        sorted[middle] < text ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}
