import Diagnostics
import TestSupport
import Testing

@testable import ProjectReading

struct VariantReaderTests {
  private func read(_ text: String) -> (SiteSettings, [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let settings = SiteSettings(
      SourceFile(path: "site.yml", bytes: Array(text.utf8)), reporting: &diagnostics)
    return (settings, diagnostics)
  }

  @Test func readsEachKindAndSeveralTogether() {
    let (settings, diagnostics) = read(
      """
      variants:
        - {appearance: dark}
        - {textSize: accessibility3}
        - {width: 320}
        - {width: 430, appearance: light, textSize: extraSmall}
      """)
    #expect(reports(diagnostics).isEmpty)
    #expect(
      settings.variants.map(\.variant.slug) == [
        "dark", "text-accessibility3", "width-320", "light-text-extraSmall-width-430",
      ])
    #expect(
      settings.variants.last?.variant.title
        == "Always light, text size extraSmall, screen 430 points wide")
  }

  @Test(arguments: [
    (
      "[①{}]", "missing-key: The variant does not change anything",
      "Write one of 'appearance', 'textSize', 'width' and 'language'"
    ),
    (
      "[①dark]", "wrong-type: A variant must be a mapping, not 'dark'",
      "Write lines of the form 'key: value'"
    ),
    (
      "[{①apearance: dark}]", "unknown-key: The key 'apearance' is unknown here",
      "Write 'appearance'"
    ),
    (
      "[{textSize: ①accessibilty3}]",
      "wrong-type: 'textSize' must be one of 'extraSmall', 'small', 'medium', 'large', 'extraLarge', 'extraExtraLarge', 'extraExtraExtraLarge', 'accessibility1', 'accessibility2', 'accessibility3', 'accessibility4', 'accessibility5', not 'accessibilty3'",
      "Write 'accessibility3'"
    ),
    (
      "[{width: ①239}]", "unknown-value: A screen cannot be 239 points wide",
      "Write a width from 240 to 1200"
    ),
    (
      "[{width: ①1201}]", "unknown-value: A screen cannot be 1201 points wide",
      "Write a width from 240 to 1200"
    ),
    (
      "[{width: ①wide}]", "wrong-type: 'width' must be a whole number, not 'wide'",
      "Write digits only, without quotes"
    ),
    (
      "[{width: 320, appearance: dark}, ①{appearance: dark, width: 320}]",
      "duplicate-key: The variant 'dark-width-320' appears twice", "Remove one"
    ),
    (
      "①{appearance: dark}", "wrong-type: 'variants' must be a list, not a mapping",
      "Start each item with '- '"
    ),
  ])
  func saysWhereAMistakeIsAndWhatToWrite(marked: String, message: String, fix: String) {
    let sample = MarkedSource("variants: \(marked)", file: "site.yml")
    let (settings, diagnostics) = read(sample.text)
    let expected = sample.report(message, fix: fix)
    #expect(reports(diagnostics) == expected)
    #expect(settings.variants.count == (message.hasPrefix("duplicate") ? 1 : 0))
  }

  @Test func leavesOutAVariantThatIsHalfRead() {
    let (settings, _) = read("variants: [{appearance: dark, width: 10}, {width: 240}]")
    #expect(settings.variants.map(\.variant.slug) == ["width-240"])
  }

  @Test func keepsNoMoreThanTwelve() {
    let widths = (300...320).map { "{width: \($0)}" }.joined(separator: ", ")
    let (settings, diagnostics) = read("variants: [\(widths)]")
    #expect(settings.variants.count == 12)
    #expect(diagnostics.map(\.rule.id) == ["over-limit"])
  }
}
