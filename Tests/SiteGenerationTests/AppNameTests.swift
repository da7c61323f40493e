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
    ("SoupChefIntentsUI", "Soup Chef"), ("RidesUI", "Rides"), ("a-Shell-IntentsUI", "a-Shell"),
    ("PDX Bus Siri ExtensionUI", "PDX Bus"), ("Toggl.iOS.SiriExtension.UI", "Toggl"),
    ("SiriIntentUI", "App"), ("Intents UI", "App"), ("Widgets", "App"),
  ])
  func isTheFolderOfAnExtensionWithoutItsAdditions(folder: String, name: String) {
    #expect(self.name(of: folder) == name)
  }

  @Test func isThatOfTheXcodeProjectFirst() {
    let project = "iOS/Ninety Two.xcodeproj/project.pbxproj"
    #expect(name(of: "SiriIntentUI", besides: [project]) == "Ninety Two")
  }
}
