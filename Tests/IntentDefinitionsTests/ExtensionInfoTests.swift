import Diagnostics
import IntentDefinitions
import TestSupport
import Testing

struct ExtensionInfoTests {
  @Test func readsBothKindsOfExtension() throws {
    let ui = try readInfo(text: Sample.info(ui: true, supports: ["BrewIntent"]).file)
    #expect(ui.diagnostics.isEmpty && ui.info?.point == .intentsUI)
    #expect(ui.info?.folder == "TeaUI" && ui.info?.supports("BrewIntent") == true)
    #expect(ui.info?.isNamed("TeaUI") == true && ui.info?.isNamed("$(PRODUCT_NAME)") == true)
    #expect(ui.info?.isNamed("Tea") == false && ui.info?.supports("Brew") == false)
    let handler = try readInfo(
      text: Sample.info(ui: false, supports: ["A", "B"], restricted: ["B"]).file)
    #expect(handler.info?.point == .intents)
    #expect(handler.info?.intentsSupported.map(\.name) == ["A", "B"])
    #expect(handler.info?.intentsRestrictedWhileLocked.map(\.name) == ["B"])
  }

  /// A folder that only keeps the Info.plist says nothing of the extension.
  @Test(arguments: [
    ("TeaUI/Info.plist", "TeaUI"), ("App/TeaUI/Resources/Info.plist", "TeaUI"),
    ("TeaUI/Supporting Files/TeaUI-Info.plist", "TeaUI"), ("Resources/Info.plist", "Resources"),
    ("Info.plist", ""),
  ]) func anExtensionIsNamedByItsFolder(path: String, name: String) throws {
    let text = Sample.info(ui: true, supports: ["BrewIntent"]).file
    let info = try #require(try readInfo(text: text, path: path).info)
    #expect(info.folder == name && info.isNamed(name))
    let own = path.split(separator: "/").dropLast()
    #expect(info.isNamed(own.joined(separator: "/")) && info.isNamed(String(own.last ?? "")))
  }

  @Test(arguments: [
    "<dict/>", "<dict><key>NSExtension</key><string>x</string></dict>", "<array/>",
    "<dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>"
      + "<string>com.apple.widgetkit-extension</string></dict></dict>",
  ])
  func otherPropertyListsAreNoneOfOurs(body: String) throws {
    let reading = try readInfo(text: "<plist version=\"1.0\">\(body)</plist>")
    #expect(reading.info == nil && reading.diagnostics.isEmpty)
  }

  @Test(arguments: [[], ["INSendMessageIntent"]]) func anEmptyListIsAFinding(names: [String]) throws
  {
    let reading = try readInfo(text: Sample.info(ui: true, supports: names).file)
    #expect(reading.info != nil)
    #expect(reading.diagnostics.map(\.rule) == (names.isEmpty ? [.noIntentsSupported] : []))
  }

  @Test func missingAttributesAreAFindingAtTheExtension() throws {
    let sample = MarkedSource(
      """
      <plist version="1.0"><dict><key>NSExtension</key>
      ①<dict><key>NSExtensionPointIdentifier</key>
      <string>com.apple.intents-service</string></dict></dict></plist>
      """, file: "TeaUI/Info.plist")
    let reading = try readInfo(text: sample.text)
    #expect(reading.diagnostics.map(\.location) == [sample.places[0]])
  }

  @Test func strayItemsAreLeftOut() throws {
    let text = Sample.info(ui: false, supports: ["A"]).file
      .replacing("<string>A</string>", with: "<string>A</string><integer>0</integer>")
    #expect(try readInfo(text: text).info?.intentsSupported.map(\.name) == ["A"])
  }
}
