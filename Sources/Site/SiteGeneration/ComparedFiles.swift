internal import CardDrawing
internal import CardMatrix
internal import SitePages
internal import TextTools

/// The files of a site that a comparison reads, without its pages.
package struct ComparedFiles: Sendable {
  package let catalog: [UInt8]
  private let shapes: [UInt8]
  private let drawings: [String: CardDrawing]

  init(catalog: [UInt8], shapes: [UInt8], of cards: CardsOfProject) {
    self.catalog = catalog
    self.shapes = shapes
    drawings = Dictionary(
      cards.parts.flatMap { part in
        part.drawings.map { (SitePaths.drawing($0.key), $0.value) }
      }
    ) { first, _ in first }
  }

  /// A drawing, or the shapes of all, by the path in the site; nil where there is none.
  package func text(of path: String) -> String? {
    let bytes = path == SitePaths.shapes ? shapes : drawings[path]?.file
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }
}

extension SiteGenerator {
  /// Makes what a comparison reads.
  package func comparedFiles() async -> ComparedFiles {
    let analysis = await ProjectAnalysis(project, jobs: jobs)
    let catalog = Catalog(
      project, parts: await catalog(of: analysis.states), findings: analysis.findings,
      coverage: analysis.coverage.share)
    return ComparedFiles(
      catalog: catalog.pieces.whole, shapes: shapes(of: analysis.states),
      of: analysis.states)
  }
}
