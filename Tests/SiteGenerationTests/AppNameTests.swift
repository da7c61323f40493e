import IntentDefinitions
import SiteGeneration
import TestSupport
import Testing

/// What cards call an app that `site.yml` does not name.
struct AppNameTests {
  /// The name on the cards of a project with one extension in a folder, among further files.
  private func name(of folder: String, besides paths: Set<String> = []) -> String {
    let plist = Sample.info(ui: true, supports: []).file
    let listing = SourceListing(
      files: [SourceFile(path: "\(folder)/Info.plist", bytes: Array(plist.utf8))],
      otherPaths: paths)
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

  @Test func isThatOfTheXcodeProjectFirst() {
    let project = "iOS/Ninety Two.xcodeproj/project.pbxproj"
    #expect(name(of: "SiriIntentUI", besides: [project]) == "Ninety Two")
  }
}
