internal import OutputFolder
internal import ProjectReading
internal import Diagnostics
internal import SiteGeneration
internal import TextTools

/// `cardproof dump`: shows one stage of the work as text.
struct DumpCommand {
  let arguments: Arguments

  static let stages = ["definition", "host", "layout", "card", "catalogue"]

  func run() async throws(CommandFailure) -> ExitStatus {
    guard let stage = arguments.operands.first else {
      throw CommandFailure(
        usage: "dump needs a stage: \(Self.stages.joined(separator: ", "))")
    }
    guard Self.stages.contains(stage) else {
      throw CommandFailure.unknown("stage", stage, among: Self.stages, Command.named("dump"))
    }
    let source = try await LoadedSource(
      arguments, sourceOperand: arguments.operands.dropFirst().first)
    let generator = source.generator()
    let findings = source.project.filter.filtered(source.project.diagnostics)
    let kind = StateDumpKind(rawValue: stage)
    if kind != nil, let wanted = arguments.value(.state),
      let unknown = generator.findingIfUnknown(state: wanted)
    {
      // Of what else was found, only an error can be why it is not there.
      let errors = findings.filter { $0.severity == .error }
      throw CommandFailure(errors + [unknown], source: source.text(of:))
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
