#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A lock that keeps other builds out of a folder until it is released.
///
/// The lock is on the folder itself (`flock(2)`), so it leaves nothing behind and ends with the
/// process, however that ends. Where a file system knows no locks, nobody can hold one.
package final class FolderLock: Sendable {
  private let descriptor: CInt

  /// The time until the lock is asked for again, in milliseconds.
  private static let pause = 50

  /// Nil when another process holds the lock for more than some seconds, or the folder cannot be
  /// opened.
  package init?(_ folder: String, afterWaiting patience: Double) {
    descriptor = unsafe open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var left = Int(patience * 1000) / Self.pause
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      left -= 1
      guard left >= 0 else { return nil }
      sleep(milliseconds: Self.pause)
    }
  }

  /// Lets others in.
  package func release() { flock(descriptor, LOCK_UN) }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
