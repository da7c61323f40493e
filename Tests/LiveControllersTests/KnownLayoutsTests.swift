import Testing

@testable import LiveControllers

/// The answers to layouts that programs have asked for.
struct KnownLayoutsTests {
  @Test func anAnswerIsThatOfItsQuestion() {
    let layouts = KnownLayouts()
    layouts[[1, 2]] = [3]
    #expect(layouts[[1, 2]] == [3] && layouts[[2, 1]] == nil)
  }

  /// A class that makes other views each time fills no memory.
  @Test func onlySoManyAreKept() {
    let layouts = KnownLayouts()
    for number in 0..<30_000 { layouts[[UInt8(number >> 8), UInt8(number & 255)]] = [1] }
    #expect(layouts[[0, 0]] == [1] && layouts[[0x75, 0x2F]] == nil)
  }
}
