internal import Diagnostics
internal import SiteGeneration

/// `cardproof build`: writes the site of a project.
struct BuildCommand {
  private let arguments: Arguments
  private let jobs: Int

  init(_ arguments: Arguments, jobs: Int) {
    self.arguments = arguments
    self.jobs = jobs
  }

  func run() async throws(ExitStatus) -> ExitStatus {
    let source = try LoadedSource(arguments, sourceOperand: arguments.operands.first)
    let output = arguments.value(.output) ?? "_site"
    let writer = OutputWriter(path: output)
    let staging = try reporting(failuresOf: output) { () throws(OutputWriter.Failure) in
      try writer.begin()
    }
    let site: Site
    do throws(ExitStatus) {
      site = try await source.generator(jobs: jobs).siteOrReport(
        source.project, to: .folder(staging))
    } catch {
      staging.discard()
      throw error
    }
    let report = FindingsReport(
      site.diagnostics, of: source, arguments, isColored: Terminal.errorIsColored)
    Terminal.report(report.text)
    let summary = try reporting(failuresOf: output) { () throws(OutputWriter.Failure) in
      try writer.finish(staging, site.files)
    }
    if summary.lostManifest {
      Terminal.report(
        "cardproof: the manifest of the last site cannot be read; files of it may be left ('\(output)')\n"
          + "  fix: Empty the folder and build again\n")
    }
    if !arguments.isSet(.quiet) {
      Terminal.print(
        "\(output): \(site.stateCount) states, \(summary.written) files written, "
          + "\(summary.unchanged) unchanged, \(summary.removed) removed\n")
    }
    return report.status
  }

  private func reporting<Result>(
    failuresOf output: String, _ body: () throws(OutputWriter.Failure) -> Result
  ) throws(ExitStatus) -> Result {
    do throws(OutputWriter.Failure) {
      return try body()
    } catch {
      Terminal.report("cardproof: \(error.message) ('\(output)')\n  fix: \(error.fix)\n")
      throw .outputFailed
    }
  }
}
