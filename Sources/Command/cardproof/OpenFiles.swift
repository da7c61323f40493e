internal import SystemCalls

/// The least for a build with one job; nine are enough (observed).
private let least = 16

/// The files that a job may have open: one that it reads, one that it writes, and the folder
/// (observed).
private let ofJob = 3

/// Asks the system for as many open files as some jobs need; what it allows, where that is too few for one.
func tooFewOpenFiles(for jobs: Int) -> Int? {
  ThisProcess.allowOpenFiles(least + ofJob * jobs).flatMap { $0 < least ? $0 : nil }
}
