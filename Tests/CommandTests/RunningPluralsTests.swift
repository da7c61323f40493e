import Foundation
import TestSupport
import Testing

/// Texts of a running class that depend on a number.
@Suite(.onlyInFullLane, .serialized)
struct RunningPluralsTests {
  private static let source = RunningProject.controller(
    """
    let label = UILabel(frame: view.bounds)
    label.numberOfLines = 0
    view.addSubview(label)
    let cups = { (count: Int) in String(localized: "\\(count) cups") }
    let pots = { (count: Int) in
      String(format: NSLocalizedString("pots", tableName: "Pots", comment: ""), count)
    }
    label.text = [
      cups(1), cups(2), cups(1200), pots(0), pots(1), pots(5),
      String.localizedStringWithFormat(
        NSLocalizedString("both", tableName: "Pots", comment: ""), 1, "Ada", 2),
      String(localized: "\\("Ann") has \\(1)"), String(localized: "\\("Bob") has \\(3)"),
      String(format: "%.1f%%", 2.25), String(format: "%@ of %d", "3", 4),
      "\\(NSNumber(value: 3.0))", String(localized: "\\(Int32(1234))"),
    ].joined(separator: "|")
    completion(true, parameters, CGSize(width: 320, height: 200))
    """)

  private static func forms(_ name: String, _ forms: [(String, String)]) -> String {
    let members = forms.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined()
    return """
      <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\
      <key>NSStringFormatValueTypeKey</key><string>d</string>\(members)</dict>
      """
  }

  private static let folder = Result {
    let folder = try RunningProject.folder(source, shapes: ["pot"])
    try folder.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld cups": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld cup"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld cups"}}}}},
        "de": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "eine Tasse"}},
          "other": {"stringUnit": {"state": "translated", "value": "%arg Tassen"}}}}}}},
        "%@ has %lld": {"localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "%@ has %#@things@"},
          "substitutions": {"things": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "one thing"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg things"}}}}}}}}}}}
      """, at: "tea/Localizable.xcstrings")
    let format = "<key>NSStringLocalizedFormatKey</key>"
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>pots</key><dict>\(format)<string>%#@pots@!</string>
      \(forms("pots", [("zero", "no pots"), ("one", "a pot"), ("other", "%d pots")]))</dict>
      <key>both</key><dict>\(format)<string>%#@pots@ for %@, %#@cups@</string>
      \(forms("pots", [("one", "a pot"), ("other", "%d pots")]))
      \(forms("cups", [("one", "a cup"), ("other", "%d cups")]))</dict>
      </dict></plist>
      """, at: "tea/en.lproj/Pots.stringsdict")
    let text = try #require(folder.text(at: "tea/pot.interaction.yml"))
    try folder.write(
      text.replacingOccurrences(of: "interaction: pot", with: "interaction: kanne")
        + "language: de\n",
      at: "tea/kanne.interaction.yml")
    return folder
  }

  private func texts(_ shape: String) throws -> String {
    let layout = try RunningProject.dump("layout", shape, of: Self.folder.get())
    return layout.replacing("|⏎", with: "|").replacing("⏎", with: " ")
  }

  @Test func aTextHasTheFormOfItsNumber() throws {
    let layout = try texts("pot")
    #expect(
      layout.contains(
        "1 cup|2 cups|1,200 cups|no pots!|a pot!|5 pots!|a pot for Ada, 2 cups|Ann has one thing|Bob has 3 things|2.2%|3 of 4|3|1,234"
      ),
      "\(layout)")
  }

  @Test func theFormsAreThoseOfTheLanguage() throws {
    let layout = try texts("kanne")
    #expect(layout.contains("eine Tasse|2 Tassen|1.200 Tassen|no pots!"), "\(layout)")
  }
}
