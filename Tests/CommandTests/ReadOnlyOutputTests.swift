import Foundation
import ProjectTestSupport
import TestSupport
import Testing

/// Output folders that may not be written.
///
/// Root may write everywhere, so root runs the binary as nobody.
struct ReadOnlyOutputTests {
  private let folder: TemporaryFolder
  private let wrapper: [String]?

  init() throws {
    folder = try TemporaryFolder()
    try Sample.teaHouse().write(to: folder, at: "tea")
    let tool = "/usr/bin/setpriv"
    if getuid() != 0 {
      wrapper = []
    } else if FileManager.default.isExecutableFile(atPath: tool) {
      wrapper = [tool, "--reuid=65534", "--regid=65534", "--clear-groups"]
    } else {
      wrapper = nil
      print("NOT TESTED: an output folder without permission, because root has no setpriv")
    }
  }

  /// In the last of them a page would have to go away, too.
  @Test(arguments: ["site", "site/cards", "site/intents/BrewTea"])
  func isSeventyThreeAndTheLastSiteStays(locked: String) throws {
    let run = try buildAgain(locking: locked)
    #expect(run == nil || run?.status == 73)
  }

  /// People look for what to change: the reason has to be named.
  @Test func theReasonIsNamed() throws {
    guard let run = try buildAgain(locking: "site") else { return }
    #expect(run.errors.contains("cannot be written: permission denied ('site')"))
  }

  @Test func aProjectThatInitMayNotWriteToIsSeventyThree() throws {
    guard let wrapper else { return }
    try setMode(0o555, of: "tea")
    let run = try CommandLineRun(["init", "tea"], in: folder.path(""), through: wrapper)
    try setMode(0o777, of: "tea")
    #expect(run.status == 73 && run.errors.contains("permission denied"))
    #expect(try folder.tree(below: "tea").count == 3)
  }

  /// Builds, locks a folder, builds a changed project, and expects the first site.
  private func buildAgain(locking locked: String) throws -> CommandLineRun? {
    guard let wrapper else { return nil }
    _ = try CommandLineRun(["build", "tea", "--output", "site"], in: folder.path(""))
    let before = try folder.tree(below: "site")
    try folder.write("interaction: New\nintent: BrewTea\nsays: New\n", at: "tea/a.interaction.yml")
    try setMode(0o777, below: "site")
    try setMode(0o555, of: locked)
    let run = try CommandLineRun(
      ["build", "tea", "--output", "site"], in: folder.path(""), through: wrapper)
    try setMode(0o777, of: locked)
    #expect(try folder.tree(below: "site") == before)
    return run
  }

  private func setMode(_ mode: Int, below path: String) throws {
    try setMode(mode, of: path)
    for part in try FileManager.default.subpathsOfDirectory(atPath: folder.path(path)) {
      try setMode(mode, of: "\(path)/\(part)")
    }
  }

  private func setMode(_ mode: Int, of path: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: folder.path(path))
  }
}
