import CardLayout
import HostSimulation
import PageMarkup
import SourceFormats
import Testing
import Views

@testable import CardDrawing

/// The hosts' own signs, and what round corners and images come to.
struct HostSymbolTests {
  private static let symbols: [BoxContent.Symbol] = [
    .lock, .wallpaper, .code, .screen, .voice, .chevron, .launch, .target, .ring,
    .close, .media, .star,
  ]

  private func drawing(
    _ boxes: [Box], images: ImageCatalog = .empty, appearance: Appearance? = nil,
    isRightToLeft: Bool = false
  ) -> CardDrawing {
    let root = Box(
      frame: Frame(x: 0, y: 0, width: 200, height: 200), name: "screen", children: boxes)
    return CardDrawing(
      LaidOutCard.sample(root, isRightToLeft: isRightToLeft), title: "Tea",
      style: DrawingStyle(
        appName: "Tea", tint: Palette.Pair(0x0063CC, 0x4C91DB), appIcon: nil,
        images: images, appearance: appearance))
  }

  private func box(
    _ content: BoxContent, x: Points = 10, width: Points = 40, height: Points = 40,
    cornerRadius: Points = 0, background: DrawnColor? = nil, children: [Box] = []
  ) -> Box {
    Box(
      frame: Frame(x: x, y: 20, width: width, height: height), content, background: background,
      cornerRadius: cornerRadius, name: "it", children: children)
  }

  @Test(arguments: symbols) func everySymbolIsWellFormedAtEverySize(
    symbol: BoxContent.Symbol
  ) throws {
    for side in [0, 1, 20, 180] as [Points] {
      for isRightToLeft in [false, true] {
        let document = drawing(
          [box(.symbol(symbol), width: side, height: side, cornerRadius: 8)],
          isRightToLeft: isRightToLeft
        ).standalone
        #expect(throws: Never.self) {
          try readXML(path: "card.svg", bytes: Array(document.utf8))
        }
        for name in ["width", "height", "r"] { #expect(!document.contains(" \(name)=\"-")) }
        #expect(!document.contains("href"))
      }
    }
  }

  @Test(arguments: [
    (BoxContent.Symbol.chevron, "A chevron: a tap leads to another view"),
    (.launch, "An arrow that leaves a box: a tap opens the app"),
    (.target, "A large target: a tap does something else in the host"),
  ])
  func theTextDescriptionSaysWhatASignMeans(symbol: BoxContent.Symbol, words: String) {
    #expect(drawing([box(.symbol(symbol))]).textDescription == "Tea\n\n\(words)\n")
  }

  @Test func aChevronPointsToTheEndOfTheLine() {
    let mark = box(.symbol(.chevron), width: 8, height: 14)
    #expect(drawing([mark]).standalone.contains("M10 20L18 27L10 34"))
    #expect(drawing([mark], isRightToLeft: true).standalone.contains("M18 20L10 27L18 34"))
  }

  @Test func roundCornersCutOffWhatReachesIntoThem() {
    let color = DrawnColor.requested(.semantic(.red))
    let whole = box(.container, background: color)
    let middle = box(.container, x: 24, width: 12, background: color)
    func document(_ child: Box, radius: Points) -> String {
      drawing([box(.container, cornerRadius: radius, children: [child])]).standalone
    }
    #expect(document(whole, radius: 12).contains("clip-path=\"inset(0 round 12px) view-box\""))
    #expect(document(whole, radius: 12).contains("translate(-10 -20)"))
    #expect(document(whole, radius: 99).contains("inset(0 round 20px)"))
    #expect(!document(whole, radius: 0).contains("clip-path"))
    #expect(!document(middle, radius: 8).contains("clip-path"))
  }

  private static let large = ImageResource(
    name: "Photo", path: "Images/Photo.png", format: .png,
    bytes: [0x89, 0x50, 0x4E, 0x47] + [UInt8](repeating: 0, count: 12)
      + [0, 0, 0, 200, 0, 0, 0, 100] + [UInt8](repeating: 0, count: 5_000))

  @Test func aLargeImageIsLinkedOnPagesAndHasItsPlaceInAFileOfItsOwn() {
    let drawing = drawing(
      [box(.image(name: "Photo", mode: .fit), width: 160, height: 160)],
      images: ImageCatalog([Self.large]))
    #expect(drawing.linkedImages == ["Images/Photo.png"])
    #expect(!drawing.standalone.contains("<image") && !drawing.standalone.contains("href"))
    #expect(drawing.standalone.contains(">Photo</text>"))
    #expect(drawing.standalone.contains(">200 × 100</text>"))
    #expect(drawing.standalone.contains("y=\"60\" width=\"160\" height=\"80\""))
    let page = drawing.inline(linkingImages: { "../a&b/\($0)" }).html
    #expect(page.contains("href=\"../a&amp;b/Images/Photo.png\""))
    #expect(!page.contains(">200 × 100</text>"))
  }

  /// A comparison and a snapshot see it, though the picture is no part of the drawing.
  @Test(arguments: [ImageResource.Format.png, .pdf])
  func anotherPictureAtTheSamePathIsAnotherDrawing(format: ImageResource.Format) {
    let drawings = [UInt8(1), 2].map { last in
      drawing(
        [box(.image(name: "Photo", mode: .fit), width: 160, height: 160)],
        images: ImageCatalog([
          ImageResource(
            name: "Photo", path: "Images/Photo", format: format, bytes: Self.large.bytes + [last])
        ]))
    }
    #expect(drawings[0].file != drawings[1].file)
    #expect(drawings[0].shapes != drawings[1].shapes)
    #expect(drawings[0].textDescription == drawings[1].textDescription)
  }

  /// Each place is known from the drawing itself, whatever texts beside it say.
  @Test func imagesAreLinkedInTheirPlaces() {
    let image = BoxContent.image(name: "Photo", mode: .fit)
    let drawing = drawing(
      [
        box(image, width: 160, height: 160),
        box(.placeholder("image-0-0-"), width: 160, height: 160),
        box(image, width: 160, height: 160),
      ], images: ImageCatalog([Self.large]))
    let page = drawing.inline(linkingImages: { $0 }).html
    #expect(page.ranges(of: "<image").count == 2)
    #expect(page.ranges(of: "href=\"Images/Photo.png\"/>").count == 2)
    #expect(page.contains(">image-0-0-</text>") && !page.contains(">Photo</text>"))
    #expect(drawing.standalone.ranges(of: ">Photo</text>").count == 2)
  }

  @Test func anImageForTheDarkAppearanceIsShownThereOnly() throws {
    func image(_ color: String) -> ImageResource {
      ImageResource(name: "Moon", path: "\(color).svg", format: .svg, bytes: Array(color.utf8))
    }
    let images = ImageCatalog([image("light").with(dark: image("dark"))])
    let light = image("light").dataAddress
    let dark = image("dark").dataAddress
    let moon = box(.image(name: "Moon", mode: .fit))
    let both = drawing([moon], images: images)
    #expect(both.standalone.contains(light) && both.standalone.contains(dark))
    #expect(both.standalone.contains(".cp-only-dark{display:none}"))
    #expect(
      both.standalone.contains("@media (prefers-color-scheme:dark){.cp-only-light{display:none}"))
    #expect(both.colors.css.contains(":root[data-theme=dark] .cp-only-dark{display:inline}"))
    let one = drawing([moon], images: images, appearance: .dark).standalone
    #expect(one.contains(dark) && !one.contains(light) && !one.contains("cp-only"))
    #expect(!drawing([moon], images: images, appearance: .light).standalone.contains(dark))
  }
}
