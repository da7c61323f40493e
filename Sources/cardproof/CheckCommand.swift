internal import Diagnostics
internal import SiteGeneration

/// `cardproof check`: the same findings as a build, without a site.
struct CheckCommand {
  private let arguments: Arguments
  private let jobs: Int

  init(_ arguments: Arguments, jobs: Int) {
    self.arguments = arguments
    self.jobs = jobs
  }

  func run() async throws(ExitStatus) -> ExitStatus {
    let source = try LoadedSource(arguments, sourceOperand: arguments.operands.first)
    let site = try await source.generator(jobs: jobs).siteOrReport(source.project, to: .nowhere)
    let report = FindingsReport(
      site.diagnostics, of: source, arguments,
      isColored: arguments.value(.report) == nil && Terminal.outputIsColored)
    if let path = arguments.value(.report) {
      do throws(OutputWriter.Failure) {
        try OutputWriter.writeReport(
          report.text, to: path, ofSource: LoadedSource.folder(arguments.operands.first))
      } catch {
        Terminal.report("cardproof: \(error.message) ('\(path)')\n  fix: \(error.fix)\n")
        return .outputFailed
      }
    } else if report.text.isEmpty, !arguments.isSet(.quiet) {
      Terminal.print("Nothing to report: \(site.stateCount) states\n")
    } else {
      Terminal.print(report.text)
    }
    return report.status
  }
}
