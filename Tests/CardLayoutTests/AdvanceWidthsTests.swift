import CardLayout
import Testing
import Views

struct AdvanceWidthsTests {
  private let widths = AdvanceWidths.embedded

  private func units(_ cluster: Character, _ weight: FontWeight = .regular) -> Int {
    widths.units(of: cluster, weight: weight, design: .standard)
  }

  @Test func embeddedTableParses() {
    #expect(widths.unitsPerEm == 2816)
    #expect(units("A") == 1904)
  }

  @Test func embeddedTableCoversLatin1() {
    for value in Array(0x21...0x7E) + Array(0xA1...0xFF) where value != 0xAD {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      let cluster = Character(scalar)
      let average = AdvanceWidths.classesOnly.units(of: cluster, weight: .bold, design: .standard)
      #expect(average == 600)
      #expect(units(cluster) != 1690, "U+00\(String(value, radix: 16)) is not in the table")
    }
  }

  @Test(arguments: ["é", "ï", "Ä", "ǟ", "ά", "й", "ế"])
  func decomposedCharactersMeasureAsPrecomposed(cluster: Character) {
    let parts = String(cluster).decomposed
    #expect(parts.unicodeScalars.count > 1)
    #expect(units(Character(parts)) == units(cluster))
  }

  @Test func combiningMarksAddNothing() {
    #expect(units("q\u{301}\u{323}") == units("q"))
    #expect(units("\u{301}") == 0)
  }

  @Test(
    arguments: [
      "漢", "語", "あ", "ア", "ー", "。", "한", "ᄒ\u{1161}\u{11AB}", "Ａ", "￥", "　", "🍲", "👩‍🍳", "👨‍👩‍👧‍👦",
      "🇫🇮", "1️⃣", "❤️", "❤️‍🔥", "👍🏽", "𠮷", "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
    ] as [Character])
  func wideClustersAreOneEm(cluster: Character) {
    #expect(units(cluster) == 2816)
  }

  @Test func textSymbolIsMeasuredFromTheTable() {
    #expect(units("❤") == units("❤\u{FE0E}"))
    #expect(units("❤") != units("❤\u{FE0F}"))
  }

  @Test func halfwidthFormsAreHalfAnEmEach() {
    #expect(units("ｱ") == 1408)
    #expect(units("ｶﾞ") == 2816)
  }

  @Test(arguments: ["\n", "\r\n", "\u{200B}", "\u{AD}", "\u{200F}", "\u{2029}"] as [Character])
  func invisibleClustersHaveNoWidth(cluster: Character) {
    #expect(units(cluster) == 0)
  }

  @Test(
    arguments: [
      ("ב", 490), ("ش", 450), ("ที่", 540), ("कि", 740), ("த", 1000), ("Ա", 640), ("𐍈", 600),
    ] as [(Character, Int)])
  func scriptsOutsideTheTableMeasureAsTheirAverage(cluster: Character, thousandths: Int) {
    #expect(units(cluster) == (thousandths * 2816 + 500) / 1000)
  }

  @Test func otherWeightsMeasureAsTheirNeighbours() {
    #expect(units("m", .thin) == units("m", .regular))
    #expect(units("m", .black) == units("m", .bold))
    #expect(units("m", .regular) < units("m", .semibold))
    #expect(units("m", .semibold) < units("m", .bold))
  }

  @Test func monospacedLettersShareOneWidth() {
    let widths = Set("iMé…ब".map { self.widths.units(of: $0, weight: .bold, design: .monospaced) })
    #expect(widths == [1690])
  }
}

extension String {
  /// Canonically decomposed, for the letters that the tests use.
  fileprivate var decomposed: String {
    let parts: [Character: String] = [
      "é": "e\u{301}", "ï": "i\u{308}", "Ä": "A\u{308}", "ǟ": "a\u{308}\u{304}",
      "ά": "α\u{301}", "й": "и\u{306}", "ế": "e\u{302}\u{301}",
    ]
    return first.flatMap { parts[$0] } ?? self
  }
}
