#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Facts about a file, links followed, that change when its content does.
struct FileStatus: Hashable {
  private let number: UInt64
  /// The time of the last change of anything about it, in seconds and nanoseconds; nobody can set
  /// that back.
  private let changed: [Int]

  /// Nil when there is nothing.
  init?(at path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    number = UInt64(truncatingIfNeeded: status.st_ino)
    #if os(Linux)
      let time = status.st_ctim
    #else
      let time = status.st_ctimespec
    #endif
    changed = [Int(time.tv_sec), Int(time.tv_nsec)]
  }
}
