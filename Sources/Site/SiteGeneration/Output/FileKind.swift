#if canImport(Glibc)
  internal import Glibc
#else
  internal import Foundation
#endif

/// What stands at a path; links are not followed.
///
/// POSIX `lstat`, because Foundation's attributes look up the names of owner and group as well, which
/// costs many times as much (observed), and a site has thousands of files.
enum FileKind: Hashable {
  case file, folder, link, other

  /// Nil when there is nothing.
  init?(at path: String) {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }

  /// How many bytes the file at a path has, links followed; nil when there is nothing.
  static func size(at path: String) -> Int? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? Int(status.st_size) : nil
  }
}
