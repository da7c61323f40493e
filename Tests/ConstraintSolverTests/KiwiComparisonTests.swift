import ConstraintSolver
import Foundation
import TestSupport
import Testing

/// Our solver against an independent one, Python's `kiwisolver`.
@Suite(.onlyInFullLane) struct KiwiComparisonTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  @Test func thousandRandomSystems() throws {
    let systems = (0..<1_000).map { RandomSystem(seed: UInt64($0) &* 7_919 &+ 17) }
    let theirs = try Self.kiwi(systems)
    try #require(theirs.count == systems.count)
    var sameSolutions = 0
    for (index, system) in systems.enumerated() {
      let ours = try system.solved()
      let ourErrors = system.errors(of: ours)
      #expect(ourErrors[0] < 1e-6, "system \(index) breaks a required constraint")
      let distance = zip(ours, theirs[index]).map { abs($0 - $1) }.max() ?? 0
      if distance < 0.001 {
        sameSolutions += 1
        continue
      }
      // Where there are several solutions, both must be as good, level by level.
      let theirErrors = system.errors(of: theirs[index])
      for (level, pair) in zip(ourErrors, theirErrors).enumerated() {
        #expect(
          abs(pair.0 - pair.1) < 0.001, "system \(index), level \(level): \(ours), \(theirs[index])"
        )
      }
    }
    #expect(sameSolutions > 800)
  }

  private static func kiwi(_ systems: [RandomSystem]) throws -> [[Double]] {
    let folder = try TemporaryFolder()
    try folder.write(Array(try JSONEncoder().encode(systems)), at: "job")
    var reasons: [String] = []
    for python in ["python3", "/usr/bin/python3"] {
      let script = package.appending(path: "compare.py").path
      for name in ["out", "err"] { try folder.write("", at: name) }
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [python, script]
      process.standardInput = try FileHandle(forReadingFrom: folder.url.appending(path: "job"))
      process.standardOutput = try FileHandle(forWritingTo: folder.url.appending(path: "out"))
      process.standardError = try FileHandle(forWritingTo: folder.url.appending(path: "err"))
      try process.run()
      process.waitUntilExit()
      if process.terminationStatus == 0, let output = folder.text(at: "out") {
        return try JSONDecoder().decode([[Double]].self, from: Data(output.utf8))
      }
      reasons.append(folder.text(at: "err") ?? "compare.py has failed")
    }
    throw Failure(description: reasons.joined(separator: "\n"))
  }
}
