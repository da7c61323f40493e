import Diagnostics
import Testing
import Views

@testable import CardLayout

/// Symbols of the system in image views and buttons.
struct SymbolTests {
  private func image(_ name: String, _ attributes: String, _ inside: String = "") -> String {
    framed("a", "imageView", "10 10 100 40", "image=\"\(name)\" \(attributes)", inside)
  }

  @Test func aSymbolIsDrawnByItsName() throws {
    let sample = try SampleInterface(
      views: image(
        "heart.circle.fill", "catalog=\"system\"",
        "<color key=\"tintColor\" systemColor=\"systemRedColor\"/>"))
    guard case .image(let image)? = sample.view("a")?.content else {
      Issue.record("no image")
      return
    }
    #expect(image.symbol?.symbol == SystemSymbol(name: "heart.circle.fill"))
    #expect(image.symbol?.color == .semantic(.red))
    #expect(sample.dump() == "image (10, 10) 100×40 symbol heart")
    #expect(sample.diagnostics.isEmpty)
  }

  @Test(arguments: [("YES", "heart"), ("NO", "star")])
  func aHighlightedViewHasItsImageForThat(highlighted: String, name: String) throws {
    let sample = try SampleInterface(
      views: image(
        "star", "catalog=\"system\" highlightedImage=\"heart\" highlighted=\"\(highlighted)\""))
    #expect(sample.dump() == "image (10, 10) 100×40 symbol \(name)")
  }

  /// A view gives its tint color to what is in it; a color of old files has no numbers beside its name.
  @Test func aSymbolHasTheTintAroundIt() throws {
    func tint(_ color: String) -> String { "<color key=\"tintColor\" \(color)/>" }
    let sample = try SampleInterface(
      views: framed(
        "a", "view", "10 10 100 40", "",
        "<subviews>"
          + framed("b", "imageView", "0 0 20 20", "image=\"heart\" catalog=\"system\"", "")
          + framed(
            "c", "imageView", "30 0 20 20", "image=\"heart\" catalog=\"system\"",
            tint("cocoaTouchSystemColor=\"scrollViewTexturedBackgroundColor\"")) + "</subviews>"
          + tint("systemColor=\"systemRedColor\"")))
    let colors = ["b", "c"].map { id -> ColorRequest? in
      guard case .image(let image)? = sample.view(id)?.content else { return nil }
      return image.symbol?.color
    }
    #expect(colors == [.semantic(.red), .hex(light: 0x6F7179, dark: 0x6F7179)])
  }

  @Test func aSymbolWithoutADrawingIsABox() throws {
    let sample = try SampleInterface(views: image("hurricane", "catalog=\"system\""))
    #expect(sample.dump() == "image (10, 10) 100×40 placeholder \"hurricane\"")
    #expect(
      sample.diagnostics.map(\.message) == [
        "The system's symbol 'hurricane' is drawn as a box with its name"
      ])
  }

  /// An image of the project may have the name of a symbol.
  @Test func onlyTheSystemsCatalogHasSymbols() throws {
    #expect(
      try SampleInterface(views: image("heart", "")).dump()
        == "image (10, 10) 100×40 image \"heart\" stretch")
  }

  /// Layout takes the line of the letters beside it for its height; a file's proportions count where we know none.
  @Test(arguments: [("chevron.right", "30.59"), ("hurricane", "24.13")])
  func aSymbolHasAWidthOfItsOwn(name: String, width: String) throws {
    let configuration = """
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" \
      configurationType="pointSize" pointSize="40"/>
      """
    let sample = try SampleInterface(
      views: view("a", "imageView", "image=\"\(name)\" catalog=\"system\"", configuration),
      constraints: constraint("1", "a.leading", "root.leading")
        + constraint("2", "a.top", "root.top"),
      resources: "<image name=\"\(name)\" catalog=\"system\" width=\"64\" height=\"128\"/>")
    #expect(sample.solved()?.text("a") == "(0, 0) \(width)×47.72")
  }

  @Test(
    arguments: [
      ("checkmark", "checkmark", nil, false, false),
      ("star.fill", "star", nil, true, false),
      ("xmark.square", "xmark", "square", false, false),
      ("bell.slash.fill", "bell", nil, true, true),
      ("gearshape.fill", "gearshape", nil, true, false),
      ("exclamationmark.triangle.fill", "exclamationmark.triangle", nil, true, false),
    ] as [(String, String, String?, Bool, Bool)])
  func namesHaveParts(
    name: String, shape: String, enclosure: String?, isFilled: Bool, isCrossedOut: Bool
  ) throws {
    let symbol = try #require(SystemSymbol(name: name))
    #expect(symbol.shape.name == shape && symbol.enclosure?.name == enclosure)
    #expect(symbol.isFilled == isFilled && symbol.isCrossedOut == isCrossedOut)
  }

  @Test(arguments: ["", ".fill", "hurricane", "circle.circle.circle", "heart.badge.plus"])
  func otherNamesAreNoSymbols(name: String) {
    #expect(SystemSymbol(name: name) == nil)
  }
}
