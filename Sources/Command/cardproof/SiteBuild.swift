internal import ProjectReading
internal import OutputFolder
internal import Diagnostics
internal import SiteGeneration
internal import SystemCalls
internal import TextTools

/// Makes a site and writes it to where the command line says.
struct SiteBuild {
  private let arguments: Arguments
  private let source: LoadedSource

  init(_ arguments: Arguments, of source: LoadedSource) {
    self.arguments = arguments
    self.source = source
  }

  func run(_ generator: SiteGenerator) async throws(CommandFailure) -> ExitStatus {
    let progress = ProgressLine(isWanted: !arguments.isSet(.quiet))
    defer { progress.clear() }
    let output = arguments.value(.output) ?? BuildCommand.defaultOutput
    let writer = OutputWriter(path: output, reading: source.folders)
    let staging = try reporting(failuresOf: output) { () throws(OutputWriter.Failure) in
      try writer.begin()
    }
    progress.show("Making the pages of \(source.project.interactionCount) interactions")
    let site: Site
    do throws(CommandFailure) {
      site = try await source.siteOrReport(by: generator, to: .folder(staging))
    } catch {
      staging.discard()
      throw error
    }
    let report = FindingsReport(
      site.diagnostics, of: source, arguments, isColored: Terminal.errorIsColored)
    progress.clear()
    Terminal.report(report.text)
    let summary = try reporting(failuresOf: output) { () throws(OutputWriter.Failure) in
      try writer.finish(staging, site.files)
    }
    if summary.lostManifest {
      Terminal.tell(
        "the manifest of the last site cannot be read, so old files may remain", at: output,
        fix: "Empty the folder and build again")
    }
    if !arguments.isSet(.quiet) {
      Terminal.print(
        "\(output): \(site.stateCount) states, \(summary.words)\(origin)\n")
      if let protections = source.project.protections {
        Terminal.print(
          protections.isEmpty
            ? "controllers ran without a sandbox\n"
            : "controllers ran in a sandbox: \(protections.joined(separator: ", "))\n")
      }
      let cards = site.drawingCounts
      // The first build draws all cards, and nobody has opened them yet.
      if generator.liveBuild ?? 1 == 1 {
        Terminal.print("Open \(FilePath.joined(output, "index.html"))\n")
      } else if cards.new > 0 {
        Terminal.print("\(counted(cards.new, "card")) of \(cards.all) drawn again\n")
      }
    }
    if arguments.isSet(.hash) {
      guard let hash = await generator.hash(of: site, in: output) else {
        throw CommandFailure(
          .outputFailed, "a file of the site is missing or cannot be read", at: output,
          fix: "Make sure that no other program writes to the output folder, then build again")
      }
      Terminal.print("\(hash)\n")
    }
    return report.status
  }

  /// Which folder was read, where nobody named it and it is not this one.
  private var origin: String {
    arguments.operands.isEmpty && source.folder != "." ? " (from '\(source.folder)')" : ""
  }

  private func reporting<Result>(
    failuresOf output: String, _ body: () throws(OutputWriter.Failure) -> Result
  ) throws(CommandFailure) -> Result {
    do throws(OutputWriter.Failure) {
      return try body()
    } catch {
      throw CommandFailure(error, at: output)
    }
  }
}
