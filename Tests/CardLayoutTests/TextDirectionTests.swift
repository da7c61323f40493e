import CardLayout
import Testing

struct TextDirectionTests {
  @Test(
    arguments: [
      ("Order", .leftToRight), ("שלום", .rightToLeft), ("123 مرحبا", .rightToLeft),
      ("«مرحبا» Siri", .rightToLeft), ("iPhone שלי", .leftToRight), ("注文", .leftToRight),
      ("٢٠ minutes", .leftToRight), ("\u{200F}OK", .rightToLeft),
      ("\u{2068}Siri\u{2069} שלום", .rightToLeft), ("123 …", nil), ("", nil), ("🍲", nil),
    ] as [(String, TextDirection?)])
  func isThatOfTheFirstStrongCharacter(text: String, direction: TextDirection?) {
    #expect(TextDirection(firstStrongIn: text) == direction)
  }
}
