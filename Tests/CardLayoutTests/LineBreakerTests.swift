import CardLayout
import Testing
import Views

struct LineBreakerTests {
  /// Lines of text in a monospaced font: letters take one column, wide ones 10/6 of one.
  @Test(
    arguments: [
      ("Order clam chowder", 10, "Order clam|chowder"),
      ("Order clam chowder", 9, "Order|clam|chowder"),
      ("", 5, ""),
      ("one\ntwo\r\nthree\u{2028}four\u{85}five\u{B}six", 9, "one|two|three|four|five|six"),
      ("one\n\ntwo\n", 9, "one||two"),
      ("co-operate now", 6, "co-|operat|e now"),
      ("at -5 degrees", 4, "at|-5|degr|ees"),
      ("2010-2012", 6, "2010-2|012"),
      ("2010–2012", 6, "2010–|2012"),
      ("word—word", 4, "word|—|word"),
      ("and/or not", 5, "and/|or|not"),
      ("1/2 cup", 3, "1/2|cup"),
      ("wait…what", 6, "wait…|what"),
      ("so\u{200B}up", 2, "so|up"),
      ("20\u{A0}min ok", 6, "20\u{A0}min|ok"),
      ("Oui !", 4, "Oui|!"),
      ("non Oui !", 5, "non|Oui !"),
      ("for (two) ok", 6, "for|(two)|ok"),
      ("costs $5 ok", 6, "costs|$5 ok"),
      ("Überwachung", 5, "Überw|achun|g"),
      ("don’t stop", 5, "don’t|stop"),
      ("a 👩‍🍳👩‍🍳 b", 5, "a 👩‍🍳|👩‍🍳 b"),
    ] as [(String, Int, String)])
  func endsLinesWhereUnicodeAllows(text: String, columns: Int, lines: String) {
    #expect(broken(text, columns: columns).lines.map(\.text).joined(separator: "|") == lines)
  }

  /// Wide characters in a line of so many ems.
  @Test(
    arguments: [
      ("クラムチャウダーを注文", 4, "クラム|チャウ|ダーを注|文"),
      ("日本語です。はい", 5, "日本語で|す。はい"),
      ("注文「スープ」です", 3, "注文|「スー|プ」で|す"),
      ("約100％です", 3, "約|100％|です"),
      ("您的订单（两份）", 5, "您的订单|（两份）"),
      ("他说“好”。", 4, "他说|“好”。"),
      ("人々の時々", 2, "人々|の|時々"),
      ("待って……いい", 4, "待っ|て……い|い"),
      ("注文 確認", 2, "注文|確認"),
      ("주문하신 클램 차우더", 5, "주문하신|클램|차우더"),
      ("주문하신", 3, "주문하|신"),
      ("한국어。中文", 4, "한국어。|中文"),
      ("漢字", 0, "漢|字"),
      ("แล้วเวลา", 2, "แล้ว|เว|ลา"),
      ("ไทย ไทย", 2, "ไทย|ไทย"),
    ] as [(String, Int, String)])
  func endsEastAsianLinesBetweenCharacters(text: String, ems: Int, lines: String) {
    let width = Points(sixtyFourths: ems * 10 * 64)
    let breaker = LineBreaker(measure: grid, width: width, lineLimit: 0, mode: .wordWrapping)
    #expect(breaker.lines(of: text).lines.map(\.text).joined(separator: "|") == lines)
  }

  @Test func trailingSpacesHang() {
    let lines = broken("one   two   ", columns: 3)
    #expect(lines.lines.map(\.text) == ["one", "two"])
    #expect(lines.lines.map(\.width) == [18, 18])
    #expect(lines.size == Size(width: 18, height: grid.font.leading * 2))
  }

  @Test func leadingSpacesOfAParagraphCount() {
    #expect(broken("  a\n b", columns: 9).lines.map(\.width) == [18, 12])
  }

  @Test func characterWrappingBreaksAnywhereButInsideClusters() {
    let lines = broken("ab cde\u{301}fg", columns: 2, mode: .charWrapping).lines
    #expect(lines.map(\.text) == ["ab", "cd", "e\u{301}f", "g"])
  }

  @Test func everyLineHasACluster() {
    #expect(broken("a b\nc", columns: 0).lines.map(\.text) == ["a", "b", "c"])
  }

  @Test func linesAreAsHighAsTheLeading() {
    let breaker = LineBreaker(measure: body, width: 100, lineLimit: 0, mode: .wordWrapping)
    let lines = breaker.lines(of: "Your clam chowder is ready")
    #expect(lines.lines.map(\.text) == ["Your clam", "chowder is", "ready"])
    #expect(lines.size.height == 66)
  }

  @Test func emptyTextHasNoSize() {
    #expect(broken("", columns: 9).lines.isEmpty)
    #expect(broken("", columns: 9).size == .zero)
  }
}
