import Foundation
import ProjectTestSupport
import TestSupport
import Testing

/// A repository of git's with three commits: nothing yet, an app, and the app with another text.
struct TeaRepository {
  let folder: TemporaryFolder

  /// The folder of this package.
  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let controller = """
    controller: TeaController
    configureView: [{show: Cup, returns: all}]
    layouts: {Cup: {label: Ready}}
    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("repository")
    try git("init", "--quiet", "--initial-branch=main")
    try folder.write("Nothing yet.", at: "repository/README.md")
    try commit("Begin")
    try git("tag", "empty")
    try Sample.teaHouse(controller: Self.controller).write(to: folder, at: "repository/App")
    try folder.write("title: Tea", at: "repository/App/site.yml")
    try commit("Add the app")
    try git("tag", "first")
    try folder.write(
      Self.controller.replacing("Ready", with: "Done"), at: "repository/App/Tea.controller.yml")
    try commit("Change a text")
  }

  /// A program's status and what it said.
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Runs a program at the top of the repository, or in another folder.
  func run(
    _ program: String, _ words: [String], in place: String = "repository",
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + words
    process.currentDirectoryURL = folder.url.appending(path: place)
    let own = [
      "CARDPROOF": try Self.binary.path, "GIT_CONFIG_GLOBAL": "/dev/null",
      "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_COMMITTER_NAME": "A",
      "GIT_COMMITTER_EMAIL": "a@example.com",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(own) { $1 }
      .merging(environment) { $1 }
    for name in ["out", "err"] { try folder.write("", at: name) }
    process.standardOutput = try FileHandle(forWritingTo: folder.url.appending(path: "out"))
    process.standardError = try FileHandle(forWritingTo: folder.url.appending(path: "err"))
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: folder.text(at: "out") ?? "",
      errors: folder.text(at: "err") ?? "")
  }

  static var binary: URL {
    get throws { try #require(CommandLineRun.binary, "cardproof is not beside the tests") }
  }

  @discardableResult
  func git(_ words: String...) throws -> String {
    let outcome = try run("git", words)
    #expect(outcome.status == 0, "\(words): \(outcome.errors)")
    return String(outcome.output.dropLast { $0.isNewline })
  }

  func commit(_ message: String) throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--message", message)
  }

  /// Writes a program that can be run.
  func write(program text: String, at place: String) throws {
    try folder.write(text, at: place)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path(place))
  }

  /// Nothing stays behind in the repository.
  func expectTidy() throws {
    #expect(try git("status", "--porcelain").isEmpty)
    #expect(try git("worktree", "list").split(separator: "\n").count == 1)
  }
}

extension String {
  /// Without the last characters that are so.
  fileprivate func dropLast(while isSo: (Character) -> Bool) -> Substring {
    var rest = Substring(self)
    while let last = rest.last, isSo(last) { rest.removeLast() }
    return rest
  }
}
