import CardDrawing
import CardLayout
import HostSimulation
import PageMarkup
import SourceFormats
import Testing
import Views

struct CardDrawingTests {
  static let style = DrawingStyle(
    appName: "Tea", tint: Palette.Pair(0x0063CC, 0x4C91DB), appIcon: nil, images: .empty)

  private func box(_ content: BoxContent, background: DrawnColor? = nil, alpha: Double = 1) -> Box {
    Box(
      frame: Frame(x: 0, y: 0, width: 100, height: 20), content, background: background,
      alpha: alpha, name: "box")
  }

  private func text(_ text: String, name: String = "label", height: Points = 40) -> Box {
    let element = View(
      .label(
        LabelContent(
          text: text, font: .style(.body), color: .semantic(.label), lines: 0,
          lineBreak: .wordWrapping, alignment: .natural)))
    return ElementLayout(in: LayoutEnvironment())
      .box(element, in: Frame(x: 0, y: 0, width: 300, height: height))
  }

  private func drawing(
    _ boxes: [Box], title: String = "Tea", style: DrawingStyle = style
  ) -> CardDrawing {
    let root = Box(
      frame: Frame(x: 0, y: 0, width: 300, height: 40), background: .chrome(.platter),
      name: "platter", children: boxes)
    return CardDrawing(LaidOutCard.sample(root), title: title, style: style)
  }

  private func tree(_ text: String) throws -> XMLElement {
    try readXML(path: "card.svg", bytes: Array(text.utf8))
  }

  @Test(arguments: [
    (Appearance.light, "#FFFFFF", "#000000"), (.dark, "#1C1C1E", "#FFFFFF"),
  ])
  func oneAppearanceNeedsNoClasses(
    appearance: Appearance, platter: String, label: String
  ) throws {
    let style = DrawingStyle(
      appName: "Tea", tint: Palette.Pair(0x0063CC, 0x4C91DB), appIcon: nil, images: .empty,
      appearance: appearance)
    let drawing = drawing([text("Green")], style: style)
    #expect(drawing.colors == .none)
    #expect(!drawing.standalone.contains("prefers-color-scheme"))
    let children = try tree(drawing.standalone).elements
    let fills = children.filter { $0.name == "rect" || $0.name == "text" }.compactMap {
      $0[attribute: "fill"]
    }
    #expect(fills == [platter, label])
  }

  static let hostile = [
    "<script>alert(1)</script>", "]]>", "<![CDATA[x]]>", "a\u{0}b", "a\u{8}b\u{1F}",
    "\u{202E}abc\u{202C}",
    "&lt;&amp;", "\"'", "\u{FFFE}\u{FFFF}", "<!--", "-->", "<?xml?>", "&unknown;", "\u{2028}", "👩‍🍳🇫🇮",
    "\u{85}", "\u{7F}", "شاي", "", " ",
  ]

  /// In labels, names, titles, placeholders and image names alike.
  @Test(arguments: hostile) func hostileTextsStayTexts(hostile: String) throws {
    let style = DrawingStyle(
      appName: hostile, tint: Palette.Pair(0x0063CC, 0x4C91DB), appIcon: nil, images: .empty
    )
    let drawing = drawing(
      [
        text(hostile), box(.placeholder(hostile)), box(.image(name: hostile, mode: .fill)),
        box(.appIcon),
        Box(
          frame: Frame(x: 0, y: 0, width: 9, height: 9), background: .chrome(.separator),
          name: hostile),
      ], title: hostile, style: style)
    for document in [drawing.standalone, drawing.inline.html] {
      let root = try tree(document)
      #expect(root.name == "svg" && !document.contains("<script"))
      #expect(!document.unicodeScalars.contains { $0.value < 32 && $0 != "\n" && $0 != "\t" })
    }
  }

