/// One line on a terminal that says what a build does now, and goes away with it.
///
/// Where standard error is no terminal, there is none: it never reaches a log.
struct ProgressLine {
  private let isShown: Bool

  init(isWanted: Bool) {
    isShown = isWanted && Terminal.errorShowsProgress
  }

  func show(_ text: String) {
    // Back to the first column, the text, and away with what is left of the last one.
    if isShown { Terminal.report("\r\(text) …\u{1B}[K") }
  }

  func clear() {
    if isShown { Terminal.report("\r\u{1B}[K") }
  }
}
