@testable import OutputFolder
import SiteGeneration
import Testing

@Suite struct ExtensionsPageTests {
  @Test func everyExtensionIsListedWithWhatItsPlistSays() async throws {
    let text = try await SampleSite.messaging().text("extensions/index.html")
    #expect(
      text.contains(
        """
        Handler Intents extension Extension point com.apple.intents-service Principal class \
        $(PRODUCT_MODULE_NAME).Start Written in Handler/Info.plist Intents of Handler Intent Place \
        INSendMessageIntent asks to unlock while locked Info.plist:3:1 INStartAudioCallIntent Info.plist:4:1
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
        "App App Written in App/Info.plist Intents of App Intent Place INPlayMediaIntent "
          + "handled by the app itself Info.plist:2:1"))
    #expect(
      site.text("intents/INPlayMediaIntent/index.html").contains("Handled by App (the app)"))
  }

  @Test func appIsShownWithItsPermissionItsRestrictionsAndItsEntitlements() async throws {
    let site = try await SampleSite([
      "App/Info.plist": """
      <plist><dict><key>CFBundleExecutable</key><string>$(EXECUTABLE_NAME)</string>
      <key>CFBundleIdentifier</key><string>$(BUNDLE_ID)</string>
      <key>CFBundleVersion</key><string>${BUILD}</string>
      <key>LSRequiresIPhoneOS</key><true/>
      <key>INIntentsSupported</key><array><string>INPlayMediaIntent</string></array>
      <key>INIntentsRestrictedWhileLocked</key><array><string>INPlayMediaIntent</string></array>
      <key>NSUserActivityTypes</key><array><string>com.tea.show</string></array>
      <key>NSSiriUsageDescription</key><string>Siri plays $(WHAT).</string></dict></plist>
      """,
      "App/App.entitlements": """
      <plist><dict><key>com.apple.developer.siri</key>
      <true/></dict></plist>
      """,
    ])
    let text = site.text("extensions/index.html")
    #expect(
      text.contains(
        """
        App App Siri usage description Siri plays $(WHAT). Other activity types com.tea.show Bundle \
        $(BUNDLE_ID) Bundle version ${BUILD} Written in App/Info.plist Intents of App Intent Place \
        INPlayMediaIntent handled by the app itself, asks to unlock while locked Info.plist:5:37 \
        Entitlements Entitlements File com.apple.developer.siri Place App/App.entitlements yes App.entitlements:2:1
        """), "\(text)")
  }

  @Test func mediaCategoriesAndAMissingPermissionAreShown() async throws {
    let site = try await SampleSite([
      "App/Info.plist": """
      <plist><dict><key>CFBundleExecutable</key><string>A</string>
      <key>CFBundleIdentifier</key><string>A</string><key>LSRequiresIPhoneOS</key><true/>
      </dict></plist>
      """,
      "Handler/Info.plist": SampleSite.plist(
        "com.apple.intents-service", ["INPlayMediaIntent"],
        more: """
          <key>SupportedMediaCategories</key><array>
          <string>INMediaCategoryMusic</string><string>INMediaCategoryPodcasts</string></array>
          """),
    ])
    let text = site.text("extensions/index.html")
    #expect(text.contains("Media categories INMediaCategoryMusic, INMediaCategoryPodcasts"))
    #expect(text.contains("Siri usage description none"))
  }

  @Test func appThatSaysNothingOfIntentsMakesNoPage() async throws {
    let app = "<key>CFBundleExecutable</key><string>A</string><key>LSRequiresIPhoneOS</key><true/>"
    let identifier = "<key>CFBundleIdentifier</key><string>A</string>"
    let site = try await SampleSite([
      "index.md": "# Hello", "App/Info.plist": "<plist><dict>\(app)\(identifier)</dict></plist>",
      "Broken/Info.plist": "<plist><dict>\(app)",
    ])
    #expect(!site.site.tree.paths.contains("extensions/index.html"))
    #expect(site.site.diagnostics.isEmpty)
  }

  @Test func projectWithoutExtensionsHasNoSuchPage() async throws {
    let site = try await SampleSite(["index.md": "# Hello"])
    #expect(!site.site.tree.paths.contains("extensions/index.html"))
  }
}
