internal import Foundation
internal import TextTools

/// Writes files that are not there yet into a folder of the project's own.
///
/// What is there is never replaced, and no link is followed.
package struct NewFileWriter {
  private let root: URL

  package init(path: String) {
    root = URL(filePath: path, directoryHint: .isDirectory)
  }

  /// Which of these paths have something already.
  package func existing(_ paths: [String]) -> [String] {
    paths.filter { FileKind(at: root.appending(path: $0).path) != nil }
  }

  /// Writes each file where there is none.
  ///
  /// - Returns: The paths of those that were there.
  package func write(_ files: [(path: String, text: String)]) throws(OutputWriter.Failure)
    -> [String]
  {
    let there = existing(files.map(\.path))
    let new = files.filter { !there.contains($0.path) }
    for folder in Set(new.map { SourcePath($0.path).folder.text }) {
      let kind = FileKind(at: root.appending(path: folder).path)
      guard folder.isEmpty || kind == nil || kind == .folder else {
        throw OutputWriter.Failure(
          message: "A file or link is in the way of the folder '\(folder)'",
          fix: "Rename it, or remove it")
      }
    }
    do {
      for file in new {
        let place = root.appending(path: file.path)
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: place, options: .withoutOverwriting)
      }
    } catch {
      throw OutputWriter.Failure(
        message: "A file cannot be written: \(OutputWriter.Failure.reason(for: error))",
        fix: "Check the permissions of the folder and the free space")
    }
    return there
  }
}
