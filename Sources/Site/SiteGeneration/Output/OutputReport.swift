internal import Foundation
internal import TextTools

extension OutputWriter {
  /// Writes a report of findings to a file of its own.
  ///
  /// A file that is there is refused when it is one of the project's. A link stays, and what it leads to
  /// is replaced; a pipe or a device is written to.
  package static func writeReport(
    _ text: String, to path: String, ofSource source: String
  ) throws(Failure) {
    let target = URL(filePath: path).resolvingSymlinksInPath()
    let folder = URL(filePath: source, directoryHint: .isDirectory).resolvingSymlinksInPath()
    let kind = FileKind(at: target.path)
    if kind == .folder {
      throw Failure(message: "The report's path is a folder", fix: "Name a file with --output")
    }
    if kind != nil, target.path.hasPrefix(folder.path + "/"),
      SourceFolder.sourceEndings.contains(where: SourcePath(target.path).hasEnding)
        || target.lastPathComponent == SiteSettings.fileName
    {
      throw Failure(
        message: "The report would replace a file of the project",
        fix: "Name another file with --output")
    }
    do {
      if kind == .other {
        try FileHandle(forWritingTo: target).write(contentsOf: Data(text.utf8))
        return
      }
      if kind == .file, !FileManager.default.isWritableFile(atPath: target.path) {
        throw CocoaError(.fileWriteNoPermission)
      }
      try Data(text.utf8).write(to: target, options: .atomic)
    } catch {
      throw Failure(
        message: "The report cannot be written: \(Failure.reason(for: error))",
        fix: "Check that its folder is there, and its permissions")
    }
  }
}
