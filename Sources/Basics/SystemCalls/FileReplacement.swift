#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Moves a file to its place in one step, over a file that is there.
///
/// POSIX `rename`, because Foundation on Linux cannot replace a file with another one.
package func moveAtomically(from source: String, to target: String) throws(SystemFailure) {
  guard unsafe rename(source, target) == 0 else { throw .last }
}

/// Puts bytes into the place of a file in one step.
///
/// A file that is there hands on its permissions; one that may not be written is not replaced either.
package func replaceFile(at path: String, with bytes: [UInt8]) throws(SystemFailure) {
  if FileKind(at: path) != nil {
    guard unsafe access(path, W_OK) == 0 else { throw .last }
  }
  let name = "\(FilePath.name(of: path)).cardproof-\(UInt64.random(in: 0 ... .max))"
  let temporary = FilePath.joined(FilePath.folder(of: path), ".\(name)")
  do throws(SystemFailure) {
    try writeFile([bytes], at: temporary, isNew: true)
    var status = stat()
    if unsafe stat(path, &status) == 0 {
      guard unsafe chmod(temporary, status.st_mode & 0o7777) == 0 else { throw .last }
    }
    try moveAtomically(from: temporary, to: path)
  } catch {
    _ = unsafe unlink(temporary)
    throw error
  }
}
