#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A folder in which changes count.
package struct WatchedFolder: Hashable, Sendable {
  package let place: String
  /// The prefix of its files' paths in findings.
  package let prefix: String

  package init(place: String, prefix: String) {
    self.place = place
    self.prefix = prefix
  }
}

/// The files that changed, one event after the other.
struct FileChanges {
  /// Whether each came, by its first event, and whether it went, by its last one.
  private var files: [String: (came: Bool, went: Bool)] = [:]

  mutating func add(_ path: String, comes: Bool, goes: Bool) {
    files[path] = (files[path]?.came ?? comes, goes)
  }

  /// The paths in order; what only came and went was a help in saving another.
  var paths: [String] { files.filter { !($0.value.came && $0.value.went) }.keys.sorted() }
}

/// A watcher that looks at folders again and again, where nothing tells of changes.
package struct PolledFolders {
  private let folders: [WatchedFolder]
  private let ignored: String
  private let first: [String: FileStatus]

  /// The time between two looks, in milliseconds.
  private static let pause = 1000

  package init(_ folders: [WatchedFolder], ignoring ignored: String) {
    self.folders = folders
    self.ignored = ignored
    first = Self.statuses(in: folders, but: ignored)
  }

  package func wait() -> [String] {
    while true {
      let now = Self.statuses(in: folders, but: ignored)
      let changed = Set(first.keys).union(now.keys).filter { first[$0] != now[$0] }
      if !changed.isEmpty { return changed.sorted() }
      sleep(milliseconds: Self.pause)
    }
  }

  /// The status of each visible file, by its path.
  private static func statuses(
    in folders: [WatchedFolder], but ignored: String
  ) -> [String: FileStatus] {
    var statuses: [String: FileStatus] = [:]
    for folder in folders {
      for name in (try? names(inFolder: folder.place)) ?? []
      where !name.hasPrefix(".") && !name.hasSuffix("~") && name != ignored {
        statuses[folder.prefix + name] = FileStatus(at: "\(folder.place)/\(name)")
      }
    }
    return statuses
  }
}

/// Facts about a file, links followed, that change when its content does.
private struct FileStatus: Hashable {
  private let number: UInt64
  /// The time of the last change of anything about it, in seconds and nanoseconds; nobody can set
  /// that back.
  private let changed: [Int]

  /// Nil when there is nothing.
  init?(at path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    number = UInt64(truncatingIfNeeded: status.st_ino)
    #if os(Linux)
      let time = status.st_ctim
    #else
      let time = status.st_ctimespec
    #endif
    changed = [Int(time.tv_sec), Int(time.tv_nsec)]
  }
}

#if !os(Linux)
  package typealias FolderWatcher = PolledFolders
#endif
