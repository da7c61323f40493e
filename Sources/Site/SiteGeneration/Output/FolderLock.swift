internal import Foundation

#if canImport(Glibc)
  internal import Glibc
#endif

/// Keeps other builds out of a folder until it is released.
///
/// The lock is on the folder itself (`flock(2)`), so it leaves nothing behind and ends with the
/// process, however that ends. Where a file system knows no locks, nobody can hold one.
struct FolderLock: Sendable {
  private let handle: FileHandle

  /// How long it is until the lock is asked for again, in seconds.
  private static let pause = 0.05

  /// Nil when another process holds the lock for more than some seconds, or the folder cannot be
  /// opened.
  init?(_ folder: String, afterWaiting patience: Double) {
    guard let handle = FileHandle(forReadingAtPath: folder) else { return nil }
    var left = Int(patience / Self.pause)
    while flock(handle.fileDescriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      left -= 1
      guard left >= 0 else { return nil }
      Thread.sleep(forTimeInterval: Self.pause)
    }
    self.handle = handle
  }

  func release() { try? handle.close() }
}
