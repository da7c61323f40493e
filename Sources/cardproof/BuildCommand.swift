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
    let site = try await source.generator(jobs: jobs).siteOrReport(source.project)
    let report = FindingsReport(
      site.diagnostics, of: source, arguments, isColored: Terminal.errorIsColored)
    let output = arguments.value(.output) ?? "_site"
    do throws(OutputWriter.Failure) {
      let summary = try OutputWriter(path: output).write(site.tree)
      Terminal.report(report.text)
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
    } catch {
      Terminal.report(report.text)
      Terminal.report("cardproof: \(error.message) ('\(output)')\n  fix: \(error.fix)\n")
      return .outputFailed
    }
  }
}
