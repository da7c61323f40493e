import Testing
import TextTools

/// Characters that are written otherwise, and back.
struct EscapesTests {
  @Test func scalarsAreReplacedOneByOne() {
    #expect("a\tb\u{301}".replacingScalars { $0 == "\t" ? "\\t" : nil } == "a\\tb\u{301}")
  }

  @Test func bytesAreEncodedInPercent() {
    #expect("a b/é".percentEncoded { $0 != UInt8(ascii: " ") && $0 < 0x80 } == "a%20b/%C3%A9")
    #expect("\n".percentEncoded { _ in false } == "%0A")
  }

  @Test func digitsHaveAWidth() {
    #expect(UInt8(10).digits(2) == "0A")
    #expect(0x1F600.digits(4) == "1F600")
    #expect(8.digits(3, radix: 8) == "010")
  }
}
