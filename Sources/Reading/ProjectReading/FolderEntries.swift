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
    guard let entries = try? entries(inFolder: place) else { return nil }
    isOutput = entries.contains { $0.name == Product.markerName }
    all =
      isOutput
      ? []
      : entries.compactMap { name, kind in
        name.hasPrefix(".")
          ? nil : (kind ?? FileKind(at: "\(place)/\(name)")).map { (name, $0) }
      }
  }
}
