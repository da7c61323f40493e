internal import OutputFolder
internal import Diagnostics
internal import ProjectReading
internal import SiteComparison
internal import SystemCalls

/// `cardproof compare`: says which cards a change alters, and why.
struct CompareCommand {
  let arguments: Arguments

  /// The folder of the report that is opened when no option names one.
  private static let defaultReport = "_comparison"

  func run() async throws(CommandFailure) -> ExitStatus {
    let level = FailureLevel(rawValue: arguments.value(.failOn) ?? "") ?? .none
    var addresses = ReportAddresses(
      report: try address(.baseURL), pictures: try address(.picturesURL),
      site: try address(.siteURL), source: try address(.sourceURL))
    let sides = try await ComparedSides(arguments)
    addresses.folder = sides.folder
    let comparison = SiteComparison(
      base: sides.base, head: sides.head, missingBase: sides.missingBase)
    let folder =
      arguments.value(.reportFolder) ?? (arguments.isSet(.open) ? Self.defaultReport : nil)
    if let folder {
      let report: ComparisonReport
      do throws(Diagnostic) {
        report = try ComparisonReport(
          comparison, base: sides.base, head: sides.head, failingOn: level, addresses: addresses)
      } catch {
        throw CommandFailure([error]) { _ in nil }
      }
      try write(report, to: folder)
    }
    switch arguments.value(.comparisonFormat) {
    case "json": Terminal.print(comparison.json)
    case "markdown": Terminal.print(comparison.markdown(addresses))
    case "junit": Terminal.print(comparison.junit(failingOn: level))
    case "github":
      Terminal.print(
        diagnosticGitHubCommands(
          comparison.newFindings, below: LoadedSource.folder(arguments.value(.source))))
    default:
      let origin = sides.origin.map { "compared with \($0)\n" } ?? ""
      let place = folder.map { "report: \(FilePath.joined($0, ReportPaths.page))\n" } ?? ""
      Terminal.print(comparison.text + origin + place)
    }
    if let folder, arguments.isSet(.open) {
      Self.open(FilePath.joined(folder, ReportPaths.page))
    }
    return comparison.fails(on: level) ? .findings : .done
  }

  private func write(_ report: ComparisonReport, to folder: String) throws(CommandFailure) {
    var tree = OutputTree()
    for (path, text) in report.files { tree.add(text, at: path) }
    let read = arguments.operands.filter { SourceFolder.catalog(at: $0) != nil }
    do throws(OutputWriter.Failure) {
      _ = try OutputWriter(path: folder, of: .report, reading: read).write(tree)
    } catch {
      throw CommandFailure(error, at: folder)
    }
  }

  /// Shows a file with the program that the system has for it, or says that the user has to.
  static func open(_ path: String) {
    #if os(macOS)
      let program = "open"
    #else
      let program = "xdg-open"
    #endif
    if let outcome = try? Program(program, [path]).run(), outcome.status == 0 { return }
    Terminal.tell("warning: no browser could be started", fix: "Open \(path)")
  }

  /// The address that an option names, without what could end an attribute or a link.
  private func address(_ option: Option) throws(CommandFailure) -> String? {
    guard let address = arguments.value(option) else { return nil }
    let isPlain = address.utf8.allSatisfy { byte in
      (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
        || "-._~:/%".utf8.contains(byte)
    }
    guard isPlain, address.hasPrefix("https://") || address.hasPrefix("http://") else {
      throw CommandFailure(
        usage: "option '\(option.name)' takes an address such as https://example.com/cards")
    }
    return address.hasSuffix("/") ? String(address.dropLast()) : address
  }
}
