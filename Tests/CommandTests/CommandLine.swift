import Foundation
import ProjectTestSupport
import TestSupport
import Testing

/// The built binary, run as a person would.
struct CommandLineRun {
  let status: Int32
  let output: String
  let errors: String

  /// Runs the binary with words, in a folder.
  init(
    _ words: [String], in folder: String, environment: [String: String] = [:],
    through wrapper: [String] = []
  ) throws {
    let process = Process()
    let binary = try #require(CommandLineRun.binary, "cardproof is not beside the tests")
    let line = wrapper + [binary.path] + words
    process.executableURL = URL(filePath: line[0])
    process.arguments = Array(line.dropFirst())
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ProcessInfo.processInfo.environment
      .merging(["GITHUB_REPOSITORY": "", "CI_PROJECT_URL": ""]) { $1 }.merging(environment) { $1 }
    let scratch = try TemporaryFolder()
    try scratch.write("", at: "out")
    try scratch.write("", at: "err")
    process.standardOutput = try FileHandle(
      forWritingTo: scratch.url.appending(path: "out"))
    process.standardError = try FileHandle(forWritingTo: scratch.url.appending(path: "err"))
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = scratch.text(at: "out") ?? ""
    errors = scratch.text(at: "err") ?? ""
  }

  /// Beside the test bundle, which stands in the same folder as the products.
  static let binary: URL? = {
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let bundle = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let folders = [
      bundle, Bundle.main.bundleURL, Bundle.main.bundleURL.deletingLastPathComponent(),
      package.appending(path: ".build/debug"),
    ]
    return folders.map { $0.appending(path: "cardproof") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()
}

extension SampleProject {
  /// Writes the project's files into a folder.
  func write(to folder: TemporaryFolder, at place: String) throws {
    for (path, bytes) in files { try folder.write(bytes, at: "\(place)/\(path)") }
  }
}
