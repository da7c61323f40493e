import Diagnostics
import SourceFormats
import TestSupport
import Testing
import Views

@testable import CardLayout

struct SceneLayoutTests {
  /// Xcode writes no mask for the content view of an effect view, which follows it in any size.
  @Test func theContentOfAnEffectViewIsAsLargeAsIt() throws {
    let content =
      "<view key=\"contentView\" id=\"inner\">"
      + "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"100\" height=\"20\"/>"
      + "<autoresizingMask key=\"autoresizingMask\"/><subviews>\(view("a"))</subviews><constraints>"
      + constraint("1", "a.leading", "inner.leading", 16)
      + constraint("2", "inner.trailing", "a.trailing", 16)
      + constraint("3", "a.top", "inner.top", 16)
      + constraint("4", "inner.bottom", "a.bottom", 16) + constraint("5", "a.height", nil, 30)
      + "</constraints></view>"
    let edges = ["leading", "top", "trailing", "bottom"].map {
      constraint($0, "effect.\($0)", "root.\($0)")
    }
    let sample = try SampleInterface(
      views: view("effect", "visualEffectView", "", content), constraints: edges.joined())
    let solved = try #require(sample.solved(height: nil))
    #expect(solved.size.height == 62)
    #expect(solved.text("a") == "(16, 16) 288×30")
  }

  /// Which of two texts is cut off is not what is wrong where both have too little room.
  @Test func viewsThatHaveTooLittleRoomAreNotAmbiguous() throws {
    let sample = try SampleInterface(
      views: view("a", "label", "text=\"Tea\"") + view("b", "label", "text=\"Two\""),
      constraints: constraint("1", "a.leading", "root.leading")
        + constraint("2", "b.leading", "root.leading") + constraint("3", "a.top", "root.top", 20)
        + constraint("4", "b.top", "a.bottom", 8) + constraint("5", "root.bottom", "b.bottom", 20))
    let scene = try #require(sample.scenes.first)
    let layout = SceneLayout(scene.view, name: "scene", in: LayoutEnvironment())
    func rules(_ height: Points) -> [String] {
      layout.findings(in: Size(width: 320, height: height)).map(\.rule.id)
    }
    #expect(rules(150) == ["ambiguous-layout"] && rules(60).isEmpty)
  }

  @Test func edgesSizesAndCentres() throws {
    let sample = try SampleInterface(
      views: view("a") + view("b") + view("c"),
      constraints: constraint("1", "a.leading", "safe.leading", 16)
        + constraint("2", "safe.trailing", "a.trailing", 24)
        + constraint("3", "a.top", "safe.top", 8)
        + constraint("4", "a.height", nil, 30) + constraint("5", "b.centerX", "root.centerX")
        + constraint("6", "b.top", "a.bottom", 4)
        + constraint("7", "b.width", "a.width", 0, "multiplier=\"1:2\"")
        + constraint("8", "b.height", "b.width", 0, "multiplier=\"0.25\"")
        + constraint("9", "c.leading", "root.leadingMargin")
        + constraint("10", "c.trailing", "root.trailingMargin")
        + constraint("11", "c.bottom", "root.bottom", -10)
        + constraint("12", "c.height", nil, 20, "relation=\"greaterThanOrEqual\"")
        + constraint("13", "c.height", nil, 0, "priority=\"250\""))
    let solved = try #require(sample.solved())
    #expect(solved.text("a") == "(16, 8) 280×30")
    #expect(solved.text("b") == "(90, 42) 140×35")
    #expect(solved.text("c") == "(16, 120) 288×20")
    #expect(sample.layoutFindings.isEmpty)
    let wide = try #require(sample.solved(width: 420))
    #expect(wide.text("a") == "(16, 8) 380×30" && wide.text("c") == "(16, 120) 388×20")
  }

