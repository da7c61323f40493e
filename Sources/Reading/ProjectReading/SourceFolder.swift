internal import ControllerConfigurations
internal import SwiftSources
package import SystemCalls
package import Diagnostics
internal import SourceFormats
package import TextTools

/// A file below the source folder.
package struct SourceFile: Hashable, Sendable {
  /// The path relative to the source folder, with `/` between its parts.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package func hasEnding(_ ending: String) -> Bool { SourcePath(path).hasEnding(ending) }

  var appIntents: [AppIntentType] { AppIntentType.all(path: path, bytes: bytes) }

  var isDocument: Bool { hasEnding(".md") }
  var isInteraction: Bool { hasEnding(".interaction.yml") }

  /// The part of the path after the last `/`.
  package var name: String { SourcePath(path).name }
}

extension SourceFile {
  /// The block `run` of a controller configuration; nil for any other file.
  fileprivate var runSettings: RunSettings? {
    guard hasEnding(".controller.yml"), bytes.contains(text: "run") else { return nil }
    // What is wrong with it is said when the configuration is read.
    var diagnostics: [Diagnostic] = []
    return yaml(reporting: &diagnostics)?.value("run").flatMap {
      RunSettings($0, reporting: Findings())
    }
  }
}

/// The files of a source folder.
package struct SourceListing: Sendable {
  /// The files that the product can use, ordered by path.
  package var files: [SourceFile]
  /// The paths of all other files that are not skipped: nothing is read from them.
  package var otherPaths: Set<String>
  /// Unrecognized files whose text belongs into a file that is read, ordered by path.
  package var unrecognizedFiles: [UnrecognizedFile]
  /// The targets of the Xcode projects among the files.
  package private(set) var targets = ProjectTargets()
  /// The Swift files that may declare App Intents, ordered by path.
  package var appIntentFiles: [SourceFile] = []

  package init(
    files: [SourceFile] = [], otherPaths: Set<String> = [],
    unrecognizedFiles: [UnrecognizedFile] = []
  ) {
    self.files = files
    self.otherPaths = otherPaths
    self.unrecognizedFiles = unrecognizedFiles
    readTargets()
  }

  fileprivate mutating func readTargets() {
    targets = ProjectTargets(files, paths: otherPaths.union(files.map(\.path)))
  }

  /// The paths of the sources of Intents and Intents UI extensions that are not read yet, in order:
  /// an app may have thousands of other ones.
  package var controllerSourcePaths: [String] {
    let files = ControllerSourceFiles(files, targets: targets)
    return files.paths(among: otherPaths).sorted()
  }

  /// Files that code reads of its bundle, beside the files that a site is made of.
  private static let bundledEndings = [
    ".txt", ".csv", ".tsv", ".xml", ".html", ".geojson", ".sqlite", ".db", ".dat",
    ".otf", ".ttf", ".xcdatamodel/contents", ".xccurrentversion",
  ]

  /// The paths of sources, or of all Swift and all data that is not read yet, which running
  /// controllers need.
  func sourcePaths(all needsAllSwift: Bool) -> [String] {
    let paths = controllerSourcePaths
    guard needsAllSwift, !paths.isEmpty else { return paths }
    let endings = [".swift"] + Self.bundledEndings
    let runs = files.compactMap(\.runSettings)
    return Set(paths).union(
      otherPaths.filter { path in
        endings.contains(where: path.hasSuffix) || runs.contains { $0.names(path) }
      }
    ).sorted()
  }

  package static func += (left: inout SourceListing, right: SourceListing) {
    left.files += right.files
    left.otherPaths.formUnion(right.otherPaths)
    left.unrecognizedFiles += right.unrecognizedFiles
    left.targets += right.targets
    left.appIntentFiles += right.appIntentFiles
  }
}

