import Foundation
import TestSupport
import Testing

/// `Scripts/ci`, run in a repository of git's as a job of a CI does, and the action around it.
struct CIScriptTests {
  private let folder: TemporaryFolder
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

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

  private static let controller = """
    controller: TeaController
    configureView: [{show: Cup, returns: all}]
    layouts: {Cup: {label: Ready}}
    """

  /// A program's status and what it said.
  private struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  private func run(
    _ program: String, _ words: [String], environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + words
    process.currentDirectoryURL = folder.url.appending(path: "repository")
    let own = [
      "CARDPROOF": try #require(CommandLineRun.binary).path, "GIT_CONFIG_GLOBAL": "/dev/null",
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

  private func git(_ words: String...) throws {
    let outcome = try run("git", words)
    #expect(outcome.status == 0, "\(words): \(outcome.errors)")
  }

  private func commit(_ message: String) throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--message", message)
  }

  private func compare(
    _ base: String, source: String = "App", output: String = "cards",
    _ environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(
      Self.package.appending(path: "Scripts/ci/compare").path,
      [base, source, folder.path(output)], environment: environment)
  }

  /// Nothing stays behind in the repository.
  private func expectTidy() throws {
    #expect(try run("git", ["status", "--porcelain"]).output.isEmpty)
    #expect(try run("git", ["worktree", "list"]).output.split(separator: "\n").count == 1)
  }

  @Test func comparesWithTheBase() throws {
    let outcome = try compare("first", ["FAIL_ON": "changes"])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("Controller: the layout Cup of TeaController"))
    for path in ["base/catalogue.json", "head/index.html", "report/comparison.md"] {
      #expect(folder.exists("cards/\(path)"))
    }
    #expect(try compare("first").status == 0)
    #expect(try compare("HEAD", ["FAIL_ON": "changes"]).status == 0)
    try expectTidy()
  }

  @Test func aFirstBuildHasAnEmptyBase() throws {
    let outcome = try compare("empty")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Added"))
    try expectTidy()
  }

  @Test(arguments: ["text", "github"]) func aBaseThatCannotBeBuiltIsToldAndEmpty(
    format: String
  ) throws {
    try folder.write("{{#open}}", at: "repository/App/Templates/overview.mustache")
    try commit("Break")
    try git("tag", "broken")
    try git("rm", "-r", "--quiet", "App/Templates")
    try commit("Mend")
    let outcome = try compare("broken", ["FORMAT": format])
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("cannot be built, so all cards count as new"))
    #expect(outcome.errors.contains("::warning title=Cardproof::") == (format == "github"))
    try git("checkout", "--quiet", "broken")
    let other = try compare("first", output: "other")
    #expect(other.status == 2)
    #expect(other.errors.contains("malformed-template"))
    try expectTidy()
  }

  @Test(arguments: [
    ("0000000000000000000000000000000000000000", "App"), ("--output=x", "App"), ("first", "/etc"),
    ("first", "../x"),
  ])
  func refusesWhatLeadsElsewhere(base: String, source: String) throws {
    #expect(try compare(base, source: source).status == 64)
    try expectTidy()
  }

  /// A repository may bring hooks and configuration of its own; none of it runs.
  @Test func runsNothingOfTheRepository() throws {
    let hook = "#!/bin/sh\ntouch \(folder.path("ran"))\n"
    try folder.write(hook, at: "repository/.git/hooks/post-checkout")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path("repository/.git/hooks/post-checkout"))
    #expect(try compare("first").status == 0)
    #expect(!folder.exists("ran"))
  }

  /// A stand-in for GitHub's program that keeps comments in a file.
  private static let gh = """
    #!/usr/bin/env python3
    import json, os, sys
    place = os.environ["COMMENTS"]
    comments = json.load(open(place))
    words = sys.argv[1:]
    if "--method" not in words:
        print(json.dumps(comments))
        sys.exit(0)
    if os.environ.get("READ_ONLY"):
        sys.exit(1)
    body = json.load(open(words[words.index("--input") + 1]))["body"]
    path = words[words.index("--method") + 2]
    if words[words.index("--method") + 1] == "PATCH":
        next(c for c in comments if path.endswith(f"comments/{c['id']}"))["body"] = body
    else:
        comments.append({"id": 100 + len(comments), "body": body,
                         "user": {"login": "github-actions[bot]"}})
    json.dump(comments, open(place, "w"))
    """

  private static let mark = "<!-- cardproof-comparison -->"

  private struct Comment: Decodable {
    let body: String
  }

  private func bodies() throws -> [String] {
    let text = try #require(folder.text(at: "comments.json"))
    let comments = try JSONDecoder().decode([Comment].self, from: Data(text.utf8))
    return comments.map(\.body)
  }

  private func comment(_ text: String, readOnly: String = "") throws -> Int32 {
    try folder.write("\(Self.mark)\n\(text)", at: "text.md")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let environment = [
      "PATH": "\(folder.path("tools")):\(path)", "GH_REPO": "a/b",
      "COMMENTS": folder.path("comments.json"), "READ_ONLY": readOnly,
    ]
    let script = Self.package.appending(path: "Scripts/ci/comment").path
    return try run(script, ["12", folder.path("text.md")], environment: environment).status
  }

  @Test func commentsOnceAndUpdatesItsOwn() throws {
    try folder.write(Self.gh, at: "tools/gh")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path("tools/gh"))
    let mark = Self.mark
    // Somebody else's comment that begins alike is left alone.
    let foreign = "[{\"id\": 7, \"body\": \"\(mark)\\nmine\", \"user\": {\"login\": \"mallory\"}}]"
    try folder.write(foreign, at: "comments.json")
    #expect(try comment("one `$(touch ran)` \"quoted\"") == 0)
    #expect(try bodies() == ["\(mark)\nmine", "\(mark)\none `$(touch ran)` \"quoted\""])
    #expect(try comment("two\n") == 0)
    #expect(try bodies() == ["\(mark)\nmine", "\(mark)\ntwo\n"])
    #expect(!folder.exists("repository/ran"))
    // A token that may only read: the action goes on without a comment.
    #expect(try comment("three", readOnly: "1") != 0)
    #expect(try bodies().last == "\(mark)\ntwo\n")
  }

  @Test func theCommentTakesANumberOnly() throws {
    let script = Self.package.appending(path: "Scripts/ci/comment").path
    for number in ["", "1;x", "../2", "$(id)"] {
      #expect(try run(script, [number, folder.path("out")]).status == 64)
    }
  }
}
