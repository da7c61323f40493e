import CardLayout
import Testing
import Views

struct ResolvedFontTests {
  private func fixed(_ size: Points) -> ResolvedFont {
    let request = FontRequest.system(size: size, weight: .bold, design: .rounded)
    return ResolvedFont(request: request, contentSize: .accessibility5)
  }

  @Test func styleTakesSizeAndLeadingFromTheTable() {
    let font = ResolvedFont(request: .style(.headline), contentSize: .large)
    #expect(font.size == 17)
    #expect(font.leading == 22)
    #expect(font.weight == .semibold)
    #expect(font.ascent.description == "17.03")
  }

  @Test func fixedSizeDoesNotFollowTheContentSize() {
    #expect(fixed(17).size == 17)
    #expect(fixed(17).weight == .bold)
    #expect(fixed(17).design == .rounded)
  }

  @Test func fixedSizeHasTheLineHeightOfTheTypeface() {
    #expect(fixed(17).leading.description == "20.3")
    #expect(fixed(17).ascent.description == "16.19")
  }

  @Test(arguments: [-5, 0] as [Points]) func negativeSizeIsNothing(size: Points) {
    #expect(fixed(size).leading == 0)
    #expect(TextMeasure(font: fixed(size)).width(of: "Soup") == 0)
  }

  @Test func hugeSizeIsBroughtInside() {
    #expect(fixed(Points(sixtyFourths: .max)).size == 10_000)
  }

  /// The labels of storyboards are as high as the typeface, on Xcode's canvas and on a device.
  @Test func aStyleMayHaveTheLineHeightOfTheTypeface() {
    let leadings = [TextStyle.body, .headline, .subheadline, .footnote].map {
      ResolvedFont(request: .style($0), contentSize: .large, hasOwnLineHeight: true)
        .leading.description
    }
    #expect(leadings == ["20.3", "20.3", "17.91", "15.52"])
  }
}
