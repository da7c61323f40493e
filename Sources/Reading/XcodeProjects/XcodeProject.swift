package import Diagnostics
internal import SourceFormats
internal import TextTools

/// The targets of a `project.pbxproj`.
package struct XcodeProject: Sendable {
  package let path: String
  package let targets: [XcodeTarget]

  /// Reads a project: old-style, XML or binary; `configuration` gives the text of an `.xcconfig` file by the end
  /// of its path.
  ///
  /// - Throws: A diagnostic where the file is no property list.
  package init(
    path: String, bytes: [UInt8], configuration: @escaping (String) -> String?
  ) throws(Diagnostic) {
    self.path = path
    let root = try Self.root(path: path, bytes: bytes)
    let objects = Objects(root, folder: SourcePath(path).folder.folder, configuration)
    targets = objects.targets
  }

  private static func root(path: String, bytes: [UInt8]) throws(Diagnostic) -> PropertyListNode {
    guard bytes.first == UInt8(ascii: "<") || bytes.starts(with: "bplist".utf8) else {
      return try OldStylePropertyListReader.read(path: path, bytes: bytes)
    }
    var ignored: [Diagnostic] = []
    return try PropertyListReader.read(path: path, bytes: bytes, reporting: &ignored)
  }
}

/// The objects of a project by their ids.
private struct Objects {
  private let byID: [String: PropertyListNode]
  private let folder: SourcePath
  private let configuration: (String) -> String?
  private let project: PropertyListNode?

  init(
    _ root: PropertyListNode, folder: SourcePath, _ configuration: @escaping (String) -> String?
  ) {
    byID = Dictionary(
      (root["objects"]?.entries ?? []).map { ($0.key, $0.value) }
    ) { first, _ in first }
    self.folder = folder
    self.configuration = configuration
    project = root["rootObject"]?.string.flatMap { [byID] in byID[$0] }
  }

  var targets: [XcodeTarget] {
    let shared = levels(of: project)
    return (project?["targets"]?.array ?? []).compactMap { id in
      guard let target = id.string.flatMap({ byID[$0] }), let name = target["name"]?.string,
        let type = target["productType"]?.string
      else { return nil }
      var settings = BuildSettings()
      for level in shared + levels(of: target) { settings.add(level) }
      settings.addDefault("TARGET_NAME", name)
      settings.addDefault("PRODUCT_NAME", name)
      settings.addDefault("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)")
      settings.addDefault("SRCROOT", "")
      settings.addDefault("PROJECT_DIR", "")
      return XcodeTarget(name: name, productType: type, settings: settings, folder: folder)
    }
  }

  /// The settings of the configuration that is released: those of its file, then its own.
  private func levels(of owner: PropertyListNode?) -> [[String: String]] {
    guard let list = owner?["buildConfigurationList"]?.string.flatMap({ byID[$0] }) else {
      return []
    }
    let all = (list["buildConfigurations"]?.array ?? []).compactMap {
      $0.string.flatMap { byID[$0] }
    }
    let name = list["defaultConfigurationName"]?.string ?? "Release"
    guard let chosen = all.first(where: { $0["name"]?.string == name }) ?? all.first else {
      return []
    }
    let file =
      (chosen["baseConfigurationReference"] ?? chosen["baseConfigurationReferenceRelativePath"])?
      .string.flatMap { byID[$0]?["path"]?.string ?? ($0.hasSuffix(".xcconfig") ? $0 : nil) }
    let shared = file.flatMap(configuration).map {
      ConfigurationFile.settings(of: $0, include: configuration)
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
