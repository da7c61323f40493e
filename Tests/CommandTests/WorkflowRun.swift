import Foundation
import TestSupport

/// A run of a job's steps as GitHub runs them: one after the other, until one fails.
///
/// Steps that use other actions are recorded, not run.
struct WorkflowRun {
  /// What `${{ … }}` can name, such as `github.repository`.
  private(set) var contexts: [String: String]
  /// The status of each step that ran, by its name.
  private(set) var statuses: [String: Int32] = [:]
  /// The inputs of each step that uses another action, by the action with its pin.
  private(set) var used: [String: [String: String]] = [:]
  /// What all steps wrote to the log of the job.
  private(set) var log = ""
  private(set) var summary = ""

  var hasFailed: Bool { statuses.values.contains { $0 != 0 } }

  init(contexts: [String: String]) { self.contexts = contexts }

  /// Runs all steps in a folder of the repository's.
  mutating func run(
    _ file: WorkflowFile, in repository: TeaRepository, at place: String = "repository",
    environment: [String: String] = [:]
  ) throws {
    for step in file.steps {
      // A condition that asks for no status means: only while all went well.
      guard !hasFailed else { break }
      if let condition = step.condition,
        !WorkflowExpression.isTrue(try WorkflowExpression.value(condition, contexts))
      {
        continue
      }
      if let uses = step.uses {
        guard uses.wholeMatch(of: #/[\w.\-]+/[\w.\-/]+@[0-9a-f]{40}/#) != nil else {
          throw WorkflowFile.Fault(description: "not pinned to a commit: \(uses)")
        }
        used[uses] = try evaluated(step.inputs)
      } else {
        try run(step, in: repository, at: place, environment)
      }
    }
  }

  /// An output of the action, evaluated after the run.
  func output(_ name: String, of file: WorkflowFile) throws -> String {
    try WorkflowExpression.text(file.outputs[name] ?? "", contexts)
  }

  private func evaluated(_ values: [String: String]) throws -> [String: String] {
    try values.mapValues { try WorkflowExpression.text($0, contexts) }
  }

  private mutating func run(
    _ step: WorkflowFile.Step, in repository: TeaRepository, at place: String,
    _ outer: [String: String]
  ) throws {
    guard let script = step.script, !script.contains("${{") else {
      // A value that is put into a script becomes part of it.
      throw WorkflowFile.Fault(description: "an expression stands in a script: \(step.name)")
    }
    let folder = repository.folder
    try folder.write(script, at: "job/script.sh")
    for name in ["outputs", "summary"] { try folder.write("", at: "job/\(name)") }
    let own = [
      "GITHUB_OUTPUT": folder.path("job/outputs"),
      "GITHUB_STEP_SUMMARY": folder.path("job/summary"),
    ]
    let outcome = try repository.run(
      "bash", ["--noprofile", "--norc", "-eo", "pipefail", folder.path("job/script.sh")],
      in: place,
      environment: outer.merging(own) { $1 }.merging(try evaluated(step.environment)) { $1 })
    statuses[step.name] = outcome.status
    log += outcome.output + outcome.errors
    summary += folder.text(at: "job/summary") ?? ""
    for line in (folder.text(at: "job/outputs") ?? "").split(separator: "\n") {
      guard let id = step.id, let sign = line.firstIndex(of: "=") else {
        throw WorkflowFile.Fault(description: "not understood as an output: \(line)")
      }
      contexts["steps.\(id).outputs.\(line[..<sign])"] = String(line[line.index(after: sign)...])
    }
  }
}
