internal import Diagnostics
internal import IntentDefinitions
internal import LiveControllers
internal import SourceFormats
internal import TextTools

/// The parts of an extension’s bundle that Xcode makes.
extension Project {
  /// The Info.plist of an extension with the build variables of its target replaced; those that nothing sets stay.
  func bundleInfo(of info: ExtensionInfo) -> PropertyListNode? {
    guard let bytes = files[info.path]?.bytes else { return nil }
    // Reading the extension reports its mistakes.
    var unreported: [Diagnostic] = []
    let root = try? readPropertyList(path: info.path, bytes: bytes, reporting: &unreported)
    return root.map { app.targets.expanded($0, at: info.path) }
  }

  /// The models of Core Data: of several versions of one the current one, else the last by its name.
  var dataModels: [DataModel] {
    let paths = files.keys.filter { $0.hasSuffix(".xcdatamodel/contents") }.sorted()
    let versions = Dictionary(grouping: paths) { SourcePath($0).folder.folder.text }
    return versions.sorted { $0.key < $1.key }.flatMap { folder, paths in
      let isGroup = folder.hasSuffix(".xcdatamodeld")
      let shown = isGroup ? [paths.first { isCurrent($0, in: folder) } ?? paths.last ?? ""] : paths
      return shown.compactMap { path -> DataModel? in
        guard let bytes = files[path]?.bytes, let root = try? readXML(path: path, bytes: bytes)
        else { return nil }
        return DataModel(
          name: SourcePath(isGroup ? folder : SourcePath(path).folder.text).stem, root)
      }
    }
  }

  private func isCurrent(_ path: String, in folder: String) -> Bool {
    guard let bytes = files["\(folder)/.xccurrentversion"]?.bytes else { return false }
    var unreported: [Diagnostic] = []
    let list = try? readPropertyList(path: folder, bytes: bytes, reporting: &unreported)
    return list?["_XCCurrentVersionName"]?.string == SourcePath(path).folder.name
  }
}
