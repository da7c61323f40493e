import Foundation
import FuzzTargets
import TestSupport
import Testing

/// Each fuzz target on its seeds, on some mutants of them, and on all that was ever found.
@Suite struct FuzzTests {
  /// What fuzzers found, by target: one file for each fault, as small as it could be made.
  private static let found = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Found")

  @Test(arguments: FuzzTarget.allCases) func seedsAreReadWithoutFault(target: FuzzTarget) async {
    #expect(!target.seeds.isEmpty && target.seeds.allSatisfy { !$0.isEmpty })
    for seed in target.seeds { #expect(await target.run(seed) == []) }
  }

  @Test(arguments: FuzzTarget.allCases) func mutantsAreReadWithoutFault(target: FuzzTarget) async {
    var random = FixedRandom(state: 45)
    let count = target == .project ? 2 : 10
    for seed in target.seeds {
      for _ in 0..<count {
        #expect(await target.run(Mutation.mutant(of: seed, using: &random)) == [])
      }
    }
  }

  @Test func whatWasFoundStaysMended() async throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.found.path)
      .filter { !$0.hasPrefix(".") }
    for name in names.sorted() {
      let target = try #require(FuzzTarget(rawValue: name), "\(name) is no target")
      let folder = Self.found.appending(path: name)
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
        let bytes = [UInt8](try Data(contentsOf: folder.appending(path: file)))
        #expect(await target.run(bytes) == [], "\(name)/\(file)")
      }
    }
  }
}
