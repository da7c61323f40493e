import CardLayout
import Testing
import Views

/// Texts whose parts have styles of their own.
struct TextSpanTests {
  private static let small = FontRequest.system(size: 10, weight: .regular, design: .monospaced)
  private static let large = FontRequest.system(size: 20, weight: .regular, design: .monospaced)

  /// A label of parts, each with its text and whether it is large and red.
  private func label(_ parts: [(String, Bool)], lines: Int = 0) -> LabelContent<String> {
    var label = LabelContent(
      text: parts.map(\.0).joined(), font: Self.small, color: .semantic(.label), lines: lines,
      lineBreak: .truncatingTail, alignment: .natural)
    label.spans = parts.map { text, isLarge in
      TextSpan(
        length: text.utf8.count, font: isLarge ? Self.large : Self.small,
        color: .semantic(isLarge ? .red : .label))
    }
    return label
  }

  private func text(_ label: LabelContent<String>, width: Points) throws -> TextBox {
    let box = laidOut(stack(.vertical, alignment: .leading, [View(.label(label))]), width: width)
    guard case .text(let text)? = box.children.first?.content else {
      throw TestFailure.noText
    }
    return text
  }

  private enum TestFailure: Error { case noText }

  private func words(_ text: TextBox) -> [[String]] {
    text.lines.map { line in
      text.parts(of: line).map { "\($0.text) \($0.font.size) \($0.width)" }
    }
  }

  @Test func eachPartIsMeasuredInItsFont() throws {
    let own = try text(label([("ab", false), ("é🍲", true), ("c", false)]), width: 300)
    let parts = own.parts(of: own.lines[0])
    #expect(parts.map(\.text) == ["ab", "é🍲", "c"] && parts.map(\.font.size) == [10, 20, 10])
    for (part, request) in zip(parts, [Self.small, Self.large, Self.small]) {
      let alone = TextMeasure(font: ResolvedFont(request: request, contentSize: .large))
      #expect(abs(part.width.value - alone.width(of: part.text).value) < 0.1)
    }
    let sum = parts.map(\.width.value).reduce(0, +)
    #expect(abs(own.lines[0].width.value - sum) < 0.1)
    #expect(
      own.styles.map(\.color) == [.requested(.semantic(.label)), .requested(.semantic(.red))])
  }

  /// A line is as high as its largest font takes, and its parts share a baseline.
  @Test func aLineIsAsHighAsItsLargestFont() throws {
    let (one, two) = (
      try text(label([("a b", false)]), width: 300),
      try text(
        label([("a\n", false), ("b", true)]), width: 300)
    )
    let (small, large) = (
      ResolvedFont(request: Self.small, contentSize: .large),
      ResolvedFont(request: Self.large, contentSize: .large)
    )
    #expect(one.lines.map(\.broken.leading) == [small.leading])
    #expect(two.lines.map(\.broken.leading) == [small.leading, large.leading])
    #expect(two.lines[0].baseline == small.ascent)
    #expect(two.lines[1].baseline == small.leading + large.ascent)
    #expect(two.linesFrame?.height == small.leading + large.leading)
  }

  /// Letters of the larger font are 12 points wide, the others 6.
  @Test func linesBreakInsideOfParts() throws {
    let own = try text(label([("ab ", false), ("cd ef", true)]), width: 46)
    #expect(words(own).map { $0.map { $0.prefix { $0 != " " } } } == [["ab", "cd"], ["ef"]])
    #expect(!own.isTruncated)
  }

  @Test func aCutPartKeepsItsStyleWithItsEllipsis() throws {
    let own = try text(label([("ab ", false), ("cdefgh", true)], lines: 1), width: 70)
    let parts = own.parts(of: own.lines[0])
    #expect(own.isTruncated && parts.map(\.text).joined() == own.lines[0].text)
    #expect(parts.last?.text == "…" && parts.last?.font.size == 20, "\(parts)")
  }

  /// Spans that do not fit their text leave the rest in the label's style.
  @Test(arguments: [0, 1, 99])
  func spansOfAnotherLengthLoseNothing(length: Int) throws {
    var own = label([("abc", false)])
    own.spans = [TextSpan(length: length, font: Self.large, color: .semantic(.red))]
    let box = try text(own, width: 300)
    #expect(box.parts(of: box.lines[0]).map(\.text).joined() == "abc")
  }
}
