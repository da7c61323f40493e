internal import Diagnostics
internal import SiteGeneration

/// Findings in the format that the command line asks for, and the exit status that they mean.
struct FindingsReport {
  let text: String
  let status: ExitStatus

  init(_ diagnostics: [Diagnostic], of source: LoadedSource, _ arguments: Arguments) {
    text =
      switch arguments.value(.format) {
      case "json": diagnosticJSON(diagnostics)
      case "github": diagnosticGitHubCommands(diagnostics, below: source.folder)
      default: DiagnosticText(source: source.project.text).text(for: diagnostics)
      }
    let failing: [Severity] = arguments.isSet(.strict) ? [.error, .warning] : [.error]
    status = diagnostics.contains { failing.contains($0.severity) } ? .findings : .done
  }
}

extension SiteGenerator {
  /// The site; a template or profile that no page can do without ends the command.
  func siteOrReport(_ project: Project) async throws(ExitStatus) -> Site {
    do throws(Diagnostic) {
      return try await site()
    } catch {
      Terminal.report(DiagnosticText(source: project.text).text(for: [error]))
      throw .findings
    }
  }
}
