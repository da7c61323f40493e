internal import Foundation

#if canImport(Glibc)
  internal import Glibc
#endif

/// Moves a file to its place in one step, over a file that is there.
///
/// POSIX `rename`, because Foundation on Linux cannot replace a file with another one.
func moveAtomically(from source: URL, to target: URL) throws(POSIXError) {
  guard unsafe rename(source.path, target.path) == 0 else {
    throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }
}
