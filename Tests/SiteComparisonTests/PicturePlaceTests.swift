import Testing

@testable import SiteComparison

/// Where a comparison says that something is on a card.
struct PicturePlaceTests {
  @Test func shapesStandWhereTheyAreDrawn() async throws {
    let ferry = try await BuiltProject.ferry
    let state = try #require(
      ferry.site.catalog.states.first {
        $0.id == "BookFerry/to-the-island/handle/siri/launch"
      })
    let svg = try #require(ferry.site.drawing(state.card))
    let line = try #require(svg.split(separator: "\n").first { $0.contains(">Leaves soon<") })
    let left = try #require(line.firstRange(of: " x=\"").map { line[$0.upperBound...] })
    let top = try #require(line.firstRange(of: " y=\"").map { line[$0.upperBound...] })
    let picture = try #require(ferry.site.pictures[state.card])
    let shape = try #require(picture.shapes.first { $0.text == "Leaves soon" })
    // Hosts draw at the places of the whole drawing, and the size of the text is 17.
    #expect(PictureFrame.text(shape.frame.x) == String(left.prefix { $0 != "\"" }))
    // The baseline is 13.6 below the top; both places are rounded to hundredths of a point.
    let baseline = try #require(Double(top.prefix { $0 != "\"" }))
    #expect(abs(Double(shape.frame.y + 1360) - baseline * 100) < 1.5)
  }

  @Test func fieldsOfForeignTextAreReadAsTheyWereWritten() throws {
    let picture = try #require(
      CardPictures(
        "shape\ttext\ta\\tb\t1\t2.5\t3\t4\t\t\t\t\t\\\\ \\n \\r é\ncard\tc\t9\t8\tA\\\\t\t0 0 7\n"
      )["c"])
    #expect(picture.shapes.map(\.name) == ["a\tb", "a\tb"])
    #expect(picture.shapes.first?.text == "\\ \n \r é" && picture.spoken == "A\\t")
    #expect(picture.shapes.first?.frame == PictureFrame(x: 100, y: 250, width: 300, height: 400))
    #expect(picture.width == 900 && picture.height == 800)
  }

  @Test(arguments: [
    "card\tc", "card\tc\ta\tb\tT\t0", "shape\ttext", "\t\t", "card\tc\t1\t1\tT\t-1",
    "shape\ttext\ta\tx\t2\t3\t4\t\t\t\t\t\ncard\tc\t1\t1\tT\t0",
  ]) func aBrokenLineIsNoShape(text: String) {
    #expect(CardPictures(text)["c"]?.shapes.isEmpty != false)
  }
}
