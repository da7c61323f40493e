import Foundation
import Testing
import TextTools

/// JSON that is written member by member.
struct JSONObjectTests {
  private struct Members: Decodable, Equatable {
    let text: String
    let texts: [String]
    let values: [Int]
    let object: [String: String]
    let number: Int
    let none: [String]
  }

  /// All characters of the first planes' beginnings, and some of those above.
  private static let characters = (Array(0...0x30FF) + [0xFEFF, 0xFFFD, 0x1F375, 0x10FFFF])
    .compactMap { UnicodeScalar(UInt32($0)) }.map { String($0) }

  @Test func everyCharacterIsReadAsItWasWritten() throws {
    let all = Self.characters.joined()
    var object = JSONObject()
    object.add("text", all)
    object.add("texts", Self.characters)
    object.add("values", written: [Array("1".utf8), Array("20".utf8)])
    var inner = JSONObject()
    inner.add("a", "b")
    object.add("object", inner)
    object.add("number", written: "7")
    object.add("none", [String]())
    let json = object.ended()
    #expect(
      try JSONDecoder().decode(Members.self, from: Data(json))
        == Members(
          text: all, texts: Self.characters, values: [1, 20], object: ["a": "b"], number: 7,
          none: []))
    // JavaScript ends a line at these two.
    let text = String(decoding: json, as: UTF8.self)
    #expect(
      !text.unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{2028}" || $0 == "\u{2029}" })
  }

  @Test func membersStandInTheirOrderWithASpaceBetween() {
    var object = JSONObject()
    #expect(String(decoding: object.ended(), as: UTF8.self) == "{}")
    object.add("b", "x")
    object.add("a", ["1", "2"])
    #expect(String(decoding: object.ended(), as: UTF8.self) == #"{"b": "x", "a": ["1", "2"]}"#)
  }
}
