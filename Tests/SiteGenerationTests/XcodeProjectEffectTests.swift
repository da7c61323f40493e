import CardDrawing
import Diagnostics
import IntentDefinitions
import Interactions
import OutputFolder
import ProjectReading
import ProjectTestSupport
import SiteGeneration
import SourceFormats
import SwiftSources
import TestSupport
import Testing
import Views

/// What an Xcode project changes on a site.
struct XcodeProjectEffectTests {
  @Test func theAppHasTheDisplayNameOfItsBuildSettings() async throws {
    var sample = Sample.teaHouse()
    sample["Tea.xcodeproj/project.pbxproj"] =
      SampleXcodeProject([
        .init(
          "A Mac", settings: #"SDKROOT = macosx; INFOPLIST_KEY_CFBundleDisplayName = "Other";"#),
        .init(
          "Tea",
          settings:
            #"SDKROOT = iphoneos; INFOPLIST_KEY_CFBundleDisplayName = "Fine $(TARGET_NAME)";"#
        ),
      ]).text
    let page = try await sample.site().tree.text(at: "index.html")
    #expect(page.contains("<title>Fine Tea</title>"))
  }

  @Test func anInfoPlistOfAnotherPlatformMakesNoCards() async throws {
    var sample = Sample.teaHouse()
    let before = try await sample.site()
    #expect(before.tree.text(at: "catalogue.json").contains(#""outcome": "unknown""#))
    sample["Tea.xcodeproj/project.pbxproj"] =
      SampleXcodeProject([
        .init("Watch", settings: "SDKROOT = watchos; INFOPLIST_FILE = TeaIntentsUI/Info.plist;")
      ]).text
    let after = try await sample.site()
    #expect(!after.tree.text(at: "catalogue.json").contains(#""outcome": "unknown""#))
    #expect(!after.diagnostics.contains { $0.location?.file == "TeaIntentsUI/Info.plist" })
  }

  @Test func aDamagedProjectIsOneFindingAndItsFilesGoByTheirFolders() async throws {
    var sample = Sample.teaHouse()
    let before = try await sample.site()
    sample["Tea.xcodeproj/project.pbxproj"] = "// !$*UTF8*$!\n{objects = {\n"
    let after = try await sample.site()
    #expect(after.stateCount == before.stateCount)
    let found = after.diagnostics.filter { $0.location?.file == "Tea.xcodeproj/project.pbxproj" }
    #expect(found.map(\.rule.id) == ["malformed-property-list"])
  }

  private static let storyboard = ControllerSourceFilesTests.storyboard
    .replacing("CallController", with: "TeaController").replacing("CallUI", with: "TeaUI")

  /// An extension whose Info.plist is far from its storyboard and its sources, beside a share extension with a
  /// storyboard of the same name.
  private var spread: SampleProject {
    var sample = SampleProject([
      "Config/UI.plist": Sample.info(ui: true, supports: ["BrewTeaIntent"]).file,
      "Tea.intentdefinition": Sample.definition([Sample.brewTea]).file,
      "Sources/Cards/MainInterface.storyboard": Self.storyboard,
      "Config/Share/MainInterface.storyboard": Self.storyboard.replacing(
        "TeaController", with: "ShareController"),
      "Sources/Cards/Tea.swift": "class TeaController: UIViewController {}",
      "Config/Other.swift": "class OtherController: UIViewController, INUIHostedViewControlling {}",
    ])
    sample["Tea.xcodeproj/project.pbxproj"] =
      SampleXcodeProject([
        .init(
          "TeaUI", type: "app-extension", settings: "INFOPLIST_FILE = Config/UI.plist;",
          sources: ["Sources/Cards/Tea.swift"],
          resources: ["Sources/Cards/MainInterface.storyboard"])
      ]).text
    return sample
  }

  @Test func anExtensionHasTheStoryboardAndTheSourcesOfItsTarget() {
    let project = spread.project
    let sources = project.diagnostics.filter { $0.rule.id.hasPrefix("source-") }
    #expect(sources.map(\.rule.id) == ["source-not-hosted"])
    #expect(sources.first?.location?.file == "Sources/Cards/Tea.swift")
    #expect(project.scenes.paths == ["Sources/Cards/MainInterface.storyboard"])
    #expect(project.intents.extensions.map(\.folder) == ["TeaUI"])
  }

  @Test func aStoryboardThatALayoutNamesIsThatOfTheTarget() {
    var sample = spread
    sample["Tea.controller.yml"] = """
      controller: TeaController
      configureView:
        - show: Card
      layouts:
        Card: {storyboard: MainInterface}
      """
    let project = sample.project
    #expect(project.scenes.paths == ["Sources/Cards/MainInterface.storyboard"])
    #expect(!project.diagnostics.contains { $0.location?.file.hasPrefix("Config/Share") ?? false })
  }

  /// Two apps with an extension of each kind, which a folder does not tell apart.
  private func twoApps(sharing: Bool) -> SampleProject {
    var sample = SampleProject([
      "Tea.intentdefinition": Sample.definition([Sample.brewTea]).file
    ])
    for name in ["Tea", "Soup"] {
      sample["Plists/\(name).plist"] = """
        <plist version="1.0"><dict><key>CFBundleName</key><string>\(name)</string>
        <key>NSUserActivityTypes</key><array/></dict></plist>
        """
      sample["Plists/\(name)UI.plist"] = Sample.info(ui: true, supports: ["BrewTeaIntent"]).file
    }
    let targets = ["Tea", "Soup"].flatMap { name in
      [
        SampleXcodeProject.Target(
          name, settings: "INFOPLIST_FILE = Plists/\(name).plist; SDKROOT = iphoneos;",
          embedded: ["\(name)UI"] + (sharing ? ["TeaUI"] : [])),
        SampleXcodeProject.Target(
          "\(name)UI", type: "app-extension", settings: "INFOPLIST_FILE = Plists/\(name)UI.plist;"),
      ]
    }
    sample["Tea.xcodeproj/project.pbxproj"] = SampleXcodeProject(targets).text
    return sample
  }

  @Test func anExtensionBelongsToTheAppThatTakesItIn() throws {
    let intents = twoApps(sharing: false).project.intents
    let owners = intents.extensions.map { intents.owners(of: $0).map(\.bundle.displayName) }
    #expect(intents.extensions.map(\.folder) == ["SoupUI", "TeaUI"])
    #expect(owners == [["Soup"], ["Tea"]])
  }

  @Test func oneIntentInExtensionsOfTwoAppsIsNotDrawnTwice() {
    let rules = { (sharing: Bool) in
      self.twoApps(sharing: sharing).project.diagnostics.map(\.rule.id)
    }
    #expect(!rules(false).contains("drawn-twice"))
    #expect(rules(true).contains("drawn-twice"))
  }

  @Test func anAppWithoutAnInfoPlistHasTheOneThatXcodeMakes() {
    var sample = Sample.teaHouse()
    sample["Tea.xcodeproj/project.pbxproj"] =
      SampleXcodeProject([
        .init(
          "Tea",
          settings: """
            GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_CFBundleDisplayName = "Tea Time";
            INFOPLIST_KEY_NSSiriUsageDescription = "To brew"; CURRENT_PROJECT_VERSION = 2;
            """, embedded: ["TeaUI"]),
        .init(
          "TeaUI", type: "app-extension", settings: "INFOPLIST_FILE = TeaIntentsUI/Info.plist;"),
      ]).text
    let project = sample.project
    #expect(project.appName == "Tea Time")
    #expect(project.intents.apps.map(\.siriUsageDescription) == ["To brew"])
    #expect(project.intents.apps.map(\.folder) == ["Tea"])
    #expect(
      project.intents.extensions.map { project.intents.owners(of: $0).count } == [1, 1])
  }

