import CardLayout
import Testing
import Views

struct TextStyleTableTests {
  @Test(
    arguments: [
      (.largeTitle, 34, 41), (.title, 28, 34), (.title2, 22, 28), (.title3, 20, 25),
      (.headline, 17, 22), (.body, 17, 22), (.callout, 16, 21), (.subheadline, 15, 20),
      (.footnote, 13, 18), (.caption, 12, 16), (.caption2, 11, 13),
    ] as [(TextStyle, Int, Int)])
  func largeIsAsDocumented(style: TextStyle, size: Int, leading: Int) {
    let entry = TextStyleTable.entry(for: style, at: .large)
    #expect(entry.size == size)
    #expect(entry.leading == leading)
  }

  @Test(arguments: zip(ContentSize.allCases, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]))
  func bodyFollowsTheContentSize(contentSize: ContentSize, size: Int) {
    #expect(TextStyleTable.entry(for: .body, at: contentSize).size == size)
  }

  @Test(arguments: TextStyle.allCases) func neverShrinksAsTheContentSizeGrows(style: TextStyle) {
    let entries = ContentSize.allCases.map { TextStyleTable.entry(for: style, at: $0) }
    for (smaller, larger) in zip(entries, entries.dropFirst()) {
      #expect(smaller.size <= larger.size)
      #expect(smaller.leading <= larger.leading)
    }
    #expect(entries.allSatisfy { $0.leading > $0.size && $0.leading * 3 < $0.size * 4 + 4 })
  }

  @Test(arguments: ContentSize.allCases) func neverGrowsDownTheHierarchy(at size: ContentSize) {
    let styles: [TextStyle] = [
      .largeTitle, .title, .title2, .title3, .body, .callout, .subheadline, .footnote, .caption,
      .caption2,
    ]
    let sizes = styles.map { TextStyleTable.entry(for: $0, at: size).size }
    #expect(sizes == sizes.sorted(by: >))
  }

  @Test func onlyHeadlineIsSemibold() {
    let semibold = TextStyle.allCases.filter { TextStyleTable.weight(of: $0) == .semibold }
    #expect(semibold == [.headline])
  }
}
