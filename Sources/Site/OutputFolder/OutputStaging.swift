package import SystemCalls

/// The folder beside a site in which new and changed files wait until all of them are there.
///
/// Files may come from several threads; each path once.
package struct OutputStaging: Sendable {
  package static let name = ".cardproof-staging"

  /// The site's folder, without a `/` at its end.
  package let root: String
  /// Whether there was nothing at all before.
  let isNew: Bool
  /// Whether files may be in their places already.
  private let mayHaveFiles: Bool
  private let lock: FolderLock

  package var path: String { "\(root)/\(Self.name)" }

  /// Makes an empty staging folder, and the site's folder where it is not there.
  ///
  /// Other builds are kept out until it is released or discarded; one that is there already is
  /// waited for, and what it left is checked.
  package init(
    in root: String, afterWaiting patience: Double,
    checking check: () throws(OutputWriter.Failure) -> Void
  ) throws(OutputWriter.Failure) {
    self.root = root
    isNew = FileKind(at: root) == nil
    do throws(SystemFailure) {
      try makeFolders(at: root)
    } catch {
      throw .cannotWrite(error)
    }
    guard let lock = FolderLock(root, afterWaiting: patience) else { throw .locked(root) }
    self.lock = lock
    try check()
    do throws(SystemFailure) {
      mayHaveFiles = try !names(inFolder: root).isEmpty
      if FileKind(at: "\(root)/\(Self.name)") != nil { try removeTree(at: path) }
      try makeFolder(at: path)
    } catch {
      throw .cannotWrite(error)
    }
  }

  /// Writes a file, unless the same is in its place already.
  package func take(_ bytes: [UInt8], at path: String) -> OutputFile { take([bytes], at: path) }

  /// Takes a file in pieces.
  package func take(_ pieces: [[UInt8]], at path: String) -> OutputFile {
    if isInPlace(pieces, at: "\(root)/\(path)") {
      return OutputFile(path: path, status: .unchanged)
    }
    do throws(SystemFailure) {
      try Self.write(pieces, at: "\(self.path)/\(path)")
      return OutputFile(path: path, status: .staged)
    } catch {
      return OutputFile(path: path, status: .failed(.cannotWrite(error)))
    }
  }

  private func isInPlace(_ pieces: [[UInt8]], at file: String) -> Bool {
    guard mayHaveFiles, FileKind(at: file) == .file,
      FileKind.size(at: file) == pieces.reduce(0, { $0 + $1.count })
    else { return false }
    return (try? fileHolds(pieces, at: file)) == true
  }

  /// Writes a new file, and the folders that it needs.
  package static func write(_ pieces: [[UInt8]], at file: String) throws(SystemFailure) {
    do throws(SystemFailure) {
      try writeFile(pieces, at: file)
    } catch {
      guard error.isMissing else { throw error }
      try makeFolders(at: OutputPath.folder(of: file))
      try writeFile(pieces, at: file)
    }
  }

  /// Puts something else in the place of a file in one step.
  package func replace(_ path: String, with bytes: [UInt8]) throws(SystemFailure) {
    let file = "\(self.path)/\(path).next"
    try Self.write([bytes], at: file)
    try moveAtomically(from: file, to: "\(root)/\(path)")
  }

  /// Throws away what was staged; a site's folder that was not there before goes, too, unless
  /// somebody has put something into it.
  package func discard() {
    try? removeTree(at: path)
    if isNew { removeEmptyFolder(at: root) }
    release()
  }

  /// Lets other builds in.
  func release() { lock.release() }
}
