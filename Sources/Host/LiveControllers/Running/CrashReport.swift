internal import Diagnostics
internal import SystemCalls
internal import TextTools

/// The report of a program that died in the middle of an answer.
struct CrashReport {
  /// The line of the project at which it happened; nil where nothing tells.
  let location: SourceLocation?
  /// The message of the runtime: `Unexpectedly found nil while unwrapping an Optional value`.
  let reason: String

  /// - Parameters:
  ///   - output: What the code and the runtime have written.
  ///   - program: What died.
  ///   - signal: The signal that ended it; 0 where it ended itself.
  init(_ output: String, of program: ControllerProgram, signal: Int) {
    var reason = signal == 0 ? "the code ends the process" : Self.name(ofSignal: signal)
    var location: SourceLocation?
    for line in output.split(separator: "\n") {
      guard let mark = line.firstRange(of: ": Fatal error") else { continue }
      let rest = line[mark.upperBound...].drop { $0 == ":" || $0 == " " }
      if !rest.isEmpty { reason = String(rest) }
      let parts = line[..<mark.lowerBound].split(separator: ":")
      guard parts.count == 2, let number = Int(parts[1]),
        let path = program.paths[SourcePath(String(parts[0])).name]
      else { continue }
      location = SourceLocation(file: path, line: number, column: 1)
    }
    if let cast = output.split(separator: "\n").first(where: { $0.hasPrefix("Could not cast") }) {
      reason = Self.withoutAddresses(cast)
    }
    self.reason = reason
    self.location = location ?? Self.location(inBacktraceOf: output, program)
  }

  private static func name(ofSignal signal: Int) -> String {
    switch signal {
    case 4, 5: "the runtime stops the process"
    case 6: "the process aborts"
    case 9: "the system ends the process: it used too much time or memory"
    case 11, 7: "the process touches memory that is not its own"
    case 24: "the process uses too much time"
    case 25: "the process writes too much"
    case 31: "the process does what a controller may not do here"
    default: "signal \(signal) ends the process"
    }
  }

  /// A message of the runtime without the addresses in it, which differ from run to run.
  private static func withoutAddresses(_ line: Substring) -> String {
    line.split(separator: " ").filter { !$0.hasPrefix("(0x") }.joined(separator: " ")
      .split(separator: "\n").joined()
  }

  /// The innermost line of the project on the stack, as the toolchain's symbolizer tells it.
  private static func location(
    inBacktraceOf output: String, _ program: ControllerProgram
  ) -> SourceLocation? {
    let mark = "cardproof-backtrace:"
    guard let line = output.split(separator: "\n").last(where: { $0.hasPrefix(mark) }),
      let symbolizer = program.symbolizer
    else { return nil }
    let addresses = line.dropFirst(mark.count).split(separator: " ").map { String($0) }
    let outcome = try? Program(
      symbolizer, ["--obj=\(program.path)", "--output-style=GNU", "--functions=none"] + addresses
    ).run(milliseconds: 20_000)
    let lines = String(decoding: outcome?.output ?? [], as: UTF8.self).split(separator: "\n")
    for line in lines {
      let parts = line.split(separator: ":")
      guard parts.count >= 2, let number = Int(parts[1]), number > 0,
        let path = program.paths[SourcePath(String(parts[0])).name]
      else { continue }
      return SourceLocation(file: path, line: number, column: 1)
    }
    return nil
  }
}
