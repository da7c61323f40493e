internal import OutputFolder
internal import ProjectReading
internal import Diagnostics
internal import SiteGeneration

/// `cardproof check`: the same findings as a build, without a site.
struct CheckCommand {
  let arguments: Arguments

  func run() async throws(CommandFailure) -> ExitStatus {
    guard arguments.isSet(.fix) || !arguments.isSet(.dryRun) else {
      throw CommandFailure(usage: "option '--dry-run' needs '--fix'")
    }
    var source = try await load()
    var site = try await site(of: source)
    guard arguments.isSet(.fix) else { return try report(site, of: source) }
    if arguments.isSet(.dryRun) { return try await fixes(of: site, in: source).show(arguments) }
    var status = ExitStatus.done
    for _ in 0..<Self.maximumRuns {
      let fixes = try await fixes(of: site, in: source)
      if fixes.isEmpty { break }
      status = fixes.make(isQuiet: arguments.isSet(.quiet))
      source = try await load()
      site = try await self.site(of: source)
      if status != .done { break }
    }
    let remaining = try report(site, of: source)
    return status == .done ? remaining : status
  }

  /// How often fixes are made, because one can bring to light what another one hid.
  private static let maximumRuns = 8

  private func load() async throws(CommandFailure) -> LoadedSource {
    try await LoadedSource(arguments, sourceOperand: arguments.operands.first)
  }

  private func site(of source: LoadedSource) async throws(CommandFailure) -> Site {
    try await source.siteOrReport(by: source.generator(), to: .discard)
  }

  private func fixes(
    of site: Site, in source: LoadedSource
  ) async throws(CommandFailure) -> FixRun {
    try await FixRun(site.diagnostics, of: source) { changed throws(CommandFailure) in
      try await self.site(of: changed).diagnostics
    }
  }

  private func report(_ site: Site, of source: LoadedSource) throws(CommandFailure) -> ExitStatus {
    let report = FindingsReport(
      site.diagnostics, of: source, arguments,
      isColored: arguments.value(.report) == nil && Terminal.outputIsColored)
    if let path = arguments.value(.report) {
      do throws(OutputWriter.Failure) {
        try OutputWriter.writeReport(
          report.text, to: path, ofSource: LoadedSource.folder(arguments.operands.first),
          where: SourceFolder.isRead)
      } catch {
        throw CommandFailure(error, at: path)
      }
    } else if report.text.isEmpty, !arguments.isSet(.quiet) {
      let states = "\(site.stateCount) states"
      let why = source.project.hasIntents ? "" : ", because the project has no intents"
      Terminal.print("No findings: \(states)\(why)\n")
    } else {
      Terminal.print(report.text)
    }
    return report.status
  }
}
