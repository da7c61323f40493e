internal import ProjectReading
internal import SystemCalls

/// The folder outside of which nothing of a project is read, where the project may be somebody else's.
struct ReadingBoundary {
  private let folder: SourceFolder?
  /// The name of the folder in messages.
  let words: String
  let fix: String

  private static let variable = "CARDPROOF_WITHIN"

  /// The boundary that an environment variable sets; none where it is not set.
  static var ofProcess: ReadingBoundary {
    let root = ThisProcess.variable(variable) ?? ""
    return ReadingBoundary(
      folder: root.isEmpty ? nil : SourceFolder(path: root), words: variable,
      fix: "Remove it, or build without this variable")
  }

  /// The boundary of a commit's files, and of those of the working tree: a file outside belongs to neither.
  static func repository(at top: String) -> ReadingBoundary {
    ReadingBoundary(
      folder: SourceFolder(path: top), words: "the repository", fix: "Remove it, or copy its files")
  }

  /// Whether a path, links followed, leads to nothing outside.
  func holds(_ path: String) -> Bool { folder?.holds(path) ?? true }
}
