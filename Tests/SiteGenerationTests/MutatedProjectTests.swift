@testable import OutputFolder
@testable import ProjectReading
import Diagnostics
import ProjectTestSupport
import SiteGeneration
import TestSupport
import Testing

/// A whole project with one of its files broken at random, as often as it takes.
@Suite(.onlyInFullLane) struct MutatedProjectTests {
  private static let project = Sample.everyKind
  private static let paths = project.files.keys.sorted()

  @Test func theProjectItselfIsSound() async throws {
    let site = try await Self.project.site()
    #expect(site.diagnostics.filter { $0.severity == .error } == [])
    #expect(site.tree.paths.contains("intents/BrewTea/index.html"))
    #expect(Self.paths.count == 16)
  }

  /// Reads every mutant, and makes the whole site of some.
  @Test(arguments: paths) func brokenFileIsAFindingAndNeverATrap(path: String) async throws {
    let original = Self.project.files[path] ?? []
    var random = FixedRandom(state: UInt64(original.count))
    for round in 0..<36 {
      var project = Self.project
      project.files[path] = Mutation.mutant(of: original, using: &random)
      var diagnostics = project.project.diagnostics
      if round.isMultiple(of: 12) {
        let site = try await project.site()
        diagnostics = site.diagnostics
        #expect(site.tree.paths.contains("index.html"))
      }
      for location in diagnostics.compactMap(\.location) {
        #expect(project.files[location.file] != nil && location.line > 0 && location.column > 0)
      }
    }
  }
}
