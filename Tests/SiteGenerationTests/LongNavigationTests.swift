@testable import OutputFolder
import ProjectTestSupport
import SitePages
import SiteGeneration
import TestSupport
import Testing

/// A project with more intents than every page can link to.
@Suite(.onlyInFullLane) struct LongNavigationTests {
  private func site(_ count: Int) async throws -> Site {
    let intents = (0..<count).map { Sample.intent("Brew\(1000 + $0)") }
    return try await SampleProject(["Tea.intentdefinition": Sample.definition(intents).file]).site()
  }

  /// The titles of the links to intents beside a page, or to what else a part of the navigation has.
  private func links(_ site: Site, on path: String, below part: String = "Intents") -> [String] {
    let page = site.tree.text(at: path)
    let start = page.firstRange(of: "<p class=\"nav-title\">\(part)</p>")?.upperBound
    let section = start.map { page[$0...] } ?? ""
    let end = section.firstRange(of: "<p class=\"nav-title\">")?.lowerBound ?? section.endIndex
    return section[..<end].split(separator: "</a>").dropLast().compactMap { item in
      item.split(separator: ">").last.map { String($0) }
    }
  }

  @Test func aHundredIntentsAreBesideEveryPage() async throws {
    let site = try await site(100)
    #expect(links(site, on: "index.html").count == 100)
  }

  @Test func ofMoreAPageHasThoseAroundItsOwnAndTheListOfAll() async throws {
    let site = try await site(101)
    let list = ["All 101 intents"]
    let first = (1000...1020).map { "Brew\($0) it" }
    #expect(links(site, on: "index.html") == first + list)
    let before = (1040...1050).map { "Brew\($0) it" }
    let after = (1051...1060).map { "Brew\($0) it" }
    let around = before + ["Sample values"] + after + list
    #expect(links(site, on: "intents/Brew1050/index.html") == around)
    #expect(links(site, on: "intents/Brew1100/index.html").prefix(1) == ["Brew1090 it"])
    #expect(site.tree.text(at: "intents/index.html").contains("Brew1100 it"))
  }

  private func documents(_ count: Int) async throws -> Site {
    let files = (0..<count).map { ("page-\(1000 + $0).md", "# Page \(1000 + $0)\n") }
    return try await SampleProject(Dictionary(uniqueKeysWithValues: files)).site()
  }

  @Test func aHundredDocumentsAreBesideEveryPage() async throws {
    let site = try await documents(100)
    #expect(links(site, on: "index.html", below: "Docs").count == 100)
    #expect(!site.tree.paths.contains("docs/index.html"))
  }

  @Test func ofMoreAPageHasThoseAroundItsOwnAndOnePageListsAll() async throws {
    let site = try await documents(101)
    let around = (1040...1060).map { "Page \($0)" } + ["All 101 docs"]
    #expect(links(site, on: "docs/page-1050.html", below: "Docs") == around)
    let list = site.tree.text(at: "docs/index.html")
    #expect(list.contains("docs/page-1000.html") && list.contains("docs/page-1100.html"))
    #expect(site.tree.text(at: "docs/page-1050.html").contains("<a href=\"../docs/index.html\">"))
  }
}
