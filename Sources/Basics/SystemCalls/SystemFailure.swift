#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The failure of a system call.
package struct SystemFailure: Error, Hashable {
  /// The number of the error (`errno`).
  package let code: Int32

  package init(code: Int32) { self.code = code }

  /// The failure of the last call of this thread.
  package static var last: SystemFailure { SystemFailure(code: errno) }

  /// Whether a folder on the way to a file, or the file itself, is not there.
  package var isMissing: Bool { code == ENOENT }

  /// The reason in words, without paths of this machine.
  package var reason: String {
    switch code {
    case ENOENT: "there is no such folder"
    case EACCES, EPERM: "permission denied"
    case ENOSPC, EDQUOT: "no space left"
    case EROFS: "read-only file system"
    case EMFILE, ENFILE: "too many files are open; raise the limit of the system (ulimit -n)"
    case ENOTDIR, EEXIST, EISDIR: "a file is in the way of a folder"
    default: "system error \(code)"
    }
  }
}
