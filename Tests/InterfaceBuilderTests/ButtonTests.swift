import Testing
import Views

@testable import CardLayout

/// Buttons with pictures, and with configurations.
struct ButtonTests {
  private func button(_ inside: String, _ resources: String = "") throws -> SampleInterface {
    try SampleInterface(
      views: framed("a", "button", "10 10 120 40", "", inside), resources: resources)
  }

  private static let cup = "<image name=\"Cup\" width=\"20\" height=\"20\"/>"

  @Test func aPictureStandsBeforeTheTitle() throws {
    let sample = try button("<state key=\"normal\" title=\"Order\" image=\"Cup\"/>", Self.cup)
    let lines = sample.dump().split(separator: "\n")
    #expect(lines.first == "button (10, 10) 120×40 \"Order\"")
    // Both together stand in the middle.
    let layout = try #require(
      sample.scenes.first.map {
        SceneLayout($0.view, name: "s", in: LayoutEnvironment())
          .box(in: Frame(x: 0, y: 0, width: 320, height: 150))
      })
    let box = try #require(layout.children.first)
    let image = try #require(box.children.first).frame
    guard case .text(let text) = box.content, let line = text.lines.first else {
      Issue.record("no title")
      return
    }
    #expect(image.maxX == line.x && image.y == 20)
    #expect(abs((image.x - 10).value - (130 - line.x - line.width).value) < 0.1)
  }

  @Test func aPictureAloneStandsInTheMiddle() throws {
    let sample = try button("<state key=\"normal\" image=\"Cup\"/>", Self.cup)
    #expect(
      sample.dump() == "button (10, 10) 120×40 \"\"\n  image (60, 20) 20×20 image \"Cup\" center")
  }

  @Test func aBackgroundFillsTheButton() throws {
    let sample = try button("<state key=\"normal\" backgroundImage=\"Wood\"/>")
    #expect(
      sample.dump()
        == "button (10, 10) 120×40 \"\"\n  background (10, 10) 120×40 image \"Wood\" stretch")
    #expect(sample.scenes.first?.view.all.flatMap(\.imageNames) == ["Wood"])
  }

  @Test func aConfigurationSaysColoursCornersAndPlaces() throws {
    let sample = try button(
      """
      <state key="normal" title="Old"/>
      <buttonConfiguration key="configuration" style="filled" title="New" image="heart" \
      catalog="system" imagePlacement="trailing" imagePadding="6" cornerStyle="capsule">
      <color key="baseBackgroundColor" systemColor="systemGreenColor"/></buttonConfiguration>
      """)
    guard let view = sample.view("a"),
      case .control(.button(let label, let pictures)) = view.content
    else {
      Issue.record("no button")
      return
    }
    #expect(label.text == "New" && label.color == .semantic(.white))
    #expect(view.style.background == .semantic(.green) && view.style.cornerRadius == 100)
    #expect(pictures?.edge == .trailing && pictures?.gap == 6)
    #expect(pictures?.image?.symbol?.color == .semantic(.white))
  }

  /// The title and the picture stand in the middle together.
  @Test(arguments: [("top", "image (56.88, 8.7)"), ("bottom", "image (56.88, 31)")])
  func aPictureStandsAboveOrBelowTheTitle(placement: String, picture: String) throws {
    let sample = try button(
      """
      <buttonConfiguration key="configuration" style="plain" title="New" image="heart" \
      catalog="system" imagePlacement="\(placement)" imagePadding="2">
      <directionalEdgeInsets key="contentInsets" top="0" leading="0" bottom="0" trailing="0"/>
      </buttonConfiguration>
      """)
    #expect(sample.dump().contains(picture), "\(sample.dump())")
  }

  /// The picture is on the other side where text runs from right to left.
  @Test func sidesAreMirrored() throws {
    let sample = try button("<state key=\"normal\" title=\"Order\" image=\"Cup\"/>", Self.cup)
    func place(_ isRightToLeft: Bool) -> String? {
      sample.dump(isRightToLeft: isRightToLeft).split(separator: "\n").last.map { String($0) }
    }
    #expect(place(false) != place(true))
  }
}
