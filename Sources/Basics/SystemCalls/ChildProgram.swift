internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A program that was started and talks in lines: it reads descriptor 3 and writes descriptor 4.
///
/// A child has no input, only the given environment, and no other open file. It leads a process
/// group, which ends as a whole.
package final class ChildProgram: Sendable {
  private let processID: pid_t
  private let input: CInt
  private let output: CInt
  /// The bytes read since the last whole line.
  private let pending = Mutex<[UInt8]>([])
  private let isEnded = Mutex(false)

  /// Why there is no line.
  package enum Silence: Error, Hashable {
    /// The program closed its side.
    case ended
    /// No line came in time.
    case late
    /// A line is longer than a program of ours ever writes.
    case tooLong
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: An executable file.
  ///   - folder: Its working folder.
  ///   - environment: All that it sees of one.
  /// - Throws: A failure where it cannot be started.
  package init(
    _ path: String, in folder: String, environment: [String: String]
  ) throws(SystemFailure) {
    let toChild = try Self.pipe()
    let fromChild: (read: CInt, write: CInt)
    do throws(SystemFailure) {
      fromChild = try Self.pipe()
    } catch {
      close(toChild.read)
      close(toChild.write)
      throw error
    }
    defer {
      close(toChild.read)
      close(fromChild.write)
    }
    do throws(SystemFailure) {
      processID = try spawn(
        // POSIX has no way to start a program in a folder, but a shell has.
        ["/bin/sh", "-c", #"cd -- "$1" && exec "$2""#, "sh", folder, path],
        environment: environment,
        files: [
          0: .path("/dev/null", O_RDONLY), 1: .path("/dev/null", O_WRONLY),
          2: .path("/dev/null", O_WRONLY), 3: .descriptor(toChild.read),
          4: .descriptor(fromChild.write),
        ], inOwnGroup: true)
    } catch {
      close(toChild.write)
      close(fromChild.read)
      throw error
    }
    input = toChild.write
    output = fromChild.read
  }

  deinit { end() }

  /// Two ends of a pipe, above the numbers that a child knows.
  private static func pipe() throws(SystemFailure) -> (read: CInt, write: CInt) {
    var ends: [CInt] = [-1, -1]
    guard unsafe systemPipe(&ends) == 0 else { throw .last }
    let high = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
    for end in ends { close(end) }
    guard high.allSatisfy({ $0 >= 0 }) else { throw .last }
    return (high[0], high[1])
  }

  /// Writes a line, which ends here.
  ///
  /// - Throws: A failure where the program reads no more.
  package func write(line: [UInt8]) throws(SystemFailure) {
    try writeBytes(line + [UInt8(ascii: "\n")], to: input)
  }

  /// The longest line, in bytes: a card of ten thousand views is shorter (convention).
  private static let longestLine = 16 << 20

  /// The next line, without its end.
  ///
  /// - Parameter milliseconds: How long to wait for more of it.
  /// - Returns: The bytes of the line.
  /// - Throws: The reason why there is none.
  package func readLine(milliseconds: Int) throws(Silence) -> [UInt8] {
    try pending.withLock { pending throws(Silence) in
      try nextLine(&pending, milliseconds: milliseconds)
    }
  }

  private func nextLine(
    _ pending: inout [UInt8], milliseconds: Int
  ) throws(Silence) -> [UInt8] {
    var searched = 0
    while true {
      if let end = pending[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(pending[..<end])
        pending.removeSubrange(...end)
        return line
      }
      searched = pending.count
      guard searched < Self.longestLine else { throw .tooLong }
      var place = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      let ready = unsafe poll(&place, 1, CInt(milliseconds))
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { throw .late }
      var block = [UInt8](repeating: 0, count: 1 << 16)
      let count = unsafe block.withUnsafeMutableBytes {
        unsafe read(output, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .ended }
      pending += block[..<count]
    }
  }

  /// Ends the program and all that it started.
  package func end() {
    let wasEnded = isEnded.withLock { ended in
      defer { ended = true }
      return ended
    }
    if wasEnded { return }
    close(input)
    close(output)
    _ = kill(-processID, SIGKILL)
    var status: CInt = 0
    while unsafe waitpid(processID, &status, 0) < 0, errno == EINTR {}
  }
}

/// Finds a program by the folders of `PATH`.
package func program(named name: String, path: String) -> String? {
  path.split(separator: ":").lazy.map { FilePath.joined(String($0), name) }
    .first { unsafe access($0, X_OK) == 0 }
}

/// `pipe`, by a name that no method here has.
private func systemPipe(_ ends: UnsafeMutablePointer<CInt>) -> CInt { unsafe pipe(ends) }
