import CardLayout
import TestSupport
import Testing
import Views

struct LineBreakerPropertyTests {
  private func lines(
    _ text: String, width: Int, limit: Int = 0, mode: LineBreakMode = .wordWrapping
  ) -> TextLines {
    let width = Points(sixtyFourths: width * 64)
    return LineBreaker(measure: body, width: width, lineLimit: limit, mode: mode).lines(of: text)
  }

  /// A text of pieces that stress the rules, the same for the same seed.
  private func text(seed: UInt64) -> String {
    var generator = FixedRandom(state: seed)
    let pieces =
      Array("abcdefgh ijkl   -–—/…()“”!?.,5%$é\n「」。ー漢字あっ한국ไทยเาשלם\u{200B}\u{A0}🍲").map(String.init)
      + ["👩‍🍳", "word", "Straße ", "\r\n"]
    let count = Int.random(in: 1...60, using: &generator)
    return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }

  /// Without all that may hang at the end of a line.
  private func visible(_ text: String) -> String {
    text.filter { !$0.isNewline && $0 != " " && $0 != "\u{200B}" }
  }

  @Test(arguments: samples.keys.sorted(), [1, 20, 60, 100, 200, 350])
  func nothingIsLostAndNothingIsWider(language: String, width: Int) {
    let text = samples[language] ?? ""
    let result = lines(text, width: width)
    #expect(visible(result.lines.map(\.text).joined()) == visible(text))
    for line in result.lines {
      #expect(line.width <= Points(sixtyFourths: width * 64) || line.text.count == 1)
      #expect(line.width == body.width(of: line.text))
    }
  }

  @Test(arguments: samples.keys.sorted()) func everySampleBreaksWithoutEmptyLines(language: String)
  {
    for width in stride(from: 5, to: 400, by: 13) {
      #expect(lines(samples[language] ?? "", width: width).lines.allSatisfy { !$0.text.isEmpty })
    }
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>) func widerLinesNeverNeedMore(seed: UInt64) {
    let text = text(seed: seed)
    for mode in [LineBreakMode.wordWrapping, .charWrapping] {
      let counts = (0...150).map { lines(text, width: $0 * 4, mode: mode).lines.count }
      #expect(counts == counts.sorted(by: >), "\(text.debugDescription)")
    }
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>) func randomTextLosesNothing(seed: UInt64) {
    let text = text(seed: seed)
    for width in [0, 7, 30, 90, 250] {
      let result = lines(text, width: width)
      #expect(visible(result.lines.map(\.text).joined()) == visible(text))
      #expect(!result.isTruncated)
    }
  }

  @Test(arguments: LineBreakMode.allCases, 1...4) func keepsToTheLimit(
    mode: LineBreakMode, limit: Int
  ) {
    for seed in 1...40 as ClosedRange<UInt64> {
      let text = text(seed: seed)
      let all = lines(text, width: 80, mode: mode)
      let some = lines(text, width: 80, limit: limit, mode: mode)
      #expect(some.lines.count == min(limit, all.lines.count))
      #expect(some.lines.allSatisfy { $0.width <= 80 })
      let lost = all.lines.dropFirst(limit).contains { !$0.text.isEmpty }
      if mode == .wordWrapping || mode == .charWrapping { #expect(some.isTruncated == lost) }
    }
  }

  /// 100 kB in each mode: with a cost that grew faster than the text this would take far longer.
  @Test(.onlyInFullLane, .timeLimit(.minutes(30)), arguments: LineBreakMode.allCases)
  func longTextTakesTimeInProportion(mode: LineBreakMode) {
    let text = String(repeating: "Order clam chowder, ", count: 5_000)
    #expect(lines(text, width: 300, limit: 3, mode: mode).isTruncated)
    #expect(lines(text, width: 300, mode: mode).lines.count > 1_000)
  }

  /// A word of 1 MB, whose lines hold 35 letters or one.
  @Test(.onlyInFullLane, .timeLimit(.minutes(30)), arguments: [1, 300])
  func longWordTakesTimeInProportion(width: Int) {
    let result = lines(String(repeating: "a", count: 1_000_000), width: width)
    #expect(result.lines.reduce(0) { $0 + $1.text.utf8.count } == 1_000_000)
  }
}
