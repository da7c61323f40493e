import Diagnostics
import Foundation
import PageMarkup
import Testing

@testable import ProjectReading
@testable import CardMatrix
@testable import SitePages

/// The pages that show a definition, without cards, by their addresses.
struct DefinitionPages: Equatable {
  private var pages: [String: String] = [:]

  /// The pages of `Tea.intentdefinition` with this text, and of more files.
  init(_ definition: String, more: [String: String] = [:]) throws {
    var listing = SourceListing()
    let files = more.merging(["Tea.intentdefinition": definition]) { first, _ in first }
    listing.files = files.sorted { $0.key < $1.key }
      .map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }
    let project = ProjectReader.read(listing, settings: SiteSettings(), diagnostics: [])
    let states = CardsOfProject(
      project.interactions.map { CardsOfInteraction(.init(), of: $0) })
    let analysis = ProjectAnalysis(
      states: states, documents: [], images: [], coverage: Coverage(project, states: states),
      findings: [])
    let list = PageList(project, analysis, rules: ShownRules(pages: []))
    let renderer = TemplateRenderer(templates: try SiteTemplates(overrides: []).parsed)
    for page in list.pages
    where page.path.hasPrefix("intents/") || page.path.hasPrefix("definitions/") {
      var diagnostics: [Diagnostic] = []
      pages[page.path] = try renderer.render(
        page.template, with: page.context(), diagnostics: &diagnostics
      ).html
      #expect(diagnostics.isEmpty)
    }
  }

  subscript(path: String) -> String? { pages[path] }

  /// The text of a page's main part without tags, in single spaces.
  static func text(of page: String) -> String {
    let main = page.range(of: "<main").map { page[$0.lowerBound...] } ?? page[...]
    return String(main).withoutBreaks.withoutTags.replacing("&#39;", with: "'")
  }
}
