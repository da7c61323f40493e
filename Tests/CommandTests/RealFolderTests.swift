import Foundation
import ProjectTestSupport
import TestSupport
import Testing

/// Output folders as people and machines leave them: full, shared, half written.
struct RealFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try Sample.teaHouse().write(to: folder, at: "tea")
  }

  private func build(_ source: String, to output: String) throws -> CommandLineRun {
    try CommandLineRun(["build", source, "--output", output, "--quiet"], in: folder.path(""))
  }

  /// The same project with one more page and another text on every page.
  private func writeOtherProject() throws {
    var project = Sample.teaHouse()
    project["site.yml"] = "title: Other tea\n"
    project["more.md"] = "# More\n"
    try project.write(to: folder, at: "other")
  }

  @Test func aFullDiskIsToldAndTheLastSiteStays() throws {
    guard let disk = try SmallDisk(at: folder.path("disk"), kilobytes: 3072) else { return }
    defer { disk.unmount() }
    #expect(try build("tea", to: "disk/site").status == 0)
    let before = try folder.tree(below: "disk/site")
    try writeOtherProject()
    try disk.fill()
    let failed = try build("other", to: "disk/site")
    #expect(failed.status == 73)
    #expect(failed.errors.contains("cannot be written: no space left ('disk/site')"))
    #expect(try folder.tree(below: "disk/site") == before)
    let new = try build("other", to: "disk/new")
    #expect(new.status == 73 && !folder.exists("disk/new"))
    try disk.empty()
    #expect(try build("other", to: "disk/site").status == 0)
    #expect(folder.exists("disk/site/docs/more.html"))
  }

  /// Kills builds at many moments of their writing; the next one mends what they left.
  @Test func aKilledBuildIsMendedByTheNext() throws {
    try writeOtherProject()
    #expect(try build("tea", to: "whole/tea").status == 0)
    #expect(try build("other", to: "whole/other").status == 0)
    let whole = try ["tea", "other"].map { try folder.tree(below: "whole/\($0)") }
    let binary = try #require(CommandLineRun.binary)
    for round in 0..<12 {
      let source = ["other", "tea"][round % 2]
      let process = Process()
      process.executableURL = binary
      process.arguments = ["build", source, "--output", "site", "--quiet"]
      process.currentDirectoryURL = folder.url
      process.standardError = FileHandle.nullDevice
      try process.run()
      while process.isRunning, !folder.exists("site/.cardproof-staging") { usleep(200) }
      usleep(UInt32(round * 700))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      if round % 3 == 2 {
        let next = round % 2
        let run = try build(["tea", "other"][next], to: "site")
        #expect(run.status == 0, "\(run.errors)")
        #expect(try folder.tree(below: "site") == whole[next])
      }
    }
  }

  /// Several builds of two projects at a time leave one of the two sites, whole.
  @Test func buildsIntoOneFolderTakeTurns() throws {
    try writeOtherProject()
    #expect(try build("tea", to: "whole/tea").status == 0)
    #expect(try build("other", to: "whole/other").status == 0)
    let whole = try ["tea", "other"].map { try folder.tree(below: "whole/\($0)") }
    let binary = try #require(CommandLineRun.binary)
    let processes = try (0..<6).map { index in
      let process = Process()
      process.executableURL = binary
      process.arguments = ["build", ["tea", "other"][index % 2], "--output", "site", "--quiet"]
      process.currentDirectoryURL = folder.url
      process.standardError = FileHandle.nullDevice
      try process.run()
      return process
    }
    for process in processes {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    #expect(whole.contains(try folder.tree(below: "site")))
  }

  @Test func theSourceNeverStandsInTheOutput() throws {
    #expect(try build("tea", to: "site").status == 0)
    try Sample.teaHouse().write(to: folder, at: "site/project")
    let before = try folder.tree(below: "site")
    let run = try build("site/project", to: "site")
    #expect(run.status == 73)
    #expect(run.errors.hasPrefix("cardproof: The output folder contains the input: 'site/project'"))
    #expect(try folder.tree(below: "site") == before)
  }

  @Test func aComparisonNeverReplacesASite() throws {
    try writeOtherProject()
    for name in ["tea", "other"] { #expect(try build(name, to: "\(name)-site").status == 0) }
    let before = try folder.tree(below: "other-site")
    let compare = ["compare", "tea-site", "other-site", "--output"]
    for output in ["tea-site", "other-site"] {
      #expect(try CommandLineRun(compare + [output], in: folder.path("")).status == 73)
    }
    #expect(try CommandLineRun(compare + ["report"], in: folder.path("")).status == 0)
    #expect(try folder.tree(below: "other-site") == before)
    let report = try folder.tree(below: "report")
    #expect(try build("tea", to: "report").status == 73)
    #expect(try folder.tree(below: "report") == report)
  }

  /// Names that are no text, devices and pipes: nothing stops the build.
  @Test func oddNamesAndPipesAreNoTrap() throws {
    let script = """
      cd tea && printf '# A\\n' > "$(printf 'odd\\377.md')" && mkfifo pipe.md &&
      printf '# B\\n' > "$(printf 'line\\nbreak.md')" && ln -s /dev/zero zero.md
      """
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", script]
    shell.currentDirectoryURL = folder.url
    try shell.run()
    shell.waitUntilExit()
    let run = try build("tea", to: "site")
    #expect([0, 1].contains(run.status), "\(run.errors)")
    #expect(run.errors.contains("zero.md:1:1: note: The link leads out of the source folder"))
    #expect(folder.exists("site/intents/BrewTea/index.html"))
  }
}
