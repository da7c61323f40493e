internal import ProjectReading
internal import Diagnostics
internal import RuleGuide
internal import SystemCalls

/// Findings in the format that the command line asks for, and the exit status that they mean.
struct FindingsReport {
  let text: String
  let status: ExitStatus

  /// Writes findings; colors are for a terminal.
  init(
    _ diagnostics: [Diagnostic], of source: LoadedSource, _ arguments: Arguments,
    isColored: Bool = false
  ) {
    let failing: Set<Severity> = arguments.isSet(.strict) ? [.error, .warning] : [.error]
    text =
      switch arguments.value(.format) {
      case "json": diagnosticJSON(diagnostics, edits: source.project.edits)
      case "github": diagnosticGitHubCommands(diagnostics, below: source.folder)
      case "xcode":
        diagnosticXcodeLines(diagnostics, below: FilePath.resolved(source.folder))
      case "sarif":
        DiagnosticSARIF(
          version: Product.version, rules: Rule.all, below: source.folder,
          help: { $0.help }, source: source.text(of:), edits: source.project.edits
        ).text(for: diagnostics)
      case "junit":
        diagnosticJUnit(
          diagnostics, rules: Rule.all, failing: failing, headline: RulePage.headline)
      default:
        DiagnosticText(isColored: isColored, source: source.text(of:)).text(for: diagnostics)
      }
    status = diagnostics.contains { failing.contains($0.severity) } ? .findings : .done
  }
}

extension Rule {
  /// The help from the rule's page.
  fileprivate var help: DiagnosticSARIF.RuleHelp {
    guard let page = RulePage(of: self) else { return (id, id, id, id) }
    return (page.headline, page.why, RulePageText(page).text, page.markdown)
  }
}
