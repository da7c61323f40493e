import Glibc

/// The loop that answers each ask in a copy of the process, so that nothing carries over.
public struct Zygote {
  /// The version of the lines.
  static let version = 1

  /// The size of the end of the code's output that the host gets, in bytes.
  private static let outputLimit = 16 * 1024

  private let warmUp: () -> Void
  private let answer: () -> Void

  /// Creates the loop with what answers `Session.ask`, and what all copies of the process may share: it runs once.
  public init(warmUp: @escaping () -> Void, answer: @escaping () -> Void) {
    self.warmUp = warmUp
    self.answer = answer
  }

  /// Reads the world, then asks until the host closes the pipe.
  public func run() -> Never {
    HostPipe.open()
    signal(SIGPIPE, SIG_IGN)
    guard let world = HostPipe.read(), world["type"]?.text == "world" else { exit(65) }
    Session.world = world
    EventQueue.shared.start = world["now"]?.double ?? 0
    TaskExecution.install()
    CrashReport.prepare()
    let protections = Sandbox(limits: world["limits"]).probed()
    HostPipe.send([
      "type": "hello", "version": JSONValue(Self.version),
      "sandbox": .array(protections.map { .string($0) }),
    ])
    warmUp()
    while let ask = HostPipe.read() {
      Session.ask = ask
      play()
    }
    exit(0)
  }

  private func play() {
    let output = c_memfd_create("output", 1)
    let relay = Relay()
    let child = relay == nil ? -1 : c_fork()
    if child == 0 {
      relay?.enterCode()
      dup2(output, 1)
      dup2(output, 2)
      CrashReport.install()
      Sandbox(limits: Session.world["limits"]).apply()
      answer()
      fflush(nil)
      _exit(0)
    }
    if child > 0 { relay?.pass(of: child) }
    var status: Int32 = 0
    while child > 0, waitpid(child, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    HostPipe.send([
      "type": "end", "exit": JSONValue(child < 0 ? -1 : Int(status >> 8 & 0xFF)),
      "signal": JSONValue(Int(signal)), "output": .string(Self.end(of: output)),
    ])
    close(output)
  }

  private static func end(of descriptor: Int32) -> String {
    let size = Int(lseek(descriptor, 0, SEEK_END))
    let start = max(0, size - outputLimit)
    var bytes = [UInt8](repeating: 0, count: max(0, size - start))
    lseek(descriptor, off_t(start), SEEK_SET)
    let count = read(descriptor, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
