internal import Diagnostics
internal import SystemCalls

/// The command line tool.
///
/// Only this module reads arguments, environment and terminal.
@main
struct Cardproof {
  static func main() async {
    let status = await run(Array(CommandLine.arguments.dropFirst()))
    ThisProcess.end(with: status.rawValue)
  }

  private static func run(_ words: [String]) async -> ExitStatus {
    do {
      guard let first = words.first else {
        throw CommandFailure(usage: "no command; see 'cardproof --help'")
      }
      switch first {
      case "--help", "-h", "help": return try help(about: words.dropFirst())
      case "--version":
        Terminal.print("\(Product.generator)\n")
        return .done
      default: break
      }
      guard let command = Command.named(first) else { throw CommandFailure.noCommand(words) }
      let arguments = try Arguments(Array(words.dropFirst()), for: command)
      if arguments.asksForHelp {
        Terminal.print(Help.text(for: command))
        return .done
      }
      if let limit = tooFewOpenFiles(for: arguments.jobs) {
        throw CommandFailure(
          .inputMissing, "the system allows only \(limit) open files",
          fix: "Raise the limit: ulimit -n 256")
      }
      return try await command.run(arguments)
    } catch let failure as CommandFailure {
      return failure.reported()
    } catch {
      return CommandFailure(.internalFault, "\(error); this is a fault of cardproof")
        .reported()
    }
  }

  /// `help` alone or with a command, as people know it from other tools.
  private static func help(about words: ArraySlice<String>) throws(CommandFailure) -> ExitStatus {
    guard let name = words.first(where: { !$0.hasPrefix("-") }) else {
      Terminal.print(Help.overview)
      return .done
    }
    guard let command = Command.named(name) else {
      throw .unknown("command", name, among: Command.all.map(\.name))
    }
    Terminal.print(Help.text(for: command))
    return .done
  }
}
