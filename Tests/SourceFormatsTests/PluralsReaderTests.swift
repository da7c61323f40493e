import Diagnostics
import SourceFormats
import TestSupport
import Testing

@Suite struct PluralsReaderTests {
  private func read(_ text: String) -> Reading<PluralsFile> {
    readPlurals(Array("<plist><dict>\(text)</dict></plist>".utf8))
  }

  /// A variable with its rule and some forms.
  private func variable(_ name: String, _ forms: String) -> String {
    """
    <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key>
    <string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lu</string>\(forms)</dict>
    """
  }

  @Test func readsTheFormsOfAVariableInTheOrderOfTheCategories() throws {
    let reading = read(
      "<key>${count} soups</key><dict><key>NSStringLocalizedFormatKey</key>"
        + "<string>%#@n@!</string>"
        + variable(
          "n",
          "<key>other</key><string>${count} Suppen</string><key>one</key><string>eine</string>"
            + "<key>zero</key><string>keine</string>")
        + "</dict>")
    #expect(reading.report == "")
    let text = try #require(reading.tree?.texts.first)
    #expect(text.key == "${count} soups" && text.format == "%#@n@!")
    #expect(text.variables.map(\.name) == ["n"])
    #expect(text.variables[0].forms.map(\.category) == [.zero, .one, .other])
    #expect(text.variables[0].forms.map(\.text) == ["keine", "eine", "${count} Suppen"])
  }

  @Test func takesVariablesThatTheFormatOrAFormNames() throws {
    let form = { (text: String) in "<key>other</key><string>\(text)</string>" }
    let reading = read(
      "<key>a</key><dict><key>NSStringLocalizedFormatKey</key>"
        + "<string>100% %2$#@b@ %d %#@a@ %#@b@ %#@</string>" + variable("a", form("x %#@c@"))
        + variable("b", form("y")) + variable("c", form("z")) + variable("d", form("unused"))
        + "</dict>")
    #expect(reading.report == "")
    #expect(reading.tree?.texts.first?.variables.map(\.name) == ["b", "a", "c"])
  }

  @Test func leavesOutTextsByWidthAndByDevice() {
    let reading = read(
      "<key>a</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key>"
        + "<string>x</string></dict></dict>"
        + "<key>b</key><dict><key>NSStringDeviceSpecificRuleType</key><dict/></dict>")
    #expect(reading.report == "" && reading.tree?.texts.isEmpty == true)
  }

  private static let rule =
    "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
  private static let format =
    "<key>t</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>"

  @Test(arguments: [
    (
      format + "①<key>n</key><dict>\(rule)<key>one</key><string>x</string></dict></dict>",
      "broken-plural: 'n' has no form 'other'",
      "Write the key 'other', for every number without another form"
    ),
    (
      format + "<key>n</key><dict>\(rule)<key>other</key><string>x</string>\n"
        + "  ①<key>fwe</key><string>x</string></dict></dict>",
      "unknown-plural-category: There is no plural category 'fwe'", "Write 'few'"
    ),
    (
      format + "<key>n</key><dict>\(rule)<key>other</key><string>x</string>"
        + "①<key>seventeen</key><string>x</string></dict></dict>",
      "unknown-plural-category: There is no plural category 'seventeen'",
      "Use one of 'zero', 'one', 'two', 'few', 'many', 'other'"
    ),
    (
      format + "①<key>n</key><dict><key>other</key><string>x</string></dict></dict>",
      "broken-plural: 'n' has no plural rule",
      "Write NSStringPluralRuleType as its NSStringFormatSpecTypeKey"
    ),
    (
      "<key>t</key><dict><key>NSStringLocalizedFormatKey</key>\n①<string>%#@m@</string></dict>",
      "broken-plural: The format names 'm', which has no dictionary",
      "Write the key 'm' with a dictionary of forms"
    ),
    (
      "\n①<key>t</key><dict/>", "broken-plural: 't' has no format",
      "Write NSStringLocalizedFormatKey"
    ),
    (
      "<key>t</key>\n①<string>x</string>", "wrong-type: The value of 't' must be a dictionary",
      "Write a dictionary"
    ),
    (
      "<key>t</key><dict><key>NSStringLocalizedFormatKey</key>①<true/></dict>",
      "wrong-type: The value of 'NSStringLocalizedFormatKey' must be a text", "Write a text"
    ),
    (
      format + "<key>n</key><dict>\(rule)<key>other</key>①<integer>1</integer></dict></dict>",
      "wrong-type: The value of 'other' must be a text", "Write a text"
    ),
  ])
  func pointsAtTheFault(marked: String, message: String, fix: String) {
    let sample = MarkedSource("<plist><dict>\(marked)</dict></plist>")
    let reading = readPlurals(sample.bytes)
    #expect(reading.report == sample.report(message, fix: fix))
    #expect(reading.tree != nil)
  }

  @Test func needsADictionary() {
    let sample = MarkedSource("<plist>\n ①<array/></plist>")
    #expect(
      readPlurals(sample.bytes).report
        == sample.report(
          "malformed-property-list: The file's property list is not a dictionary",
          fix: "Write a dictionary of texts"))
  }
}
