#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Another program, and how it is started.
package struct Program: Sendable {
  private let words: [String]
  private let folder: String?
  private let variables: [String: String]
  private let input: String

  /// Takes the path of a program, or a name that is looked for where a shell looks.
  ///
  /// It works in `folder`, or where this process does; `variables` are added to the environment of this
  /// process; `input` is the path of a file that it reads as its standard input.
  package init(
    _ name: String, _ arguments: [String], in folder: String? = nil,
    variables: [String: String] = [:], input: String = "/dev/null"
  ) {
    // POSIX has no way to start a program in a folder, but a shell has.
    let start = folder.map { ["/bin/sh", "-c", #"cd -- "$1" && shift && exec "$@""#, "sh", $0] }
    words = (start ?? []) + [name] + arguments
    self.folder = folder
    self.variables = variables
    self.input = input
  }

  /// The end of a program, and the bytes that it wrote.
  package struct Outcome: Sendable {
    /// The exit status; where a signal ended it, 128 and the number of the signal, as in a shell.
    package let status: Int32
    package let output: [UInt8]
    package let errors: [UInt8]
    /// Whether it ran longer than it was allowed to, and was ended.
    package let isTooLate: Bool
  }

  /// Starts the program, and waits for its end.
  ///
  /// With a limit of time it gets a process group of its own, which is ended as a whole.
  ///
  /// - Throws: A failure if it cannot be started: it is not there, or its folder or input is not.
  package func run(milliseconds limit: Int? = nil) throws(SystemFailure) -> Outcome {
    if let folder, FileKind(at: folder, followingLinks: true) != .folder {
      throw SystemFailure(code: ENOENT)
    }
    // A program must not get the pipes of another one, which would never end for us.
    let started = Self.starting.withLock { _ in
      Result { () throws(SystemFailure) in
        let pipes = (output: try Pipe(), errors: try Pipe())
        defer {
          pipes.output.closeWriting()
          pipes.errors.closeWriting()
        }
        return (try start(pipes.output, pipes.errors, inOwnGroup: limit != nil), pipes)
      }
    }
    let (process, (output, errors)) = try started.get()
    let isTooLate = Pipe.read([output, errors], milliseconds: limit)
    if isTooLate { _ = kill(-process, SIGKILL) }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw .last }
    }
    // So a shell says that the program is not there.
    if folder != nil, status == Self.notFound << 8 { throw SystemFailure(code: ENOENT) }
    return Outcome(
      status: status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F,
      output: output.bytes, errors: errors.bytes, isTooLate: isTooLate)
  }

  private static let starting = Mutex(())
  private static let notFound: Int32 = 127

  private func start(
    _ output: Pipe, _ errors: Pipe, inOwnGroup: Bool
  ) throws(SystemFailure) -> pid_t {
    try spawn(
      words, environment: ProcessInfo.processInfo.environment.merging(variables) { $1 },
      files: [
        0: .path(input, O_RDONLY), 1: .descriptor(output.writing), 2: .descriptor(errors.writing),
      ], inOwnGroup: inOwnGroup)
  }
}

/// A pipe from a program to this process; it closes both ends when it goes away.
private final class Pipe {
  private let reading: CInt
  private(set) var writing: CInt
  private(set) var bytes: [UInt8] = []
  private var isAtEnd = false

  init() throws(SystemFailure) {
    var ends: [CInt] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw .last }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reading = ends[0]
    writing = ends[1]
  }

  deinit {
    close(reading)
    closeWriting()
  }

  /// Closes this process's copy, so that the end comes when the program closes its own.
  func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  /// Reads pipes to their ends, all at once, so that no program waits for one while we read another.
  ///
  /// - Returns: Whether the time was over before.
  static func read(_ pipes: [Pipe], milliseconds limit: Int?) -> Bool {
    let start = ContinuousClock.now
    while true {
      let open = pipes.filter { !$0.isAtEnd }
      if open.isEmpty { return false }
      var wait: CInt = -1
      if let limit {
        let passed = start.duration(to: .now) / .milliseconds(1)
        guard passed < Double(limit) else { return true }
        wait = CInt(clamping: limit - Int(passed))
      }
      var requests = open.map { pollfd(fd: $0.reading, events: Int16(POLLIN), revents: 0) }
      guard unsafe poll(&requests, nfds_t(requests.count), wait) > 0 else { continue }
      for (pipe, request) in zip(open, requests) where request.revents != 0 { pipe.readOnce() }
    }
  }

  private func readOnce() {
    var block = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe block.withUnsafeMutableBytes { bytes in
      unsafe Self.readBytes(reading, bytes)
    }
    if count > 0 {
      bytes += block[..<count]
    } else if count == 0 || errno != EINTR {
      isAtEnd = true
    }
  }

  private static func readBytes(_ descriptor: CInt, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.read(descriptor, bytes.baseAddress, bytes.count)
    #else
      unsafe Darwin.read(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}
