import Glibc

/// The lines between the host and the copy of the process that runs code.
///
/// The copy has pipes of its own. A space before each of its lines tells the host that the line is no word of this
/// process, so that code cannot end an ask, nor answer the next one.
struct Relay {
  private let fromCode: (read: Int32, write: Int32)
  private let toCode: (read: Int32, write: Int32)

  /// The most bytes that a copy may leave unread, or write without the end of a line (convention).
  private static let limit = 16 << 20

  init?() {
    var (up, down): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    guard pipe(&up) == 0, pipe(&down) == 0 else { return nil }
    (fromCode, toCode) = ((up[0], up[1]), (down[0], down[1]))
  }

  /// Takes the side of the code, in the copy of the process.
  func enterCode() {
    close(fromCode.read)
    close(toCode.write)
    HostPipe.replace(input: toCode.read, output: fromCode.write)
  }

  /// Passes lines on until the copy closes its side.
  func pass(of child: Int32) {
    close(fromCode.write)
    close(toCode.read)
    _ = fcntl(toCode.write, F_SETFL, O_NONBLOCK)
    defer {
      close(fromCode.read)
      close(toCode.write)
    }
    var (line, answers): ([UInt8], [UInt8]) = ([], [])
    while true {
      var places = [
        pollfd(fd: fromCode.read, events: Int16(POLLIN), revents: 0),
        pollfd(fd: HostPipe.input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: answers.isEmpty ? -1 : toCode.write, events: Int16(POLLOUT), revents: 0),
      ]
      guard poll(&places, 3, -1) >= 0 || errno == EINTR else { return end(child) }
      if places[0].revents != 0 {
        guard let bytes = Self.block(of: fromCode.read) else { return }
        line += bytes
        while let end = line.firstIndex(of: 0x0A) {
          HostPipe.write([0x20] + line[...end])
          line.removeSubrange(...end)
        }
      }
      if places[1].revents != 0 {
        guard let bytes = Self.block(of: HostPipe.input) else { return end(child) }
        answers += bytes
      }
      if places[2].revents != 0 {
        let count = answers.withUnsafeBytes { Glibc.write(toCode.write, $0.baseAddress, $0.count) }
        answers.removeFirst(count > 0 ? count : errno == EAGAIN ? 0 : answers.count)
      }
      guard line.count < Self.limit, answers.count < Self.limit else { return end(child) }
    }
  }

  private func end(_ child: Int32) { kill(child, SIGKILL) }

  /// The bytes that are there; nil at the end of the file.
  private static func block(of descriptor: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &bytes, bytes.count)
    if count < 0, errno == EINTR { return [] }
    return count > 0 ? Array(bytes.prefix(count)) : nil
  }
}
