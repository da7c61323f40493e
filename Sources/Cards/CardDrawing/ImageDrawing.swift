internal import CardLayout
internal import Views

/// Images, and what stands in their place.
extension SVGWriter {
  mutating func drawImage(
    _ name: String, _ mode: ContentMode, _ color: ColorRequest?, in box: Box
  ) {
    guard let image = style.images[name] else { return drawMissingImage(name, in: box) }
    draw(image, mode, color, in: box)
  }

  /// An image in the appearance that is drawn; where it has another one for the dark appearance and
  /// the reader's counts, both, of which the style sheet shows one.
  private mutating func draw(
    _ image: ImageResource, _ mode: ContentMode, _ color: ColorRequest? = nil, in box: Box
  ) {
    guard let dark = image.dark, style.appearance != .light else {
      return drawOne(image, mode, color, in: box)
    }
    guard style.appearance == nil else { return drawOne(dark, mode, color, in: box) }
    for (image, appearance) in [(image, Appearance.light), (dark, .dark)] {
      text.open(SVGTag("g").with("class", colors.useOnly(appearance)))
      drawOne(image, mode, color, in: box)
      text.close("g")
    }
  }

  private mutating func drawOne(
    _ image: ImageResource, _ mode: ContentMode, _ color: ColorRequest?, in box: Box
  ) {
    let place = { (writer: inout SVGWriter) in writer.drawPlace(of: image, mode, in: box) }
    if let color, image.isMask { return fill(image, mode, color, in: box) }
    if image.format.isDrawn, image.isEmbedded { return embed(image, mode, in: box) }
    guard image.format.isDrawn, color == nil else { return drawStandIn(for: image, place) }
    link(image, mode, in: box, standIn: place)
  }

  /// Fills with a color what a template does not leave clear.
  ///
  /// The mask is a property of CSS, so that the drawing needs no ids. A page that is a file may not
  /// load it from another file, so it is always part of the drawing.
  private mutating func fill(
    _ image: ImageResource, _ mode: ContentMode, _ color: ColorRequest, in box: Box
  ) {
    let place = ImagePlace(of: image, mode, in: box)
    if place.isCut { text.open(viewport(box.frame)) }
    let tag = SVGTag("rect").with(place.frame).masked(by: image.dataAddress, mode.maskSize)
      .with("clip-path", ifThere: place.clip)
      .with("data-name", image.name)
    text.add(filled(tag, .requested(color)))
    if place.isCut { text.close("svg") }
  }

  private mutating func embed(_ image: ImageResource, _ mode: ContentMode, in box: Box) {
    let tag = tag(of: image, mode, in: box)
    text.append(tag.start)
    text.append(markup: image.dataAddress)
    text.append(tag.end)
  }

  /// Draws what stands in a file for an image that is too large for it, and keeps the tag that a
  /// page has there.
  private mutating func link(
    _ image: ImageResource, _ mode: ContentMode, in box: Box, standIn: (inout SVGWriter) -> Void
  ) {
    let start = text.bytes.count
    drawStandIn(for: image, standIn)
    let tag = tag(of: image, mode, in: box)
    links.append(
      ImageLink(
        standIn: start..<text.bytes.count, start: tag.start, path: image.path, end: tag.end))
  }

  /// Draws what stands for an image; with its digest, so that another picture is another drawing.
  private mutating func drawStandIn(
    for image: ImageResource, _ standIn: (inout SVGWriter) -> Void
  ) {
    text.open(SVGTag("g").with("data-digest", image.digest))
    standIn(&self)
    text.close("g")
  }

  /// The tag of an image up to its address, and what follows the address.
  private func tag(
    of image: ImageResource, _ mode: ContentMode, in box: Box
  ) -> (start: SVGText, end: SVGText) {
    let place = ImagePlace(of: image, mode, in: box)
    var start = SVGText()
    if place.isCut { start.open(viewport(box.frame)) }
    let tag = SVGTag("image").with(place.frame)
      .with("preserveAspectRatio", mode.preserveAspectRatio)
      .with("clip-path", ifThere: place.clip)
      .with("data-name", image.name)
    start.append(tag.text)
    start.append(markup: " href=\"")
    return (start, place.isCut ? "\"/>\n</svg>\n" : "\"/>\n")
  }

  /// The place of an image that is too large to be part of the drawing: a tile as large as the
  /// picture would be, with its name and size where there is room.
  private mutating func drawPlace(
    of image: ImageResource, _ mode: ContentMode, in box: Box
  ) {
    var frame = image.size.map { mode.frame(of: $0, in: box.frame) } ?? box.frame
    if !box.frame.encloses(frame) { frame = box.frame }
    drawMissingImage(
      image.name, in: Box(frame: frame, cornerRadius: box.cornerRadius, name: image.name))
    let font = ResolvedFont(
      request: .system(size: 11, weight: .regular, design: .standard), contentSize: .large)
    let size = image.size.map { "\($0.width) × \($0.height)" }
    let texts = [image.name, size].compactMap(\.self)
    guard frame.height >= font.leading * (texts.count + 3), frame.width >= 60 else { return }
    for (index, words) in texts.enumerated() {
      let line = LineBreaker(
        measure: TextMeasure(font: font), width: frame.width - 12, lineLimit: 1,
        mode: .truncatingMiddle
      ).lines(of: words).lines.first
      guard let line else { continue }
      drawCentered(
        line, font, y: frame.maxY - 8 - font.leading * (texts.count - 1 - index), in: frame)
    }
  }

