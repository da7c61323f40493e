internal import Digests
internal import SourceFormats
internal import Synchronization
internal import SystemCalls
internal import Views

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A running program: it plays each ask in a process of its own, and asks of several threads beside each other.
final class ControllerProcess: Sendable {
  /// The lines of one ask, in their order.
  struct Play: Sendable {
    let messages: [ProgramMessage]
    /// The last message of each ask; nil where the program hung and was ended.
    let end: ProgramMessage?
    /// Whether the code wrote lines of its own to the pipe, so that it was ended.
    var isGarbled = false
  }

  /// The answers to questions of a program.
  struct Help: Sendable {
    /// The layouts that it has asked for before.
    let layouts: KnownLayouts
    /// The frames of views in a room; without the constraints of the outermost alone where only its content counts.
    let frames: @Sendable (_ tree: PipeView, SceneRoom, _ isContent: Bool) -> HostMessage.Frames
    let text: @Sendable (FormatRequest) -> String?
  }

  private let path: String
  private let world: [UInt8]
  /// The started programs that play nothing now.
  private let idle = Mutex<[ChildProgram]>([])
  /// The protections that the program reports.
  private let protections = Mutex<[String]?>(nil)

  /// How long a program may be silent, in milliseconds: its own limit of processor time is shorter
  /// (convention).
  private static let patience = 10_000
  /// The most messages of one ask (convention).
  private static let mostMessages = 10_000

  init(_ path: String, world: HostMessage.World) {
    self.path = path
    self.world = Self.bytes(of: world)
  }

  private static func bytes(of message: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(message)).map { Array($0) } ?? []
  }

  /// The protections of the program; nil before the first ask.
  var sandbox: [String]? { protections.withLock { $0 } }

  /// Plays an ask.
  ///
  /// - Throws: A failure where the program cannot be started.
  func play(_ ask: HostMessage.Ask, _ help: Help) throws(SystemFailure) -> Play {
    let program = if let known = idle.withLock({ $0.popLast() }) { known } else { try start() }
    let play = Self.play(Self.bytes(of: ask), in: program, help)
    if play.end == nil { program.end() } else { idle.withLock { $0.append(program) } }
    return play
  }

  private func start() throws(SystemFailure) -> ChildProgram {
    let program = try ChildProgram(
      path, in: "/",
      environment: [
        "TZ": "UTC", "SWIFT_DETERMINISTIC_HASHING": "1",
        "SWIFT_BACKTRACE": "enable=no", "LANG": "C", "HOME": "/nowhere",
      ])
    try program.write(line: world)
    if let line = try? program.readLine(milliseconds: Self.patience),
      let hello = try? readJSON(ProgramMessage.self, from: line)
    {
      protections.withLock { $0 = hello.sandbox ?? [] }
    }
    return program
  }

  private static func play(
    _ ask: [UInt8], in program: ChildProgram, _ help: Help
  ) -> Play {
    var messages: [ProgramMessage] = []
    guard (try? program.write(line: ask)) != nil else { return Play(messages: [], end: nil) }
    for _ in 0..<mostMessages {
      guard let line = try? program.readLine(milliseconds: patience) else { break }
      let question = SHA256.bytes(line)
      if let answer = help.layouts[question] {
        _ = try? program.write(line: answer)
        continue
      }
      // A line of the code begins with a space: what only the program itself says is no word of it.
      let isOfCode = line.first == UInt8(ascii: " ")
      guard let message = try? readJSON(ProgramMessage.self, from: line),
        isOfCode != (message.type == "end")
      else { return Play(messages: messages, end: nil, isGarbled: isOfCode) }
      switch message.type {
      case "end": return Play(messages: messages, end: message)
      case "layout":
        guard let tree = message.tree else { break }
        let answer = bytes(of: help.frames(tree, message.room, message.content ?? false))
        help.layouts[question] = answer
        _ = try? program.write(line: answer)
      case "symbol":
        let size = SystemSymbol.size(named: message.what ?? "")
        _ = try? program.write(
          line: bytes(
            of: HostMessage.Frames(size: [size.width.value, size.height.value], frames: [:])))
      case "format":
        let text = (try? readJSON(FormatRequest.self, from: line)).flatMap(help.text)
        _ = try? program.write(line: bytes(of: HostMessage.Text(text: text)))
      default: messages.append(message)
      }
    }
    return Play(messages: messages, end: nil)
  }
}
