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

  /// Why a site could not be written; what was there before is still there.
  package struct Failure: Error, Hashable {
    package let message: String
    package let fix: String
  }

  /// What writing changed.
  package struct Summary: Hashable, Sendable {
    package let written: Int
    package let unchanged: Int
    package let removed: Int
  }

  package init(path: String) {
    root = URL(filePath: path, directoryHint: .isDirectory)
  }

  package func write(_ tree: OutputTree) throws(Failure) -> Summary {
    try checkFolder()
    let files = FileManager.default
    let last = lastManifest()
    var content = tree
    content.add(tree.manifest, at: Self.manifestName)
    let changed = content.paths.filter { path in
      (try? Data(contentsOf: root.appending(path: path))).map { [UInt8]($0) } != content.files[path]
    }
    for path in content.paths { try refuseLinks(on: path) }
    let staging = root.appending(path: Self.stagingName)
    let isNew = !files.fileExists(atPath: root.path)
    do {
      try files.createDirectory(at: root, withIntermediateDirectories: true)
      try? files.removeItem(at: staging)
      for path in changed {
        let file = staging.appending(path: path)
        try files.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(content.files[path] ?? []).write(to: file)
      }
      try Data(Self.markerText.utf8).write(to: root.appending(path: Self.markerName))
      let stale = last.filter { content.files[$0] == nil }
      for path in stale { try remove(path) }
      for path in changed where path != Self.manifestName { try move(path, from: staging) }
      if changed.contains(Self.manifestName) { try move(Self.manifestName, from: staging) }
      try? files.removeItem(at: staging)
      return Summary(
        written: changed.count, unchanged: content.files.count - changed.count,
        removed: stale.count)
    } catch {
      try? files.removeItem(at: isNew ? root : staging)
      throw Failure(
        message: "The output folder cannot be written: \(Self.reason(for: error))",
        fix: "Check its permissions and the free space, or name another folder with --output")
    }
  }

  private static let markerText =
    "This folder is written by cardproof. Files in it are replaced and removed by the next build.\n"

  private func checkFolder() throws(Failure) {
    guard let kind = FileKind(at: root.resolvingSymlinksInPath()) else { return }
    guard kind == .folder else {
      throw Failure(
        message: "The output path is a file, not a folder", fix: "Name a folder with --output")
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    guard names.isEmpty || names.contains(Self.markerName) else {
      throw Failure(
        message: "The output folder is not empty and was not written by cardproof",
        fix: "Name an empty folder with --output, or empty this one")
    }
  }

  /// The paths of the last manifest that are harmless; none when there is no manifest.
  private func lastManifest() -> [String] {
    guard let data = try? Data(contentsOf: root.appending(path: Self.manifestName)),
      let entries = try? JSONDecoder().decode([String: String].self, from: data)
    else { return [] }
    return entries.keys.sorted().filter { path in
      !path.hasPrefix("/") && !path.split(separator: "/").contains("..") && !path.contains("\0")
        && path != Self.markerName
    }
  }

  /// A folder of the site that is a link would lead the writer out of it.
  private func refuseLinks(on path: String) throws(Failure) {
    var url = root
    for part in path.split(separator: "/").dropLast() {
      url.append(path: String(part))
      if FileKind(at: url) == .link {
        throw Failure(
          message: "A folder of the site is a link: \(path)",
          fix: "Remove the link from the output folder")
      }
    }
  }

  private func remove(_ path: String) throws {
    do throws(Failure) { try refuseLinks(on: path) } catch { return }
    let file = root.appending(path: path)
    guard FileManager.default.fileExists(atPath: file.path) else { return }
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
  package static func writeReport(_ text: String, to path: String) throws(Failure) {
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
    else { return "error \(cocoa.code)" }
    return switch code {
    case .EACCES, .EPERM: "permission denied"
    case .ENOSPC, .EDQUOT: "no space left"
    case .EROFS: "read-only file system"
    case .ENOTDIR, .EEXIST, .EISDIR: "a file is in the way of a folder"
    default: "system error \(underlying.code)"
    }
  }
}
