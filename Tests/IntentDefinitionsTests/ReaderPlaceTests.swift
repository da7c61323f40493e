import Diagnostics
import IntentDefinitions
import SourceFormats
import TestSupport
import Testing

/// Each reader of property lists points at the value that it cannot use.
@Suite struct ReaderPlaceTests {
  private func rules(at marked: MarkedSource, in diagnostics: [Diagnostic]) -> [String] {
    diagnostics.filter { marked.places.contains($0.location ?? .init(file: "")) }.map(\.rule.id)
  }

  @Test(arguments: [
    ("<key>INIntents</key>\n\t①<dict/>", "wrong-type"),
    ("<key>INIntents</key><array>\n\t①<string>é</string></array>", "wrong-type"),
    ("<key>INIntents</key><array>\n  ①<dict/></array>", "missing-key"),
    (
      "<key>INIntents</key><array><dict><key>INIntentName</key><string>Brühe</string>"
        + "<key>INIntentTitle</key>①<integer>1</integer></dict></array>", "wrong-type"
    ),
    (
      "<key>INIntents</key><array><dict><key>INIntentName</key><string>Brew</string>\n"
        + "<key>INIntentParameters</key><array>\r\n①<true/></array></dict></array>", "wrong-type"
    ),
    (
      "<key>INIntents</key><array><dict><key>INIntentName</key><string>Brew</string>"
        + "<key>INIntentParameters</key><array><dict><key>INIntentParameterName</key>"
        + "<string>tea</string><key>INIntentParameterType</key>\n①<integer>1</integer></dict>"
        + "</array></dict></array>", "wrong-type"
    ),
    (
      "<key>INIntents</key><array><dict><key>INIntentName</key><string>Brew</string>"
        + "<key>INIntentResponse</key>\n①<array/></dict></array>", "wrong-type"
    ),
    (
      "<key>INIntents</key><array><dict><key>INIntentName</key><string>Brew</string>"
        + "<key>INIntentParameterCombinations</key>\n①<array/></dict></array>", "wrong-type"
    ),
    (
      "<key>INEnums</key><array><dict><key>INEnumName</key><string>Size</string>"
        + "<key>INEnumValues</key><array><dict><key>INEnumValueName</key><string>a</string>"
        + "<key>INEnumValueIndex</key>\n①<string>1</string></dict></array></dict></array>",
      "wrong-type"
    ),
    (
      "<key>INTypes</key><array><dict><key>INTypeName</key><string>Pot</string>"
        + "<key>INTypeProperties</key>\n①<dict/></dict></array>", "wrong-type"
    ),
    ("<key>INIntentDefinitionModelVersion</key>\n ①<string>9.9</string>", "unknown-model-version"),
  ])
  func definitionReader(marked: String, rule: String) {
    let sample = MarkedSource("<plist><dict>\(marked)</dict></plist>")
    let reading = DefinitionReading(text: sample.text)
    #expect(rules(at: sample, in: reading.diagnostics) == [rule])
  }

  @Test(arguments: [
    ("<key>NSExtension</key>①<array/>", ""),
    (
      "<key>NSExtension</key><dict>\(point)<key>NSExtensionAttributes</key>\n ①<array/></dict>",
      "wrong-type"
    ),
    (
      extensionAttributes("<key>IntentsSupported</key>\n\t①<string>A</string>"),
      "no-intents-supported"
    ),
    (extensionAttributes("<key>IntentsSupported</key>①<array/>"), "no-intents-supported"),
    (
      extensionAttributes(
        "<key>IntentsSupported</key><array><string>A</string>\n  ①<integer>1</integer></array>"),
      "wrong-type"
    ),
    (
      extensionAttributes(
        "<key>IntentsSupported</key><array><string>A</string></array>"
          + "<key>IntentsRestrictedWhileLocked</key>\n①<string>A</string>"), "wrong-type"
    ),
    (
      extensionAttributes(
        "<key>IntentsSupported</key><array><string>A</string></array>"
          + "<key>SupportedMediaCategories</key><array>\n①<true/></array>"), "wrong-type"
    ),
    (
      "<key>NSExtension</key><dict>\(point)<key>NSExtensionPrincipalClass</key>①<array/></dict>",
      "wrong-type"
    ),
  ])
  func extensionInfoReader(marked: String, rule: String) throws {
    let sample = MarkedSource("<plist><dict>\(marked)</dict></plist>", file: "E/Info.plist")
    let reading = try readInfo(text: sample.text, path: "E/Info.plist")
    let rules = rules(at: sample, in: reading.diagnostics)
    #expect(rule.isEmpty ? rules.isEmpty : rules.contains(rule), "\(rules)")
  }

  @Test(arguments: [
    "<key>INIntentsSupported</key>\n①<string>A</string>",
    "<key>NSUserActivityTypes</key><array>\n\t①<dict/></array>",
    "<key>NSSiriUsageDescription</key> ①<true/>",
    "<key>INIntentsSupported</key><array/><key>INIntentsRestrictedWhileLocked</key>\n①<true/>",
  ])
  func appInfoReader(marked: String) throws {
    let sample = MarkedSource("<plist><dict>\(marked)</dict></plist>", file: "A/Info.plist")
    var diagnostics: [Diagnostic] = []
    let root = try readPropertyList(
      path: "A/Info.plist", bytes: sample.bytes, reporting: &diagnostics)
    _ = AppInfoReader(path: "A/Info.plist").read(root, reporting: &diagnostics)
    #expect(rules(at: sample, in: diagnostics) == ["wrong-type"])
  }

  private static let point =
    "<key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>"

  private static func extensionAttributes(_ text: String) -> String {
    "<key>NSExtension</key><dict>\(point)<key>NSExtensionAttributes</key><dict>\(text)</dict></dict>"
  }
}
