internal import Diagnostics
internal import SiteGeneration
internal import TextTools

/// `cardproof dump`: shows one stage of the work as text.
struct DumpCommand {
  private let arguments: Arguments
  private let jobs: Int

  static let stages = ["definition", "host", "layout", "card", "catalogue"]

  init(_ arguments: Arguments, jobs: Int) {
    self.arguments = arguments
    self.jobs = jobs
  }

  func run() async throws -> ExitStatus {
    guard let stage = arguments.operands.first else {
      throw Arguments.UsageFault(
        message: "dump needs a stage: \(Self.stages.joined(separator: ", "))")
    }
    guard Self.stages.contains(stage) else {
      throw Arguments.UsageFault.unknown("stage", stage, among: Self.stages, Command.named("dump"))
    }
    let source = try await LoadedSource(
      arguments, sourceOperand: arguments.operands.dropFirst().first, jobs: jobs)
    let generator = source.generator(jobs: jobs)
    let findings = source.project.diagnostics.sortedAndUnique().limitedForEachFile()
    let kind = StateDumpKind(rawValue: stage)
    if kind != nil, let wanted = arguments.value(.state),
      let unknown = generator.findingIfUnknown(state: wanted)
    {
      // Of what else was found, only an error can be why it is not there.
      let errors = findings.filter { $0.severity == .error }
      Terminal.report(DiagnosticText(source: source.text(of:)).text(for: errors + [unknown]))
      return .findings
    }
    let report = FindingsReport(findings, of: source, arguments)
    Terminal.report(report.text)
    let isJSON = arguments.value(.dumpFormat) == "json"
    if stage == "catalogue" {
      let path = "catalogue.json"
      let site = try await source.siteOrReport(by: generator, to: .only(path: path))
      Terminal.print(site.tree.text(at: path))
      return report.status
    }
    guard let kind else {
      let dump = source.project.definitionDump
      Terminal.print(isJSON ? "{\"definition\": \(jsonString(dump))}\n" : dump)
      return report.status
    }
    let wanted = arguments.value(.state)
    let separator = isJSON ? ",\n" : "\n"
    var isFirst = true
    await generator.dump(kind, state: wanted) { dumps in
      for part in dumps {
        Terminal.print(isFirst ? isJSON ? "[\n" : "" : separator)
        if !isJSON, wanted == nil { Terminal.print("== \(part.id)\n") }
        Terminal.print(isJSON ? part.jsonLine : part.text)
        isFirst = false
      }
    }
    if isJSON { Terminal.print(isFirst ? "[]\n" : "\n]\n") }
    return report.status
  }
}

extension StateDump {
  fileprivate var jsonLine: String {
    "  {\"id\": \(jsonString(id)), \"text\": \(jsonString(text))}"
  }
}
