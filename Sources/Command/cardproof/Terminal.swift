internal import SystemCalls

/// Standard output for results, standard error for diagnostics.
enum Terminal {
  /// Whether standard output is a terminal whose user has not turned colors off
  /// (https://no-color.org).
  static var outputIsColored: Bool { isColored(.output) }

  /// Whether standard error is colored.
  static var errorIsColored: Bool { isColored(.error) }

  private static func isColored(_ stream: StandardStream) -> Bool {
    canBeWrittenAgain(stream) && (ThisProcess.variable("NO_COLOR") ?? "").isEmpty
  }

  /// Whether standard error is a terminal on which a line can be written again.
  static var errorShowsProgress: Bool { canBeWrittenAgain(.error) }

  private static func canBeWrittenAgain(_ stream: StandardStream) -> Bool {
    stream.isTerminal && ThisProcess.variable("TERM") != "dumb"
  }

  /// Writes a result; one that cannot be written ends the process, so that no job takes an empty
  /// report for a good one.
  static func print(_ text: String) {
    do throws(SystemFailure) {
      try StandardStream.output.write(text)
    } catch {
      tell(
        "The standard output cannot be written: \(error.reason)",
        fix: "Check free space and where the output is redirected")
      ThisProcess.end(with: ExitStatus.outputFailed.rawValue)
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
  static func report(_ text: String) { try? StandardStream.error.write(text) }
}
