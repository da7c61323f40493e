import IntentDefinitions
@testable import OutputFolder
import ProjectTestSupport
import SiteGeneration
import ProjectReading
import TestSupport
import Testing

/// What cards call an app that `site.yml` does not name.
struct AppNameTests {
  /// The name on the cards of a project with one extension in a folder, among further files.
  private func name(of folder: String, besides paths: Set<String> = []) -> String {
    name(ofInterfaces: [folder], besides: paths)
  }

  private func name(
    ofInterfaces interfaces: [String], handlers: [String] = [], besides paths: Set<String> = []
  ) -> String {
    let plists = interfaces.map { ($0, true) } + handlers.map { ($0, false) }
    let listing = SourceListing(
      files: plists.map { folder, isInterface in
        let plist = Sample.info(ui: isInterface, supports: []).file
        return SourceFile(path: "\(folder)/Info.plist", bytes: Array(plist.utf8))
      }, otherPaths: paths)
    return ProjectReader.read(listing, settings: SiteSettings(), diagnostics: []).appName
  }

  @Test(arguments: [
    ("SoupChefIntentsUI", "Soup Chef"), ("RidesUI", "Rides"), ("iTeaShopIntentUI", "iTea Shop"),
    ("a-Shell-IntentsUI", "a-Shell"),
    ("PDX Bus Siri ExtensionUI", "PDX Bus"), ("Toggl.iOS.SiriExtension.UI", "Toggl"),
    ("SiriIntentUI", "App"), ("Intents UI", "App"), ("Widgets", "App"),
  ])
  func isTheFolderOfAnExtensionWithoutItsAdditions(folder: String, name: String) {
    #expect(self.name(of: folder) == name)
  }

  /// What people read below the app's icon stands in its Info.plist, unless the build makes it.
  @Test(arguments: [
    ("CFBundleDisplayName", "Tea Time", "Tea Time"), ("CFBundleName", "Tea", "Tea"),
    ("CFBundleDisplayName", "$(APP_NAME)", "Kettle"), ("CFBundleDisplayName", " ", "Kettle"),
  ])
  func isWhatTheAppCallsItself(key: String, value: String, name: String) {
    let plist = """
      <plist version="1.0"><dict><key>\(key)</key><string>\(value)</string>
      <key>NSSiriUsageDescription</key><string>To brew</string></dict></plist>
      """
    let listing = SourceListing(
      files: [
        SourceFile(path: "App/Info.plist", bytes: Array(plist.utf8)),
        SourceFile(
          path: "TeaIntentsUI/Info.plist",
          bytes: Array(Sample.info(ui: true, supports: []).file.utf8)),
      ], otherPaths: ["Kettle.xcodeproj/project.pbxproj"])
    let project = ProjectReader.read(listing, settings: SiteSettings(), diagnostics: [])
    #expect(project.appName == name)
  }

  /// What all extensions have in common; with nothing in common none of them names the app.
  @Test(arguments: [
    (["RidesUI", "PaymentsUI"], [], "App"), (["TeaRidesUI", "TeaShopIntentsUI"], [], "Tea"),
    (["a-Shell-IntentsUI", "a-Shell-mini-IntentsUI"], [], "a-Shell"),
    (["TeapotUI", "TeaUI"], [], "App"), (["RidesUI", "Intents UI"], [], "Rides"),
    (["RidesUI"], ["PayIntents"], "Rides"), (["IntentsUI"], ["TeaIntents", "Tea Siri"], "Tea"),
  ])
  func isWhatTheNamesOfExtensionsBeginWith(
    interfaces: [String], handlers: [String], name: String
  ) {
    #expect(self.name(ofInterfaces: interfaces, handlers: handlers) == name)
  }

  private static let samovar = SampleProject([
    "Samovar/App/Info.plist": app("Samovar"),
    "Samovar/UI/Info.plist": Sample.info(ui: true, supports: ["BrewTeaIntent"]).file,
    "Samovar/Tea.intentdefinition": Sample.definition([Sample.brewTea]).file,
    "Ladle/App/Info.plist": app("Ladle"),
    "Ladle/UI/Info.plist": Sample.info(ui: true, supports: ["ServeSoupIntent"]).file,
    "Ladle/Soup.intentdefinition": Sample.definition([Sample.intent("ServeSoup")]).file,
  ])

  private static func app(_ name: String) -> String {
    """
    <plist version="1.0"><dict><key>CFBundleName</key><string>\(name)</string>
    <key>NSSiriUsageDescription</key><string>To serve</string></dict></plist>
    """
  }

