internal import SystemCalls

/// The places that files of a site have in its folder, and what stands there.
struct OutputPlaces {
  /// The site's folder, without a `/` at its end.
  let root: String
  /// Files of the last site that go away.
  let stale: Set<String>
  /// The folders that the files need, the site's own first.
  private let folders: [String]

  /// The files are paths in order, of all that may have to be written.
  init(root: String, stale: Set<String>, files: [String]) {
    self.root = root
    self.stale = stale
    folders = Self.folders(of: files).sorted()
  }

  private func place(_ path: String) -> String { path.isEmpty ? root : "\(root)/\(path)" }

  /// The paths whose folder exists, so that a file may be at them.
  func standingInFolders(_ paths: [String]) -> [String] {
    var isThere: [String: Bool] = [:]
    return paths.filter { path in
      let folder = OutputPath.folder(of: path)
      let known = isThere[folder] ?? (FileKind(at: place(folder)) != nil)
      isThere[folder] = known
      return known
    }
  }

  // MARK: - What may be written

  /// Refuses to write where a link would lead out of the site, or where something that is not the
  /// site's stands in the way.
  func checkWay(changing changed: [String]) throws(OutputWriter.Failure) {
    for folder in folders where !folder.isEmpty && !stale.contains(folder) {
      let kind = FileKind(at: place(folder))
      guard kind == nil || kind == .folder else {
        throw OutputWriter.Failure(
          message: "A file or link is in the way of the site's folder '\(folder)'",
          fix: "Remove it from the output folder")
      }
    }
    for path in changed where FileKind(at: place(path)) == .folder && !isStale(folder: path) {
      throw OutputWriter.Failure(
        message: "A folder is in the way of the site's file '\(path)'",
        fix: "Remove it from the output folder")
    }
  }

  /// The folders on the way to files; one of them is the site's own.
  private static func folders(of paths: [String]) -> Set<String> {
    var folders: Set<String> = [""]
    // Most files stand in the folder of the last one.
    var last: Substring = ""
    for path in paths {
      let own = OutputPath.folderPart(of: path)
      if own == last { continue }
      last = own
      var folder = String(own)
      while folders.insert(folder).inserted { folder = OutputPath.folder(of: folder) }
    }
    return folders
  }

  /// Whether a folder holds nothing but files of the last site that go away.
  private func isStale(folder path: String) -> Bool {
    let inside = try? paths(belowFolder: place(path))
    return inside?.allSatisfy { stale.contains("\(path)/\($0)") } ?? false
  }

  /// Refuses to replace files that no manifest names: somebody else has put them there.
  func checkOwner(of paths: [String]) throws(OutputWriter.Failure) {
    for path in paths {
      // A folder of stale files may make way; `checkWay` has looked.
      if let kind = FileKind(at: place(path)), kind != .folder {
        throw OutputWriter.Failure(
          message: "A file that cardproof did not write is in the way of '\(path)'",
          fix: "Move it out of the folder, or remove it")
      }
    }
  }

  /// Refuses to begin where a folder that has to change cannot be written.
  func checkPermissions(for paths: [String]) throws(OutputWriter.Failure) {
    for folder in Set(paths.map(OutputPath.folder)) {
      var folder = folder
      while !folder.isEmpty, FileKind(at: place(folder)) == nil {
        folder = OutputPath.folder(of: folder)
      }
      guard mayWrite(place(folder)) else {
        throw .cannotWrite("permission denied")
      }
    }
  }

  // MARK: - Changes

  /// Removes a file of the last site, and the folders that it leaves empty.
  func remove(_ path: String) throws(SystemFailure) {
    guard !leadsThroughLink(path), [.file, .link].contains(FileKind(at: place(path))) else {
      return
    }
    try removeFile(at: place(path))
    var folder = OutputPath.folder(of: path)
    while !folder.isEmpty, removeEmptyFolder(at: place(folder)) {
      folder = OutputPath.folder(of: folder)
    }
  }

  /// Whether a folder on the way to a path is a link, which would lead out of the site.
  private func leadsThroughLink(_ path: String) -> Bool {
    var folder = OutputPath.folder(of: path)
    while !folder.isEmpty {
      if FileKind(at: place(folder)) == .link { return true }
      folder = OutputPath.folder(of: folder)
    }
    return false
  }

  /// Moves files from the folder where they were staged, in their order; a folder that the site
  /// does not have yet is moved as a whole.
  func move(_ paths: [String], from staging: String) throws(SystemFailure) {
    for path in moves(of: paths) { try moveAtomically(from: "\(staging)/\(path)", to: place(path)) }
  }

  /// Each file, or the outermost folder of it that is not there yet; each once.
  private func moves(of paths: [String]) -> [String] {
    var isThere = ["": true]
    var seen: Set<String> = []
    return paths.compactMap { path in
      var next = path
      var folder = OutputPath.folder(of: path)
      while true {
        let known = isThere[folder] ?? (FileKind(at: place(folder)) != nil)
        isThere[folder] = known
        if known { break }
        next = folder
        folder = OutputPath.folder(of: folder)
      }
      return seen.insert(next).inserted ? next : nil
    }
  }
}

enum OutputPath {
  /// The folder that a path leads to; empty for what is at the top.
  static func folder(of path: String) -> String { String(folderPart(of: path)) }

  /// The folder as a part of the path.
  static func folderPart(of path: String) -> Substring {
    path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)]
  }

  /// Whether a path that was read can only lead to a file of a site, and not out of its folder.
  static func isOfSite(_ path: some Sequence<UInt8>) -> Bool {
    var length = 0
    var dots = 0
    var isName: Bool { length > 2 || length > dots }
    for byte in path {
      switch byte {
      case 0: return false
      case UInt8(ascii: "/"):
        guard isName else { return false }
        (length, dots) = (0, 0)
      default:
        length += 1
        if byte == UInt8(ascii: ".") { dots += 1 }
      }
    }
    return isName
  }
}
