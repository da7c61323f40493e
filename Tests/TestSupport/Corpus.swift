package import Foundation

/// The real projects that tests read: the folder that `CARDPROOF_CORPUS` names, or else
/// `../shared/corpus` beside the package.
package enum Corpus {
  /// Nil, and said loudly, when there is none.
  package static let folder: URL? = {
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let beside = package.deletingLastPathComponent().appending(path: "shared/corpus").path
    let path = ProcessInfo.processInfo.environment["CARDPROOF_CORPUS"] ?? beside
    var isFolder: ObjCBool = false
    guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
      isFolder.boolValue
    else {
      print("CORPUS NOT FOUND: no real project is tested; set CARDPROOF_CORPUS to its folder")
      return nil
    }
    return URL(filePath: path, directoryHint: .isDirectory)
  }()

  /// The projects' names, sorted; none without a corpus.
  package static let projects: [String] = {
    guard let folder,
      let entries = try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    else { return [] }
    return entries.filter {
      (try? $0.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    }
    .map(\.lastPathComponent).sorted()
  }()
}
