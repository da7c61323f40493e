internal import SystemCalls

/// Writes files that are not there yet into a folder of the project's own.
///
/// What is there is never replaced, and no link is followed.
package struct NewFileWriter {
  private let root: String

  package init(path: String) {
    root = path
  }

  /// Which of these paths have something already.
  package func existing(_ paths: [String]) -> [String] {
    paths.filter { FileKind(at: FilePath.joined(root, $0)) != nil }
  }

  /// Writes each file where there is none.
  ///
  /// - Returns: The paths of those that were there.
  package func write(_ files: [(path: String, text: String)]) throws(OutputWriter.Failure)
    -> [String]
  {
    let there = existing(files.map(\.path))
    let new = files.filter { !there.contains($0.path) }
    for folder in Set(new.map { FilePath.folder(of: $0.path) }) {
      let kind = FileKind(at: FilePath.joined(root, folder))
      guard folder.isEmpty || kind == nil || kind == .folder else {
        throw OutputWriter.Failure(
          message: "A file or link is in the way of the folder '\(folder)'",
          fix: "Rename it, or remove it")
      }
    }
    do throws(SystemFailure) {
      for file in new {
        let place = FilePath.joined(root, file.path)
        try makeFolders(at: FilePath.folder(of: place))
        try writeFile([Array(file.text.utf8)], at: place, isNew: true)
      }
    } catch {
      throw OutputWriter.Failure(
        message: "A file cannot be written: \(error.reason)",
        fix: "Check the permissions of the folder and the free space")
    }
    return there
  }
}
