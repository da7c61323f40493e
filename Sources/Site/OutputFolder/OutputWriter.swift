internal import Diagnostics
internal import SystemCalls
internal import TextTools

/// Writes a site into its output folder.
///
/// Nothing else in the product writes output.
///
/// The folder carries a marker file; a folder without it that is not empty is refused. Everything
/// new is written beside the site first, and moved into place when all of it is there; files that
/// did not change are not touched, and only files of the last manifest are removed.
package struct OutputWriter {
  static let manifestName = "manifest.json"

  /// The folder, without a `/` at its end.
  private let root: String
  private let content: OutputContent
  /// The input paths, which must not be in the folder.
  private let reading: [String]
  /// How many seconds another build is waited for.
  private let patience: Double

  /// How many files writing changed; the marker is not one of the site's.
  package struct Summary: Hashable, Sendable {
    package let written: Int
    package let unchanged: Int
    package let removed: Int
    /// Whether there was a site whose manifest could not be read, so that files of it may be left.
    package let lostManifest: Bool

    /// The summary for people: `3 files written, 1 unchanged, 0 removed`.
    package var words: String {
      "\(counted(written, "file")) written, \(unchanged) unchanged, "
        + "\(removed) removed"
    }

    package init(written: Int, unchanged: Int, removed: Int, lostManifest: Bool = false) {
      self.written = written
      self.unchanged = unchanged
      self.removed = removed
      self.lostManifest = lostManifest
    }
  }

  package init(
    path: String, of content: OutputContent = .site, reading: [String] = [], patience: Double = 30
  ) {
    root = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    self.content = content
    self.reading = reading
    self.patience = patience
  }

  /// Writes files; the manifest names them, and has their digests where it is not given.
  package func write(_ tree: OutputTree, manifest: String? = nil) throws(Failure) -> Summary {
    let staging = try begin()
    let files = tree.paths.map { staging.take(tree.files[$0] ?? [], at: $0) }
    return try finish(staging, files, manifest: manifest)
  }

  /// Makes the folder ready for files; what it holds stays as it is until the end.
  package func begin() throws(Failure) -> OutputStaging {
    let check = OutputFolderCheck(root: root, content: content, reading: reading)
    try check.run()
    return try OutputStaging(in: root, afterWaiting: patience) { () throws(Failure) in
      // Whoever was waited for may have made something else of the folder.
      try check.run()
    }
  }

  /// Moves into place what was staged, and removes what is no part of the site any more.
  package func finish(
    _ staging: OutputStaging, _ files: [OutputFile], manifest: String? = nil
  ) throws(Failure) -> Summary {
    do throws(Failure) {
      let summary = try finished(staging, files, manifest: manifest)
      staging.release()
      return summary
    } catch {
      staging.discard()
      throw error
    }
  }

  private func finished(
    _ staging: OutputStaging, _ made: [OutputFile], manifest: String?
  ) throws(Failure) -> Summary {
    var files = made.sorted { $0.path < $1.path }
    let paths = files.map(\.path)
    let list = OutputManifest(inOrder: paths)
    let manifest = manifest.map { Array($0.utf8) } ?? list.bytes
    files.append(staging.take(Array(content.markerText.utf8), at: Product.markerName))
    // Last, so that it never names what is not there.
    files.append(staging.take(manifest, at: Self.manifestName))
    for file in files {
      if case .failed(let failure) = file.status { throw failure }
    }
    let changed = files.filter(\.isStaged).map(\.path)
    let isSameList = changed.last != Self.manifestName
    let last = isSameList ? paths : OutputManifest.paths(in: "\(root)/\(Self.manifestName)")
    let difference = PathDifference(from: last ?? [], to: paths)
    let lostManifest = last == nil && FileKind(at: "\(root)/\(Product.markerName)") != nil
    let own: Set = [Product.markerName, Self.manifestName]
    let stale = difference.removed.filter { !own.contains($0) }
    let places = OutputPlaces(root: root, stale: Set(stale), files: paths)
    let replaced = places.standingInFolders(changed)
    try places.checkWay(changing: replaced)
    if !lostManifest {
      try places.checkOwner(of: Set(difference.added).intersection(replaced).sorted())
    }
    try places.checkPermissions(for: changed + stale)
    do throws(SystemFailure) {
      let others = changed.filter { $0 != Product.markerName }
      if changed.count > others.count {
        try places.move([Product.markerName], from: staging.path)
      }
      if !isSameList {
        // Until the end the manifest names both the old and the new files, so that the build after
        // one that was killed knows all of them as its own.
        try staging.replace(Self.manifestName, with: list.bytes(adding: difference.removed))
      }
      for path in stale { try places.remove(path) }
      try places.move(others, from: staging.path)
      try? removeTree(at: staging.path)
    } catch {
      throw .cannotWrite(error)
    }
    let written = changed.count { $0 != Product.markerName }
    return Summary(
      // The manifest is a file of the site that it does not name.
      written: written, unchanged: paths.count + 1 - written, removed: stale.count,
      lostManifest: lostManifest)
  }
}
