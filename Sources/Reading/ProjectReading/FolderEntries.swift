internal import Diagnostics
internal import SystemCalls

/// The entries of a folder without hidden ones.
struct FolderEntries: Sendable {
  /// Ordered by name.
  let all: [(name: String, kind: FileKind)]
  /// Whether it is a site's, in which nothing is a source; then nothing is listed.
  let isOutput: Bool

  /// Nil when the folder cannot be read.
  init?(of place: String) {
    guard let names = try? names(inFolder: place) else {
      return nil
    }
    isOutput = names.contains(Product.markerName)
    all =
      isOutput
      ? []
      : names.compactMap { name in
        name.hasPrefix(".") ? nil : FileKind(at: "\(place)/\(name)").map { (name, $0) }
      }
  }
}
