package import Diagnostics
internal import SourceFormats
internal import TextTools

/// The targets of a `project.pbxproj`.
package struct XcodeProject: Sendable {
  package let path: String
  package let targets: [XcodeTarget]

  /// Reads a project: old-style, JSON, XML or binary.
  ///
  /// `paths` are the files of the source folder, which synchronized groups have; `configuration` gives the text of an
  /// `.xcconfig` file by the end of its path.
  ///
  /// - Throws: A diagnostic where the file is no property list.
  package init(
    path: String, bytes: [UInt8], paths: FolderPaths, configuration: (String) -> String?
  ) throws(Diagnostic) {
    self.path = path
    let objects = ProjectObjects(try Self.root(path: path, bytes: bytes))
    let folder = SourcePath(path).folder.folder
    let groups = ProjectGroups(objects, folder: folder, folderPaths: paths)
    let shared = objects.levels(of: objects.project, configuration)
    targets = objects.list("targets", of: objects.project).compactMap { id, target in
      guard let name = target["name"]?.string, let type = target["productType"]?.string else {
        return nil
      }
      let levels = shared + objects.levels(of: target, configuration)
      return XcodeTarget(
        id: "\(path)#\(id)", name: name, productType: type,
        settings: BuildSettings(levels, ofTarget: name),
        files: TargetFiles(of: id, target, objects, groups),
        productID: target["productReference"]?.string, folder: folder, location: target.location)
    }
  }

  private static func root(path: String, bytes: [UInt8]) throws(Diagnostic) -> PropertyListNode {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    if isJSONObject(bytes) {
      return try readJSONPropertyList(path: path, bytes: bytes)
    }
    guard bytes.first == UInt8(ascii: "<") || bytes.starts(with: "bplist".utf8) else {
      return try readOldStylePropertyList(path: path, bytes: bytes)
    }
    var ignored: [Diagnostic] = []
    return try readPropertyList(path: path, bytes: bytes, reporting: &ignored)
  }
}

extension ProjectObjects {
  /// The settings of the configuration that is released: those of its file, then its own.
  fileprivate func levels(
    of owner: PropertyListNode?, _ configuration: (String) -> String?
  ) -> [[String: String]] {
    guard let list = object("buildConfigurationList", of: owner) else { return [] }
    let all = self.list("buildConfigurations", of: list).map(\.object)
    let name = list["defaultConfigurationName"]?.string ?? "Release"
    guard let chosen = all.first(where: { $0["name"]?.string == name }) ?? all.first else {
      return []
    }
    let file =
      (chosen["baseConfigurationReference"] ?? chosen["baseConfigurationReferenceRelativePath"])?
      .string.flatMap { self[$0]?["path"]?.string ?? ($0.hasSuffix(".xcconfig") ? $0 : nil) }
    let shared = file.flatMap(configuration).map {
      configurationFileSettings(of: $0, include: configuration)
    }
    return [shared ?? [:], settings(of: chosen)]
  }

  private func settings(of configuration: PropertyListNode) -> [String: String] {
    (configuration["buildSettings"]?.entries ?? []).reduce(into: [:]) { settings, entry in
      guard !entry.key.contains("[") else { return }
      settings[entry.key] =
        entry.value.string
        ?? entry.value.array.map { $0.compactMap(\.string).joined(separator: " ") }
    }
  }
}
