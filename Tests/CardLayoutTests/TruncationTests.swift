import CardLayout
import Testing
import Views

struct TruncationTests {
  @Test(
    arguments: [
      (.truncatingTail, "Order clam|chowder w…"), (.truncatingHead, "Order clam|…th cheese"),
      (.truncatingMiddle, "Order clam|chow…heese"), (.wordWrapping, "Order clam|chowder"),
      (.clipping, "Order clam|chowder wi"), (.charWrapping, "Order clam|chowder wi"),
    ] as [(LineBreakMode, String)])
  func cutsTheLastAllowedLine(mode: LineBreakMode, lines: String) {
    let result = broken("Order clam chowder with cheese", columns: 10, lineLimit: 2, mode: mode)
    #expect(result.isTruncated)
    #expect(result.lines.map(\.text).joined(separator: "|") == lines)
    #expect(result.size.width <= 60)
  }

  @Test(arguments: LineBreakMode.allCases) func leavesTextThatFits(mode: LineBreakMode) {
    let result = broken("Order\nclam  \n", columns: 5, lineLimit: 2, mode: mode)
    #expect(!result.isTruncated)
    #expect(result.lines.map(\.text) == ["Order", "clam"])
  }

  @Test(arguments: LineBreakMode.allCases) func neverCutsWithoutALimit(mode: LineBreakMode) {
    #expect(!broken("Order clam chowder", columns: 3, lineLimit: 0, mode: mode).isTruncated)
  }

  @Test(
    arguments: [
      (.truncatingTail, "one…"), (.truncatingHead, "…three"), (.truncatingMiddle, "one…three"),
      (.wordWrapping, "one"), (.clipping, "one"),
    ] as [(LineBreakMode, String)])
  func furtherParagraphsAreCutToo(mode: LineBreakMode, line: String) {
    let result = broken("one\ntwo\nthree", columns: 20, lineLimit: 1, mode: mode)
    #expect(result.isTruncated)
    #expect(result.lines.map(\.text) == [line])
  }

  @Test(arguments: [.truncatingTail, .truncatingHead, .truncatingMiddle] as [LineBreakMode])
  func ellipsisStaysWhereNothingElseFits(mode: LineBreakMode) {
    let result = broken("Order clam", columns: 0, lineLimit: 1, mode: mode)
    #expect(result.lines.map(\.text) == ["…"])
    #expect(result.size.width == 6)
  }

  @Test func spaceBeforeTheEllipsisIsLeftOut() {
    let result = broken("one two", columns: 5, lineLimit: 1, mode: .truncatingTail)
    #expect(result.lines.map(\.text) == ["one…"])
  }

  @Test func clustersAreNotCutApart() {
    let result = broken("👩‍🍳👩‍🍳👩‍🍳", columns: 4, lineLimit: 1, mode: .truncatingTail)
    #expect(result.lines.map(\.text) == ["👩‍🍳…"])
  }
}
