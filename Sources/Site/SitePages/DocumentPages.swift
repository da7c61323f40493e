internal import CardMatrix
internal import ParallelWork
internal import ProjectReading
internal import Diagnostics
package import PageMarkup

/// A document with what its links and cards are, and what it refers to.
package struct DocumentPage: Sendable {
  let document: SiteDocument
  package let path: String
  package let body: LinkedMarkdown
  /// The source paths of the images that it shows.
  let imagePaths: [String]
  /// The source paths of the other files that it links to.
  package let filePaths: [String]
}

extension [DocumentPage] {
  /// The document that is the whole first page.
  var landing: DocumentPage? {
    first { $0.path == SitePaths.overview && $0.document.isLanding }
  }

  /// The address of the overview.
  var overviewPath: String { landing == nil ? SitePaths.overview : SitePaths.ownOverview }
}

/// A document's markup, and what was found in making it.
typealias FilledDocument = (page: DocumentPage, diagnostics: [Diagnostic])

/// Turns the documents of a project into markup.
struct DocumentPages {
  private let project: Project
  private let embedder: CardEmbedder
  private let links: DocumentLinks

  init(_ project: Project, states: CardsOfProject) {
    self.project = project
    embedder = CardEmbedder(states, of: project)
    links = DocumentLinks(project)
  }

  func rendered(
    jobs: Int, reporting diagnostics: inout [Diagnostic]
  ) async -> [DocumentPage] {
    let parts = await project.documents.concurrentMap(jobs: jobs) { page(of: $0) }
    diagnostics += parts.flatMap(\.diagnostics)
    return parts.map(\.page)
  }

  private func page(of document: SiteDocument) -> FilledDocument {
    var diagnostics: [Diagnostic] = []
    let path = SitePaths.document(document.path)
    let root = SitePaths.root(from: path)
    var imagePaths: [String] = []
    var filePaths: [String] = []
    var cardFindings: [Diagnostic] = []
    let renderer = MarkdownRenderer(
      resolve: { destination, location, isImage in
        let target = links.target(of: destination, at: location, isImage: isImage)
        switch target {
        case .image(let path): imagePaths.append(path)
        case .file(let path, _): filePaths.append(path)
        case .outside, .page, .dead: break
        }
        return target.link(root: root)
      },
      drawCard: { fence in
        do throws(Diagnostic) {
          return try embedder.card(for: fence, root: root, reporting: &cardFindings)
        } catch {
          cardFindings.append(error)
          return .missing
        }
      })
    let body = renderer.render(document.draft, diagnostics: &diagnostics)
    let page = DocumentPage(
      document: document, path: path, body: body,
      imagePaths: imagePaths.sorted(), filePaths: filePaths.sorted())
    return (page: page, diagnostics: diagnostics + cardFindings)
  }
}
