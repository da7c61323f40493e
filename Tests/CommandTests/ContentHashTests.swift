import Foundation
import TestSupport
import Testing

/// The hash of the product's own site, so that a change of output is always a decision.
struct ContentHashTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let file = package.appending(path: "Tests/CommandTests/content-site.sha256")

  /// `CARDPROOF_RECORD=1` records it, as the goldens.
  @Test func theSiteOfContentIsTheRecordedOne() throws {
    let folder = try TemporaryFolder()
    let run = try CommandLineRun(
      [
        "build", Self.package.appending(path: "Content").path, "--output", "site", "--quiet",
        "--hash",
      ],
      in: folder.path(""))
    #expect(run.status == 0, "\(run.errors)")
    if ProcessInfo.processInfo.environment["CARDPROOF_RECORD"] == "1" {
      try Data(run.output.utf8).write(to: Self.file)
    }
    let recorded = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(
      run.output == recorded,
      "The site of Content is another one; if that is meant, record it with CARDPROOF_RECORD=1")
  }
}
