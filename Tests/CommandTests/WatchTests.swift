import Foundation
import TestSupport
import Testing

/// `build --watch`, in its own process, until the test ends it.
struct WatchTests {
  private let folder: TemporaryFolder
  private let process = Process()

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("# One\n", at: "tea/a.md")
    try folder.write("", at: "out")
    process.executableURL = CommandLineRun.binary
    process.arguments = ["build", "tea", "--output", "tea/_site", "--watch"]
    process.currentDirectoryURL = folder.url
    process.standardInput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: folder.url.appending(path: "out"))
    process.standardOutput = FileHandle.nullDevice
    try process.run()
  }

  private func builds() -> Int {
    (folder.text(at: "out") ?? "").split(separator: "\n").count { $0.hasPrefix("Watching ") }
  }

  /// Waits until something is so, for a minute at most: the machine may be busy.
  private func waits(until isSo: () -> Bool) async throws -> Bool {
    for _ in 0..<1200 {
      if isSo() { return true }
      try await Task.sleep(for: .milliseconds(50))
    }
    return false
  }

  private func page(_ name: String, says text: String) -> Bool {
    folder.text(at: "tea/_site/docs/\(name).html")?.contains(text) == true
  }

  private func pages(in name: String) -> Int {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.path("tea/_site/docs/\(name)"))
    return (names ?? []).count { $0.hasSuffix(".html") }
  }

  @Test func buildsAgainWhenFilesChangeComeGoAndMove() async throws {
    defer { kill(process.processIdentifier, SIGKILL) }
    #expect(try await waits { builds() == 1 })
    try folder.write("# Two\n", at: "tea/a.md")
    #expect(try await waits { page("a", says: "Two") && builds() >= 2 })
    try folder.write("# New\n", at: "tea/new/deep/b.md")
    #expect(try await waits { page("new/deep/b", says: "New") })
    let files = FileManager.default
    try files.moveItem(atPath: folder.path("tea/new"), toPath: folder.path("tea/old"))
    #expect(
      try await waits { page("old/deep/b", says: "New") && !page("new/deep/b", says: "New") })
    try files.removeItem(atPath: folder.path("tea/old"))
    #expect(try await waits { !page("old/deep/b", says: "New") })
  }

  @Test func survivesErrorsAndASourceThatGoesAway() async throws {
    defer { kill(process.processIdentifier, SIGKILL) }
    #expect(try await waits { builds() == 1 })
    try folder.write("title: [", at: "tea/site.yml")
    #expect(try await waits { folder.text(at: "out")?.contains("malformed-yaml") == true })
    let files = FileManager.default
    try files.removeItem(atPath: folder.path("tea/site.yml"))
    #expect(try await waits { builds() >= 3 })
    #expect(folder.text(at: "out")?.contains("\n==== Build 2: site.yml ====\n") == true)
    try files.moveItem(atPath: folder.path("tea"), toPath: folder.path("away"))
    #expect(try await waits { folder.text(at: "out")?.contains("there is no folder") == true })
    try files.moveItem(atPath: folder.path("away"), toPath: folder.path("tea"))
    try folder.write("# Back\n", at: "tea/a.md")
    #expect(try await waits { page("a", says: "Back") })
    #expect(process.isRunning)
  }

  @Test func noticesChangesInFoldersThatSettingsAdd() async throws {
    defer { kill(process.processIdentifier, SIGKILL) }
    #expect(try await waits { builds() == 1 })
    try folder.write("# Oolong\n", at: "tea/../more/b.md")
    try folder.write("sources: [../more]\n", at: "tea/site.yml")
    #expect(try await waits { builds() >= 2 })
    let known = builds()
    try folder.write("# Sencha\n", at: "tea/../more/b.md")
    #expect(try await waits { builds() > known })
    #expect(folder.text(at: "out")?.contains(": ../more/b.md ====\n") == true)
  }

  @Test func saysWhatChanged() async throws {
    defer { kill(process.processIdentifier, SIGKILL) }
    #expect(try await waits { builds() == 1 })
    try FileManager.default.createDirectory(
      atPath: folder.path("tea/new"), withIntermediateDirectories: true)
    #expect(try await waits { folder.text(at: "out")?.contains("==== Build 2: new ====") == true })
    #expect(try await waits { builds() == 2 })
    // All at once, and a file with a name that nobody should see as it is. A file that comes between two watches is built
    // with those that are said.
    for name in ["new/b.md", "new/c.md", "new/\u{1B}[31m.md"] {
      try folder.write("# B\n", at: "tea/\(name)")
    }
    #expect(
      try await waits {
        let said = folder.text(at: "out") ?? ""
        return said.contains("==== Build 3: new/\u{FFFD}[31m.md and 2 others ====")
          || said.contains("==== Build 4: ")
          || said.contains("==== Build 3: new/") && pages(in: "new") == 3
      })
    #expect(folder.text(at: "out")?.contains("\u{1B}") == false)
  }

  /// Eight kilobytes a build would be 120 in each round; what settles, and what other work on the machine
  /// brings, is in some rounds only.
  @Test func keepsNothingOfABuild() async throws {
    defer { kill(process.processIdentifier, SIGKILL) }
    try folder.write("", at: "tea/empty.md")
    let memory = {
      (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8))?
        .split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
        .flatMap { Int($0.filter(\.isNumber)) }
    }
    var kilobytes: [Int] = []
    for round in 0..<4 {
      for number in 0..<15 {
        let count = builds()
        try folder.write("# Tea \(round) \(number)\n", at: "tea/a.md")
        #expect(try await waits { builds() > count })
      }
      // Only Linux tells.
      guard let now = memory() else { return }
      kilobytes.append(now)
    }
    let growth = zip(kilobytes, kilobytes.dropFirst()).map { $1 - $0 }
    #expect(growth.contains { $0 < 80 }, "\(kilobytes)")
  }

  /// What it writes itself, hidden files and excluded folders are no changes.
  @Test func buildsNotForItsOwnSake() async throws {
    defer { kill(process.processIdentifier, SIGKILL) }
    #expect(try await waits { builds() == 1 })
    try folder.write("# Old\n", at: "tea/Legacy/a.md")
    try folder.write("exclude: [Legacy/**]\n", at: "tea/site.yml")
    #expect(try await waits { builds() >= 2 && !page("Legacy/a", says: "Old") })
    try await Task.sleep(for: .seconds(1))
    let known = builds()
    try folder.write("x", at: "tea/.a.md.swp")
    try folder.write("x", at: "tea/a.md~")
    try folder.write("# New\n", at: "tea/Legacy/a.md")
    try await Task.sleep(for: .seconds(2))
    #expect(builds() == known)
  }
}
