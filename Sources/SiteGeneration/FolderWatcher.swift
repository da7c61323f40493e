internal import Foundation

#if os(Linux)
  internal import Glibc

  /// Tells when something below some folders changes, through inotify(7).
  ///
  /// The only owner of its file descriptor, and of the C calls that take it. It watches the folders that
  /// are there when it is made; so who was told makes another one, which knows the new folders.
  package struct FolderWatcher: ~Copyable {
    private let descriptor: Int32
    /// Whether every folder could be watched; the system has a limit.
    private let isComplete: Bool
    private let folders: [String]
    /// The name of the output folder, whose coming and going is no change.
    private let ignored: String

    package init(_ folders: [String], ignoring ignored: String) {
      self.ignored = ignored
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      self.folders = folders
      let events = UInt32(
        IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB
          | IN_DELETE_SELF | IN_MOVE_SELF)
      var isComplete = descriptor >= 0
      for folder in folders {
        isComplete = unsafe inotify_add_watch(descriptor, folder, events) >= 0 && isComplete
      }
      self.isComplete = isComplete
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Waits for a change, and then until nothing changes for a moment: who saves many files at
    /// once, or checks out a branch, wants one build.
    package func wait() {
      guard isComplete else { return PolledFolders(folders, ignoring: ignored).wait() }
      while !readEvents() { waitForEvents(milliseconds: -1) }
      var round = 0
      while round < Pause.most, waitForEvents(milliseconds: Pause.milliseconds) {
        _ = readEvents()
        round += 1
      }
    }

    @discardableResult private func waitForEvents(milliseconds: Int32) -> Bool {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      return unsafe poll(&request, 1, milliseconds) > 0
    }

    /// Takes what happened; true when a file was meant that is not hidden.
    private func readEvents() -> Bool {
      var buffer = [UInt8](repeating: 0, count: 64 << 10)
      var isMeant = false
      while true {
        let count = unsafe buffer.withUnsafeMutableBytes { bytes in
          unsafe read(descriptor, bytes.baseAddress, bytes.count)
        }
        guard count > 0 else { return isMeant }
        isMeant = self.isMeant(buffer[..<count]) || isMeant
      }
    }

    /// Whether an event among some is of a visible file, or of a folder itself.
    ///
    /// An event is a descriptor, a mask, a cookie and the length of the name, of four bytes each in the
    /// machine's order, and the name with zeros after it.
    private func isMeant(_ events: ArraySlice<UInt8>) -> Bool {
      var rest = events
      while rest.count >= 16 {
        let length = rest.dropFirst(12).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        let name = rest.dropFirst(16).prefix(length).prefix { $0 != 0 }
        let isHidden = name.first == UInt8(ascii: ".") || name.last == UInt8(ascii: "~")
        if !isHidden, !name.elementsEqual(ignored.utf8) { return true }
        rest = rest.dropFirst(16 + length)
      }
      return false
    }
  }
#else
  /// Tells when something below some folders changes, by looking again and again.
  package struct FolderWatcher: ~Copyable {
    private let polled: PolledFolders

    package init(_ folders: [String], ignoring ignored: String) {
      polled = PolledFolders(folders, ignoring: ignored)
    }

    package func wait() { polled.wait() }
  }
#endif

private enum Pause {
  /// How long nothing must change until it is built again.
  static let milliseconds: Int32 = 40
  /// How many changes in a row are waited for at most.
  static let most = 100
}

/// Folders that are looked at again and again, where nothing tells of changes.
private struct PolledFolders {
  private let folders: [String]
  private let ignored: String
  private let first: [String: Date]

  init(_ folders: [String], ignoring ignored: String) {
    self.folders = folders
    self.ignored = ignored
    first = Self.dates(in: folders, but: ignored)
  }

  func wait() {
    while Self.dates(in: folders, but: ignored) == first { Thread.sleep(forTimeInterval: 1) }
  }

  /// When each visible file was changed, by its path.
  private static func dates(in folders: [String], but ignored: String) -> [String: Date] {
    let files = FileManager.default
    var dates: [String: Date] = [:]
    for folder in folders {
      for name in (try? files.contentsOfDirectory(atPath: folder)) ?? [] where !name.hasPrefix(".")
      {
        let path = "\(folder)/\(name)"
        dates[path] = (try? files.attributesOfItem(atPath: path))?[.modificationDate] as? Date
      }
    }
    return dates
  }
}