  @Test func sameCardGivesTheSameBytes() {
    let boxes = [text("Tea"), box(.symbol(.lock)), box(.appIcon)]
    let first = drawing(boxes)
    for _ in 0..<5 {
      let again = drawing(boxes)
      #expect(
        again.standalone == first.standalone && again.textDescription == first.textDescription)
      #expect(again.colors.css == first.colors.css)
    }
  }

  @Test func everyElementHasALineOfItsOwn() {
    let document = drawing([
      text("Tea for two and a cake"), box(.placeholder("Chart"), alpha: 0.5),
      box(.hostedView(.sample)),
    ]).standalone
    let end = document.firstRange(of: "</desc>\n")
    for line in document[(end?.upperBound ?? document.startIndex)...].split(separator: "\n")
    where !line.hasPrefix("<style>") {
      #expect(line.hasPrefix("<"))
      let openings = line.count { $0 == "<" }
      // A title for who points at an element stands in its line.
      #expect(openings <= (line.contains("<title>") ? 4 : 2), "\(line)")
    }
  }

  @Test func lightAndDarkAreClassesAndFixedColorsAttributes() {
    let drawing = drawing([
      box(.container, background: .requested(.hex(light: 0x112233, dark: 0x445566))),
      box(.container, background: .requested(.hex(light: 0xABCDEF, dark: 0xABCDEF))),
    ])
    #expect(drawing.standalone.contains("class=\"cp-f-112233-445566\""))
    #expect(drawing.standalone.contains(".cp-f-112233-445566{fill:#112233}"))
    #expect(
      drawing.standalone.contains("@media (prefers-color-scheme:dark){"))
    #expect(drawing.standalone.contains(".cp-f-112233-445566{fill:#445566}"))
    #expect(drawing.standalone.contains("fill=\"#ABCDEF\""))
    #expect(!drawing.inline.html.contains("<style>"))
    #expect(
      drawing.colors.css.contains(
        ".cp-f-112233-445566{fill:#112233;fill:light-dark(#112233,#445566)}"))
  }

  @Test func hasTitleDescriptionAndLanguage() throws {
    let root = try tree(drawing([text("Green tea")], title: "A & B").standalone)
    #expect(root.attributes.first { $0.name == "lang" }?.value == "en")
    #expect(root.attributes.first { $0.name == "role" }?.value == "img")
    #expect(drawing([text("Green tea")], title: "A & B").textDescription == "A & B\n\nGreen tea\n")
  }

  /// A line of body text is 22 points high, and its letters 17.
  @Test func whatIsLowerThanItsTextCutsItOff() {
    func drawing(height: Points) -> CardDrawing {
      self.drawing([text("Green tea", height: height)], title: "Tea")
    }
    let view = "<svg x=\"0\" y=\"0\" width=\"300\" height=\"10\" viewBox=\"0 0 300 10\">"
    #expect(drawing(height: 10).standalone.contains(view))
    #expect(drawing(height: 10).textDescription == "Tea\n\nGreen tea (cut off)\n")
    #expect(!drawing(height: 17).standalone.contains("<svg x="))
    #expect(drawing(height: 17).textDescription == "Tea\n\nGreen tea\n")
    #expect(!self.drawing([text("\n", height: 10)]).textDescription.contains("cut off"))
    #expect(!drawing(height: 0).standalone.contains("Green tea"))
    #expect(!drawing(height: 0).textDescription.contains("Green tea"))
  }

  @Test func clearBackgroundsAreNotDrawn() {
    let drawing = drawing([box(.container, background: .requested(.semantic(.clear)))])
    #expect(!drawing.standalone.contains("none\""))
  }

  @Test(arguments: SemanticColor.allCases) func everyColorIsAValue(color: SemanticColor) throws {
    let border = Box(
      frame: Frame(x: 0, y: 0, width: 10, height: 10),
      border: Border(width: 1, color: .semantic(color)), name: "b")
    let document = drawing([border, box(.container, background: .requested(.semantic(color)))])
      .standalone
    #expect(throws: Never.self) { try tree(document) }
    #expect(!document.contains("#one") && !document.contains("fill:#}"))
  }

  @Test func smallImagesArePartOfTheDrawingAndLargeOnesAreNot() {
    func drawing(_ count: Int) -> CardDrawing {
      let image = ImageResource(
        name: "tea", path: "tea.png", format: .png, bytes: [UInt8](repeating: 1, count: count))
      let style = DrawingStyle(
        appName: "Tea", tint: Palette.Pair(0x0063CC, 0x4C91DB), appIcon: nil,
        images: ImageCatalog([image]))
      return self.drawing([box(.image(name: "tea", mode: .fit))], style: style)
    }
    #expect(drawing(100).standalone.contains("href=\"data:image/png;base64,"))
    #expect(!drawing(100_000).standalone.contains("data:"))
  }
}
