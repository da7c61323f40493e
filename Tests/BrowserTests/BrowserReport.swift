import Foundation
import TestSupport

/// What Chromium, axe-core and the Nu HTML checker say of some sites.
///
/// `browser_check.py` opens their pages over `file://`, with what `Scripts/bootstrap test` installs.
struct BrowserReport: Decodable {
  /// What is wrong, by check.
  let problems: [String: [String]]
  /// How often each check had something to look at.
  let counts: [String: Int]

  /// A built site, and what of it is looked at.
  struct CheckedSite: Encodable {
    let name: String
    let root: String
    let pages: [String]
    /// Words to search for, with the end of the address that has to be found first.
    var search: [String: String] = [:]
    /// The pages whose filters are tried.
    var filtered: [String] = []
    /// Whether its pages are only opened, to see what they load and run.
    var isOnlyOpened = false
    /// Whether it is the report of a comparison, whose keys and views are tried.
    var isComparison = false
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private struct Job: Encodable {
    let sites: [CheckedSite]
    let screenshots: String?
  }

  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// What was found on sites; pictures of the first pages go into the folder `screenshots`.
  static func make(of sites: [CheckedSite], screenshots: String? = nil) throws -> BrowserReport {
    let python = package.appending(path: ".build/browser-tools/bin/python").path
    guard FileManager.default.isExecutableFile(atPath: python) else {
      throw Failure(
        description: """
          There is no .build/browser-tools, which the tests of the pages need
            fix: Run 'Scripts/bootstrap test'
          """)
    }
    let folder = try TemporaryFolder()
    try folder.write(
      Array(try JSONEncoder().encode(Job(sites: sites, screenshots: screenshots))), at: "job")
    for name in ["out", "err"] { try folder.write("", at: name) }
    let process = Process()
    process.executableURL = URL(filePath: python)
    process.arguments = [package.appending(path: "Tests/BrowserTests/browser_check.py").path]
    process.standardInput = try FileHandle(forReadingFrom: folder.url.appending(path: "job"))
    process.standardOutput = try FileHandle(forWritingTo: folder.url.appending(path: "out"))
    process.standardError = try FileHandle(forWritingTo: folder.url.appending(path: "err"))
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0, let output = folder.text(at: "out") else {
      throw Failure(description: folder.text(at: "err") ?? "browser_check.py has failed")
    }
    return try JSONDecoder().decode(BrowserReport.self, from: Data(output.utf8))
  }
}
