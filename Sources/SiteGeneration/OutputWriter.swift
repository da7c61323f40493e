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
  private static let stagingName = ".cardproof-staging"

  private let root: URL
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

  /// Why a site could not be written; what was there before is still there.
  package struct Failure: Error, Hashable {
    package let message: String
    package let fix: String
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
    root = URL(filePath: path, directoryHint: .isDirectory)
    self.content = content
  }

  /// Writes files; the manifest names them, and has their digests where it is not given.
  package func write(_ tree: OutputTree, manifest: String? = nil) throws(Failure) -> Summary {
    try checkFolder()
    var content = tree
    content.add(manifest ?? tree.manifest, at: Self.manifestName)
    content.add(markerText, at: Self.markerName)
    let last = lastManifest()
    let lostManifest = last == nil && FileKind(at: root.appending(path: Self.markerName)) != nil
    let stale = (last ?? []).filter { content.files[$0] == nil }
    try checkWay(for: content.paths, removing: Set(stale))
    let changed = content.paths.filter { path in
      (try? Data(contentsOf: root.appending(path: path))).map { [UInt8]($0) } != content.files[path]
        || FileKind(at: root.appending(path: path)) != .file
    }
    try checkPermissions(for: changed + stale)
    let staging = root.appending(path: Self.stagingName)
    let isNew = FileKind(at: root) == nil
    do {
      try stage(changed, of: content, in: staging)
      for path in stale { try remove(path) }
      for path in changed where path != Self.manifestName { try move(path, from: staging) }
      if changed.contains(Self.manifestName) { try move(Self.manifestName, from: staging) }
      try? FileManager.default.removeItem(at: staging)
    } catch {
      try? FileManager.default.removeItem(at: isNew ? root : staging)
      throw .cannotWrite(Self.reason(for: error))
    }
    let written = changed.count { $0 != Self.markerName }
    return Summary(
      written: written, unchanged: content.files.count - 1 - written, removed: stale.count,
      lostManifest: lostManifest)
  }

  /// Writes all that is new beside the site, so that a full disk is noticed before anything moves.
  private func stage(_ paths: [String], of tree: OutputTree, in staging: URL) throws {
    let files = FileManager.default
    try files.createDirectory(at: root, withIntermediateDirectories: true)
    if FileKind(at: staging) != nil { try files.removeItem(at: staging) }
    for path in paths {
      let file = staging.appending(path: path)
      try files.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try writeNewFile(Data(tree.files[path] ?? []), at: file)
    }
  }

  private var markerText: String {
    "This folder is written by cardproof. Files in it are replaced and removed by the next \(content.command).\n"
  }

  private func checkFolder() throws(Failure) {
    guard let kind = FileKind(at: root.resolvingSymlinksInPath()) else { return }
    guard kind == .folder else {
      throw Failure(
        message: "The \(content.noun) path is a file, not a folder",
        fix: "Name a folder with \(content.option)")
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    guard names.isEmpty || names.contains(Self.markerName) else {
      throw Failure(
        message: "The \(content.noun) folder is not empty and was not written by cardproof",
        fix: "Name an empty folder with \(content.option), or empty this one")
    }
  }

  /// The paths of the last manifest that can only be files of the site; nil without a manifest.
  private func lastManifest() -> [String]? {
    guard let data = try? Data(contentsOf: root.appending(path: Self.manifestName)),
      let entries = try? JSONDecoder().decode([String: String].self, from: data)
    else { return nil }
    return entries.keys.sorted().filter { path in
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      return parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && !$0.contains("\0") }
    }
  }

  /// Refuses to write where a link would lead out of the site, or where something that is not the
  /// site's stands in the way.
  private func checkWay(for paths: [String], removing stale: Set<String>) throws(Failure) {
    for path in paths {
      var place = ""
      for part in path.split(separator: "/").dropLast() {
        place += place.isEmpty ? String(part) : "/\(part)"
        let kind = FileKind(at: root.appending(path: place))
        guard kind == nil || kind == .folder || stale.contains(place) else {
          throw Failure(
            message: "A file or link is in the way of the site's folder '\(place)'",
            fix: "Remove it from the output folder")
        }
      }
      if FileKind(at: root.appending(path: path)) == .folder, !isStale(folder: path, stale) {
        throw Failure(
          message: "A folder is in the way of the site's file '\(path)'",
          fix: "Remove it from the output folder")
      }
    }
  }

  /// Whether a folder holds nothing but files of the last site that go away.
  private func isStale(folder path: String, _ stale: Set<String>) -> Bool {
    let inside = try? FileManager.default.subpathsOfDirectory(
      atPath: root.appending(path: path).path)
    return inside?.allSatisfy { name in
      stale.contains("\(path)/\(name)")
        || FileKind(at: root.appending(path: "\(path)/\(name)")) == .folder
    } ?? false
  }

  /// Refuses to begin where a folder that has to change cannot be written.
  private func checkPermissions(for paths: [String]) throws(Failure) {
    for folder in Set(paths.map { root.appending(path: $0).deletingLastPathComponent() }) {
      var place = folder
      while place.path.count > root.path.count, FileKind(at: place) == nil {
        place.deleteLastPathComponent()
      }
      guard FileKind(at: place) == nil || FileManager.default.isWritableFile(atPath: place.path)
      else { throw .cannotWrite("permission denied") }
    }
  }

  /// Whether a folder on the way to a path is a link, which would lead out of the site.
  private func leadsThroughLink(_ path: String) -> Bool {
    var folder = root
    for part in path.split(separator: "/").dropLast() {
      folder.append(path: String(part))
      if FileKind(at: folder) == .link { return true }
    }
    return false
  }

  /// Removes a file of the last site, and the folders that it leaves empty.
  private func remove(_ path: String) throws {
    let file = root.appending(path: path)
    guard !leadsThroughLink(path), [.file, .link].contains(FileKind(at: file)) else { return }
    try FileManager.default.removeItem(at: file)
    var folder = file.deletingLastPathComponent()
    while folder.path.count > root.path.count,
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.isEmpty == true
    {
      try FileManager.default.removeItem(at: folder)
      folder.deleteLastPathComponent()
    }
  }

  private func move(_ path: String, from staging: URL) throws {
    let target = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try moveAtomically(from: staging.appending(path: path), to: target)
  }

  /// Writes a report of findings to a file of its own.
  ///
  /// A file that is there is refused when it is one of the project's.
  package static func writeReport(
    _ text: String, to path: String, ofSource source: String
  ) throws(Failure) {
    let target = URL(filePath: path).resolvingSymlinksInPath()
    let folder = URL(filePath: source, directoryHint: .isDirectory).resolvingSymlinksInPath()
    if FileKind(at: target) == .folder {
      throw Failure(message: "The report's path is a folder", fix: "Name a file with --output")
    }
    if FileKind(at: target) != nil, target.path.hasPrefix(folder.path + "/"),
      SourceFolder.sourceEndings.contains(where: target.path.lowercased().hasSuffix)
        || target.lastPathComponent == SiteSettings.fileName
    {
      throw Failure(
        message: "The report would replace a file of the project",
        fix: "Name another file with --output")
    }
    do {
      try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw Failure(
        message: "The report cannot be written: \(reason(for: error))",
        fix: "Check that its folder is there, and its permissions")
    }
  }

  /// What the system says, without paths of this machine.
  private static func reason(for error: any Error) -> String {
    let cocoa = error as NSError
    let underlying = cocoa.userInfo[NSUnderlyingErrorKey] as? NSError ?? cocoa
    guard underlying.domain == NSPOSIXErrorDomain,
      let code = POSIXErrorCode(rawValue: Int32(underlying.code))
    else {
      return switch CocoaError.Code(rawValue: cocoa.code) {
      case .fileNoSuchFile: "there is no such folder"
      case .fileWriteNoPermission: "permission denied"
      case .fileWriteOutOfSpace: "no space left"
      case .fileWriteVolumeReadOnly: "read-only file system"
      default: "error \(cocoa.code)"
      }
    }
    return switch code {
    case .ENOENT: "there is no such folder"
    case .EACCES, .EPERM: "permission denied"
    case .ENOSPC, .EDQUOT: "no space left"
    case .EROFS: "read-only file system"
    case .ENOTDIR, .EEXIST, .EISDIR: "a file is in the way of a folder"
    default: "system error \(underlying.code)"
    }
  }
}

extension OutputWriter.Failure {
  fileprivate static func cannotWrite(_ reason: String) -> Self {
    Self(
      message: "The output folder cannot be written: \(reason)",
      fix: "Check its permissions and the free space, or name another folder with --output")
  }
}

/// Writes a new file.
///
/// `Data.write` waits for the disk after each file, which takes most of the time of a build; a site
/// that is lost in a power cut can be built again.
private func writeNewFile(_ data: Data, at file: URL) throws {
  guard FileManager.default.createFile(atPath: file.path, contents: nil) else {
    // Says why it cannot be written.
    return try data.write(to: file)
  }
  let handle = try FileHandle(forWritingTo: file)
  try handle.write(contentsOf: data)
  try handle.close()
}
