internal import OutputFolder
internal import Diagnostics

/// The end of a command that cannot do its work: what people are told, and the exit status.
struct CommandFailure: Error {
  let status: ExitStatus
  private let text: String

  /// A failure with one line that says why, and another one that says what to do.
  init(_ status: ExitStatus, _ message: String, at path: String? = nil, fix: String? = nil) {
    self.status = status
    text = Terminal.message(message, at: path, fix: fix)
  }

  /// A command line that makes no sense.
  init(usage message: String) { self.init(.wrongUsage, message) }

  /// An output that cannot be written.
  init(_ failure: OutputWriter.Failure, at path: String) {
    self.init(.outputFailed, failure.message, at: path, fix: failure.fix)
  }

  /// Findings with which nothing can be made.
  init(_ findings: [Diagnostic], source: @escaping (String) -> String?) {
    status = .findings
    text = DiagnosticText(source: source).text(for: findings)
  }

  /// Tells people, and gives the status to end with.
  func reported() -> ExitStatus {
    Terminal.report(text)
    return status
  }
}
