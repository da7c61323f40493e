#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Removes a file or a link.
package func removeFile(at path: String) throws(SystemFailure) {
  guard unsafe unlink(path) == 0 else { throw .last }
}

/// Removes a folder that holds nothing; false for any other, and for one that the system keeps: it is no
/// part of a site, so that a build need not fail for it.
///
/// POSIX `rmdir`, which looks and removes in one step.
@discardableResult package func removeEmptyFolder(at path: String) -> Bool {
  unsafe rmdir(path) == 0
}

/// Removes whatever is at a path, a folder with all that it holds; no link is followed.
package func removeTree(at path: String) throws(SystemFailure) {
  try removeTree(at: Array(path.utf8CString.dropLast()))
}

/// Removes by the bytes of a path, because a name need not be text.
private func removeTree(at path: [CChar]) throws(SystemFailure) {
  if unsafe remove(path + [0]) == 0 { return }
  guard [ENOTEMPTY, EEXIST].contains(errno) else { throw .last }
  for name in try names(inFolder: path) {
    try removeTree(at: path + [CChar(UInt8(ascii: "/"))] + name)
  }
  guard unsafe rmdir(path + [0]) == 0 else { throw .last }
}
