import CardLayout
import Testing
import Views

struct TextMeasureTests {
  private static func system(_ size: Points, _ weight: FontWeight) -> FontRequest {
    .system(size: size, weight: weight, design: .standard)
  }

  @Test(
    arguments: [
      ("Order Soup", .style(.headline), 5843), ("Order Soup", .style(.body), 5587),
      ("Clam Chowder", .style(.largeTitle), 13699), ("Größe wählen", .style(.subheadline), 6086),
      ("Tilaa keittoa", .style(.footnote), 4730), ("$4.99", .style(.caption2), 1983),
      ("Ελλάδα", system(22, .bold), 5092), ("Заказать суп", system(20, .medium), 7802),
      ("…", .style(.body), 863), ("", .style(.body), 0), ("漢字🍲", .style(.body), 3456),
    ] as [(String, FontRequest, Int)])
  func sumsAdvanceWidthsAndSpacing(text: String, request: FontRequest, sixtyFourths: Int) {
    let font = ResolvedFont(request: request, contentSize: .large)
    #expect(TextMeasure(font: font).width(of: text).sixtyFourths == sixtyFourths)
  }

  @Test(arguments: samples.keys.sorted()) func widthGrowsWithTheText(language: String) {
    let text = samples[language] ?? ""
    let widths = text.indices.map { body.width(of: String(text[..<$0])) }
    #expect(widths == widths.sorted())
    #expect(body.width(of: text) >= widths.last ?? 0)
  }

  @Test(arguments: samples.keys.sorted()) func widthGrowsWithTheContentSize(language: String) {
    let widths = ContentSize.allCases.map { size in
      let font = ResolvedFont(request: .style(.body), contentSize: size)
      return TextMeasure(font: font).width(of: samples[language] ?? "")
    }
    #expect(widths == widths.sorted())
  }

  @Test func roundsUpOnceForTheWholeText() {
    let one = body.width(of: "i").sixtyFourths
    let hundred = body.width(of: String(repeating: "i", count: 100)).sixtyFourths
    #expect(hundred < one * 100)
    #expect(hundred > (one - 1) * 100)
  }

  @Test(arguments: FontWeight.allCases) func digitsOfOneWidthAreAsWideAsTheWidest(
    weight: FontWeight
  ) {
    func width(_ text: String, _ design: FontDesign) -> Points {
      TextMeasure(
        font: ResolvedFont(
          request: .system(size: 17, weight: weight, design: design), contentSize: .large)
      ).width(of: text)
    }
    let digits = (0...9).map { String(repeating: String($0), count: 10) }
    #expect(Set(digits.map { width($0, .monospacedDigit) }).count == 1)
    #expect(width(digits[1], .monospacedDigit) == digits.map { width($0, .standard) }.max())
    #expect(width("Tea", .monospacedDigit) == width("Tea", .standard))
  }
}
