internal import Foundation
internal import SiteGeneration

/// Standard output for results, standard error for diagnostics.
enum Terminal {
  /// Whether standard output is a terminal whose user has not turned colours off
  /// (https://no-color.org).
  static var outputIsColored: Bool { isColored(STDOUT_FILENO) }

  /// The same of standard error.
  static var errorIsColored: Bool { isColored(STDERR_FILENO) }

  private static func isColored(_ file: Int32) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(file) == 1 && environment["NO_COLOR", default: ""].isEmpty
      && environment["TERM"] != "dumb"
  }

  /// Whether standard error is a terminal on which a line can be written again.
  static var errorShowsProgress: Bool {
    isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Writes a result; one that cannot be written ends the process, so that no job takes an empty report
  /// for a good one.
  static func print(_ text: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      let reason = OutputWriter.Failure.reason(for: error)
      tell(
        "The standard output cannot be written: \(reason)",
        fix: "Check the free space, and what it is led to")
      exit(ExitStatus.outputFailed.rawValue)
    }
  }

  /// Says what went wrong, and what to do about it.
  static func tell(_ text: String, at path: String? = nil, fix: String? = nil) {
    report(message(text, at: path, fix: fix))
  }

  /// The words in which the tool speaks of itself.
  static func message(_ text: String, at path: String? = nil, fix: String? = nil) -> String {
    let place = path.map { " ('\($0)')" } ?? ""
    return "cardproof: \(text)\(place)\n\(fix.map { "  fix: \($0)\n" } ?? "")"
  }

  /// Writes a message; there is nobody left to tell where that cannot be done.
  static func report(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
