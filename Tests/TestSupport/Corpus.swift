package import Foundation

/// The real projects that tests read: the folder that `CARDPROOF_CORPUS` names, or else
/// `../shared/corpus` beside the package.
package enum Corpus {
  /// Nil where there is none.
  package static let folder: URL? = {
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let beside = package.deletingLastPathComponent().appending(path: "shared/corpus").path
    let path = ProcessInfo.processInfo.environment["CARDPROOF_CORPUS"] ?? beside
    var isFolder: ObjCBool = false
    guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
      isFolder.boolValue
    else { return nil }
    return URL(filePath: path, directoryHint: .isDirectory)
  }()

  /// False without a corpus, and in `make check`: tests of real projects count as skipped then.
  package static let isTested = folder != nil && TestLane.isFull

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
