import CardMatrix
import Diagnostics
import Foundation
import Interactions
import HostSimulation
import ProjectReading
import ProjectTestSupport
import TestSupport
import Testing

/// Transcripts, cards, drawings and findings of many projects agree with each other.
struct AgreementTests {
  /// Made-up projects, always the same ones.
  @Test(.onlyInFullLane) func fiveHundredRandomProjectsAgree() async {
    let faults = await Array(0..<500).concurrentFaults { seed in
      let project = RandomProject(seed: UInt64(seed)).project
      let builder = CardMatrixBuilder(project.project)
      return project.project.interactions.indices.flatMap { index -> [String] in
        // Some projects are drawn as well.
        let found =
          seed.isMultiple(of: 25)
          ? StateAgreement.faults(in: builder.states(ofInteraction: index).states)
          : builder.cards(ofInteraction: index).flatMap { CardAgreement($0.card, id: $0.id).faults }
        return found.map { "\(seed) \($0)" }
      }
    }
    #expect(faults.prefix(10) == [])
  }

  @Test func someRandomProjectsAgree() async {
    for seed in 0..<12 {
      let project = RandomProject(seed: UInt64(seed)).project
      let states = await CardMatrixBuilder(project.project).states(jobs: 1).states
      #expect(!states.isEmpty)
      #expect(StateAgreement.faults(in: states).prefix(10) == [], "\(seed)")
    }
  }

  @Test(.onlyInFullLane) func everyStateOfContentAgrees() async throws {
    #expect(try await Self.faults(in: Self.content).prefix(10) == [])
  }

  @Test(.onlyInFullLane, .needsCorpus) func everyStateOfTheCorpusAgrees() async throws {
    for name in Corpus.projects {
      let faults = StateAgreement.faults(in: try await CorpusSites.cards(of: name).states)
      #expect(faults.prefix(10) == [], "\(name)")
    }
  }

  private static func faults(in folder: URL) async throws -> [String] {
    StateAgreement.faults(
      in: await CardMatrixBuilder(try project(in: folder)).states(jobs: 2).states)
  }

  // MARK: Real projects

  /// The product's own site.
  static let content = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Content").standardizedFileURL

  static func project(in folder: URL) throws -> Project {
    var diagnostics: [Diagnostic] = []
    let listing = try SourceFolder(path: folder.path).files(reporting: &diagnostics)
    let settings =
      listing.files.first { $0.path == SiteSettings.fileName }
      .map { SiteSettings($0, reporting: &diagnostics) } ?? SiteSettings()
    return ProjectReader.read(listing, settings: settings, diagnostics: [])
  }
}

extension [Int] {
  /// The faults of all, two at a time.
  fileprivate func concurrentFaults(
    _ faults: @escaping @Sendable (Int) -> [String]
  ) async -> [String] {
    await withTaskGroup(of: [String].self) { group in
      for part in 0..<2 {
        group.addTask { self.filter { $0 % 2 == part }.flatMap(faults) }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
  }
}
