internal import Diagnostics
internal import Foundation

/// The folder beside a site in which new and changed files wait until all of them are there.
///
/// Files may come from several threads; each path once.
package struct OutputStaging: Sendable {
  static let name = ".cardproof-staging"

  /// The site's folder, without a `/` at its end.
  let root: String
  /// Whether there was nothing at all before.
  let isNew: Bool
  /// Whether files may be in their places already.
  private let mayHaveFiles: Bool
  private let lock: FolderLock

  var path: String { "\(root)/\(Self.name)" }

  /// Makes an empty staging folder, and the site's folder where it is not there.
  ///
  /// Other builds are kept out until it is released or discarded; one that is there already is waited
  /// for, and what it left is checked.
  init(
    in root: String, afterWaiting patience: Double,
    checking check: () throws(OutputWriter.Failure) -> Void
  ) throws(OutputWriter.Failure) {
    self.root = root
    isNew = FileKind(at: root) == nil
    let files = FileManager.default
    do {
      try files.createDirectory(atPath: root, withIntermediateDirectories: true)
    } catch {
      throw .cannotWrite(error)
    }
    guard let lock = FolderLock(root, afterWaiting: patience) else { throw .locked(root) }
    self.lock = lock
    try check()
    do {
      mayHaveFiles = try !isNew && !files.contentsOfDirectory(atPath: root).isEmpty
      if FileKind(at: "\(root)/\(Self.name)") != nil { try files.removeItem(atPath: path) }
      try files.createDirectory(atPath: path, withIntermediateDirectories: false)
    } catch {
      throw .cannotWrite(error)
    }
  }

  /// Writes a file, unless the same is in its place already.
  func take(_ bytes: [UInt8], at path: String) -> OutputFile { take([bytes], at: path) }

  /// The same of a file in pieces.
  func take(_ pieces: [[UInt8]], at path: String) -> OutputFile {
    if isInPlace(pieces, at: "\(root)/\(path)") {
      return OutputFile(path: path, fate: .unchanged)
    }
    do {
      try Self.write(pieces, at: "\(self.path)/\(path)")
      return OutputFile(path: path, fate: .staged)
    } catch {
      return OutputFile(path: path, fate: .failed(.cannotWrite(error)))
    }
  }

  private func isInPlace(_ pieces: [[UInt8]], at file: String) -> Bool {
    guard mayHaveFiles, FileKind(at: file) == .file,
      FileKind.size(at: file) == pieces.reduce(0, { $0 + $1.count })
    else { return false }
    return (try? fileHolds(pieces, at: file)) == true
  }

  /// Writes a new file, and the folders that it needs.
  static func write(_ pieces: [[UInt8]], at file: String) throws {
    do {
      try writeFile(pieces, at: file)
    } catch let error as POSIXError where error.code == .ENOENT {
      try FileManager.default.createDirectory(
        atPath: OutputPath.folder(of: file), withIntermediateDirectories: true)
      try writeFile(pieces, at: file)
    }
  }

  /// Puts something else in the place of a file in one step.
  func replace(_ path: String, with bytes: [UInt8]) throws {
    let file = "\(self.path)/\(path).next"
    try Self.write([bytes], at: file)
    try moveAtomically(from: file, to: "\(root)/\(path)")
  }

  /// Throws away what was staged; a site's folder that was not there before goes, too, unless
  /// somebody has put something into it.
  package func discard() {
    let files = FileManager.default
    try? files.removeItem(atPath: path)
    if isNew, (try? files.contentsOfDirectory(atPath: root))?.isEmpty == true {
      try? files.removeItem(atPath: root)
    }
    release()
  }

  /// Lets other builds in.
  func release() { lock.release() }
}
