package import CardMatrix
internal import Diagnostics
package import Foundation
package import ProjectReading
package import SiteGeneration
internal import Synchronization
internal import TestSupport
internal import Testing

/// The projects of the corpus, each read, drawn and built once for all tests that look at them.
package enum CorpusSites {
  package struct Built: Sendable {
    package let folder: URL
    package let project: Project
    package let site: Site
  }

  private static let sites = Mutex<[String: Task<Built, any Error>]>([:])
  private static let cards = Mutex<[String: Task<CardsOfProject, any Error>]>([:])

  /// The site of a project of the corpus.
  package static func site(of name: String) async throws -> Built {
    let task = sites.withLock { sites in
      if let task = sites[name] { return task }
      let task = Task {
        let folder = try #require(Corpus.folder).appending(path: name)
        var diagnostics: [Diagnostic] = []
        let listing = try SourceFolder(path: folder.path).files(reporting: &diagnostics)
        let project = ProjectReader.read(
          listing, settings: SiteSettings(), diagnostics: diagnostics)
        let site = try await SampleProject.generator(of: project, jobs: 2).site()
        return Built(folder: folder, project: project, site: site)
      }
      sites[name] = task
      return task
    }
    return try await task.value
  }

  /// The states of a project of the corpus.
  package static func cards(of name: String) async throws -> CardsOfProject {
    let task = cards.withLock { cards in
      if let task = cards[name] { return task }
      let task = Task { await CardMatrixBuilder(try await site(of: name).project).states(jobs: 2) }
      cards[name] = task
      return task
    }
    return try await task.value
  }
}