  @Test func leadingIsOnTheOtherSideFromRightToLeft() throws {
    let sample = try SampleInterface(
      views: view("a") + view("b"),
      constraints: constraint("1", "a.leading", "root.leading", 20)
        + constraint("2", "a.width", nil, 50) + constraint("3", "a.top", "root.top")
        + constraint("4", "a.height", nil, 10) + constraint("5", "b.left", "root.left", 20)
        + constraint("6", "b.width", nil, 50) + constraint("7", "b.top", "a.bottom")
        + constraint("8", "b.height", nil, 10))
    let scene = try #require(sample.scenes.first)
    let layout = SceneLayout(scene.view, name: "scene", in: LayoutEnvironment(isRightToLeft: true))
    let box = layout.box(in: Frame(x: 0, y: 0, width: 320, height: 150))
    #expect(box.children.map(\.frame.x) == [250, 20])
  }

  /// A frame is measured from the left in every language.
  @Test func framesStayOnTheirSideFromRightToLeft() throws {
    let sample = try SampleInterface(
      views: view("a") + """
        <view id="b"><rect key="frame" x="20" y="30" width="100" height="40"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></view>
        """,
      constraints: constraint("1", "a.leading", "root.leading", 20)
        + constraint("2", "a.width", nil, 50) + constraint("3", "a.top", "root.top")
        + constraint("4", "a.height", nil, 10))
    let scene = try #require(sample.scenes.first)
    let layout = SceneLayout(scene.view, name: "scene", in: LayoutEnvironment(isRightToLeft: true))
    let box = layout.box(in: Frame(x: 0, y: 0, width: 320, height: 150))
    #expect(box.children.map(\.frame.x) == [250, 20])
    // Code is told the places on the screen.
    let frames = layout.frames(in: SceneRoom(Size(width: 320, height: 150))).frames
    #expect(frames["a"]?.x == 250 && frames["b"]?.x == 20)
  }

  @Test func leftIsLeftFromRightToLeft() throws {
    func start(_ alignment: String) throws -> Points? {
      let sample = try SampleInterface(
        views: view("a", "label", "text=\"Soup\" textAlignment=\"\(alignment)\""),
        constraints: constraint("1", "a.leading", "root.leading")
          + constraint("2", "root.trailing", "a.trailing") + constraint("3", "a.top", "root.top"))
      let scene = try #require(sample.scenes.first)
      let layout = SceneLayout(
        scene.view, name: "scene", in: LayoutEnvironment(isRightToLeft: true))
      let box = layout.box(in: Frame(x: 0, y: 0, width: 320, height: 150))
      guard case .text(let text) = box.children.first?.content else { return nil }
      return text.lines.first?.x
    }
    #expect(try start("left") == 0)
    let right = try start("right")
    #expect(try right == start("natural") && right ?? 0 > 250)
  }

  /// A label takes the lines that its width needs, and the scene the height that they need.
  @Test func textsWrapAndTheSceneGrows() throws {
    let text = String(repeating: "soup and bread ", count: 20)
    let sample = try SampleInterface(
      views: view(
        "a", "label", "text=\"\(text)\" numberOfLines=\"0\" verticalHuggingPriority=\"251\""),
      constraints: constraint("1", "a.leading", "root.leading", 20)
        + constraint("2", "root.trailing", "a.trailing", 20)
        + constraint("3", "a.top", "root.top", 12)
        + constraint("4", "root.bottom", "a.bottom", 12))
    let narrow = try #require(sample.solved(width: 200, height: nil))
    let wide = try #require(sample.solved(width: 400, height: nil))
    #expect(narrow.size.height > wide.size.height && wide.size.height > 60)
    let scene = try #require(sample.scenes.first)
    let label = try #require(scene.view.subviews.first)
    let own = ElementLayout(in: LayoutEnvironment()).fittingHeight(label, width: 160)
    // It ends on a pixel of Xcode's canvas.
    let pixels = Points(sixtyFourths: (own.sixtyFourths + 31) / 32 * 32)
    #expect(narrow.size.height == pixels + 24)
  }

