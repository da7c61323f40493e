package import SwiftSources
internal import Diagnostics
internal import HostSimulation
package import IntentDefinitions
internal import SourceFormats
internal import TextTools
internal import Views

/// Finds the sources of each Intents UI extension, and the class with which the system starts.
package struct ControllerSourceFiles {
  private let files: [SourceFile]

  package init(_ files: [SourceFile]) { self.files = files }

  /// The largest source that is read, in bytes (convention: many times the largest real controller).
  static let largestFile = 1 << 20

  /// The folders of Intents UI extensions, each with a slash at its end; empty for the top.
  package static func folders(of files: [SourceFile]) -> [String] {
    files.filter {
      $0.hasEnding(".plist") && $0.bytes.contains(text: "com.apple.intents-ui-service")
    }
    .map { folder(ofPlist: $0.path) }
  }

  private static func folder(ofPlist path: String) -> String {
    let folder = ExtensionInfo.sourceFolder(ofPlist: path)
    return folder.isEmpty ? "" : "\(folder)/"
  }

  /// Whether a path is a source in a folder, or for the top of the project right in it.
  package static func isSource(_ path: String, in folder: String) -> Bool {
    let endings = [".swift", ".m", ".mm", ".h"]
    guard endings.contains(where: path.hasSuffix), path.hasPrefix(folder) else { return false }
    return !folder.isEmpty || !path.contains("/")
  }

  package func sources(of info: ExtensionInfo) -> ControllerSources {
    let folder = Self.folder(ofPlist: info.path)
    let sources = files.filter { Self.isSource($0.path, in: folder) }
    return ControllerSources(
      sources.map { .init(path: $0.path, bytes: $0.bytes) }, start: start(of: info),
      intents: info.intentsSupported.map(\.name))
  }

  private func start(of info: ExtensionInfo) -> ControllerSources.Start {
    if let written = info.principalClass, info.mainStoryboard == nil {
      guard let place = principalClassLocation(info.path), let name = info.principalClassName else {
        return .unknown
      }
      return .entry(
        .init(
          className: name, location: place, isPrincipal: true, hasModule: written.contains(".")))
    }
    guard info.principalClass == nil, let name = info.mainStoryboard else {
      return .unknown
    }
    let candidates = files.filter { $0.hasEnding(".storyboard") }.map(\.path)
      .filter { SourcePath($0).stem == name }
    guard let path = candidates.nearest(to: info.path),
      let file = files.first(where: { $0.path == path }),
      let document = try? XMLReader.read(path: path, bytes: file.bytes),
      let initial = document[attribute: "initialViewController"],
      let controller = document.descendant(withID: initial),
      let className = controller[attribute: "customClass"]
    else { return .unknown }
    // A class of another module stands in sources that belong to no extension.
    if let module = controller[attribute: "customModule"],
      controller[attribute: "customModuleProvider"] != "target", module != info.folder
    {
      return .otherModule
    }
    return .entry(
      .init(
        className: className, location: controller.location, isPrincipal: false, hasModule: true))
  }

  private func principalClassLocation(_ path: String) -> SourceLocation? {
    guard let file = files.first(where: { $0.path == path }) else { return nil }
    var ignored: [Diagnostic] = []
    let root = try? PropertyListReader.read(
      path: path, bytes: file.bytes, reporting: &ignored)
    return root?["NSExtension"]?["NSExtensionPrincipalClass"]?.location
  }
}

extension XMLElement {
  /// The first element below with an id; it looks level by level, so that depth costs no stack.
  fileprivate func descendant(withID id: String) -> XMLElement? {
    var level = elements
    while !level.isEmpty {
      if let found = level.first(where: { $0[attribute: "id"] == id }) { return found }
      level = level.flatMap(\.elements)
    }
    return nil
  }
}
