internal import SourceFormats
internal import TextTools

/// The groups of a project, with the path of each file that they refer to.
struct ProjectGroups {
  private let objects: ProjectObjects
  private let folderPaths: FolderPaths
  /// The path of each group and each file reference by its id, from the top of the source folder.
  private var paths: [String: String] = [:]
  /// The groups whose files follow the folder, in the order of the project.
  private(set) var synchronized: [SynchronizedGroup] = []

  /// Walks the groups from the main one; `folder` holds the `.xcodeproj`.
  init(_ objects: ProjectObjects, folder: SourcePath, folderPaths: FolderPaths) {
    self.objects = objects
    self.folderPaths = folderPaths
    let top = folder.resolving(objects.project?["projectDirPath"]?.string ?? "").text
    var left = [(id: objects.project?["mainGroup"]?.string ?? "", around: top)]
    while let next = left.popLast() {
      guard paths[next.id] == nil, let object = objects[next.id],
        let path = Self.path(of: object, around: next.around, top: top)
      else { continue }
      paths[next.id] = path
      left += object.strings("children").reversed().map { ($0, path) }
      if object.isa == "PBXFileSystemSynchronizedRootGroup" {
        synchronized.append(
          SynchronizedGroup(
            id: next.id, path: path, folderPaths: folderPaths,
            exceptions: objects.list("exceptions", of: object).map(\.object)))
      }
    }
  }

  /// Nil for what is not in the folder, such as a framework of the system.
  private static func path(
    of object: PropertyListNode, around: String, top: String
  ) -> String? {
    let written = object["path"]?.string ?? ""
    switch object["sourceTree"]?.string {
    case "<group>", nil: return SourcePath(around).resolving(written).text
    case "SOURCE_ROOT": return SourcePath(top).resolving(written).text
    default: return nil
    }
  }

  /// The files that a reference means: a file, those of a folder, or one in each language.
  func files(of id: String) -> [String] {
    guard let object = objects[id] else { return [] }
    let isVariantGroup = object.isa == "PBXVariantGroup"
    return (isVariantGroup ? object.strings("children") : [id]).flatMap { id in
      paths[id].map(folderPaths.files(at:)) ?? []
    }
  }
}

/// A group of Xcode 16 and later: all files of a folder, with exceptions for some targets.
struct SynchronizedGroup {
  let id: String
  let path: String
  let folderPaths: FolderPaths
  let exceptions: [PropertyListNode]

  /// The files that a target has of the group.
  ///
  /// An exception takes a file from a target that has the group, and gives it to one that has not (observed).
  func files(of targetID: String, hasGroup: Bool) -> [String] {
    let paths = folderPaths.files(at: path)
    let written = exceptions.filter { $0["target"]?.string == targetID }
      .flatMap { $0.strings("membershipExceptions") }
    if written.isEmpty { return hasGroup ? paths : [] }
    let named = Set(
      written.flatMap { folderPaths.files(at: SourcePath(path).resolving($0).text) })
    let localized = Set(written.compactMap(localizedPath))
    return paths.filter { path in
      let isException =
        named.contains(path)
        || !localized.isEmpty && localized.contains(Self.withoutLanguage(path))
      return isException != hasGroup
    }
  }

  /// The path of a file that exists in several languages, without their folders, as
  /// `/Localized/Folder/Main.storyboard` and `/Localized: Main.storyboard` write it.
  private func localizedPath(_ written: String) -> String? {
    guard written.hasPrefix("/Localized") else { return nil }
    let rest = written.dropFirst("/Localized".count).drop { ":/ ".contains($0) }
    return SourcePath(path).resolving(rest).text
  }

  private static func withoutLanguage(_ path: String) -> String {
    let path = SourcePath(path)
    return path.isInLanguageFolder ? path.folderOfLanguages.appending(path.name).text : path.text
  }
}