  /// Several samples in one folder are apps of their own.
  @Test func cardsOfSeveralAppsBearTheNameOfTheirOwn() async throws {
    let tree = try await Self.samovar.site().tree
    func names(below folder: String) -> Set<String> {
      let pages = tree.paths.filter { $0.hasPrefix("intents/\(folder)/") && $0.hasSuffix(".html") }
        .map { tree.text(at: $0) }
      return Set(
        ["Samovar", "Ladle"].filter { name in
          pages.contains { $0.contains(">\(name)</text>") }
        })
    }
    #expect(names(below: "BrewTea") == ["Samovar"])
    #expect(names(below: "ServeSoup") == ["Ladle"])
  }

  @Test func cardsBearTheNameOfTheSettings() {
    var project = Self.samovar
    project["site.yml"] = "app: {name: Kitchen}\n"
    #expect(project.project.appName == "Kitchen" && project.project.appNames.isEmpty)
    project["site.yml"] = "title: Kitchen\n"
    #expect(
      project.project.appNames == ["BrewTeaIntent": "Samovar", "ServeSoupIntent": "Ladle"])
  }

  /// A library's project stands further down.
  @Test func isThatOfTheProjectNearestToTheTop() {
    let paths: Set = [
      "Vendor/Alembic/Alembic.xcodeproj/project.pbxproj", "iOS/Tea.xcodeproj/project.pbxproj",
      "iOS/TeaTests.xcodeproj/project.pbxproj",
    ]
    #expect(name(of: "SiriIntentUI", besides: paths) == "Tea")
  }

  @Test func isThatOfTheXcodeProjectFirst() {
    let project = "iOS/Ninety Two.xcodeproj/project.pbxproj"
    #expect(name(of: "SiriIntentUI", besides: [project]) == "Ninety Two")
  }

  /// The texts of a property list come before it, in the language of the project.
  @Test(arguments: [
    ("App/en.lproj/InfoPlist.strings", "CFBundleDisplayName = \"Tea Time\";", "Tea Time"),
    ("App/en.lproj/InfoPlist.strings", "\"CFBundleName\" = \"Tea Time\";", "Tea Time"),
    ("App/de.lproj/InfoPlist.strings", "CFBundleDisplayName = \"Tee\";", "Kettle"),
    ("Other/en.lproj/InfoPlist.strings", "CFBundleDisplayName = \"Tea Time\";", "Kettle"),
    ("App/en.lproj/InfoPlist.strings", "CFBundleDisplayName = \"$(NAME)\";", "Kettle"),
    (
      "App/InfoPlist.xcstrings",
      #"{"sourceLanguage": "en", "strings": {"CFBundleDisplayName": {"localizations": {"en": {"stringUnit": {"value": "Tea Time"}}}}}}"#,
      "Tea Time"
    ),
    ("App/InfoPlist.xcstrings", "{", "Kettle"),
  ])
  func isWhatTheTextsOfThePropertyListSay(path: String, text: String, name: String) {
    let listing = SourceListing(
      files: [
        SourceFile(path: "App/Info.plist", bytes: Array(Self.kettle.utf8)),
        SourceFile(path: path, bytes: Array(text.utf8)),
      ])
    let project = ProjectReader.read(listing, settings: SiteSettings(), diagnostics: [])
    #expect(project.appName == name)
  }

  @Test func aVariantHasTheNameOfItsLanguage() async throws {
    var project = Sample.teaHouse()
    project["App/Info.plist"] = Self.kettle
    project["App/de.lproj/InfoPlist.strings"] = "CFBundleDisplayName = \"Kessel\";"
    project["de.lproj/Tea.strings"] = "\"x\" = \"y\";"
    project["site.yml"] = "hosts: [siri]\nvariants: [{language: de}]\n"
    let texts = try await project.site().tree.files.filter { $0.key.hasSuffix(".txt") }
      .map { String(decoding: $0.value, as: UTF8.self) }
    #expect(texts.contains { $0.contains("Kettle") } && texts.contains { $0.contains("Kessel") })
    #expect(!texts.contains { $0.contains("Kettle") && $0.contains("Kessel") })
  }

  private static let kettle = """
    <plist version="1.0"><dict><key>CFBundleDisplayName</key><string>Kettle</string>
    <key>NSSiriUsageDescription</key><string>To brew</string></dict></plist>
    """
}
