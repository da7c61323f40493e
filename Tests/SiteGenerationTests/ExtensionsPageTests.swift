import SiteGeneration
import Testing

@Suite struct ExtensionsPageTests {
  @Test func everyExtensionIsListedWithWhatItsPlistSays() async throws {
    let text = try await SampleSite.messaging().text("extensions/index.html")
    #expect(
      text.contains(
        """
        Handler Intents extension Extension point com.apple.intents-service Principal class \
        $(PRODUCT_MODULE_NAME).Start Written in Handler/Info.plist Intent Place \
        INSendMessageIntent asks to unlock while locked 3:1 INStartAudioCallIntent 4:1
        """), "\(text)")
    #expect(text.contains("View Intents UI extension"))
    #expect(text.contains("Main storyboard $(PRODUCT_MODULE_NAME).Start"))
  }

  @Test func flowLinksToTheExtensionOnThatPage() async throws {
    let site = try await SampleSite.messaging().site
    let page = site.tree.text(at: "intents/INSendMessageIntent/index.html")
    let list = site.tree.text(at: "extensions/index.html")
    let link = try #require(page.split(separator: "extensions/index.html#").dropFirst().first)
    let anchor = link.prefix { $0 != "\"" }
    #expect(list.contains("id=\"\(anchor)\""))
  }

  @Test func appThatHandlesIntentsItselfIsListed() async throws {
    let site = try await SampleSite([
      "App/Info.plist": """
      <plist><dict><key>INIntentsSupported</key><array>
      <string>INPlayMediaIntent</string></array></dict></plist>
      """
    ])
    #expect(
      site.text("extensions/index.html").contains(
        "App App Written in App/Info.plist Intent Place INPlayMediaIntent "
          + "handled by the app itself 2:1"))
    #expect(
      site.text("intents/INPlayMediaIntent/index.html").contains("Handled by App (the app)"))
  }

  @Test func projectWithoutExtensionsHasNoSuchPage() async throws {
    let site = try await SampleSite(["index.md": "# Hello"])
    #expect(!site.site.tree.paths.contains("extensions/index.html"))
  }
}
