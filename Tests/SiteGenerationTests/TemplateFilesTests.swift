import Foundation
import ProjectReading
import ProjectTestSupport
import TestSupport
import Testing

@testable import CardMatrix
@testable import PageMarkup
@testable import SitePages

/// The files of `Templates`, which a project may replace one by one.
struct TemplateFilesTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: Self.package.appending(path: "Templates").path
    ).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The names of the templates of pages and their parts, without those of Markdown exports.
  private func pageTemplates() throws -> [String] {
    try names().filter { $0.hasSuffix(".mustache") && !$0.hasSuffix(".md.mustache") }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.package.appending(path: path), encoding: .utf8)
  }

  private static let reference = "Content/reference/templates.md"

  @Test func everyNameIsOnItsReferencePage() throws {
    let page = try text(Self.reference)
    let names = try names()
    #expect(names.count > 30)
    for name in names where !name.hasSuffix(".mustache") {
      #expect(page.contains("`\(name)`"), "\(name)")
    }
    let rows = page.matches(of: /(?m)^\| `([a-z-]+)` \|/).map { "\($0.1).mustache" }
    #expect(try rows.sorted() == pageTemplates())
  }

  /// The values of real pages: those that each has are on the reference page, and a template uses each of them.
  @Test func everyValueOfAPageIsNamedAndUsed() async throws {
    let project = Sample.everyKind.project
    let analysis = await ProjectAnalysis(project, jobs: 1)
    let pages = PageList(project, analysis, rules: ShownRules(pages: [])).pages
    let contexts = pages.map { $0.context() }
    #expect(Set(pages.map(\.template)).count > 12)
    let shared = contexts.map { Set($0.members.names) }.reduce(nil) { $0?.intersection($1) ?? $1 }
    let paragraph = try text(Self.reference).components(separatedBy: "\n\n")
      .first { $0.hasPrefix("Every page has ") }
    let named = paragraph?.matches(of: /`([a-zA-Z]+)`/).map { String($0.1) } ?? []
    let minor = ["link"]
    #expect(Set(named).subtracting(minor).sorted() == shared?.sorted())
    let templates = try names().filter { $0.hasSuffix(".mustache") }.map {
      try text("Templates/\($0)")
    }
    let used = Set(
      templates.flatMap { $0.matches(of: /{{{?[#^&>]?\s*([A-Za-z]+)\s*}/) }.map { String($0.1) })
    let given = contexts.reduce(into: Set<String>()) { $1.addNames(to: &$0) }
    #expect(given.count > 150 && given.subtracting(used).sorted() == [])
  }

  @Test func everyTableHasACaption() throws {
    for name in try names() where name.hasSuffix(".mustache") {
      let text = try text("Templates/\(name)")
      #expect(
        text.matches(of: /<table/).count == text.matches(of: /<caption[ >]/).count, "\(name)")
    }
  }

  /// What no template uses is made and styled for nobody.
  @Test func everyValueAndEveryClassIsUsed() throws {
    let templates = try names().filter { $0.hasSuffix(".mustache") }
      .map { try text("Templates/\($0)") }
    let used = Set(
      templates.flatMap { $0.matches(of: /{{{?[#^&>]?\s*([A-Za-z]+)\s*}/) }.map { String($0.1) })
    let folder = "Sources/Site/SitePages"
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.package.appending(path: folder).path
    ).filter { $0.hasSuffix("Context.swift") || $0.hasSuffix("Contexts.swift") }
    let sources = try files.map { try text("\(folder)/\($0)") }
    let values = sources.flatMap { $0.matches(of: /"([a-z][A-Za-z]+)": (\.|TemplateValue)/) }
    #expect(values.count > 200)
    #expect(Set(values.map { String($0.1) }).subtracting(used).sorted() == [])
    let markup = (templates + sources).joined() + (try text("Templates/site.js"))
    // Of the Markdown renderer and of drawings, and one for the kind of a page.
    let others = ["align", "code", "note", "task", "cp-", "page-"]
    let sheet = try text("Templates/style.css").replacing(/{[^{}]*}/, with: "")
    let classes = Set(sheet.matches(of: /\.([a-z][a-z-]+)/).map { String($0.1) })
    let unused = classes.filter { name in
      !markup.contains(name) && !others.contains { name.hasPrefix($0) }
    }
    #expect(unused.sorted() == [])
  }

  @Test func everyPageHasATemplateForItsExport() throws {
    let names = try names()
    let pages = try pageTemplates().filter { try text("Templates/\($0)").contains("{{<layout}}") }
    #expect(pages.count > 15)
    for page in pages where page != "not-found.mustache" {
      #expect(names.contains("\(page.dropLast(9)).md.mustache"))
    }
  }

  /// Every page loads both, so they stay small.
  @Test(arguments: [("style.css", 36_000), ("site.js", 32_000)])
  func whatEveryPageLoadsIsSmall(name: String, limit: Int) throws {
    #expect(try text("Templates/\(name)").utf8.count < limit)
  }

  /// Text becomes elements by their properties, never by being read as markup.
  @Test func theScriptReadsNoTextAsMarkup() throws {
    let script = try text("Templates/site.js")
    for door in [
      "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "fetch(",
    ] {
      #expect(!script.contains(door), "\(door)")
    }
  }
}

extension TemplateValue {
  /// Adds the names of its members, and of theirs.
  fileprivate func addNames(to names: inout Set<String>) {
    switch self {
    case .object(let members), .partial(_, let members):
      for name in members.names {
        names.insert(name)
        members[name]?.addNames(to: &names)
      }
    case .list(let values), .sequence(let values):
      for value in values { value.addNames(to: &names) }
    case .text, .address, .path, .markup, .formatted, .boolean, .missing: break
    }
  }
}
