#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The kind of what is at a path.
///
/// POSIX `lstat`, because Foundation's attributes look up the names of owner and group as well, which
/// costs many times as much (observed), and a site has thousands of files.
package enum FileKind: Hashable, Sendable {
  case file, folder, link, other

  /// Nil when there is nothing; a link is a link unless it is to be followed.
  package init?(at path: String, followingLinks follows: Bool = false) {
    var status = stat()
    guard unsafe (follows ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }

  /// The kind by the type in a folder's entry; nil where the file system does not tell it.
  init?(entryType: UInt8) {
    switch Int(entryType) {
    case Int(DT_REG): self = .file
    case Int(DT_DIR): self = .folder
    case Int(DT_LNK): self = .link
    case Int(DT_UNKNOWN): return nil
    default: self = .other
    }
  }

  /// The size of the file at a path in bytes, links followed; nil when there is nothing.
  package static func size(at path: String) -> Int? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? Int(status.st_size) : nil
  }
}

/// The rights that this process has to a file or a folder; links are followed.
package func mayRead(_ path: String) -> Bool { unsafe access(path, R_OK) == 0 }
package func mayWrite(_ path: String) -> Bool { unsafe access(path, W_OK) == 0 }
