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

  @Test func aSmallProjectHasARowForEachStage() async throws {
    let overview = try await overview(interactions: 3)
    #expect(overview.contains("tea-2/") && !overview.contains("more row"))
    #expect(overview.contains("<th scope=\"col\">Siri</th><th scope=\"col\">Siri, locked</th>"))
    #expect(!overview.contains("<th scope=\"col\">Maps"))
    #expect(overview.contains(" in Maps, as if it were shown there</summary>"))
  }

  /// Who opens the site of a project without docs is told what it shows.
  @Test func aProjectWithoutAnIntroductionHasOneSentence() async throws {
    let overview = try await overview(interactions: 1)
    #expect(overview.contains("<p class=\"lead\">The cards that Siri and Maps would show,"))
    #expect(overview.contains("A state is one stage of an interaction in one host"))
    let written = try await SampleProject(["index.md": "# Tea house\n"]).site()
    #expect(!written.tree.text(at: "index.html").contains("class=\"lead\""))
  }

  @Test func rowsNameTheirInteractionWhereAnIntentHasSeveral() async throws {
    let several = try await overview(interactions: 2)
    #expect(several.contains(/scope="rowgroup"><a href="[^"]+tea-1\/index.html">Tea 1<\/a>/))
    #expect(several.contains("alt=\"Confirm, Siri\""))
    let madeUp = try await Sample.teaHouse().site().tree.text(at: "index.html")
    #expect(madeUp.contains("alt=\"Confirm, Siri\"") && !madeUp.contains("rowgroup"))
  }

  @Test func cardsComeBeforeTheWordsOnWhatIsCounted() async throws {
    let overview = try await overview(interactions: 1)
    let card = try #require(overview.firstRange(of: "class=\"tile\""))
    let words = try #require(overview.firstRange(of: "A state is one stage"))
    #expect(card.lowerBound < words.lowerBound)
    #expect(overview.contains("<dt>Distinct cards</dt><dd><a href=\"#site.counts\">"))
    let pages = try await SampleProject(["index.md": "# Tea house\n"]).site()
    #expect(pages.tree.text(at: "index.html").contains("<dt>Distinct cards</dt><dd>0</dd>"))
  }

  /// Two stages whose cards look alike on every host share a row.
  @Test func whatLooksAlikeIsThereOnce() async throws {
    var project = Sample.teaHouse()
    project.files["TeaIntentsUI/Info.plist"] = nil
    project["a.interaction.yml"] =
      "interaction: A\nintent: BrewTeaIntent\nparameters: {tea: Green}\n"
      + "stages: [handle, update]\n"
    let overview = try await project.site().tree.text(at: "index.html")
    let images = overview.matches(of: /<img src="(cards\/[^"]+)"/).map { String($0.1) }
    #expect(images.count > 1 && Set(images).count == images.count)
    let row = try #require(overview.firstMatch(of: /<th scope="row">(.+?)<\/th>/))
    #expect(row.1.contains(">Handled</a>") && row.1.contains(">Update</a>"))
  }

  @Test func aCardThatOnlyAsksToUnlockStandsOnceForAllHosts() async throws {
    var project = Sample.teaHouse()
    project["site.yml"] = "title: Tea\nhosts: [siri, other]\n"
    project["other.host.yml"] = "profile: other\nextends: siri\ntitle: Other\n"
    project["TeaIntents/Info.plist"] =
      Sample.info(ui: false, supports: ["BrewTeaIntent"], restricted: ["BrewTeaIntent"]).file
    let overview = try await project.site().tree.text(at: "index.html")
    let images = overview.matches(of: /<img src="(cards\/[^"]+)"/).map { String($0.1) }
    #expect(images.count > 2 && Set(images).count == images.count)
    #expect(overview.contains("<span class=\"same\">Looks as in<br>"))
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
    let captions = overview.matches(of: /alt="([A-Z][^"]*), Siri"/).map { String($0.1) }
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
      #expect(tree.text(at: path).contains(">as designed</span></span></a></td>"), "\(path)")
    }
    #expect(tree.text(at: "index.html").contains("show a storyboard without data."))
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
    #expect(site.tree.text(at: "index.html").contains(">as designed</span></span></a></td>"))
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

  @Test func aLargeOneFoldsRowsAndLeadsToAll() async throws {
    let overview = try await overview(interactions: 130)
    #expect(overview.matches(of: /<th scope="row">/).count <= 80)
    #expect(overview.contains(/<summary>[0-9]+ more rows<\/summary>/))
    let link = try #require(
      overview.firstMatch(of: /<p><a href="([^"]+)">All (\d+) rows<\/a><\/p>/))
    #expect(link.1 == "intents/BrewTea/index.html")
    #expect((Int(link.2) ?? 0) > 130)
    #expect(overview.utf8.count < 150_000)
  }

  @Test func ofVeryManyIntentsEachHasOneTile() async throws {
    let intents = (0..<40).map { Sample.intent("Brew\(100 + $0)") }
    let overview = try await SampleProject(
      ["Tea.intentdefinition": Sample.definition(intents).file]
    ).site().tree.text(at: "index.html")
    #expect(overview.matches(of: /<li><a class="tile"/).count == 40)
    #expect(!overview.contains("<table"))
  }
}
