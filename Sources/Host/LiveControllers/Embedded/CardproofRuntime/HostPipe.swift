import Glibc

/// The lines to and from the host.
///
/// The program gets descriptor 3 to read and 4 to write. Both move to high numbers, out of the way of
/// the code that runs.
public enum HostPipe {
  nonisolated(unsafe) private(set) static var input: Int32 = 3
  nonisolated(unsafe) private static var output: Int32 = 4

  /// Moves both descriptors to copies that other programs do not inherit, and closes all others.
  static func open() {
    let (reading, writing, last): (Int32, Int32, Int32) = (198, 199, 1023)
    input = moved(3, to: reading)
    output = moved(4, to: writing)
    for descriptor in 3...last where descriptor != input && descriptor != output {
      close(descriptor)
    }
  }

  /// Puts other descriptors in the place of the host's, in the copy of the process that runs code.
  static func replace(input reading: Int32, output writing: Int32) {
    _ = c_dup3(reading, input, O_CLOEXEC)
    _ = c_dup3(writing, output, O_CLOEXEC)
    close(reading)
    close(writing)
  }

  private static func moved(_ descriptor: Int32, to number: Int32) -> Int32 {
    guard c_dup3(descriptor, number, O_CLOEXEC) == number else { return descriptor }
    close(descriptor)
    return number
  }

  /// The next line of the host; nil at the end of the file or if it is not JSON.
  ///
  /// Reads byte by byte: the copy of the process that answers must leave the next line to its parent.
  public static func read() -> JSONValue? {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      let count = Glibc.read(input, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { return nil }
      if byte == 0x0A { return JSONValue(parsing: line) }
      line.append(byte)
    }
  }

  /// Sends a line to the host.
  public static func send(_ value: JSONValue) { write(Array((value.line + "\n").utf8)) }

  /// Writes bytes to the host.
  static func write(_ bytes: [UInt8]) {
    var bytes = bytes[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Sends a question to the host and waits for the answer.
  public static func ask(_ value: JSONValue) -> JSONValue? {
    send(value)
    return read()
  }
}
