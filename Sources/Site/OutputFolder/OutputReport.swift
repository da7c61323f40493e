internal import SystemCalls
package import TextTools

extension OutputWriter {
  /// Writes a report of findings to a file of its own.
  ///
  /// A file that is there is refused when it is one of the project's, in the folder `source` and with a
  /// name that `isRead`. A link stays, and what it leads to is replaced; a pipe or a device is written to.
  package static func writeReport(
    _ text: String, to path: String, ofSource source: String, where isRead: (SourcePath) -> Bool
  ) throws(Failure) {
    let target = FilePath.resolved(path)
    let kind = FileKind(at: target)
    if kind == .folder {
      throw Failure(message: "The report's path is a folder", fix: "Name a file with --output")
    }
    if kind != nil, target.hasPrefix("\(FilePath.resolved(source))/"), isRead(SourcePath(target)) {
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
        fix: "Check that its folder is there, its permissions and the free space")
    }
  }
}
