#if os(Linux)
  internal import Glibc

  /// Tells when something below some folders changes, through inotify(7).
  ///
  /// The only owner of its file descriptor, and of the C calls that take it. It watches the folders
  /// that are there when it is made; so who was told makes another one, which knows the new
  /// folders.
  package struct FolderWatcher: ~Copyable {
    private let descriptor: Int32
    /// Whether every folder could be watched; the system has a limit.
    private let isComplete: Bool
    private let folders: [WatchedFolder]
    /// The prefix of names in events, by the number that the system gave a folder.
    private let prefixes: [Int32: String]
    /// The name of the output folder, whose coming and going is no change.
    private let ignored: String

    package init(_ folders: [WatchedFolder], ignoring ignored: String) {
      self.ignored = ignored
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      self.folders = folders
      let events = UInt32(
        IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB
          | IN_DELETE_SELF | IN_MOVE_SELF)
      var prefixes: [Int32: String] = [:]
      var isComplete = descriptor >= 0
      for folder in folders {
        let number = unsafe inotify_add_watch(descriptor, folder.place, events)
        prefixes[number] = folder.prefix
        isComplete = number >= 0 && isComplete
      }
      self.prefixes = prefixes
      self.isComplete = isComplete
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Waits for a change, and then until nothing changes for a moment: who saves many files at
    /// once, or checks out a branch, wants one build.
    ///
    /// The paths are those of the files that changed, as far as they are known, in order.
    package func wait() -> [String] {
      guard isComplete else { return PolledFolders(folders, ignoring: ignored).wait() }
      var changes = FileChanges()
      while !readEvents(into: &changes) { waitForEvents(milliseconds: -1) }
      var round = 0
      while round < Pause.most, waitForEvents(milliseconds: Pause.milliseconds) {
        _ = readEvents(into: &changes)
        round += 1
      }
      return changes.paths
    }

    @discardableResult private func waitForEvents(milliseconds: Int32) -> Bool {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      return unsafe poll(&request, 1, milliseconds) > 0
    }

    /// Takes what happened; true when a file was meant that is not hidden.
    private func readEvents(into changes: inout FileChanges) -> Bool {
      var buffer = [UInt8](repeating: 0, count: 64 << 10)
      var isMeant = false
      while true {
        let count = unsafe buffer.withUnsafeMutableBytes { bytes in
          unsafe read(descriptor, bytes.baseAddress, bytes.count)
        }
        guard count > 0 else { return isMeant }
        isMeant = take(buffer[..<count], into: &changes) || isMeant
      }
    }

    /// Whether an event among some is of a visible file, or of a folder itself.
    ///
    /// An event is a descriptor, a mask, a cookie and the length of the name, of four bytes each in
    /// the machine's order, and the name with zeros after it.
    private func take(_ events: ArraySlice<UInt8>, into changes: inout FileChanges) -> Bool {
      var rest = events
      var isMeant = false
      while rest.count >= 16 {
        let length = Int(rest.dropFirst(12).number)
        let name = rest.dropFirst(16).prefix(length).prefix { $0 != 0 }
        let isHidden = name.first == UInt8(ascii: ".") || name.last == UInt8(ascii: "~")
        if !isHidden, !name.elementsEqual(ignored.utf8) {
          isMeant = true
          let mask = rest.dropFirst(4).number
          if !name.isEmpty, let prefix = prefixes[Int32(bitPattern: rest.number)] {
            changes.add(
              prefix + String(decoding: name, as: UTF8.self),
              comes: mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0,
              goes: mask & UInt32(IN_DELETE | IN_MOVED_FROM) != 0)
          }
        }
        rest = rest.dropFirst(16 + length)
      }
      return isMeant
    }
  }

  private enum Pause {
    /// How long nothing must change until it is built again.
    static let milliseconds: Int32 = 40
    /// How many changes in a row are waited for at most.
    static let most = 100
  }

  extension ArraySlice<UInt8> {
    /// The four bytes at the beginning as a number in the order of all machines that we run on.
    fileprivate var number: UInt32 { prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) } }
  }
#endif
