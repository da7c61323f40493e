import CardLayout
import HostSimulation
import PageMarkup
import SourceFormats
import Testing
import Views

@testable import CardDrawing

/// Drawings of the kinds of elements, and of what is over them.
struct ElementDrawingTests {
  private func drawing(
    _ content: BoxContent, size: Size = Size(width: 100, height: 60), isRightToLeft: Bool = false
  ) -> CardDrawing {
    let frame = Frame(x: 10, y: 20, width: size.width, height: size.height)
    let box = Box(frame: frame, content, cornerRadius: 4, name: "it")
    let root = Box(
      frame: Frame(x: 0, y: 0, width: 200, height: 200), name: "screen", children: [box])
    return CardDrawing(
      LaidOutCard.sample(root, isRightToLeft: isRightToLeft), title: "Tea",
      style: CardDrawingTests.style)
  }

  static let contents: [BoxContent] = [
    .map(MapContent(pins: [], hasRoute: true)),
    .map(MapContent(pins: (0..<20).map { "<\($0)>" }, hasRoute: true)),
    .chart(ChartContent(kind: .bars, values: [], color: .semantic(.red))),
    .chart(ChartContent(kind: .bars, values: [0, 0], color: .semantic(.red))),
    .chart(ChartContent(kind: .line, values: [1e300, -1e300], color: .semantic(.red))),
    .chart(ChartContent(kind: .line, values: [5], color: .hex(light: 0x112233, dark: 0x112233))),
    .control(.progress(0, tint: .semantic(.tint))), .control(.progress(1, tint: .semantic(.tint))),
    .control(.slider(0.5, tint: .semantic(.tint))),
    .control(.spinner(.large, color: .semantic(.gray))),
    .control(.toggle(isOn: true, tint: .semantic(.green))),
    .control(.toggle(isOn: false, tint: .semantic(.green))),
  ]

  /// Also in frames that are too small for them.
  @Test(arguments: contents) func everythingIsWellFormedAtEverySize(content: BoxContent) throws {
    for size in [Size(width: 100, height: 60), .zero, Size(width: 1, height: 400)] {
      for isRightToLeft in [false, true] {
        let document = drawing(content, size: size, isRightToLeft: isRightToLeft).standalone
        #expect(throws: Never.self) {
          try readXML(path: "card.svg", bytes: Array(document.utf8))
        }
        #expect(!document.contains("nan") && !document.contains("inf"))
        for name in ["width", "height", "r"] { #expect(!document.contains(" \(name)=\"-")) }
      }
    }
  }

  @Test func sharesAreExactToAThousandth() {
    let shares = [0, 0.0004, 0.04, 0.1, 0.125, 0.29, 2.0 / 3, 0.9996, 1].map(\.thousandths)
    #expect(shares == ["0", "0", "0.04", "0.1", "0.125", "0.29", "0.667", "1", "1"])
  }

