internal import Diagnostics
internal import SiteComparison
internal import SiteGeneration

/// `cardproof compare`: says which states differ between two sites.
struct CompareCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  func run() throws -> ExitStatus {
    guard arguments.operands.count == 2 else {
      throw Arguments.UsageFault(message: "compare needs two sites: cardproof compare BASE HEAD")
    }
    let base = try catalogue(arguments.operands[0])
    let head = try catalogue(arguments.operands[1])
    let comparison = SiteComparison(base: base, head: head)
    switch arguments.value(.comparisonFormat) {
    case "json": Terminal.print(comparison.json)
    case "markdown": Terminal.print(comparison.markdown)
    default: Terminal.print(comparison.text)
    }
    switch arguments.value(.failOn) {
    case "changes": return comparison.groups.isEmpty ? .done : .findings
    case "regressions": return comparison.hasRegressions ? .findings : .done
    default: return .done
    }
  }

  /// The catalogue of a site, named by its folder or by the file itself.
  private func catalogue(_ path: String) throws(ExitStatus) -> CatalogueFile {
    guard let file = SourceFolder.catalogue(at: path) else {
      Terminal.report("cardproof: there is no site and no catalogue at '\(path)'\n")
      throw .inputMissing
    }
    do throws(Diagnostic) {
      return try CatalogueFile(path: path, bytes: file.bytes)
    } catch {
      Terminal.report(DiagnosticText { _ in nil }.text(for: [error]))
      throw .findings
    }
  }
}
