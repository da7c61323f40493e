#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The process that runs, and its surroundings.
package enum ThisProcess {
  /// The value of an environment variable; nil where it is not set.
  package static func variable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// The number of processors that it may use.
  ///
  /// Foundation's, because a container may have fewer than the machine, which POSIX cannot tell.
  package static var processorCount: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// Asks for room for so many open files at a time.
  ///
  /// - Returns: The number that the system allows; nil where it does not say.
  package static func allowOpenFiles(_ wanted: Int) -> Int? {
    #if os(Linux)
      let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let kind = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    guard unsafe getrlimit(kind, &limit) == 0 else { return nil }
    if limit.rlim_cur < rlim_t(wanted) {
      limit.rlim_cur = min(rlim_t(wanted), limit.rlim_max)
      _ = unsafe setrlimit(kind, &limit)
    }
    return Int(clamping: limit.rlim_cur)
  }

  /// Ends the process; nothing of it is freed, because the system takes all of it back at once.
  package static func end(with status: Int32) -> Never { exit(status) }
}

/// One of the streams that a process is started with.
package enum StandardStream: Int32 {
  case output = 1
  case error = 2

  package var isTerminal: Bool { isatty(rawValue) == 1 }

  package func write(_ text: String) throws(SystemFailure) {
    try writeBytes(Array(text.utf8), to: rawValue)
  }
}

/// Waits, and does nothing meanwhile.
func sleep(milliseconds: Int) {
  var time = timespec(tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
  unsafe nanosleep(&time, nil)
}