  /// What hugs less grows, and what resists less shrinks.
  @Test func huggingAndCompression() throws {
    func frames(_ attributes: String, width: Points) throws -> [Points] {
      let sample = try SampleInterface(
        views: view("a", "label", "text=\"Order\" \(attributes)")
          + view("b", "label", "text=\"Clam chowder\" horizontalHuggingPriority=\"251\""),
        constraints: constraint("1", "a.leading", "root.leading")
          + constraint("2", "b.leading", "a.trailing", 8)
          + constraint("3", "root.trailing", "b.trailing") + constraint("4", "a.top", "root.top")
          + constraint("5", "b.top", "root.top"))
      let solved = try #require(sample.solved(width: width))
      return ["a", "b"].compactMap { solved.frame(of: $0)?.width }
    }
    let natural = try frames("horizontalHuggingPriority=\"250\"", width: 400)
    let other = try frames("horizontalHuggingPriority=\"252\"", width: 400)
    #expect(natural[0] > 200 && natural[1] < 150)
    #expect(other[0] < 60 && other[1] > 300)
    let room = natural[1] + 20
    let tight = try frames("horizontalCompressionResistancePriority=\"749\"", width: room)
    #expect(tight == [12, natural[1]])
  }

  @Test func masksFollowTheViewAround() throws {
    func masked(_ id: String, _ mask: String) -> String {
      """
      <view id="\(id)"><rect key="frame" x="20" y="30" width="100" height="40"/>
      <autoresizingMask key="autoresizingMask" \(mask)/></view>
      """
    }
    let sample = try SampleInterface(
      views: masked("a", "flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"")
        + masked("b", "widthSizable=\"YES\" heightSizable=\"YES\"")
        + masked("c", "flexibleMinX=\"YES\" flexibleMinY=\"YES\""))
    let solved = try #require(sample.solved(width: 420, height: 200))
    #expect(solved.text("a") == "(20, 30) 100×40")
    #expect(solved.text("b") == "(20, 30) 200×90")
    #expect(solved.text("c") == "(120, 80) 100×40")
    #expect(sample.layoutFindings.isEmpty)
  }

  @Test func conflictsNameTheirConstraints() throws {
    let sample = try SampleInterface(
      views: view("a"),
      constraints: constraint("left", "a.leading", "root.leading", 20)
        + constraint("right", "root.trailing", "a.trailing", 20)
        + constraint("wide", "a.width", nil, 400) + constraint("top", "a.top", "root.top")
        + constraint("high", "a.height", nil, 10))
    let finding = try #require(sample.layoutFindings.first)
    #expect(finding.rule == .unsatisfiableLayout)
    #expect(finding.message.hasPrefix("These constraints conflict: 'left', 'right', 'wide'"))
    #expect(finding.location?.line == 9 && finding.notes.count == 2)
    #expect(sample.solved()?.text("a") == "(20, 0) 280×10")
  }

  /// That the view is lower than its content is said of the size; no constraint is wrong.
  @Test func aHeightThatIsTooLowIsNoConflict() throws {
    let sample = try SampleInterface(
      views: view("a"),
      constraints: constraint("left", "a.leading", "root.leading", 20)
        + constraint("right", "root.trailing", "a.trailing", 20)
        + constraint("top", "a.top", "root.top", 20)
        + constraint("bottom", "root.bottom", "a.bottom", 20)
        + constraint("high", "a.height", nil, 100))
    #expect(sample.findings(height: 140).isEmpty)
    #expect(sample.findings(height: 60).isEmpty)
    // Too high is nobody else's fault than the constraints'.
    let finding = try #require(sample.findings(height: 200).first)
    #expect(
      finding.message == "These constraints conflict: 'top', 'bottom', 'high', height of 200 points"
    )
  }

