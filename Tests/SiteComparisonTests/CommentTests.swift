import ProjectTestSupport
import SiteComparison
import TestSupport
import Testing
import TextTools

/// The comments of pull requests, as people read them.
///
/// `CARDPROOF_RECORD=1` writes them anew; read each one aloud before you keep it.
@Suite(.onlyInFullLane) struct CommentTests {
  /// A line more, and a comment is longer than anybody reads.
  private static let mostLines = 120

  @Test(arguments: Edit.all) func saysWhatAnEditDoes(edit: Edit) async throws {
    try check(try await Compared.comparison(edit.applied(to: FerryProject.project)), edit.name)
  }

  @Test func saysThatTheAppsOwnViewIsNowShown() async throws {
    var base = FerryProject.project
    for path in ["Ferry.controller.yml", "island.interaction.yml", "hafen.interaction.yml"] {
      base.files[path] = nil
    }
    let comparison = SiteComparison(
      base: try await BuiltProject(base).site, head: try await BuiltProject.ferry.site)
    #expect(!comparison.hasRegressions)
    try check(comparison, "the tool is adopted")
  }

  @Test func saysThatAnIntentIsNoLongerListed() async throws {
    var head = FerryProject.project
    let path = try #require(
      head.files.keys.filter { $0.hasSuffix(".plist") }.sorted().first {
        head[$0].contains("com.apple.intents-ui-service")
      })
    head[path] = head[path].replacing("<string>BookFerryIntent</string>", with: "")
    let comparison = try await Compared.comparison(head)
    #expect(
      comparison.markdown().contains(
        "`BookFerryIntent` is no longer listed in IntentsSupported of"))
    try check(comparison, "an intent is no longer listed")
  }

  @Test func saysThatAnExtensionIsGone() async throws {
    var head = FerryProject.project
    for path in head.files.keys where path.hasPrefix("FerryIntentsUI/") { head.files[path] = nil }
    try check(try await Compared.comparison(head), "an extension is deleted")
  }

  /// The ferry's class with a body of `configureView`.
  private static func ferryClass(_ body: String) -> String {
    """
    import IntentsUI
    class FerryViewController: UIViewController, INUIHostedViewControlling {
      func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
      ) {
        \(body)
      }
    }
    """
  }

  /// Nothing tells what a class does but running it; so that it changed is said.
  @Test func saysThatAClassChangedAndItsConfigurationDidNot() async throws {
    var base = FerryProject.project
    let path = "FerryIntentsUI/FerryViewController.swift"
    base[path] = Self.ferryClass("completion(true, parameters, CGSize(width: 320, height: 64))")
    var head = base
    head[path] = base[path].replacing("64", with: "80")
    let built = try await BuiltProject(base).site
    try check(
      SiteComparison(base: built, head: try await BuiltProject(head).site), "a class is edited")
    head[path] = "// Another remark.\n\n" + base[path]
    #expect(SiteComparison(base: built, head: try await BuiltProject(head).site).isSame)
  }

  /// With the class running, the edit is on the cards, and the class is its cause.
  @Test func saysWhatAnEditOfARunningClassDoes() async throws {
    var base = FerryProject.project
    base.files["Ferry.controller.yml"] = nil
    let info = "FerryIntentsUI/Info.plist"
    base[info] = base[info].replacing(
      "NSExtensionMainStoryboard", with: "NSExtensionPrincipalClass"
    )
    .replacing("MainInterface", with: "$(PRODUCT_MODULE_NAME).FerryViewController")
    let path = "FerryIntentsUI/FerryViewController.swift"
    base[path] = Self.ferryClass(
      """
      let label = UILabel(frame: CGRect(x: 20, y: 20, width: 280, height: 24))
          label.text = "Your ferry"
          view.addSubview(label)
          completion(true, parameters, CGSize(width: 320, height: 64))
      """)
    var head = base
    head[path] = base[path].replacing("Your ferry", with: "Your boat").replacing("64", with: "80")
    let comparison = SiteComparison(
      base: try await BuiltProject(base, running: true).site,
      head: try await BuiltProject(head, running: true).site)
    #expect(comparison.groups.flatMap(\.causes).map(\.name) == ["the class FerryViewController"])
    try check(comparison, "a running class is edited")
  }

  @Test func saysThatTheBaseHasNoCards() async throws {
    let head = try await BuiltProject.ferry.site
    let comparison = SiteComparison(
      base: ComparedSite(.empty(like: head.catalog)) { _ in nil }, head: head,
      missingBase: "The base \("0123456789") cannot be built")
    #expect(!comparison.hasRegressions)
    try check(comparison, "a base cannot be built")
  }

  @Test func saysWhatChangesInALanguageThatNoCardIsIn() async throws {
    var base = FerryProject.project
    let path = "de.lproj/Ferry.strings"
    base["fr.lproj/Ferry.strings"] = base[path]
    var head = base
    head["fr.lproj/Ferry.strings"] = base[path].replacing("Fähre", with: "Ferry")
    let comparison = SiteComparison(
      base: try await BuiltProject(base).site, head: try await BuiltProject(head).site)
    #expect(comparison.groups.isEmpty && !comparison.isSame)
    try check(comparison, "a language that no card is in changes")
  }

  @Test func saysThatATargetIsNew() async throws {
    let path = "Ferry.xcodeproj/project.pbxproj"
    let settings = "SDKROOT = iphoneos;"
    var base = FerryProject.project
    base[path] = SampleXcodeProject([.init("Ferry", settings: settings)]).text
    var head = base
    head[path] =
      SampleXcodeProject([
        .init("Ferry", settings: settings), .init("Ferry Beta", settings: settings),
      ]).text
    let comparison = SiteComparison(
      base: try await BuiltProject(base).site, head: try await BuiltProject(head).site)
    #expect(comparison.groups.isEmpty && !comparison.isSame)
    #expect(comparison.otherChanges.map(\.phrase.plainText) == ["The target Ferry Beta is new"])
    try check(comparison, "a target is added")
  }

  /// Cards that look the same are not said to change.
  @Test func countsWhatLooksTheSameApart() async throws {
    let edit = try #require(Edit.all.first { $0.name == "a case returns nothing" })
    let comment = try await Compared.comparison(edit.applied(to: FerryProject.project)).markdown()
    #expect(comment.contains("### Cardproof: no card looks different\n"))
    #expect(comment.contains("what is asked and answered for 5 of its 25 cards, and not how"))
  }

  /// How much the interactions show is said where it changed, and nowhere else.
  @Test func saysWhatHappensToTheCoverage() async throws {
    let words = { (name: String) -> [String] in
      let edit = try #require(Edit.all.first { $0.name == name })
      return try await Compared.comparison(edit.applied(to: FerryProject.project)).otherChanges
        .map(\.phrase.plainText).filter { $0.hasPrefix("The coverage ") }
    }
    #expect(try await words("a stage is removed").first?.contains("fell from 80% to 70%") == true)
    #expect(try await words("a stage is added").first?.contains("rose from 80% to 90%") == true)
    #expect(try await words("a font changes") == [])
  }

  @Test func boundsWhatAHundredCausesSay() async throws {
    var base = FerryProject.project
    var head = FerryProject.project
    for number in 1...100 {
      let island = FerryProject.island.replacing("To the island", with: "Trip \(number)")
      base["trip\(number).interaction.yml"] = island
      head["trip\(number).interaction.yml"] = island.replacing("Hanko", with: "Port \(number)")
    }
    let comparison = SiteComparison(
      base: try await BuiltProject(base).site, head: try await BuiltProject(head).site)
    #expect(comparison.groups.count == 100)
    try check(comparison, "a hundred causes")
  }

  private func check(_ comparison: SiteComparison, _ name: String) throws {
    let comment = comparison.markdown()
    #expect(comment.split(separator: "\n", omittingEmptySubsequences: false).count < Self.mostLines)
    let file = name.filter { $0 != "," }.split(separator: " ").joined(separator: "-")
    try Recorded.check("Tests/SiteComparisonTests/Comments/\(file).md", is: comment)
  }
}