  @Test func aBarFillsFromTheSideThatTextBeginsAt() {
    let bar = BoxContent.control(.progress(0.25, tint: .semantic(.blue)))
    #expect(drawing(bar).standalone.contains("<rect x=\"10\" y=\"20\" width=\"25\" height=\"60\""))
    #expect(
      drawing(bar, isRightToLeft: true).standalone
        .contains("<rect x=\"85\" y=\"20\" width=\"25\" height=\"60\""))
  }

  @Test func aSwitchPointsToTheOtherSideWhereItIsMirrored() {
    func thumb(isOn: Bool, isRightToLeft: Bool) -> Bool {
      let content = BoxContent.control(.toggle(isOn: isOn, tint: .semantic(.green)))
      return drawing(content, size: Size(width: 50, height: 30), isRightToLeft: isRightToLeft)
        .standalone.contains("cx=\"45\"")
    }
    #expect(thumb(isOn: true, isRightToLeft: false) && thumb(isOn: false, isRightToLeft: true))
    #expect(!thumb(isOn: false, isRightToLeft: false) && !thumb(isOn: true, isRightToLeft: true))
  }

  @Test func barsStandOnZero() {
    let chart = ChartContent<String>(kind: .bars, values: [10, -5], color: .semantic(.red))
    let document = drawing(.chart(chart), size: Size(width: 100, height: 68)).standalone
    #expect(document.contains("d=\"M20 24h30v40h-30ZM70 64h30v20h-30Z\""))
  }

  @Test(arguments: [
    (
      BoxContent.map(MapContent(pins: ["Harbour", "Mill"], hasRoute: true)), "A map\nHarbour\nMill"
    ),
    (
      .chart(ChartContent(kind: .bars, values: [1, 2.5], color: .semantic(.red))), "A chart: 1, 2.5"
    ),
    (.control(.progress(0.4, tint: .semantic(.red))), "Progress: 40%"),
    (.control(.toggle(isOn: true, tint: .semantic(.red))), "A switch: on"),
    (.control(.spinner(.medium, color: .semantic(.red))), "A spinner"),
  ])
  func theTextDescriptionSaysWhatIsThere(content: BoxContent, text: String) {
    #expect(drawing(content).textDescription == "Tea\n\n\(text)\n")
  }

  @Test func theOverlayIsThereAndHidden() throws {
    let measure = HostedViewMeasure(
      desiredSize: Size(width: 90, height: 500), minimumSize: .zero,
      maximumSize: Size(width: 100, height: 60), contentHeight: 40,
      parameters: ["pickup", "<driver>"])
    let drawing = drawing(.hostedView(measure))
    let group = "class=\"cp-overlay\" display=\"none\" aria-hidden=\"true\">"
    #expect(drawing.standalone.contains("<g id=\"overlay\" \(group)"))
    #expect(drawing.standalone.contains(".cp-overlay:target{display:inline}"))
    #expect(drawing.inline.html.contains("<g \(group)") && !drawing.inline.html.contains("id="))
    #expect(
      drawing.standalone.contains(
        "<title>100×60 points; asked for 90×500; content 40 high; Allowed: 0×0 to 100×60; "
          + "Parameters: pickup, &lt;driver&gt;</title>"))
    #expect(drawing.standalone.contains(">100×60: pickup, and 1 more</text>"))
    #expect(!drawing.textDescription.contains("Allowed"))
    #expect(drawing.standalone.contains("data-parameters=\"pickup &lt;driver&gt;\""))
  }

  @Test func theOverlayTellsTheSizeOfEachFrame() {
    let measure = HostedViewMeasure(
      desiredSize: .zero, minimumSize: .zero, maximumSize: .zero, contentHeight: 0)
    let frames = [
      Frame(x: 10, y: 60, width: 80, height: 20), Frame(x: 10, y: 80, width: 80, height: 20),
      // As large as the one above: one size is enough.
      Frame(x: 10, y: 80, width: 80, height: 20), Frame(x: 40, y: 80, width: 4, height: 4),
    ]
    let view = Box(
      frame: Frame(x: 0, y: 0, width: 100, height: 120), .hostedView(measure), name: "hosted view",
      children: frames.enumerated().map { Box(frame: $0.element, name: "<box \($0.offset)>") })
    let text = OverlayDrawing(LaidOutCard.sample(view)).text.string
    for (index, frame) in frames.enumerated() {
      #expect(
        text.contains(
          "<title>&lt;box \(index)&gt;: \(frame.size) at \(frame.x), \(frame.y)</title></rect>\n"))
    }
    #expect(text.split(separator: "\n").count { $0.hasSuffix(">80×20</text>") } == 2)
    let sizes = OverlaySizes(
      in: view, keepingFree: Frame(x: 0, y: 0, width: 100, height: 43))
    for (index, size) in sizes.placed.enumerated() {
      #expect(!sizes.placed[..<index].contains { $0.frame.meets(size.frame) })
      #expect(size.frame.y >= 43 && size.frame.maxY <= 120 && size.frame.maxX <= 100)
    }
  }

  /// A row as cards have many: a name at the left, a value at the right.
  @Test func theOverlayCoversNoText() throws {
    func label(_ text: String, x: Points, width: Points) -> Box {
      Box(
        frame: Frame(x: x, y: 60, width: width, height: 22),
        .sample(text, x: x, baseline: 76, width: width), name: "label")
    }
    let texts = [label("Day", x: 10, width: 30), label("Saturday", x: 240, width: 70)]
    let row = Box(
      frame: Frame(x: 10, y: 60, width: 300, height: 22), name: "row", children: texts)
    let view = Box(
      frame: Frame(x: 0, y: 0, width: 320, height: 120), .hostedView(.sample), name: "hosted view",
      children: [row])
    let placed = OverlaySizes(
      in: view, keepingFree: Frame(x: 0, y: 0, width: 320, height: 43)
    ).placed
    #expect(Set(placed.map(\.text)) == ["30×22", "70×22", "300×22"])
    for size in placed {
      #expect(
        !texts.contains { $0.frame.meets(size.frame) } || size.frame.maxY <= 63
          || size.frame.y >= 80, "\(size)")
    }
  }

  /// Views that stand close below each other, as those of single parameters do.
  @Test func theOverlayOfLowViewsHasOneLine() {
    let measure = HostedViewMeasure(
      desiredSize: .zero, minimumSize: .zero, maximumSize: .zero, contentHeight: 0,
      parameters: ["a", "b"])
    let views = [0, 44, 88].map { y in
      Box(
        frame: Frame(x: 0, y: Points(Double(y)), width: 200, height: 44), .hostedView(measure),
        name: "hosted view")
    }
    let card = Box(frame: Frame(x: 0, y: 0, width: 200, height: 132), name: "card", children: views)
    let text = OverlayDrawing(LaidOutCard.sample(card)).text.string
    #expect(text.split(separator: "\n").count { $0.hasSuffix(">200×44: a, b</text>") } == 3)
    #expect(!text.contains(">Allowed: 0×0 to 0×0</text>"))
  }

  @Test(arguments: [
    (ContentMode.fit, "x=\"0\" y=\"25\" width=\"100\" height=\"50\"", "-25px 0 -25px 0"),
    (.fill, "x=\"-50\" y=\"0\" width=\"200\" height=\"100\"", "0 50px 0 50px"),
    (.center, "x=\"-10\" y=\"20\" width=\"120\" height=\"60\"", "-20px 10px -20px 10px"),
  ])
  func picturesKeepTheirProportions(
    mode: ContentMode, place: String, insets: String
  ) {
    let image = ImageResource(
      name: "wide", path: "wide.svg", format: .svg,
      bytes: Array("<svg width=\"120\" height=\"60\"/>".utf8))
    for radius in [0, 8] as [Points] {
      let box = Box(
        frame: Frame(x: 0, y: 0, width: 100, height: 100), .image(name: "wide", mode: mode),
        cornerRadius: radius, name: "image")
      let document = CardDrawing(
        LaidOutCard.sample(box), title: "Tea",
        style: DrawingStyle(
          appName: "Tea", tint: Palette.Pair(0x0063CC, 0x4C91DB), appIcon: nil,
          images: ImageCatalog([image]))
      ).standalone
      let viewport = "<svg x=\"0\" y=\"0\" width=\"100\" height=\"100\" viewBox=\"0 0 100 100\""
      #expect(document.contains("<image \(place) "))
      #expect(document.contains("\(viewport)>") == (mode != .fit))
      #expect(document.contains("clip-path=\"inset(\(insets) round 8px)\"") == (radius > 0))
    }
  }

  /// A view that says it does not clip shows a picture whole.
  @Test func aPictureReachesOutOfAViewThatDoesNotClip() {
    let image = ImageResource(
      name: "wide", path: "wide.svg", format: .svg,
      bytes: Array("<svg width=\"120\" height=\"60\"/>".utf8))
    func document(clips: Bool) -> String {
      let box = Box(
        frame: Frame(x: 0, y: 0, width: 100, height: 100), .image(name: "wide", mode: .fill),
        clipsToBounds: clips, name: "image")
      let style = DrawingStyle(
        appName: "Tea", tint: Palette.Pair(0x0063CC, 0x4C91DB), appIcon: nil,
        images: ImageCatalog([image]))
      return CardDrawing(LaidOutCard.sample(box), title: "Tea", style: style).standalone
    }
    func viewports(clips: Bool) -> Int {
      document(clips: clips).ranges(of: "viewBox=\"0 0 100 100\">").count
    }
    #expect(viewports(clips: true) == viewports(clips: false) + 1)
  }

  /// Each effect is in the picture, and among the shapes that `compare` looks at.
  @Test func effectsOfALayerAreInThePictureAndItsShapes() {
    func drawing(_ change: (inout LayerEffects) -> Void) -> CardDrawing {
      var effects = LayerEffects.none
      change(&effects)
      let box = Box(
        frame: Frame(x: 0, y: 0, width: 100, height: 60),
        background: .requested(.hex(light: 0xFF0000, dark: 0xFF0000)), cornerRadius: 8,
        effects: Shared(effects), name: "box")
      return CardDrawing(LaidOutCard.sample(box), title: "Tea", style: CardDrawingTests.style)
    }
    let plain = drawing { _ in }
    let changed: [(CardDrawing, String)] = [
      (drawing { $0.transform = LinearTransform(a: 0, b: 1, c: -1, d: 0) }, "matrix(0 1 -1 0 0 0)"),
      (drawing { $0.mask = VectorDrawing.Outline("M0 0L9 9Z") }, "path('M0 0L9 9Z') view-box"),
      (drawing { $0.roundCorners = .topLeft }, "A8 8 0 0 1 8 0"),
    ]
    for (drawing, words) in changed {
      #expect(drawing.standalone.contains(words) && !plain.standalone.contains(words))
      #expect(drawing.shapes != plain.shapes)
    }
    #expect(VectorDrawing.Outline("M0 0'/><script>") == nil)
  }

  @Test(arguments: [(100, 60, "GaugeView"), (40, 60, "Gau…"), (100, 10, nil), (3, 60, nil)])
  func aBoxShowsAsMuchOfItsNameAsItHasRoomFor(width: Int, height: Int, shown: String?) {
    let size = Size(width: Points(Double(width)), height: Points(Double(height)))
    let document = drawing(.placeholder("GaugeView"), size: size).standalone
    let text = document.firstRange(of: "</text>").map { end in
      document[..<end.lowerBound].reversed().prefix { $0 != ">" }
    }
    #expect(text.map { String($0.reversed()) } == shown)
    #expect(document.contains("data-name=\"GaugeView\""))
  }

  @Test func aCardWithoutHostedViewsHasNoOverlay() {
    #expect(!drawing(.symbol(.lock)).standalone.contains("cp-overlay"))
  }
}