  @Test func aPreprocessedInfoPlistIsReadWithANote() throws {
    var sample = Sample.teaHouse()
    let plist = sample["TeaIntents/Info.plist"].replacing(
      "<string>BrewTeaIntent</string>",
      with:
        "\n#ifdef BETA\n<string>BetaIntent</string>\n#else\n<string>BrewTeaIntent</string>\n#endif\n"
    )
    sample["TeaIntents/Info.plist"] = plist
    func damaged(_ project: Project) -> Bool {
      project.diagnostics.contains { $0.rule == .malformedPropertyList || $0.rule == .malformedXML }
    }
    sample["Tea.xcodeproj/project.pbxproj"] =
      SampleXcodeProject([
        .init(
          "TeaIntents", type: "app-extension",
          settings: "INFOPLIST_FILE = TeaIntents/Info.plist; INFOPLIST_PREPROCESS = YES;")
      ]).text
    let project = sample.project
    let notes = project.diagnostics.filter { $0.rule == .preprocessedPlist }
    #expect(notes.map(\.notes.count) == [2] && !damaged(project))
    let handler = try #require(project.intents.extensions.first { $0.point == .intents })
    #expect(handler.intentsSupported.map(\.name) == ["BrewTeaIntent"])
  }

  @Test func appIntentsAreOneNoteAndMayBeListed() {
    var listing = SourceListing(files: [
      SourceFile(
        path: "TeaIntents/Info.plist",
        bytes: Array(Sample.info(ui: false, supports: ["PourTea", "OldIntent"]).file.utf8))
    ])
    let file = SourceFile(
      path: "App/Pour.swift",
      bytes: Array(
        """
        import AppIntents
        struct PourTea: AppIntent {}
        struct New: CustomIntentMigratedAppIntent { static let intentClassName = "OldIntent" }
        struct Entity: AppEntity {}
        """.utf8))
    listing.appIntentFiles = [file]
    let found = ProjectReader.read(listing, settings: SiteSettings(), diagnostics: []).diagnostics
    #expect(found.filter { $0.rule == .appIntentsBeside }.count == 1)
    #expect(!found.contains { $0.rule == .unknownIntentClass })
    #expect(
      AppIntentType.all(path: file.path, bytes: file.bytes).map(\.name) == ["PourTea", "New"])
  }

  @Test func theAccentColorOfTheAppsCatalogIsItsColor() async throws {
    func color(_ red: String) -> String {
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "\(red)", "green": "0xE0", "blue": "0x00", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
      "color": {"color-space": "srgb", "components":
      {"red": "\(red)", "green": "0xE0", "blue": "0x80", "alpha": "1.000"}}}]}
      """
    }
    var sample = Sample.teaHouse()
    sample["Other/A.xcassets/Tint.colorset/Contents.json"] = color("0x00")
    sample["Tea/A.xcassets/Tint.colorset/Contents.json"] = color("0xFF")
    sample["Tea.xcodeproj/project.pbxproj"] =
      SampleXcodeProject([
        .init(
          "Tea", settings: "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Tint;",
          resources: ["Tea/A.xcassets"])
      ]).text
    #expect(sample.project.app.identity.accent == Palette.Pair(0xFFE000, 0xFFE080))
    // Yellow cannot be read on white.
    let style = try await sample.site().tree.text(at: "assets/style.css")
    #expect(style.contains("--accent:#66"))
    sample["site.yml"] = "app: {tint: \"#123456\"}\n"
    #expect(try await sample.site().tree.text(at: "assets/style.css").contains("--accent:#123456"))
  }

  @Test func layoutsNameColorsOfAssetCatalogs() throws {
    var sample = Sample.teaHouse(
      controller: """
        controller: TeaController
        configureView: [{show: Card}]
        layouts:
          Card:
            stack: vertical
            views: [{label: Tea, color: Leaf}, {label: Cup, color: Leef}]
        """)
    sample["A.xcassets/Leaf.colorset/Contents.json"] = """
      {"colors": [{"idiom": "universal", "color": {"components":
      {"red": "0", "green": "0.5", "blue": "0", "alpha": "1"}}}]}
      """
    let findings = sample.project.diagnostics.filter { $0.rule == .unknownValue }
    #expect(findings.map(\.message) == ["'Leef' is not a color"])
  }
}
