internal import SystemCalls
internal import TextTools

extension OutputWriter {
  /// Writes a report of findings to a file of its own.
  ///
  /// A file that is there is refused when it is one of the project's. A link stays, and what it leads to
  /// is replaced; a pipe or a device is written to.
  package static func writeReport(
    _ text: String, to path: String, ofSource source: String
  ) throws(Failure) {
    let target = FilePath.resolved(path)
    let kind = FileKind(at: target)
    if kind == .folder {
      throw Failure(message: "The report's path is a folder", fix: "Name a file with --output")
    }
    if kind != nil, SourceFolder(path: source).holds(target),
      SourceFolder.sourceEndings.contains(where: SourcePath(target).hasEnding)
        || FilePath.name(of: target) == SiteSettings.fileName
    {
      throw Failure(
        message: "The report would replace a file of the project",
        fix: "Name another file with --output")
    }
    do throws(SystemFailure) {
      if kind == .other {
        try writeThrough(Array(text.utf8), to: target)
      } else {
        try replaceFile(at: target, with: Array(text.utf8))
      }
    } catch {
      throw Failure(
        message: "The report cannot be written: \(error.reason)",
        fix: "Check that its folder is there, and its permissions")
    }
  }
}
