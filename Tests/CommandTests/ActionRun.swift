import Foundation
import TestSupport

/// A run of the action in a pull request.
struct ActionRun {
  let file: WorkflowFile
  private(set) var run: WorkflowRun

  /// Runs the action with some inputs, others having their usual values; without a base in a push, not
  /// in a pull request.
  ///
  /// It takes the binary of these tests, unless it `installs` one.
  init(
    in repository: TeaRepository, base: String, inputs: [String: String], installs: Bool = false,
    isFork: Bool = false, environment: [String: String]
  ) throws {
    file = try WorkflowFile.action()
    let own = installs ? [:] : ["binary": try TeaRepository.binary.path]
    let inputs = inputs.merging(own) { mine, _ in mine }
    var contexts = [
      "github.event.pull_request.base.sha": base,
      "github.event.pull_request.number": base.isEmpty ? "" : "12",
      "github.event.pull_request.head.sha": try repository.git("rev-parse", "HEAD"),
      "github.event.pull_request.head.repo.fork": isFork ? "true" : "false",
      "github.sha": "", "github.server_url": "https://web.example",
      "github.repository": "tea/house", "github.token": "secret",
      "github.action_repository": "maker/cardproof",
      "github.action_path": TeaRepository.package.path,
      "runner.temp": repository.folder.path("temporary"), "runner.arch": "X64",
    ]
    for (name, value) in file.inputs {
      contexts["inputs.\(name)"] = try inputs[name] ?? WorkflowExpression.text(value, contexts)
    }
    for name in inputs.keys where file.inputs[name] == nil {
      throw WorkflowFile.Fault(description: "the action has no input '\(name)'")
    }
    try repository.folder.makeFolder("temporary")
    run = WorkflowRun(contexts: contexts)
    // Repositories on the web are in a folder.
    let web = [
      "GIT_CONFIG_COUNT": "1",
      "GIT_CONFIG_KEY_0": "url.file://\(repository.folder.path("web"))/.insteadOf",
      "GIT_CONFIG_VALUE_0": "https://web.example/",
    ]
    try run.run(file, in: repository, environment: environment.merging(web) { own, _ in own })
  }
}
