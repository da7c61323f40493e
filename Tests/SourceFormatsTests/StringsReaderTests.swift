import Diagnostics
import Foundation
import SourceFormats
import TestSupport
import Testing

@Suite struct StringsReaderTests {
  @Test func givesEachEntryWithItsPlaces() throws {
    let source = MarkedSource(
      """
      /* Title of "Order";
         two lines */
      ①"In0001" = ②"Suppe bestellen";
      // "no" = "entry";
      ③"é" /* a */ = // b
        ④"🥣";⑤plain.key = ⑥un-quoted_$/:.value;
      """)
    let file = try #require(readStrings(source.bytes).tree)
    #expect(
      file.line == "In0001=Suppe bestellen | é=🥣 | plain.key=un-quoted_$/:.value")
    #expect(file.allPlaces == source.places)
  }

  @Test(arguments: [
    ("", ""), (" \n\t", ""), ("/* nothing */\n// at all", ""), ("\u{FEFF}", ""), ("{}", ""),
    ("{ a = b; }", "a=b"), ("/* c */ { \"a\" = 'b \"c\"'; /* d */ } // e", "a=b \"c\""),
    ("a;", "a=a"), ("\"a b\";c=d;", "a b=a b | c=d"), ("\"a\"=\"b\nc\";", "a=b\nc"),
    ("a\u{2028}=\r\nb\u{0B};\u{2029}", "a=b"),
    (
      "\"a\" = \"/* no // comment */\";",
      "a=/* no // comment */"
    ), ("\u{FEFF}\"a\"=\"\";", "a="),
  ])
  func takesEveryFormOfEntries(text: String, entries: String) {
    let reading = readStrings(text)
    #expect(reading.report == "")
    #expect(reading.tree?.line == entries)
  }

  @Test(arguments: [
    (#"\"\'\\"#, "\"'\\"), (#"\n\r\t"#, "\n\r\t"), (#"\a\b\f\v"#, "\u{07}\u{08}\u{0C}\u{0B}"),
    (#"\U00e9"#, "é"), (#"\U00E9\Ud83E\udd63"#, "é\u{FFFD}udd63"),
    (#"\UD83E\UDD63"#, "🥣"), (#"\UD83E"#, "\u{FFFD}"), (#"\U41!"#, "A!"), (#"\Uxy"#, "Uxy"),
    (#"\101\60\7x"#, "A0\u{07}x"), (#"\1018"#, "A8"), (#"\341\200\377"#, "Æ\u{A0}\u{FFFD}"),
    ("\\\n", "\n"), (#"\é\z"#, "éz"), (#"é\n🥣"#, "é\n🥣"), (#"${a\}b"#, "${a}b"),
  ])
  func resolvesEveryEscape(source: String, text: String) {
    let reading = readStrings("\"k\" = \"\(source)\";")
    #expect(reading.report == "")
    #expect(reading.tree?.entries.first?.text == text)
  }

  @Test func namesTheSameCharactersByOctalEscapesAsNEXTSTEP() throws {
    let all = (0x80...0xFF).map { "\\" + String($0, radix: 8) }.joined()
    let text = try #require(readStrings("k = \"\(all)\";").tree?.entries.first?.text)
    #expect(text.unicodeScalars.count == 128)
    #expect(text.hasPrefix("\u{A0}ÀÁÂÃÄÅÇ") && text.hasSuffix("øœßþÿ\u{FFFD}\u{FFFD}"))
  }

  @Test(arguments: [
    (String.Encoding.utf16LittleEndian, [UInt8]()), (.utf16BigEndian, []),
    (.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, [0xFE, 0xFF]),
    (.utf8, []), (.utf8, [0xEF, 0xBB, 0xBF]),
  ])
  func readsEveryEncoding(encoding: String.Encoding, mark: [UInt8]) throws {
    let source = MarkedSource("①\"é\" = ②\"Zum 🥣\";\n③b = ④c;")
    let bytes = mark + Array(try #require(source.text.data(using: encoding)))
    let reading = readStrings(bytes)
    #expect(reading.report == "")
    #expect(reading.tree?.line == "é=Zum 🥣 | b=c")
    #expect(reading.tree?.allPlaces == source.places)
    #expect(stringsText(of: bytes) == source.text)
  }

  @Test func readsXMLPropertyLists() {
    let source = MarkedSource(
      "<plist><dict>①<key>a</key>②<string>b</string><key>c</key>③<integer>1</integer></dict></plist>"
    )
    let reading = readStrings(source.bytes)
    #expect(reading.tree?.line == "a=b")
    #expect(reading.tree?.allPlaces == Array(source.places.prefix(2)))
    #expect(
      reading.report
        == "1:\(source.places[2].column) wrong-type: The value of 'c' must be a text\nfix: Write a string"
    )
  }

  @Test func readsBinaryPropertyLists() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["a": "é", "b": "c"], format: .binary, options: 0)
    #expect(readStrings(Array(data)).tree?.line == "a=é | b=c")
  }

  @Test func refusesPropertyListsThatAreNoDictionary() {
    #expect(
      readStrings("<plist><array/></plist>").report.contains(
        "malformed-strings: The file's property list is not a dictionary"))
  }
}
