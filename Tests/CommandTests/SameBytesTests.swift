import Foundation
import ProjectTestSupport
import TestSupport
import Testing

/// One project gives one hash, wherever, whenever and by whomever it is built.
struct SameBytesTests {
  private let folder: TemporaryFolder
  private let project: SampleProject

  init() throws {
    folder = try TemporaryFolder()
    var project = Sample.everyKind
    // Many of one kind on a card: in another order in each process, if a set or dictionary gave it.
    let pale = (1...6).map { "- {view: true, background: white, views: [{label: Tea \($0)}]}" }
    let place = "- {spacer: 0}"
    try #require(project["Tea.controller.yml"].contains(place))
    project["Tea.controller.yml"] = project["Tea.controller.yml"].replacing(
      place, with: pale.joined(separator: "\n      "))
    self.project = project
    try project.write(to: folder, at: "tea")
  }

  private func hash(
    of source: String, _ words: String..., environment: [String: String] = [:],
    through wrapper: [String] = []
  ) throws -> String {
    let output = "site-\(UUID().uuidString)"
    let run = try CommandLineRun(
      ["build", source, "--output", output, "--quiet", "--hash"] + words, in: folder.path(""),
      environment: environment, through: wrapper)
    #expect(run.status == 0, "\(run.errors)")
    return run.output
  }

  @Test func theHashIsOneLineAndRepeatsWithOtherTools() throws {
    let run = try CommandLineRun(
      ["build", "tea", "--output", "site", "--hash"], in: folder.path(""))
    let last = String(try #require(run.output.split(separator: "\n").last))
    #expect(last.count == 64 && last.allSatisfy(\.isHexDigit))
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = [
      "-c",
      """
      cd site && find . -type f ! -path ./.cardproof ! -path ./manifest.json | sed 's,^[.]/,,' |
      LC_ALL=C sort | while IFS= read -r file; do sha256sum "$file"; done | sha256sum > ../sum
      """,
    ]
    shell.currentDirectoryURL = folder.url
    try shell.run()
    shell.waitUntilExit()
    #expect(folder.text(at: "sum") == "\(last)  -\n")
  }

  @Test func placesTimesLanguagesAndJobsChangeNothing() throws {
    let expected = try hash(of: "tea")
    #expect(try hash(of: folder.path("tea"), "--jobs", "1") == expected)
    #expect(try hash(of: "tea/../tea/", "--jobs", "7") == expected)
    for environment in [
      ["TZ": "Pacific/Kiritimati", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"],
      ["TZ": "America/Los_Angeles", "LANG": "ar_EG.UTF-8", "LC_ALL": "C", "HOME": "/nowhere"],
      ["LANG": "", "LC_ALL": "", "USER": "somebody", "TERM": "dumb", "COLUMNS": "20"],
    ] {
      #expect(try hash(of: "tea", environment: environment) == expected)
    }
    for path in project.files.keys { try folder.age("tea/\(path)") }
    #expect(try hash(of: "tea") == expected)
  }

  /// File systems list a folder in the order of creation, of hashes or of names.
  @Test func theOrderOfEntriesChangesNothing() throws {
    let expected = try hash(of: "tea")
    let names = project.files.keys.sorted()
    for (place, order) in [("up", names), ("down", names.reversed())] {
      for name in order { try folder.write(project.files[name] ?? [], at: "\(place)/\(name)") }
      #expect(try hash(of: place) == expected)
    }
    guard let disk = try SmallDisk(at: folder.path("disk"), kilobytes: 4096) else { return }
    defer { disk.unmount() }
    for name in names.reversed() {
      try folder.write(project.files[name] ?? [], at: "disk/tea/\(name)")
    }
    #expect(try hash(of: "disk/tea") == expected)
  }

  @Test func anotherUserChangesNothing() throws {
    let expected = try hash(of: "tea")
    let tool = "/usr/bin/setpriv"
    guard getuid() == 0, FileManager.default.isExecutableFile(atPath: tool) else {
      print("NOT TESTED: a build by another user, because that takes root and setpriv")
      return
    }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o777], ofItemAtPath: folder.path(""))
    let wrapper = [tool, "--reuid=65534", "--regid=65534", "--clear-groups"]
    #expect(try hash(of: "tea", through: wrapper) == expected)
  }

  /// What was written over the site of another project is no other than what is written anew.
  @Test func whatStoodThereBeforeChangesNothing() throws {
    let words = ["--output", "site", "--quiet", "--hash"]
    let expected = try hash(of: "tea")
    try Sample.teaHouse().write(to: folder, at: "other")
    for source in ["other", "tea"] {
      _ = try CommandLineRun(["build", source] + words, in: folder.path(""))
    }
    let again = try CommandLineRun(["build", "tea"] + words, in: folder.path(""))
    #expect(again.output == expected)
  }
}
