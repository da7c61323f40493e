internal import CardLayout
internal import PageMarkup
internal import Views

/// The pieces that the two forms of a drawing are put together from: the one for a page, and the
/// one that is a file of its own; in UTF-8.
package struct DrawingParts: Hashable, Sendable {
  /// The first tag with the title and the description.
  package let head: [UInt8]
  /// The style sheet of the file.
  package let css: [UInt8]
  /// The card; images that are too large to be part of it have their places.
  package let body: [UInt8]
  /// The body with such images: text and paths by turns, a text first; empty where there are none.
  package let linkedBody: [String]
  /// The content of the overlay's group; empty where there is none.
  package let overlay: [UInt8]

  var inline: Markup { inline(around: body) }

  func inline(linkingImages address: (String) -> String) -> Markup {
    guard !linkedBody.isEmpty else { return inline }
    let linked = linkedBody.enumerated().map { index, piece in
      index.isMultiple(of: 2) ? piece : Markup(escaping: address(piece)).html
    }
    return inline(around: Array(linked.joined().utf8))
  }

  private func inline(around body: [UInt8]) -> Markup {
    Markup(trusted: bytes([head, body], overlayID: nil))
  }

  /// The file.
  var standalone: [UInt8] {
    bytes(
      [head, Array("<style>".utf8), css, Array("</style>\n".utf8), body],
      overlayID: OverlayDrawing.id)
  }

  /// Texts and the overlay, one after the other: a site has very many drawings, and copies none of
  /// them twice.
  private func bytes(_ texts: [[UInt8]], overlayID: String?) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(texts.reduce(overlay.count + 128) { $0 + $1.count })
    for text in texts { bytes.append(contentsOf: text) }
    if !overlay.isEmpty {
      bytes.append(contentsOf: OverlayDrawing.start(id: overlayID).bytes)
      bytes.append(contentsOf: overlay)
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
    let overlay = OverlayDrawing(card).text
    var css = writer.colors.standaloneCSS
    if !overlay.isEmpty { css.append(OverlayDrawing.css) }
    parts = DrawingParts(
      head: Self.head(of: card, title: title, description: description), css: css.kept,
      body: writer.text.kept, linkedBody: writer.linkedBody,
      overlay: overlay.kept)
    colors = writer.colors
    linkedImages = Set(writer.links.map(\.path)).sorted()
  }

  private static func head(
    of card: LaidOutCard, title: String, description: String
  ) -> [UInt8] {
    let size = card.drawingSize
    let root = SVGTag.document()
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
    return head.kept
  }
}

extension SVGWriter {
  /// The drawing with the tags of linked images: text and their paths by turns; empty where there
  /// are none.
  fileprivate var linkedBody: [String] {
    guard !links.isEmpty else { return [] }
    var pieces: [String] = []
    var piece = SVGText()
    var end = 0
    for link in links {
      piece.append(bytes: text.bytes[end..<link.standIn.lowerBound])
      piece.append(link.start)
      pieces += [piece.string, link.path]
      piece = link.end
      end = link.standIn.upperBound
    }
    piece.append(bytes: text.bytes[end...])
    return pieces + [piece.string]
  }
}