  /// A quiet tile with a picture's sign, for an image that is not there.
  private mutating func drawMissingImage(_ name: String, in box: Box) {
    let frame = box.frame
    // A view with a color of its own keeps it. A tile lets through what is behind, so that texts on
    // a picture can be read; one as wide as a card ends with it.
    let radius = frame.width < 300 ? max(box.cornerRadius, 6) : box.cornerRadius
    var tile = rectangle(frame, radius: radius).with("data-name", name)
    tile = box.background == nil ? filled(tile, .chrome(.placeholder)) : tile.with("fill", "none")
    text.add(tile.with("fill-opacity", "0.7"))
    let side = min(frame.width, frame.height) / 2
    guard side > .zero else { return }
    let x = frame.x + (frame.width - side) / 2
    let y = frame.y + (frame.height - side) / 2
    let unit = Points(sixtyFourths: side.sixtyFourths / 4)
    let path: SVGText =
      "M\(x) \(y + side)L\(x + unit) \(y + unit * 2)L\(x + unit * 2) \(y + unit * 3)L\(x + unit * 3) \(y + unit)L\(x + side) \(y + side)Z"
    text.add(filled(SVGTag("path").path(path), .requested(.semantic(.quaternary))))
    let sun = SVGTag("circle").circle(x: x + unit, y: y + unit / 2, radius: unit / 2)
    text.add(filled(sun, .requested(.semantic(.quaternary))))
  }

  /// The project's icon, or its first letter on its color.
  mutating func drawAppIcon(in box: Box) {
    guard let icon = style.appIcon else { return drawInitial(in: box.frame) }
    if icon.isEmbedded { return draw(icon, .fill, in: box) }
    link(icon, .fill, in: box) { $0.drawInitial(in: box.frame) }
  }

  private mutating func drawInitial(in frame: Frame) {
    let ground = rectangle(frame, radius: frame.width / 4).with("data-name", "app icon")
    text.add(filled(ground, .requested(.semantic(.tint))))
    let letter = style.appName.first.map { String($0).uppercased() } ?? ""
    let size = frame.height * 5 / 8
    text.add(
      SVGTag("text").with("x", frame.x + frame.width / 2)
        .with("y", frame.y + frame.height / 2 + size * 3 / 8)
        .with("font-size", size).with("font-weight", "600").with("text-anchor", "middle")
        .with("fill", RGBColor.white).with("aria-hidden", "true"),
      around: letter)
  }
}

/// The place of a picture in a view.
///
/// The picture has its own proportions, where the file tells them, so that it does not depend on
/// how a browser fits pictures; nothing of it is outside of the view's sides where the view clips to
/// its bounds, or nothing tells whether it does (convention).
private struct ImagePlace {
  let frame: Frame
  /// Whether the view's edges cut it.
  let isCut: Bool
  /// The value of `clip-path`; nil for a view without round corners.
  let clip: String?

  init(of image: ImageResource, _ mode: ContentMode, in box: Box) {
    frame = image.size.map { mode.frame(of: $0, in: box.frame) } ?? box.frame
    isCut = box.clipsToBounds != false && !box.frame.encloses(frame)
    let isRound = box.cornerRadius > .zero && box.clipsToBounds != false
    clip = isRound ? frame.clip(to: box.frame, box.radii) : nil
  }
}

/// An image in a drawing that is too large to be part of it.
struct ImageLink {
  /// The bytes of the drawing that stand for it in a file.
  let standIn: Range<Int>
  /// The replacement on a page, around the image's address.
  let start: SVGText
  let path: String
  let end: SVGText
}

extension ContentMode {
  var preserveAspectRatio: String {
    switch self {
    case .fill: "xMidYMid slice"
    case .fit, .center: "xMidYMid meet"
    case .stretch: "none"
    }
  }

  /// The size of a mask as CSS has it.
  fileprivate var maskSize: String {
    switch self {
    case .fill: "cover"
    case .fit, .center: "contain"
    case .stretch: "100% 100%"
    }
  }

  /// Where a picture of a size is drawn in a view's frame.
  fileprivate func frame(of size: Size, in frame: Frame) -> Frame {
    guard size.width > .zero, size.height > .zero else { return frame }
    // The height that the picture has at the frame's width.
    let height = Points(
      sixtyFourths: frame.width.sixtyFourths * size.height.sixtyFourths / size.width.sixtyFourths)
    let width = Points(
      sixtyFourths: frame.height.sixtyFourths * size.width.sixtyFourths / size.height.sixtyFourths)
    let drawn =
      switch self {
      case .center: size
      case .stretch: frame.size
      case .fit where height <= frame.height, .fill where height >= frame.height:
        Size(width: frame.width, height: height)
      case .fit, .fill: Size(width: width, height: frame.height)
      }
    return frame.middle(of: drawn)
  }
}

extension Frame {
  /// The shape that leaves the part of this frame that is inside of another with round corners.
  fileprivate func clip(to other: Frame, _ radii: String) -> String {
    let sides = [other.y - y, maxX - other.maxX, maxY - other.maxY, other.x - x].map {
      $0 == .zero ? "0" : "\($0)px"
    }
    let insets = sides.allSatisfy { $0 == "0" } ? "0" : sides.joined(separator: " ")
    return "inset(\(insets) round \(radii))"
  }
}
