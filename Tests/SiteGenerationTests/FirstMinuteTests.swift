@testable import OutputFolder
import ProjectReading
import ProjectTestSupport
import SiteGeneration
import SitePages
import TestSupport
import Testing

/// What a newcomer meets first: the landing page, links into the repository, documents in other
/// languages, and pages that follow a build.
struct FirstMinuteTests {
  @Test func aLandingDocumentIsTheFirstPageAndTheOverviewIsBesideIt() async throws {
    var project = Sample.teaHouse()
    project["index.md"] = "---\nlanding: true\n---\n\n# Tea house\n"
    let tree = try await project.site().tree
    let first = tree.text(at: "index.html")
    #expect(first.contains(">Tea house</h1>") && !first.contains("class=\"stages\""))
    let overview = tree.text(at: "overview/index.html")
    #expect(overview.contains("class=\"stages\"") && !overview.contains(">Tea house</h1>"))
    #expect(overview.contains("<img src=\"../cards/"))
    #expect(tree.text(at: "intents/BrewTea/index.html").contains("../../overview/index.html"))
    #expect(!(try await Sample.teaHouse().site().tree.paths.contains("overview/index.html")))
  }

  /// A project without a configuration or an interaction hears what to do; one with both does not.
  @Test func theOverviewSaysWhatToDoNext() async throws {
    let bare = try await Sample.teaHouse().site().tree.text(at: "index.html")
    #expect(
      bare.contains("<p class=\"note-title\">Next</p>") && bare.contains("All values are samples"))
    var project = Sample.teaHouse(
      controller: "controller: TeaController\nconfigureView:\n  - {refuse: true}\n")
    project["Tea.interaction.yml"] = CardBlockTests.interaction
    #expect(!(try await project.site().tree.text(at: "index.html").contains("note-title")))
  }

  @Test(arguments: [
    ("docs/ar/a.md", "# مرحبا\n", "lang=\"ar\" dir=\"rtl\""),
    ("de.lproj/a.md", "# Hallo\n", "lang=\"de\" dir=\"ltr\""),
    ("a.md", "---\nlang: he\n---\n# שלום\n", "lang=\"he\" dir=\"rtl\""),
  ])
  func aDocumentHasItsLanguageAndDirection(path: String, text: String, marks: String) async throws {
    let tree = try await SampleProject([path: text]).site().tree
    let page = try #require(tree.paths.first { $0.hasPrefix("docs/") && $0.hasSuffix("a.html") })
    #expect(tree.text(at: page).contains("<article class=\"prose\" \(marks)>"))
  }

  /// The words of the site itself stay English, those of the document keep their language.
  @Test func theListOfHeadingsHasTheLanguageOfTheDocument() async throws {
    let text = "---\nlang: ar\n---\n# أ\n\n## ب\n\n## ت\n"
    let page = try await SampleProject(["a.md": text]).site().tree.text(at: "docs/a.html")
    #expect(page.contains("<html lang=\"en\">"))
    #expect(page.contains("On this page</p>\n<ul lang=\"ar\" dir=\"rtl\">\n<li><a href=\"#"))
  }

  @Test func aDocumentOfNoLanguageSaysNone() async throws {
    let tree = try await SampleProject(["is/a.md": "# A\n", "guide/b.md": "# B\n"]).site().tree
    #expect(tree.text(at: "docs/guide/b.html").contains("<article class=\"prose\">"))
  }

  @Test func placesLeadIntoTheRepository() async throws {
    let files = [
      "site.yml": "title: Tea\nrepository: https://github.com/example/tea\nrevision: main\n",
      "a b.md": "# A\n\n[x](nowhere.md)\n",
    ]
    let tree = try await SampleProject(files).site().tree
    let base = "https://github.com/example/tea"
    #expect(
      tree.text(at: "findings/index.html").contains("href=\"\(base)/blob/main/a%20b.md#L3\""))
    let page = try #require(tree.paths.first { $0.hasPrefix("docs/a") && $0.hasSuffix(".html") })
    #expect(tree.text(at: page).contains("<a href=\"\(base)/edit/main/a%20b.md\">Edit this page"))
  }

  @Test(arguments: [
    (
      ["GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "a/b", "GITHUB_SHA": "c1"],
      "App", "https://github.com/a/b/blob/c1/App/"
    ),
    (
      ["CI_PROJECT_URL": "https://example.org/a/b", "CI_COMMIT_SHA": "c1"],
      ".", "https://example.org/a/b/-/blob/c1/"
    ),
  ])
  func continuousIntegrationSaysWhereTheRepositoryIs(
    variables: [String: String], folder: String, files: String
  ) throws {
    let address = try #require(RepositoryAddress { variables[$0] })
    #expect(address.reading(folder).files == files)
    #expect(RepositoryAddress { _ in "" } == nil)
  }

  /// Only the pages of `build --watch` look for the next build.
  @Test func aPageFollowsTheBuildOnlyWhereItIsWatched() async throws {
    let project = Sample.teaHouse().project
    let templates = try SiteTemplates(overrides: [])
    let live = try await SiteGenerator(project, templates: templates, jobs: 2, liveBuild: 7).site()
    #expect(live.tree.text(at: "index.html").contains("<script src=\"assets/live.js\">"))
    #expect(live.tree.text(at: "assets/build.js") == "cardproofBuild(7);\n")
    let plain = try await SiteGenerator(project, templates: templates, jobs: 2).site()
    #expect(!plain.tree.text(at: "index.html").contains("live.js"))
    #expect(!plain.tree.paths.contains { $0.hasSuffix("live.js") || $0.hasSuffix("build.js") })
  }

  /// The cards of all variants are there for the filters, each with its own place.
  @Test func theListOfCardsHasEveryLook() async throws {
    var project = Sample.teaHouse()
    project["site.yml"] = "title: Tea\nvariants: [{width: 320}]\n"
    let tree = try await project.site().tree
    let cards = tree.text(at: "assets/cards.js")
    #expect(cards.hasPrefix("cardproofCards({"))
    #expect(cards.contains("[\"siri-locked\", \"Siri, locked\"]"))
    #expect(cards.contains("\"intents/BrewTea/sample-values/handle-failure/index.html\""))
    let drawings = tree.paths.filter { $0.hasPrefix("cards/") && $0.hasSuffix(".svg") }
    for path in drawings { #expect(cards.contains(path.dropFirst(6).dropLast(4))) }
  }
}
