import Diagnostics
import Foundation
import SourceFormats
import Testing

/// The steps of a composite action or of a workflow's job, as their file has them.
///
/// A key that is not known here is a fault: a test would pass over what it does.
struct WorkflowFile {
  /// The values that inputs have where nobody sets them, before they are evaluated.
  let inputs: [String: String]
  let outputs: [String: String]
  let steps: [Step]

  struct Step {
    let name: String
    let id: String?
    let condition: String?
    let uses: String?
    let script: String?
    let shell: String?
    let environment: [String: String]
    let inputs: [String: String]
  }

  /// What a file of GitHub's has that tests cannot run.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  /// Reads `action.yml`.
  static func action() throws -> WorkflowFile {
    let keys = try root(of: "action.yml")
    for key in ["name", "description", "branding"] { _ = keys.take(key) }
    let inputs = try entries(keys.take("inputs")).map { entry in
      let input = try reader(entry.value)
      _ = input.take("description")
      let value = input.take("default")?.string ?? ""
      try finish(input)
      return (entry.key, value)
    }
    let outputs = try entries(keys.take("outputs")).map { entry in
      let output = try reader(entry.value)
      _ = output.take("description")
      let value = output.take("value")?.string
      return (entry.key, try #require(value))
    }
    let runs = try reader(keys.take("runs"))
    let using = runs.take("using")?.string
    #expect(using == "composite")
    let steps = try items(runs.take("steps")).map(step)
    for step in steps where step.script != nil { #expect(step.shell == "bash") }
    try finish(runs)
    try finish(keys)
    return WorkflowFile(
      inputs: Dictionary(uniqueKeysWithValues: inputs),
      outputs: Dictionary(uniqueKeysWithValues: outputs), steps: steps)
  }

  /// Reads a job of a workflow.
  static func job(_ name: String, of path: String) throws -> WorkflowFile {
    let keys = try root(of: path)
    let jobs = try reader(keys.take("jobs"))
    let job = try reader(jobs.take(name))
    let others = ["strategy", "runs-on", "container", "needs", "permissions"]
    for key in others { _ = job.take(key) }
    let steps = try items(job.take("steps")).map(step)
    try finish(job)
    return WorkflowFile(inputs: [:], outputs: [:], steps: steps)
  }

  private static func step(_ node: YAMLNode) throws -> Step {
    let keys = try reader(node)
    let uses = keys.take("uses")?.string
    let step = Step(
      name: keys.take("name")?.string ?? uses ?? "", id: keys.take("id")?.string,
      condition: keys.take("if")?.string, uses: uses, script: keys.take("run")?.string,
      shell: keys.take("shell")?.string, environment: try texts(keys.take("env")),
      inputs: try texts(keys.take("with")))
    try finish(keys)
    return step
  }

  private static func root(of path: String) throws -> MappingReader {
    let file = TeaRepository.package.appending(path: path)
    let text = try String(contentsOf: file, encoding: .utf8)
    var diagnostics: [Diagnostic] = []
    let root = try readYAML(
      SourceText(path: path, text: text), reporting: &diagnostics)
    #expect(diagnostics.isEmpty)
    return try reader(root)
  }

  private static func reader(_ node: YAMLNode?) throws -> MappingReader {
    let reader = MappingReader(try #require(node), "This", reporting: Findings())
    return try #require(reader)
  }

  private static func items(_ node: YAMLNode?) throws -> [YAMLNode] { try #require(node?.items) }

  private static func finish(_ reader: MappingReader) throws {
    reader.finish()
    if let first = reader.findings.all.first { throw Fault(description: first.message) }
  }

  private static func entries(_ node: YAMLNode?) throws -> [YAMLEntry] {
    guard let node else { return [] }
    return try #require(node.entries)
  }

  private static func texts(_ node: YAMLNode?) throws -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: try entries(node).map { ($0.key, try #require($0.value.string)) })
  }
}
