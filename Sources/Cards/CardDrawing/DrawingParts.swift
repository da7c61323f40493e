internal import CardLayout
internal import HostSimulation
internal import PageMarkup
internal import Views

/// The pieces that the two forms of a drawing are put together from: the one for a page, and the one
/// that is a file of its own.
package struct DrawingParts: Hashable, Sendable {
  /// The first tag with the title and the description.
  package let head: String
  /// The style sheet of the file.
  package let css: String
  /// The card; images that are too large to be part of it have their places.
  package let body: String
  /// The same with such images: text and paths by turns, a text first; empty where there are none.
  package let linkedBody: [String]
  /// What is inside of the overlay's group; empty where there is none.
  package let overlay: String

  package init(head: String, css: String, body: String, linkedBody: [String], overlay: String) {
    self.head = head
    self.css = css
    self.body = body
    self.linkedBody = linkedBody
    self.overlay = overlay
  }

  var inline: Markup { inline(around: body) }

  func inline(linkingImages address: (String) -> String) -> Markup {
    guard !linkedBody.isEmpty else { return inline }
    let linked = linkedBody.enumerated().map { index, piece in
      index.isMultiple(of: 2) ? piece : Markup(escaping: address(piece)).html
    }
    return inline(around: linked.joined())
  }

  private func inline(around body: String) -> Markup {
    Markup(trusted: bytes([head, body], overlayID: nil))
  }

  /// The file.
  var standalone: [UInt8] {
    bytes([head, "<style>", css, "</style>\n", body], overlayID: OverlayDrawing.id)
  }

  /// Texts and the overlay, one after the other: a site has very many drawings, and copies none of them
  /// twice.
  private func bytes(_ texts: [String], overlayID: String?) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(texts.reduce(overlay.utf8.count + 128) { $0 + $1.utf8.count })
    for text in texts { bytes.append(contentsOf: text.utf8) }
    if !overlay.isEmpty {
      bytes.append(contentsOf: OverlayDrawing.start(id: overlayID).bytes)
      bytes.append(contentsOf: overlay.utf8)
      bytes.append(contentsOf: "</g>\n".utf8)
    }
    bytes.append(contentsOf: "</svg>\n".utf8)
    return bytes
  }
}

/// The parts of a card that is drawn now, and what its drawing uses.
struct DrawnParts {
  let parts: DrawingParts
  let colors: ColorClasses
  let linkedImages: [String]

  init(_ card: LaidOutCard, title: String, description: String, style: DrawingStyle) {
    var writer = SVGWriter(style: style, isRightToLeft: card.isRightToLeft)
    writer.draw(card.root)
    let body = writer.text.string
    let linkedImages = writer.linkedImages.sorted()
    let overlay = OverlayDrawing(card).text
    var css = writer.colors.standaloneCSS
    if !overlay.isEmpty { css.append(OverlayDrawing.css) }
    parts = DrawingParts(
      head: Self.head(of: card, title: title, description: description), css: css.string,
      body: body, linkedBody: Self.linkedBody(of: card, linkedImages, unlike: body, style: style),
      overlay: overlay.string)
    colors = writer.colors
    self.linkedImages = linkedImages
  }

  private static func head(of card: LaidOutCard, title: String, description: String) -> String {
    let size = card.drawingSize
    let root = SVGTag("svg").with("xmlns", "http://www.w3.org/2000/svg")
      .with("class", "cp-card")
      .viewBox(Frame(x: 0, y: 0, width: size.width, height: size.height))
      .with("width", size.width).with("height", size.height).with("role", "img")
      .with("aria-label", title).with("lang", card.language)
      .with("direction", ifThere: card.isRightToLeft ? "rtl" : nil)
      .with("font-family", SVGWriter.fontFamily)
    var head = SVGText()
    head.open(root)
    head.add(SVGTag("title"), around: title, closing: "title")
    head.add(SVGTag("desc"), around: description, closing: "desc")
    return head.string
  }

  /// The card drawn with a mark in place of each image's address, cut at the marks.
  ///
  /// A mark is a word that the card does not have otherwise.
  private static func linkedBody(
    of card: LaidOutCard, _ images: [String], unlike body: String, style: DrawingStyle
  ) -> [String] {
    guard !images.isEmpty else { return [] }
    var number = 0
    while body.contains("image-\(number)-") { number += 1 }
    let marks = Dictionary(
      images.enumerated().map { ($0.element, "image-\(number)-\($0.offset)-") }
    ) { first, _ in first }
    var writer = SVGWriter(
      style: style, isRightToLeft: card.isRightToLeft, imageAddress: { marks[$0] ?? "" })
    writer.draw(card.root)
    var pieces = [writer.text.string]
    for (path, mark) in marks.sorted(by: { $0.key < $1.key }) {
      pieces = pieces.enumerated().flatMap { index, piece -> [String] in
        // Those at odd places are paths already.
        guard index.isMultiple(of: 2) else { return [piece] }
        return Array(
          piece.split(separator: mark, omittingEmptySubsequences: false)
            .map { String($0) }.joined(separatedBy: path))
      }
    }
    return pieces
  }
}

extension [String] {
  /// The texts with another one between each two.
  fileprivate func joined(separatedBy text: String) -> [String] {
    Array(map { [$0] }.joined(separator: [text]))
  }
}
