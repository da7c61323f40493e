internal import Foundation

/// Writes a site into its output folder.
///
/// Nothing else in the product writes output.
///
/// The folder carries a marker file; a folder without it that is not empty is refused. Everything
/// new is written beside the site first, and moved into place when all of it is there; files that
/// did not change are not touched, and only files of the last manifest are removed.
package struct OutputWriter {
  package static let markerName = ".cardproof"
  private static let manifestName = "manifest.json"

  /// The folder, without a `/` at its end.
  private let root: String
  private let content: Content

  /// What a folder holds.
  package enum Content: Sendable {
    /// A site, or a report: only the tool's own.
    case site
    /// A snapshot, which a team commits and may keep files of its own beside.
    case snapshot

    /// The option that names the folder.
    fileprivate var option: String { self == .site ? "--output" : "--directory" }
    fileprivate var noun: String { self == .site ? "output" : "snapshot" }
    fileprivate var command: String { self == .site ? "build" : "snapshot" }
  }

  /// How many files writing changed; the marker is not one of the site's.
  package struct Summary: Hashable, Sendable {
    package let written: Int
    package let unchanged: Int
    package let removed: Int
    /// Whether there was a site whose manifest could not be read, so that files of it may be left.
    package let lostManifest: Bool

    package init(written: Int, unchanged: Int, removed: Int, lostManifest: Bool = false) {
      self.written = written
      self.unchanged = unchanged
      self.removed = removed
      self.lostManifest = lostManifest
    }
  }

  package init(path: String, of content: Content = .site) {
    root = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    self.content = content
  }

  /// Writes files; the manifest names them, and has their digests where it is not given.
  package func write(_ tree: OutputTree, manifest: String? = nil) throws(Failure) -> Summary {
    let staging = try begin()
    let files = tree.paths.map { staging.take(tree.files[$0] ?? [], at: $0) }
    return try finish(staging, files, manifest: manifest)
  }

  /// Makes the folder ready for files; what it holds stays as it is until the end.
  package func begin() throws(Failure) -> OutputStaging {
    try checkFolder()
    return try OutputStaging(in: root)
  }

  /// Moves into place what was staged, and removes what is no part of the site any more.
  package func finish(
    _ staging: OutputStaging, _ files: [OutputFile], manifest: String? = nil
  ) throws(Failure) -> Summary {
    do throws(Failure) {
      return try finished(staging, files, manifest: manifest)
    } catch {
      staging.discard()
      throw error
    }
  }

  private func finished(
    _ staging: OutputStaging, _ files: [OutputFile], manifest: String?
  ) throws(Failure) -> Summary {
    let files = files.sorted { $0.path < $1.path }
    for file in files {
      if case .failed(let failure) = file.fate { throw failure }
    }
    let manifest = manifest ?? OutputManifest(files).text
    let site =
      files + [
        staging.take(Array(markerText.utf8), at: Self.markerName),
        // Last, so that it never names what is not there.
        staging.take(Array(manifest.utf8), at: Self.manifestName),
      ]
    let last = OutputManifest.paths(in: "\(root)/\(Self.manifestName)")
    let lostManifest = last == nil && FileKind(at: "\(root)/\(Self.markerName)") != nil
    let all = Set(site.map(\.path))
    let stale = (last ?? []).filter { !all.contains($0) }
    let changed = site.filter(\.isStaged).map(\.path)
    let places = OutputPlaces(root: root, stale: Set(stale))
    try places.checkWay(for: site.map(\.path), changing: changed)
    try places.checkPermissions(for: changed + stale)
    do {
      for path in stale { try places.remove(path) }
      try places.move(changed, from: staging.path)
      try? FileManager.default.removeItem(atPath: staging.path)
    } catch {
      throw .cannotWrite(error)
    }
    let written = changed.count { $0 != Self.markerName }
    return Summary(
      written: written, unchanged: site.count - 1 - written, removed: stale.count,
      lostManifest: lostManifest)
  }

  private var markerText: String {
    "This folder is written by cardproof. Files in it are replaced and removed by the next \(content.command).\n"
  }

  private func checkFolder() throws(Failure) {
    guard let kind = FileKind(at: URL(filePath: root).resolvingSymlinksInPath().path) else {
      return
    }
    guard kind == .folder else {
      throw Failure(
        message: "The \(content.noun) path is a file, not a folder",
        fix: "Name a folder with \(content.option)")
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    guard names.isEmpty || names.contains(Self.markerName) else {
      throw Failure(
        message: "The \(content.noun) folder is not empty and was not written by cardproof",
        fix: "Name an empty folder with \(content.option), or empty this one")
    }
  }
}
