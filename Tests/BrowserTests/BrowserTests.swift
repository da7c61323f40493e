import Foundation
import ProjectTestSupport
import SiteGeneration
import TestSupport
import Testing

/// The product's own site, real projects' sites and small ones, opened from a folder in Chromium.
///
/// Without a browser these tests fail; `Scripts/bootstrap test` installs all that they need. Pictures
/// of the pages stay in `.build/screenshots`, for a person to look at.
@Suite(.onlyInFullLane) struct BrowserTests {
  /// Made first: the browser takes longer than all other tests.
  private static let report = Task(priority: .high) { () throws -> BrowserReport in
    let screenshots = BrowserReport.package.appending(path: ".build/screenshots").path
    try FileManager.default.createDirectory(
      atPath: screenshots, withIntermediateDirectories: true)
    let sites = try await Self.sites()
    return try BrowserReport.make(of: sites.checked, screenshots: screenshots)
  }

  /// The product's own site has fewer cards than it and the real projects.
  private static let leastCards = Corpus.folder == nil ? 30 : 40

  /// Each is there with how much it had to look at, at least.
  @Test(arguments: [
    ("console", leastCards), ("requests", 100), ("policy", 40), ("menu", 40), ("pictures", 200),
    ("accessibility", 1000), ("widths", 100), ("covered", 20), ("looks", 50), ("print", 20),
    ("noScript", 20),
    ("search", 20), ("filters", 7), ("appearance", 3), ("comparison", 18), ("markup", 60),
  ])
  func pagesPass(check: String, least: Int) async throws {
    let report = try await Self.report.value
    let problems = report.problems[check] ?? []
    #expect(problems.isEmpty, "\(problems.prefix(20).joined(separator: "\n"))")
    #expect(report.counts[check] ?? 0 >= least)
  }

  @Test func cardsAndImagesAreShownUnderThePolicy() async throws {
    let report = try await Self.report.value
    #expect(report.counts["cards"] ?? 0 >= Self.leastCards)
    #expect(report.counts["fills"] ?? 0 >= 300)
    #expect(report.counts["images"] ?? 0 >= 10)
  }

  /// Each check finds what it is there for, so that its silence means something.
  @Test func wrongPagesAreFound() throws {
    var sites = try BuiltSites()
    try sites.add(
      pages: [
        "wrong.html": """
        <!doctype html><html><title>Wrong</title><body><main><p style="color:#ccc">Pale</p>
        <div style="width:2000px">Wide</div><img src="none.png"><center>Old</center>
        <svg class="cp-card" width="9" height="9"></svg>
        <figure class="full"><svg style="position:sticky;top:0;height:99px"></svg>
        <figcaption style="height:3000px">Long</figcaption></figure>
        <div data-tools>Tools</div></main>
        <script>console.log("Hello"); document.body.append(new Image().cloneNode());</script>
        """
      ], as: "wrong")
    let report = try BrowserReport.make(of: sites.checked)
    for check in [
      "console", "requests", "policy", "pictures", "accessibility", "widths", "covered", "noScript",
      "markup",
    ] {
      #expect(report.problems[check]?.isEmpty == false, "\(check)")
    }
  }

  private static func sites() async throws -> BuiltSites {
    var sites = try BuiltSites()
    let tune = "intents/RequestRepair/tune-up-for-bluebell/index.html"
    let payment = "intents/INSendPaymentIntent/pay-for-the-repair"
    try await sites.add(
      BrowserReport.package.appending(path: "Content").path, as: "Content",
      pages: [
        "index.html", "overview/index.html", "intents/RequestRepair/index.html",
        "docs/reference/hosts.html",
        "docs/guide/first-preview.html", "intents/INSendPaymentIntent/index.html",
        "\(payment)/handle/index.html",
      ],
      search: [
        "tune-up for bluebell": tune, "tunne bluebell": tune,
        "dead-link": "rules/dead-link/index.html",
      ],
      filtered: ["overview/index.html"])
    try await sites.add(
      comparing: FerryProject.project, with: FerryProject.edited, as: "comparison")
    try sites.add(await tea().site(), as: "tea", search: teaWords)
    try sites.add(await SampleProject().site(), as: "empty")
    for name in realProjects {
      guard let corpus = Corpus.folder else { break }
      // The other kinds of pages say the same words on every site.
      try await sites.add(
        corpus.appending(path: name).path, as: name,
        kinds: ["overview", "intent", "interaction", "stage"])
    }
    return sites
  }

  /// Three of the corpus: custom and system intents, a storyboard, and many languages.
  private static let realProjects = [
    "kevingomes17__ios-swift-soup-chef", "cuappdev__ithaca-transit-ios", "LoopKit__Loop",
  ]

  /// A tea house in languages that put no spaces between words, and one from right to left.
  private static func tea() -> SampleProject {
    SampleProject([
      "Tea.intentdefinition": Sample.definition([
        Sample.intent("Brew", parameters: [Sample.parameter("kind", "String")])
      ]).file,
      "ja.lproj/Tea.strings": "\"Ti0001\" = \"お茶を入れる\";",
      "zh-Hans.lproj/Tea.strings": "\"Ti0001\" = \"泡一壶绿茶\";",
      "de.lproj/Tea.strings": "\"Ti0001\" = \"Tee für Gäste brühen\";",
      "ar.lproj/Tea.strings": "\"Ti0001\" = \"حضّر الشاي\";",
    ])
  }

  private static let teaWords = [
    "お茶入れる": "intents/Brew/index.html", "绿茶": "intents/Brew/index.html",
    "gaste": "intents/Brew/index.html", "الشاي": "intents/Brew/index.html",
    "kind": "intents/Brew/index.html#parameter-kind",
  ]
}
