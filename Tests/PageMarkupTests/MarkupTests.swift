import PageMarkup
import TestSupport
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

  /// Beside the five of markup, controls and non-characters cannot go out as they are.
  @Test(.onlyInFullLane) func everyCharacterGoesOutAsADocumentMayHoldIt() {
    let names: [UnicodeScalar: String] = [
      "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;",
    ]
    let wrong = (0...0x10FFFF).compactMap { UnicodeScalar(UInt32($0)) }.filter { character in
      let isControl =
        character.properties.generalCategory == .control && !["\t", "\n", "\r"].contains(character)
      let expected =
        names[character]
        ?? (isControl || character.properties.isNoncharacterCodePoint
          ? "\u{FFFD}" : String(character))
      return Markup(escaping: "a\(character)b").html.unicodeScalars.elementsEqual(
        "a\(expected)b".unicodeScalars) == false
    }
    #expect(wrong == [])
  }

  @Test func joinsWithoutEscapingAgain() {
    var markup = Markup(trusted: Array("<b>".utf8))
    markup += Markup(escaping: "1 < 2")
    markup += Markup(trusted: Array("</b>".utf8))
    #expect(markup.html == "<b>1 &lt; 2</b>")
  }
}
