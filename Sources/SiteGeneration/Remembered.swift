internal import Synchronization

/// Results by name, each made again only when what it is made of is other than the last time.
///
/// What a build did not ask for is forgotten at its end, so that memory stays flat. What it is made of is
/// compared as a whole; that is quick, because what was not read again still has its own storage.
final class Remembered<Source: Equatable & Sendable, Result: Sendable>: Sendable {
  private struct Entry {
    let source: Source
    let result: Result
  }

  private struct Builds {
    var last: [String: Entry] = [:]
    var current: [String: Entry] = [:]
  }

  private let builds = Mutex(Builds())

  /// The result of this build or the last one; nil where it has to be made.
  func known(named name: String, of source: Source) -> Result? {
    builds.withLock { builds in
      guard let entry = builds.current[name] ?? builds.last[name], entry.source == source else {
        return nil
      }
      // The new source, although it is the same: its storage is what the next build has, too.
      builds.current[name] = Entry(source: source, result: entry.result)
      return entry.result
    }
  }

  func keep(_ result: Result, named name: String, of source: Source) {
    builds.withLock { $0.current[name] = Entry(source: source, result: result) }
  }

  /// Forgets what was not asked for since the last time.
  func finishBuild() {
    builds.withLock { $0 = Builds(last: $0.current) }
  }
}

extension Optional {
  /// The result of the last build, or one that is made now; without a memory always that.
  func result<Source, Result, Failure>(
    named name: String, of source: Source, _ make: () throws(Failure) -> Result
  ) throws(Failure) -> Result where Wrapped == Remembered<Source, Result> {
    if let known = self?.known(named: name, of: source) { return known }
    let result = try make()
    self?.keep(result, named: name, of: source)
    return result
  }
}

/// Stands for something that is compared once in a build: while it is the same, this is the same object.
final class Unchanged: Sendable, Equatable {
  static func == (left: Unchanged, right: Unchanged) -> Bool { left === right }
}
