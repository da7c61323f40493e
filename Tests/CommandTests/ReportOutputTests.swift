import Foundation
import TestSupport
import Testing

/// Where a report of findings goes, and what is never replaced by one.
struct ReportOutputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("# Tea\n", at: "tea/tea.md")
  }

  private func check(to path: String, through wrapper: [String] = []) throws -> CommandLineRun {
    try CommandLineRun(
      ["check", "tea", "--format", "sarif", "--output", path], in: folder.url.path,
      through: wrapper)
  }

  @Test func whatALinkLeadsToIsReplacedAndNotTheLink() throws {
    try folder.write("old", at: "reports/last.sarif")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("now.sarif"), withDestinationPath: "reports/last.sarif")
    #expect(try check(to: "now.sarif").status == 0)
    #expect(folder.text(at: "reports/last.sarif")?.contains("\"version\": \"2.1.0\"") == true)
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("now.sarif"))
    #expect(link == "reports/last.sarif")
  }

  @Test func aPipeIsWrittenTo() throws {
    #expect(unsafe mkfifo(folder.path("pipe"), 0o600) == 0)
    // The shell reads the pipe while the binary writes it.
    let reader = "cat pipe > read & \"$@\"; status=$?; wait; exit $status"
    #expect(try check(to: "pipe", through: ["/bin/sh", "-c", reader, "sh"]).status == 0)
    #expect(folder.text(at: "read")?.contains("\"version\": \"2.1.0\"") == true)
    let kind = try FileManager.default.attributesOfItem(atPath: folder.path("pipe"))[.type]
    #expect(kind as? FileAttributeType != .typeRegular)
  }

  @Test(arguments: [["check", "tea", "--format", "sarif"], ["manual"], ["explain"]])
  func aFullDiskBehindStandardOutputIsToldAndFails(words: [String]) throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let run = try CommandLineRun(
      words, in: folder.url.path, through: ["/bin/sh", "-c", "\"$@\" > /dev/full", "sh"])
    #expect(run.status == 73)
    #expect(
      run.errors == """
        cardproof: The standard output cannot be written: no space left
          fix: Check free space and where the output is redirected

        """)
  }
}
