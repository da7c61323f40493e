internal import Diagnostics
internal import Foundation
internal import SiteGeneration

/// The command line tool.
///
/// Only this module reads arguments, environment and terminal.
@main
struct Cardproof {
  static func main() async {
    let status = await run(Array(CommandLine.arguments.dropFirst()))
    exit(status.rawValue)
  }

  private static func run(_ words: [String]) async -> ExitStatus {
    guard let first = words.first else {
      Terminal.report("cardproof: no command; see 'cardproof --help'\n")
      return .wrongUsage
    }
    switch first {
    case "--help", "-h", "help":
      return help(about: Array(words.dropFirst()))
    case "--version":
      Terminal.print("\(Product.generator)\n")
      return .done
    default: break
    }
    do {
      guard let command = Command.named(first) else {
        throw Arguments.UsageFault.noCommand(words)
      }
      let arguments = try Arguments(Array(words.dropFirst()), for: command)
      if arguments.asksForHelp {
        Terminal.print(Help.text(for: command))
        return .done
      }
      return try await run(command, arguments)
    } catch let fault as Arguments.UsageFault {
      Terminal.report("cardproof: \(fault.message)\n")
      return .wrongUsage
    } catch let status as ExitStatus {
      return status
    } catch {
      Terminal.report("cardproof: \(error); this is a fault of cardproof's own\n")
      return .internalFault
    }
  }

  /// `help` alone or with a command, as people know it from other tools.
  private static func help(about words: [String]) -> ExitStatus {
    guard let name = words.first(where: { !$0.hasPrefix("-") }) else {
      Terminal.print(Help.overview)
      return .done
    }
    guard let command = Command.named(name) else {
      let fault = Arguments.UsageFault.unknown("command", name, among: Command.all.map(\.name))
      Terminal.report("cardproof: \(fault.message)\n")
      return .wrongUsage
    }
    Terminal.print(Help.text(for: command))
    return .done
  }

  private static func run(_ command: Command, _ arguments: Arguments) async throws -> ExitStatus {
    let jobs = try arguments.count(.jobs) ?? ProcessInfo.processInfo.activeProcessorCount
    if let limit = OpenFiles.tooFew(for: jobs) {
      Terminal.report(
        "cardproof: the system lets it open \(limit) files at a time, which are too few\n"
          + "  fix: Raise the limit: ulimit -n 256\n")
      return .inputMissing
    }
    switch command.name {
    case "init": return try await InitCommand(arguments, jobs: jobs).run()
    case "build":
      return arguments.isSet(.watch)
        ? try await WatchedBuild(arguments, jobs: jobs).run()
        : try await BuildCommand(arguments, jobs: jobs).run()
    case "check": return try await CheckCommand(arguments, jobs: jobs).run()
    case "compare": return try CompareCommand(arguments).run()
    case "dump": return try await DumpCommand(arguments, jobs: jobs).run()
    case "snapshot": return try await SnapshotCommand(arguments, jobs: jobs).run()
    case "explain": return try ExplainCommand.run(arguments)
    case "completions": return try printCompletions(arguments)
    case "manual":
      Terminal.print(ManualPage.text)
      return .done
    default: return .internalFault
    }
  }

  private static func printCompletions(
    _ arguments: Arguments
  ) throws(Arguments.UsageFault) -> ExitStatus {
    let shells = Completions.shells
    guard let shell = arguments.operands.first else {
      throw Arguments.UsageFault(
        message: "completions needs a shell: \(shells.joined(separator: ", "))")
    }
    guard let script = Completions.script(for: shell) else {
      throw .unknown("shell", shell, among: shells, Command.named("completions"))
    }
    Terminal.print(script)
    return .done
  }
}
