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
      Terminal.print(Help.overview)
      return .done
    case "--version":
      Terminal.print("\(Product.generator)\n")
      return .done
    default: break
    }
    do {
      guard let command = Command.named(first) else {
        throw Arguments.UsageFault.unknown(
          "command", first, among: Command.all.map(\.name) + ["--help", "--version"])
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

  private static func run(_ command: Command, _ arguments: Arguments) async throws -> ExitStatus {
    let jobs = try arguments.count(.jobs) ?? ProcessInfo.processInfo.activeProcessorCount
    switch command.name {
    case "build": return try await BuildCommand(arguments, jobs: jobs).run()
    case "check": return try await CheckCommand(arguments, jobs: jobs).run()
    case "compare": return try CompareCommand(arguments).run()
    case "merge": return try await MergeCommand(arguments, jobs: jobs).run()
    case "dump": return try await DumpCommand(arguments, jobs: jobs).run()
    case "snapshot": return try await SnapshotCommand(arguments, jobs: jobs).run()
    case "explain": return try ExplainCommand.run(arguments)
    default: return .internalFault
    }
  }
}
