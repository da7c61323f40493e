import HostSimulation
import Testing
import Views

struct RGBColorTests {
  @Test(arguments: ["#000000", "#FFFFFF", "#0063CC", "#A1B2C3"])
  func readsWhatItWrites(text: String) {
    #expect(RGBColor(text)?.description == text)
    #expect(RGBColor(text.lowercased())?.description == text)
  }

  @Test(arguments: [
    "", "#", "#12345", "#1234567", "123456", "#12345G", "#+12345", "#-12345", "#１２３４５６",
  ])
  func isNilForAnyOtherText(text: String) { #expect(RGBColor(text) == nil) }

  @Test func bringsChannelsInside() {
    #expect(RGBColor(red: -1, green: 0.5, blue: 7) == 0x0080FF)
    #expect(RGBColor(0x12_3456).channels == (0x12, 0x34, 0x56))
    #expect(RGBColor(integerLiteral: 0xFF12_3456) == 0x123456)
  }
}
