internal import Synchronization

/// Results by name, each made again only when what it is made of is other than the last time.
///
/// What a build did not ask for is forgotten at its end, so that memory stays flat. What it is made of is
/// compared as a whole; that is quick, because what was not read again still has its own storage.
final class Remembered<Source: Equatable & Sendable, Result: Sendable>: Sendable {
  private struct Entry {
    var source: Source
    let result: Result
    /// The number of the last build that asked for it.
    var build: Int
  }

  private struct Entries {
    var byName: [String: Entry] = [:]
    /// The number of the build that asks.
    var build = 0
    /// How many results it has asked for.
    var askedCount = 0

    /// Counts a result of which an earlier build asked last.
    mutating func ask(last earlier: Int?) {
      if earlier != build { askedCount += 1 }
    }
  }

  private let entries = Mutex(Entries())

  /// The result of this build or the last one; nil where it has to be made.
  func known(named name: String, of source: Source) -> Result? {
    entries.withLock { entries in
      guard let index = entries.byName.index(forKey: name),
        entries.byName.values[index].source == source
      else { return nil }
      // The new source, although it is the same: its storage is what the next build has, too.
      entries.byName.values[index].source = source
      entries.ask(last: entries.byName.values[index].build)
      entries.byName.values[index].build = entries.build
      return entries.byName.values[index].result
    }
  }

  func keep(_ result: Result, named name: String, of source: Source) {
    entries.withLock { entries in
      let entry = Entry(source: source, result: result, build: entries.build)
      entries.ask(last: entries.byName.updateValue(entry, forKey: name)?.build)
    }
  }

  /// Forgets what was not asked for since the last time.
  func finishBuild() {
    entries.withLock { entries in
      if entries.askedCount < entries.byName.count {
        entries.byName = entries.byName.filter { $0.value.build == entries.build }
      }
      entries.build += 1
      entries.askedCount = 0
    }
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

/// A class whose object stays the same from build to build while what it is made of does, so that nothing
/// but the object has to be compared.
protocol ComparedByIdentity: AnyObject, Equatable {}

extension ComparedByIdentity {
  static func == (left: Self, right: Self) -> Bool { left === right }
}

/// Stands for something that is compared once in a build: while it is the same, this is the same object.
final class Unchanged: Sendable, ComparedByIdentity {}
