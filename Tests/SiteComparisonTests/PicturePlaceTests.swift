import Testing

@testable import SiteComparison

/// Where a comparison says that something is on a card.
struct PicturePlaceTests {
  /// A host draws a view inside of clips and groups that move it there and back.
  @Test func shapesStandWhereTheyAreDrawn() async throws {
    let ferry = try await BuiltProject.ferry
    let state = try #require(
      ferry.site.catalogue.states.first {
        $0.id == "BookFerry/to-the-island/handle/siri/launch"
      })
    let svg = try #require(ferry.site.drawing(state.card))
    let line = try #require(svg.split(separator: "\n").first { $0.contains(">Leaves soon<") })
    let left = try #require(line.firstRange(of: " x=\"").map { line[$0.upperBound...] })
    let top = try #require(line.firstRange(of: " y=\"").map { line[$0.upperBound...] })
    var known = KnownShapes()
    let shapes = CardPicture(svg: svg, known: &known).shapes
    let shape = try #require(shapes.first { $0.text == "Leaves soon" })
    // Hosts draw at the places of the whole drawing, and the size of the text is 17.
    #expect(PictureFrame.text(shape.frame.x) == String(left.prefix { $0 != "\"" }))
    let base = shape.frame.y + 1360
    #expect(PictureFrame.text(base) == String(top.prefix { $0 != "\"" }))
  }
}