  @Test func ambiguityNamesViewsAndConstraints() throws {
    let sample = try SampleInterface(
      views: view("a"),
      constraints: constraint("left", "a.leading", "root.leading", 20)
        + constraint("top", "a.top", "root.top", 5) + constraint("high", "a.height", nil, 10))
    let finding = try #require(sample.layoutFindings.first)
    #expect(finding.rule == .ambiguousLayout)
    #expect(finding.message == "The horizontal layout of 'a' is ambiguous")
    #expect(finding.notes.map(\.message) == ["'a' has 'left'"])
    // What is open stays where the file has it.
    #expect(sample.solved()?.text("a") == "(20, 5) 100×10")
  }

  /// Nobody sees where a hidden view is.
  @Test(arguments: [("", 1), ("hidden=\"YES\"", 0)])
  func aHiddenViewIsNotAmbiguous(attribute: String, findings: Int) throws {
    let sample = try SampleInterface(
      views: view("a", "view", attribute),
      constraints: constraint("left", "a.leading", "root.leading", 20)
        + constraint("top", "a.top", "root.top", 5) + constraint("high", "a.height", nil, 10))
    #expect(sample.layoutFindings.count == findings)
  }

  /// An empty view between others of a stack has no height of its own, and nothing to show for it.
  @Test(arguments: ["", #"<color key="backgroundColor" white="0" alpha="1"/>"#])
  func aSpacerOfAStackIsNotAmbiguous(color: String) throws {
    let label =
      #"<label id="l" text="Tea"><rect key="frame" x="0" y="0" width="30" height="20"/></label>"#
    let inside = "<subviews>\(label)\(view("a", "view", "", color))</subviews>"
    let sample = try SampleInterface(
      views: view("s", "stackView", #"alignment="center""#, inside),
      constraints: constraint("left", "s.leading", "root.leading", 20)
        + constraint("right", "root.trailing", "s.trailing", 20)
        + constraint("top", "s.top", "root.top", 20))
    let found = sample.layoutFindings.map(\.message)
    #expect(found == (color.isEmpty ? [] : ["The vertical layout of 'a' is ambiguous"]))
  }

  /// One cause has the same words whatever is hidden, so that the states of a card share one finding.
  @Test func ambiguityOfSeveralViewsIsTheSameHoweverManyThereAre() throws {
    func message(_ names: [String]) throws -> String? {
      let places = names.enumerated().map { index, name in
        constraint("t\(name)", "\(name).top", "root.top", Double(index * 20))
          + constraint("h\(name)", "\(name).height", nil, 10)
      }
      let sample = try SampleInterface(
        views: names.map { view($0) }.joined(), constraints: places.joined())
      return sample.layoutFindings.first { $0.rule == .ambiguousLayout }?.message
    }
    let several = "The horizontal layout of 'a' and others is ambiguous"
    #expect(try message(["a", "b"]) == several && message(["a", "b", "c"]) == several)
  }

  /// However many views there are, it ends; and says so where it gives up.
  @Test(.onlyInFullLane) func manyViewsEnd() throws {
    let count = 149
    let views = (0..<count).map {
      view("l\($0)", "label", "text=\"Label \($0)\" numberOfLines=\"0\"")
    }
    let constraints = (0..<count).map { index in
      constraint("t\(index)", "l\(index).top", index == 0 ? "root.top" : "l\(index - 1).bottom", 4)
        + constraint("w\(index)", "l\(index).width", "root.width", 0, "multiplier=\"0.5\"")
    }
    let sample = try SampleInterface(
      views: views.joined(),
      constraints: constraints.joined() + constraint("z", "root.bottom", "l\(count - 1).bottom"))
    #expect(sample.diagnostics.isEmpty)
    let solved = try #require(sample.solved())
    #expect(solved.frames.count == count + 1)
    if solved.isOverLimit { #expect(sample.layoutFindings.map(\.rule) == [.unsolvedLayout]) }
    let tooMany = try SampleInterface(views: (0..<200).map { view("l\($0)") }.joined())
    #expect(tooMany.diagnostics.map(\.rule) == [.overLimit])
  }
}
