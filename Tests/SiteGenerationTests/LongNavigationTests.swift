import SiteGeneration
import TestSupport
import Testing

/// A project with more intents than every page can link to.
@Suite struct LongNavigationTests {
  private func site(_ count: Int) async throws -> Site {
    let intents = (0..<count).map { Sample.intent("Brew\(1000 + $0)") }
    return try await SampleProject(["Tea.intentdefinition": Sample.definition(intents).file]).site()
  }

  /// The titles of the links to intents beside a page.
  private func links(_ site: Site, on path: String) -> [String] {
    let page = site.tree.text(at: path)
    let start = page.firstRange(of: "<p class=\"nav-title\">Intents</p>")?.upperBound
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
}
