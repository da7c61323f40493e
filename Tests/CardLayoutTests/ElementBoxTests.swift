import CardLayout
import HostSimulation
import Testing
import Views

/// The boxes of the kinds of elements.
struct ElementBoxTests {
  private func text(
    _ text: String, lines: Int = 0, height: Points? = nil, mode: LineBreakMode = .truncatingTail
  ) -> LabelContent<String> {
    LabelContent(
      text: text, font: .style(.body), color: .semantic(.label), lines: lines, lineBreak: mode,
      alignment: .natural)
  }

  private func element(
    _ content: ViewContent<String>, width: Points? = nil, height: Points? = nil,
    insets: Insets = .zero
  ) -> View<String> {
    var style = ViewStyle()
    style.width = width
    style.height = height
    style.insets = insets
    return View(content, style: style)
  }

  @Test(arguments: [
    (ViewContent<String>.control(.toggle(isOn: true, tint: .semantic(.green))), "(0, 0) 51×31"),
    (.control(.spinner(.medium, color: .semantic(.gray))), "(0, 0) 20×20"),
    (.control(.spinner(.large, color: .semantic(.gray))), "(0, 0) 37×37"),
    (.control(.progress(0.5, tint: .semantic(.tint))), "(0, 0) 100×4"),
    (.control(.slider(0.5, tint: .semantic(.tint))), "(0, 0) 100×31"),
    (.map(MapContent(pins: [], hasRoute: false)), "(0, 0) 120×120"),
    (.chart(ChartContent(kind: .bars, values: [1], color: .semantic(.tint))), "(0, 0) 120×120"),
    (.namedBox("Gauge"), "(0, 0) 120×44"),
  ])
  func sizesOfTheirOwn(content: ViewContent<String>, expected: String) {
    let box = laidOut(
      stack(.vertical, alignment: .leading, [View(content)]), width: 300)
    #expect(box.childFrames == [expected])
  }

  @Test func controlsOfOneSizeStandInTheMiddleOfALargerFrameAndABarFillsIt() {
    let box = laidOut(
      element(.control(.toggle(isOn: false, tint: .semantic(.green))), height: 61), width: 151)
    #expect(box.childFrames == ["(50, 15) 51×31"])
    let bar = laidOut(
      element(.control(.progress(1, tint: .semantic(.tint))), height: 20), width: 90)
    #expect(bar.childFrames.isEmpty && bar.frame == Frame(x: 0, y: 0, width: 90, height: 20))
  }

  @Test func picturesKeepTheirInsetsFree() {
    let insets = Insets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let map = ViewContent<String>.map(MapContent(pins: [], hasRoute: false))
    let box = laidOut(element(map, height: 50, insets: insets), width: 100)
    #expect(box.frame.size == Size(width: 100, height: 50))
    #expect(box.childFrames == ["(2, 1) 94×46"])
    let mirrored = laidOut(
      element(map, height: 50, insets: insets), width: 100, isRightToLeft: true)
    #expect(mirrored.childFrames == ["(4, 1) 94×46"])
  }

  @Test func textsStandInTheMiddleOfAHigherLabelAndAtTheTopOfATextView() throws {
    func baseline(_ content: ViewContent<String>) -> Points? {
      let box = laidOut(stack(.vertical, [element(content, height: 122)]), width: 200)
      guard case .text(let text) = box.children[0].content else { return nil }
      return text.lines.first?.baseline
    }
    let alone = laidOut(stack(.vertical, [element(.label(text("Tea")))]), width: 200)
    guard case .text(let plain) = alone.children[0].content else {
      Issue.record("no text")
      return
    }
    let natural = try #require(plain.lines.first?.baseline)
    #expect(baseline(.label(text("Tea"))) == natural + 50)
    #expect(baseline(.textView(text("Tea"))) == natural + 8)
    #expect(baseline(.control(.button(text("Tea")))) == natural + 50)
  }

  @Test(arguments: [(LineBreakMode.truncatingTail, true), (.wordWrapping, false)])
  func aLabelThatIsTooLowShowsTheLinesThatFit(mode: LineBreakMode, hasEllipsis: Bool) {
    let long = "Your tea is ready and waits for you at the counter beside the window"
    let box = laidOut(element(.label(text(long, mode: mode)), height: 50), width: 150)
    guard case .text(let text) = box.content else {
      Issue.record("no text")
      return
    }
    #expect(text.lines.count == 2 && text.isTruncated)
    #expect(text.lines[1].text.hasSuffix("…") == hasEllipsis)
  }

  @Test func aTextViewHasMarginsAndAllOfItsLines() {
    let long = "Your tea is ready and waits for you at the counter beside the window"
    let box = laidOut(element(.textView(text(long))), width: 160)
    let label = laidOut(element(.label(text(long))), width: 150)
    #expect(box.frame.height == label.frame.height + 16)
    guard case .text(let lines) = box.content else {
      Issue.record("no text")
      return
    }
    #expect(lines.lines.allSatisfy { $0.x == 5 } && !lines.isTruncated)
  }

  @Test func aTextFieldHasABorderOfItsOwn() {
    let field = ControlContent.textField(text("Otto", lines: 1), placeholder: "")
    let box = laidOut(element(.control(field)), width: 200)
    #expect(box.frame.height == 34 && box.cornerRadius == 5 && box.border != nil)
  }

  @Test func aRowOfATableIsAtLeastAsHighAsItsMinimum() {
    var style = ViewStyle()
    style.minimumHeight = 44
    let row = View(
      .stack(StackContent(role: .view)), style: style, subviews: [element(.label(text("Tea")))])
    let box = laidOut(stack(.vertical, [row, row]), width: 200)
    #expect(box.childFrames == ["(0, 0) 200×44", "(0, 44) 200×44"])
  }

  /// A box that is turned by a quarter sticks out by half of what it is longer than high.
  @Test func aTurnedBoxIsJudgedAsItLies() throws {
    var effects = LayerEffects.none
    effects.transform = LinearTransform(a: 0, b: 1, c: -1, d: 0)
    let frame = Frame(x: 10, y: 10, width: 40, height: 20)
    let turned = Box(frame: frame, effects: Shared(effects), name: "turned")
    #expect(turned.turnedFrame == Frame(x: 20, y: 0, width: 20, height: 40))
    let fault = try #require(Box(frame: frame, name: "around", children: [turned]).faults.first)
    #expect(fault.kind == .outside(by: 10, of: "around"))
  }
}