/// Reads the files of a source folder.
///
/// Nothing else in the product reads folders.
package struct SourceFolder {
  /// An absolute path without links.
  private let root: String
  /// The prefix of its files' paths: empty, or the folder's path in `sources:`.
  private let prefix: String

  package init(path: String, prefix: String = "") {
    root = FilePath.resolved(path)
    self.prefix = prefix
  }

  /// Why a folder cannot be read.
  package enum Failure: Error, Hashable {
    case missing
    case notAFolder
    case unreadable
  }

  /// Whether a path, links followed, leads to this folder or below it.
  package func holds(_ path: String) -> Bool {
    isInside(FilePath.resolved(path))
  }

  /// Whether there is a folder at a path.
  package static func exists(_ path: String) -> Bool {
    FileKind(at: FilePath.resolved(path)) == .folder
  }

  /// Whether a path is that of Xcode's own project or workspace, which is a folder elsewhere.
  package static func isXcodeProject(_ path: String) -> Bool {
    [".xcodeproj", ".xcworkspace"].contains { name(of: path).hasSuffix($0) }
  }

  /// The folders beside a path that is not there, written as it is.
  package static func folders(beside path: String) -> [String] {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let kept = parts.reversed().drop { $0.isEmpty }.dropFirst().reversed().joined(separator: "/")
    let start = kept.isEmpty ? (path.hasPrefix("/") ? "/" : "") : "\(kept)/"
    let names = (try? names(inFolder: start.isEmpty ? "." : start)) ?? []
    return names.filter { !$0.hasPrefix(".") }.map { "\(start)\($0)" }.filter(exists)
  }

  /// The name of a folder, also when its path does not say it (`.`).
  package static func name(of path: String) -> String {
    FilePath.name(of: FilePath.resolved(path))
  }

  /// Folders that tools fill; what is in them is never a source.
  private static let skippedFolders: Set = [
    "build", "DerivedData", "Pods", "Carthage", "SourcePackages", "node_modules",
  ]

  /// Whether a folder is one of them; Bundler keeps what it installs in `vendor/bundle`.
  private static func isFilledByTools(_ path: String, name: String) -> Bool {
    skippedFolders.contains(name) || name == "bundle" && "/\(path)".hasSuffix("/vendor/bundle")
  }

  /// The files that a site is made of.
  package static let sourceEndings = [
    ".intentdefinition", ".storyboard", ".xib", ".strings", ".stringsdict", ".xcstrings", ".plist",
    ".entitlements", ".controller.yml", ".interaction.yml", ".host.yml", ".md", ".json", ".png",
    ".jpg", ".jpeg", ".svg", ".pbxproj", ".xcconfig",
  ]

  /// Whether a file with this name is one that a site is made of.
  package static func isRead(_ path: SourcePath) -> Bool {
    sourceEndings.contains(where: path.hasEnding) || path.name == SiteSettings.fileName
  }

  /// Whether a path is that of a PDF in an image set; other PDFs are documents.
  static func isVectorAsset(_ path: String) -> Bool {
    path.hasSuffix(".pdf") && SourcePath(path).folder.ending == "imageset"
  }

  /// The largest file that is read, in bytes; a larger one is given without its content.
  private static let largestFile = 64 << 20

  /// One file at the top of the folder; nil when there is none, or only a link that leads outside.
  package func file(named name: String) -> SourceFile? {
    let place = FilePath.joined(root, name)
    guard let own = FileKind(at: place), kind(of: own, at: place) == .file else { return nil }
    return contents(at: place).map { SourceFile(path: prefix + name, bytes: $0) }
  }

  /// The catalog of a site, named by the site's folder or by the file itself.
  package static func catalog(at path: String) -> SourceFile? {
    if exists(path) { return SourceFolder(path: path).file(named: Product.catalogName) }
    return SourceFolder(path: "\(path)/..").file(named: FilePath.name(of: path))
  }

  /// The drawings and texts of a snapshot, by their paths in its folder.
  ///
  /// Hidden files and links are no part of one.
  package static func snapshotFiles(at path: String) -> [String: [UInt8]] {
    let folder = SourceFolder(path: path)
    let names = (try? paths(belowFolder: folder.root)) ?? []
    var files: [String: [UInt8]] = [:]
    for name in names where name.hasSuffix(".svg") || name.hasSuffix(".txt") {
      let place = FilePath.joined(folder.root, name)
      guard !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }),
        FileKind(at: place) == .file
      else { continue }
      files[name] = folder.contents(at: place) ?? []
    }
    return files
  }

  /// The folder of a built site, named by itself or by its catalog.
  package static func ofSite(_ path: String) -> SourceFolder {
    SourceFolder(path: exists(path) ? path : "\(path)/..")
  }

  /// A file as text, by its path in the folder; nil when there is none.
  package func text(of path: String) -> String? {
    file(named: path).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The files that Cardproof can use, ordered by path.
  ///
  /// Hidden folders, build folders and earlier output are skipped, and so is what `excluded` says.
  /// Links to folders are not followed, and links to files only when they stay inside; a note says
  /// of each that leads out or nowhere.
  ///
  /// Only running controllers need all Swift.
  package func files(
    endingIn endings: [String] = sourceEndings,
    excluding excluded: (String) -> Bool = { _ in false },
    withAllSwift needsAllSwift: Bool = false,
    reporting diagnostics: inout [Diagnostic]
  ) throws(Failure) -> SourceListing {
    guard let kind = FileKind(at: root) else { throw .missing }
    guard kind == .folder else { throw .notAFolder }
    guard mayRead(root) else { throw .unreadable }
    var listing = SourceListing()
    let isWanted = { (path: String) in
      !excluded(path)
        && (endings.contains(where: SourcePath(path).hasEnding)
          || endings == Self.sourceEndings && Self.isVectorAsset(path))
    }
    read(
      folder: root, path: "", excluding: excluded, where: isWanted, into: &listing,
      reporting: &diagnostics)
    if endings == Self.sourceEndings {
      listing.readTargets()
      readSources(all: needsAllSwift, into: &listing)
      listing.unrecognizedFiles = listing.otherPaths.filter(UnrecognizedFile.mayBe).sorted()
        .compactMap { path in
          contents(of: path, limit: UnrecognizedFile.largest).flatMap { bytes in
            UnrecognizedFile(SourceFile(path: path, bytes: bytes))
          }
        }
    }
    listing.files.sort { $0.path < $1.path }
    return listing
  }

  /// Reads the sources that a listing needs, and the Swift files that may declare App Intents.
  private func readSources(all needsAllSwift: Bool, into listing: inout SourceListing) {
    let sources = Set(listing.sourcePaths(all: needsAllSwift))
    let paths = listing.otherPaths.filter { $0.hasSuffix(".swift") || sources.contains($0) }
    for path in paths.sorted() {
      guard let bytes = contents(of: path, limit: ControllerSourceFiles.largestFile) else {
        continue
      }
      let file = SourceFile(path: path, bytes: bytes)
      if sources.contains(path) { listing.files.append(file) }
      if path.hasSuffix(".swift"), AppIntentType.mayBe(in: bytes) {
        listing.appIntentFiles.append(file)
      }
    }
  }

  /// The bytes of a file by its path in a listing.
  private func contents(of path: String, limit: Int) -> [UInt8]? {
    contents(at: FilePath.joined(root, String(path.dropFirst(prefix.count))), limit: limit)
  }

  private func read(
    folder: String, path: String, excluding excluded: (String) -> Bool,
    where isWanted: (String) -> Bool, into listing: inout SourceListing,
    reporting diagnostics: inout [Diagnostic]
  ) {
    guard let entries = FolderEntries(of: folder) else {
      diagnostics.report(
        .unreadableFile, "The folder cannot be read",
        at: SourceLocation(file: prefix + path), fix: "Check its permissions")
      return
    }
    for (name, ownKind) in entries.all {
      let place = FilePath.joined(folder, name)
      let filePath = path.isEmpty ? name : "\(path)/\(name)"
      if excluded(filePath) { continue }
      switch kind(of: ownKind, at: place) {
      case .folder where !Self.isFilledByTools(filePath, name: name):
        read(
          folder: place, path: filePath, excluding: excluded, where: isWanted, into: &listing,
          reporting: &diagnostics)
      case .file where isWanted(filePath):
        guard let bytes = contents(at: place) else {
          // A project's own data is none of our business, unless a page links to it.
          if SourcePath(filePath).hasEnding(".json") {
            listing.otherPaths.insert(prefix + filePath)
            continue
          }
          diagnostics.report(
            .unreadableFile, "The file cannot be read",
            at: SourceLocation(file: prefix + filePath),
            fix: "Check its permissions and its size")
          continue
        }
        listing.files.append(SourceFile(path: prefix + filePath, bytes: bytes))
      case .file: listing.otherPaths.insert(prefix + filePath)
      case .other where ownKind == .link:
        let target = FilePath.resolved(place)
        let kind = FileKind(at: target)
        let isInside = isInside(target)
        guard kind == .folder ? !isInside : isWanted(filePath) || filePath == SiteSettings.fileName
        else { break }
        diagnostics.report(
          .skippedLink,
          kind == nil || kind == .link
            ? "The link points to nothing" : "The link leads out of the source folder",
          at: SourceLocation(file: prefix + filePath),
          fix: kind == .folder
            ? "Name the folder in 'sources' of site.yml, or copy it"
            : "Copy its destination, or remove it")
      case .folder, .link, .other: break
      }
    }
  }

  /// The nearest folder above that is there; changes in it may bring the folder back.
  package var folderAbove: WatchedFolder {
    var folder = FilePath.folder(of: root)
    while folder.count > 1, FileKind(at: folder) != .folder {
      folder = FilePath.folder(of: folder)
    }
    return WatchedFolder(place: folder, prefix: "")
  }

  /// The folders that files are read from, the top first; none when it is not there.
  package func folders(excluding excluded: (String) -> Bool = { _ in false }) -> [WatchedFolder] {
    var found: [WatchedFolder] = []
    var rest = [""]
    while let path = rest.popLast() {
      let place = FilePath.joined(root, path)
      guard let entries = FolderEntries(of: place), !entries.isOutput else { continue }
      found.append(WatchedFolder(place: place, prefix: prefix + (path.isEmpty ? "" : "\(path)/")))
      for (name, kind) in entries.all where kind == .folder {
        let inner = path.isEmpty ? name : "\(path)/\(name)"
        if !Self.isFilledByTools(inner, name: name), !excluded(inner) { rest.append(inner) }
      }
    }
    return found
  }

  private func isInside(_ target: String) -> Bool {
    target == root || target.hasPrefix(root == "/" ? root : "\(root)/")
  }

  /// The kind that an entry counts as; a link as the file it leads to when that is inside.
  private func kind(of kind: FileKind, at place: String) -> FileKind {
    guard kind == .link else { return kind }
    let target = FilePath.resolved(place)
    return isInside(target) && FileKind(at: target) == .file ? .file : .other
  }

  private func contents(at place: String, limit: Int = SourceFolder.largestFile) -> [UInt8]? {
    (try? readFile(at: place, limit: limit)) ?? nil
  }
}
