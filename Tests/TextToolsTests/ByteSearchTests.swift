import Testing
import TextTools

/// Searches in bytes find what the standard library's searches find.
struct ByteSearchTests {
  private static let texts = [
    "", "a", "ab", "aab", "aaab", "abab", "-a--ab-", "é汤a", "汤", "a\n\nb", "\n", "a|b||c|", "|",
  ]
  private static let words = ["a", "ab", "aab", "b", "汤", "\n", "x", "--a"]

  @Test(arguments: texts, words)
  func aTextIsFoundWhereItStandsFirst(text: String, word: String) {
    let bytes = Array(text.utf8)
    let found = bytes.ranges(of: Array(word.utf8)).map(\.lowerBound)
    #expect(bytes.firstIndex(ofText: word) == found.first)
    #expect(bytes.contains(text: word) == !found.isEmpty)
    for start in 0...bytes.count {
      let rest = bytes[start...].firstRange(of: Array(word.utf8))?.lowerBound
      #expect(bytes.firstIndex(ofText: word, from: start) == rest)
    }
  }

  @Test(arguments: texts)
  func aByteIsFoundInEveryRange(text: String) {
    let bytes = Array(text.utf8)
    for start in 0...bytes.count {
      for end in start...bytes.count {
        let found = bytes[start..<end].firstIndex(of: UInt8(ascii: "a"))
        #expect(bytes.firstIndex(of: UInt8(ascii: "a"), in: start..<end) == found ?? end)
      }
    }
  }

  @Test(arguments: texts, texts)
  func theSameBytesAreTheSame(text: String, other: String) {
    #expect(Array(text.utf8).isSame(as: Array(other.utf8)) == text.utf8.elementsEqual(other.utf8))
  }

  @Test(arguments: texts)
  func piecesAndLinesAreThoseOfTheStandardLibrary(text: String) {
    #expect(text.pieces(by: UInt8(ascii: "|")) == text.split(separator: "|").map { String($0) })
    #expect(
      text.pieces(by: UInt8(ascii: "-"), most: 2)
        == text.split(separator: "-", maxSplits: 1).map { String($0) })
    #expect(
      text.lines == text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    )
  }

  @Test func aMarkBehindASeparatorBelongsToTheNextPiece() {
    #expect("a|\u{301}b".pieces(by: UInt8(ascii: "|")) == ["a", "\u{301}b"])
  }
}
