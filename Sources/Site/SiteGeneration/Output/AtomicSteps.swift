internal import Foundation

#if canImport(Glibc)
  internal import Glibc
#endif

/// Moves a file to its place in one step, over a file that is there.
///
/// POSIX `rename`, because Foundation on Linux cannot replace a file with another one.
func moveAtomically(from source: String, to target: String) throws(POSIXError) {
  guard unsafe rename(source, target) == 0 else {
    throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }
}

/// Removes a folder that holds nothing; false for any other, and for one that the system keeps: it is no
/// part of a site, so that a build need not fail for it.
///
/// POSIX `rmdir`, which looks and removes in one step.
func removeEmptyFolder(at path: String) -> Bool { unsafe rmdir(path) == 0 }
