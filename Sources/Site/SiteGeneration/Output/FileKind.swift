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

/// What the system says of a file, links followed, that changes when what it holds does.
struct FileStatus: Hashable {
  let size: Int
  private let device: UInt64
  private let number: UInt64
  private let modified: Time
  /// When anything about it changed; nobody can set that back.
  private let changed: Time

  private struct Time: Hashable {
    let seconds: Int
    let nanoseconds: Int

    init(_ time: timespec) {
      seconds = Int(time.tv_sec)
      nanoseconds = Int(time.tv_nsec)
    }
  }

  /// Nil when there is nothing.
  init?(at path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    size = Int(status.st_size)
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    #if canImport(Darwin)
      modified = Time(status.st_mtimespec)
      changed = Time(status.st_ctimespec)
    #else
      modified = Time(status.st_mtim)
      changed = Time(status.st_ctim)
    #endif
  }

  /// Whether a further change cannot have the same time: no clock of a file system is coarser than two
  /// seconds (that of FAT; documented).
  var isSettled: Bool { changed.seconds + 2 < time(nil) }
}
