internal import Foundation

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

  static func print(_ text: String) { write(text, to: .standardOutput) }

  static func report(_ text: String) { write(text, to: .standardError) }

  /// A reader that went away is no fault of ours.
  private static func write(_ text: String, to handle: FileHandle) {
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
