internal import SystemCalls

/// The number of files that the process may have open at a time.
enum OpenFiles {
  /// The least for a build with one job; nine are enough (observed).
  private static let least = 16
  /// The files that a job may have open: one that it reads, one that it writes, and the folder
  /// (observed).
  private static let ofJob = 3

  /// Asks the system for as many as some jobs need; what it allows, where that is too few for one.
  static func tooFew(for jobs: Int) -> Int? {
    ThisProcess.allowOpenFiles(least + ofJob * jobs).flatMap { $0 < least ? $0 : nil }
  }
}
