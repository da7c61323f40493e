import Foundation
import TestSupport

/// A run of the action in a pull request.
struct ActionRun {
  let file: WorkflowFile
  private(set) var run: WorkflowRun

  /// A pull request from one commit to another; without a base, a push.
  struct Event {
    var base = ""
    var isPullRequest: Bool { !base.isEmpty }
  }

  /// Runs the action with some inputs, others having their usual values.
  init(
    in repository: TeaRepository, _ event: Event, inputs: [String: String],
    environment: [String: String]
  ) throws {
    file = try WorkflowFile.action()
    var contexts = [
      "github.event.pull_request.base.sha": event.base,
      "github.event.pull_request.number": event.isPullRequest ? "12" : "",
      "github.repository": "tea/house", "github.token": "secret",
      "github.action_repository": "maker/cardproof",
      "github.action_path": TeaRepository.package.path,
      "runner.temp": repository.folder.path("temporary"),
    ]
    for (name, value) in file.inputs {
      contexts["inputs.\(name)"] = try inputs[name] ?? WorkflowExpression.text(value, contexts)
    }
    for name in inputs.keys where file.inputs[name] == nil {
      throw WorkflowFile.Fault(description: "the action has no input '\(name)'")
    }
    try repository.folder.makeFolder("temporary")
    run = WorkflowRun(contexts: contexts)
    try run.run(file, in: repository, environment: environment)
  }
}
