#if canImport(Glibc)
  internal import Glibc
#else
  internal import Foundation
#endif

/// How many files the process may have open at a time.
enum OpenFiles {
  /// The least for a build with one job; nine are enough (observed).
  private static let least = 16
  /// What a job may have open: a file that it reads, one that it writes, and the folder (observed).
  private static let ofJob = 3

  /// Asks the system for as many as some jobs need; what it allows, where that is too few for one.
  static func tooFew(for jobs: Int) -> Int? {
    #if os(Linux)
      let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let kind = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    guard unsafe getrlimit(kind, &limit) == 0 else { return nil }
    let needed = rlim_t(least + ofJob * jobs)
    if limit.rlim_cur < needed {
      limit.rlim_cur = min(needed, limit.rlim_max)
      _ = unsafe setrlimit(kind, &limit)
    }
    return limit.rlim_cur < rlim_t(least) ? Int(limit.rlim_cur) : nil
  }
}
