internal import OutputFolder
internal import ProjectReading
internal import Diagnostics
internal import SiteComparison
internal import SiteGeneration

/// `cardproof compare`: says what differs between two sites, and why.
struct CompareCommand {
  let arguments: Arguments

  func run() throws -> ExitStatus {
    guard arguments.operands.count == 2 else {
      throw CommandFailure(usage: "compare needs two sites: cardproof compare BASE HEAD")
    }
    let baseURL = try baseURL()
    let level = FailureLevel(rawValue: arguments.value(.failOn) ?? "") ?? .none
    let base = try site(arguments.operands[0])
    let head = try site(arguments.operands[1])
    let comparison = SiteComparison(base: base, head: head)
    if let folder = arguments.value(.reportFolder) {
      let report = try ComparisonReport(
        comparison, base: base, head: head, failingOn: level, baseURL: baseURL)
      try write(report, to: folder)
    }
    let place = arguments.value(.reportFolder).map { folder in
      "report: \(folder.hasSuffix("/") ? folder : "\(folder)/")\(ReportPaths.page)\n"
    }
    switch arguments.value(.comparisonFormat) {
    case "json": Terminal.print(comparison.json)
    case "markdown": Terminal.print(comparison.markdown(baseURL: baseURL))
    case "junit": Terminal.print(comparison.junit(failingOn: level))
    default: Terminal.print(comparison.text + (place ?? ""))
    }
    return comparison.fails(on: level) ? .findings : .done
  }

  private func write(_ report: ComparisonReport, to folder: String) throws(CommandFailure) {
    var tree = OutputTree()
    for (path, text) in report.files { tree.add(text, at: path) }
    do throws(OutputWriter.Failure) {
      _ = try OutputWriter(path: folder, of: .report, reading: arguments.operands).write(tree)
    } catch {
      throw CommandFailure(error, at: folder)
    }
  }

  /// The address of the published report, without what could end an attribute or a link.
  private func baseURL() throws(CommandFailure) -> String? {
    guard let address = arguments.value(.baseURL) else { return nil }
    let isPlain = address.utf8.allSatisfy { byte in
      (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
        || "-._~:/%".utf8.contains(byte)
    }
    guard isPlain, address.hasPrefix("https://") || address.hasPrefix("http://") else {
      throw CommandFailure(
        usage: "option '--base-url' takes an address such as https://example.com/cards")
    }
    return address.hasSuffix("/") ? String(address.dropLast()) : address
  }

  /// A site, named by its folder or by its catalogue.
  private func site(_ path: String) throws(CommandFailure) -> ComparedSite {
    guard let file = SourceFolder.catalogue(at: path) else {
      throw CommandFailure(
        .inputMissing, "there is no site and no catalogue at '\(path)'",
        fix: "Name a folder that 'cardproof build --output' wrote")
    }
    do throws(Diagnostic) {
      let catalogue = try CatalogFile(path: path, bytes: file.bytes)
      let folder = SourceFolder.ofSite(path)
      return ComparedSite(catalogue) { folder.text(of: $0) }
    } catch {
      throw CommandFailure([error]) { _ in nil }
    }
  }
}
