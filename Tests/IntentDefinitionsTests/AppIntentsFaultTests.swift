import Diagnostics
import IntentDefinitions
import TestSupport
import Testing

/// Faults of definitions and extensions that were found by these tests.
struct AppIntentsFaultTests {
  /// Order is part of the result: a dictionary's order must not show.
  @Test func intentsOfOneNameHaveAnOrder() throws {
    let definition = try #require(
      DefinitionReading(
        Sample.definition(
          (0..<8).map { Sample.intent("Brew", extra: [("INIntentClassPrefix", "P\($0)")]) })
      ).definition)
    var diagnostics: [Diagnostic] = []
    let app = AppIntents(definitions: [definition], extensions: [], reporting: &diagnostics)
    let classes = app.intents.map(\.intent.className)
    #expect(classes == classes.sorted())
  }

  /// One is enough: the same name twice in one plist is not handled by two extensions.
  @Test func aNameTwiceInOneListIsNotTwoExtensions() throws {
    let info = try readInfo(
      text: Sample.info(ui: false, supports: ["BrewIntent", "BrewIntent"]).file)
    var diagnostics: [Diagnostic] = []
    _ = AppIntents(
      definitions: [], extensions: [try #require(info.info)], reporting: &diagnostics)
    #expect(!diagnostics.contains { $0.rule == .handledTwice })
  }

  /// `attributes` that are no dictionary were reported already; the empty list follows from it.
  @Test func aBrokenExtensionIsOneFinding() throws {
    let text = """
      <plist version="1.0"><dict><key>NSExtension</key>
      <dict><key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
      <key>NSExtensionAttributes</key><string>x</string></dict></dict></plist>
      """
    #expect(try readInfo(text: text).diagnostics.count == 1)
  }

  /// A name of a wrong type is left out of the list, which has to be said.
  @Test func classNamesThatAreNoTextAreFindings() throws {
    let text = Sample.info(ui: false, supports: ["A"]).file
      .replacing("<string>A</string>", with: "<string>A</string><integer>0</integer>")
    #expect(try readInfo(text: text).diagnostics.map(\.rule.id) == ["wrong-type"])
  }
}
