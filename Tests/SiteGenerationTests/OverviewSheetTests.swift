@testable import OutputFolder
import Diagnostics
import ProjectTestSupport
import TestSupport
import Testing

@testable import SiteGeneration

/// The sheets of the overview: all cards of a usual project, some of a very large one's.
struct OverviewSheetTests {
  /// A tea house with interactions that all look different.
  private func overview(interactions count: Int) async throws -> String {
    var project = Sample.teaHouse()
    project.files["TeaIntentsUI/Info.plist"] = nil
    for number in 0..<count {
      project["\(number).interaction.yml"] =
        "interaction: Tea \(number)\nintent: BrewTeaIntent\nparameters: {tea: Tea \(number)}\n"
    }
    return try await project.site(jobs: 2).tree.text(at: "index.html")
  }

  @Test func aUsualProjectHasAllCards() async throws {
    let overview = try await overview(interactions: 3)
    #expect(overview.contains("tea-2/"))
    #expect(!overview.contains(" cards</a></p>"))
    #expect(!overview.contains("deferred"))
  }

  /// Who opens the site of a project without docs is told what it shows.
  @Test func aProjectWithoutAnIntroductionHasOneSentence() async throws {
    let overview = try await overview(interactions: 1)
    #expect(overview.contains("<p class=\"lead\">The cards that Siri and Maps would show,"))
    #expect(overview.contains("A state is one stage of an interaction in one host"))
    let written = try await SampleProject(["index.md": "# Tea house\n"]).site()
    #expect(!written.tree.text(at: "index.html").contains("class=\"lead\""))
  }

  @Test func cardsNameTheirInteractionWhereAnIntentHasSeveral() async throws {
    let several = try await overview(interactions: 2)
    #expect(several.contains("<span class=\"of\">Tea 1</span> <span>Confirm, Siri</span>"))
    let one = try await overview(interactions: 1)
    #expect(one.contains("<span>Confirm, Siri</span>") && !one.contains("class=\"of\""))
  }

  @Test func cardsComeBeforeTheWordsOnWhatIsCounted() async throws {
    let overview = try await overview(interactions: 1)
    let card = try #require(overview.firstRange(of: "<li data-card"))
    let words = try #require(overview.firstRange(of: "A state is one stage"))
    #expect(card.lowerBound < words.lowerBound)
    #expect(overview.contains("<dt>States</dt><dd><a href=\"#site.counts\">"))
    let pages = try await SampleProject(["index.md": "# Tea house\n"]).site()
    #expect(pages.tree.text(at: "index.html").contains("<dt>States</dt><dd>0</dd>"))
  }

  /// More distinct cards are counted than the sheets have.
  @Test func whereTheOtherCardsAreIsSaid() async throws {
    let overview = try await overview(interactions: 1)
    let cards = overview.matches(of: /<li data-card/).count
    let counted = try #require(overview.firstMatch(of: /Distinct cards<\/dt><dd><a [^>]+>(\d+)</))
    #expect((Int(counted.1) ?? 0) > cards)
    #expect(overview.contains("The sheets above have \(cards) of these; the others are variants,"))
  }

  @Test func aCardThatOnlyAsksToUnlockStandsOnceForAllHosts() async throws {
    var project = Sample.teaHouse()
    project["site.yml"] = "title: Tea\nhosts: [siri, other]\n"
    project["other.host.yml"] = "profile: other\nextends: siri\ntitle: Other\n"
    project["TeaIntents/Info.plist"] =
      Sample.info(ui: false, supports: ["BrewTeaIntent"], restricted: ["BrewTeaIntent"]).file
    let overview = try await project.site().tree.text(at: "index.html")
    let locked = overview.matches(of: /data-outcome="locked"/).count
    #expect(locked == 1, "\(locked)")
  }

  /// Xcode writes `failure` first.
  @Test func theFirstCardsAreOfWhatGoesWell() async throws {
    let codes = ["failure", "failureOutOfTea", "success", "successSoon"].map {
      Sample.code($0, isSuccess: $0.hasPrefix("success"), says: $0)
    }
    let intent = Sample.intent(
      "BrewTea", codes: codes, extra: [("INIntentUserConfirmationRequired", true)])
    let project = SampleProject(["Tea.intentdefinition": Sample.definition([intent]).file])
    let overview = try await project.site().tree.text(at: "index.html")
    let captions = overview.matches(of: /<span>([A-Z][^<]*), Siri<\/span>/).map { String($0.1) }
    #expect(
      captions == [
        "Confirm", "Handled", "Handled: successSoon", "Handled: failure",
        "Handled: failureOutOfTea",
      ])
  }

  /// A scene without a configuration says nothing of the app's data.
  @Test func cardsThatAreShownAsDesignedSaySo() async throws {
    var project = Sample.teaHouse()
    project["TeaIntentsUI/MainInterface.storyboard"] = Self.storyboard
    let tree = try await project.site().tree
    for path in ["index.html", "intents/BrewTea/index.html"] {
      #expect(tree.text(at: path).contains(">as designed</span></a></li>"), "\(path)")
    }
    #expect(tree.text(at: "index.html").contains("A view as its storyboard or xib has it,"))
    let plain = try await Sample.teaHouse().site().tree.text(at: "index.html")
    #expect(!plain.contains("as designed"))
  }

  /// A class without a storyboard has the xib of its name, in whatever folder.
  @Test(arguments: [
    ("TeaIntentsUI", "Start"), ("TeaIntentsUI", "StartController"), ("Shared", "StartController"),
  ]) func theXibOfThePrincipalClassIsShownAsDesigned(folder: String, name: String) async throws {
    var project = Sample.teaHouse()
    project["TeaIntentsUI/Info.plist"] = Sample.info(ui: true, supports: ["BrewTeaIntent"]).file
      .replacing("NSExtensionMainStoryboard", with: "NSExtensionPrincipalClass")
      .replacing("MainInterface", with: "$(PRODUCT_MODULE_NAME).StartController")
    project["\(folder)/\(name).xib"] = Self.xib
    project["TeaIntentsUI/Other.xib"] = Self.xib
    let site = try await project.site()
    #expect(site.tree.text(at: "index.html").contains(">as designed</span></a></li>"))
    let findings = site.diagnostics.filter { $0.rule.id == "designed-view" }
    #expect(findings.map { $0.message.prefix(name.count + 2) } == ["'\(name)'"])
  }

  private static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="StartController">
    <connections><outlet property="view" destination="v" id="o"/></connections></placeholder>
    <view id="v"><rect key="frame" x="0" y="0" width="320" height="150"/>
    <subviews><label text="Label" id="l"><rect key="frame" x="20" y="20" width="80" height="20"/></label>
    </subviews></view></objects>
    </document>
    """

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="a">
    <scenes><scene sceneID="s"><objects>
    <viewController id="a" customClass="Start" sceneMemberID="viewController">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="150"/>
    <subviews><label text="Label" id="l"><rect key="frame" x="20" y="20" width="80" height="20"/></label>
    </subviews></view></viewController>
    </objects></scene></scenes>
    </document>
    """

  @Test func aVeryLargeOneHasTheFirstOfEachIntentAndALinkToAll() async throws {
    let overview = try await overview(interactions: 130)
    #expect(overview.split(separator: "<li data-card").count - 1 == 12)
    #expect(overview.contains("<section class=\"sheet deferred\""))
    let link = try #require(
      overview.firstMatch(of: /<p><a href="([^"]+)">All (\d+) cards<\/a><\/p>/))
    #expect(link.1 == "intents/BrewTea/index.html")
    #expect((Int(link.2) ?? 0) > 500)
  }
}
