import PageMarkup
import Testing

struct MarkupTests {
  @Test func escapesWhatEndsTextOrAttribute() {
    #expect(
      Markup(escaping: #"<a b="c" d='e'>&"#).html == "&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;")
  }

  @Test func keepsLettersOfEveryScript() {
    #expect(Markup(escaping: "Käse 汤 شوربة 🍲\n\té").html == "Käse 汤 شوربة 🍲\n\té")
  }

  @Test(arguments: [0, 0x8, 0x1B, 0x7F, 0x85, 0xFFFE, 0x1FFFF, 0xFDD0] as [UInt32])
  func replacesCharactersNoDocumentMayHold(code: UInt32) throws {
    let character = Character(try #require(Unicode.Scalar(code)))
    #expect(Markup(escaping: "a\(character)b").html == "a\u{FFFD}b")
  }

  @Test func joinsWithoutEscapingAgain() {
    let pieces = [Markup(trusted: "<b>"), Markup(escaping: "1 < 2"), Markup(trusted: "</b>")]
    #expect(pieces.joined().html == "<b>1 &lt; 2</b>")
  }
}
