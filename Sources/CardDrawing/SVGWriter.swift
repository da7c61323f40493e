internal import CardLayout
internal import HostSimulation

/// Writes boxes as SVG, one element a line, in reading order.
struct SVGWriter {
  private let style: DrawingStyle
  private let palette: Palette
  /// Whether the drawing as a whole runs from right to left; texts that do not say so themselves.
  let isRightToLeft: Bool
  var lines: [String] = []
  private(set) var colors = ColorClasses.none

  init(style: DrawingStyle, isRightToLeft: Bool) {
    self.style = style
    self.isRightToLeft = isRightToLeft
    palette = Palette(tint: style.tint, appearance: style.appearance)
  }

  /// The screen behind a card of one appearance, because a page may have the other one; a lock
  /// screen has its wallpaper.
  mutating func drawScreen(behind root: Box) {
    guard let appearance = style.appearance, root.content != .symbol(.wallpaper) else { return }
    lines.append(
      rectangle(root.frame, radius: Self.screenRadius)
        .with("fill", appearance == .dark ? "#000000" : "#F2F2F7").with("data-name", "screen")
        .empty)
  }

  /// A convention: no more than rounds off the corners.
  private static let screenRadius: Points = 18

  mutating func draw(_ box: Box) {
    if box.alpha < 1 {
      lines.append(SVGTag("g").with("opacity", Points(box.alpha).description).opening)
    }
    drawBackground(of: box)
    switch box.content {
    case .container: draw(box.children)
    case .text(let text): draw(text, name: box.name)
    case .image(let name, let mode): drawImage(name, mode, in: box)
    case .appIcon: drawAppIcon(in: box)
    case .map(let map): draw(map, in: box)
    case .chart(let chart): draw(chart, in: box)
    case .control(let control): draw(control, in: box)
    case .placeholder(let name): drawPlaceholder(name, in: box)
    case .symbol(let symbol):
      draw(symbol, in: box)
      draw(box.children)
    case .hostedView(let measure): drawHostedView(measure, in: box)
    }
    if box.alpha < 1 { lines.append("</g>") }
  }

  private mutating func draw(_ boxes: [Box]) {
    for box in boxes { draw(box) }
  }

  /// The fill of a colour: a class where light and dark differ, else an attribute.
  mutating func filled(_ tag: SVGTag, _ color: DrawnColor) -> SVGTag {
    let pair = palette.pair(for: color)
    return pair.light == pair.dark
      ? tag.with("fill", pair.light) : tag.with("class", colors.use(pair))
  }

  /// The same for a line.
  mutating func stroked(_ tag: SVGTag, _ color: DrawnColor) -> SVGTag {
    let pair = palette.pair(for: color)
    return pair.light == pair.dark
      ? tag.with("stroke", pair.light) : tag.with("class", colors.use(pair, stroke: true))
  }

  func rectangle(_ frame: Frame, radius: Points = 0) -> SVGTag {
    let tag = SVGTag("rect").with("x", frame.x).with("y", frame.y)
      .with("width", frame.width).with("height", frame.height)
    let limited = min(radius, min(frame.width, frame.height) / 2)
    return limited > .zero ? tag.with("rx", limited) : tag
  }

  private mutating func drawBackground(of box: Box) {
    if let background = box.background, background != .requested(.semantic(.clear)) {
      let tag = rectangle(box.frame, radius: box.cornerRadius).with("data-name", box.name)
      lines.append(filled(tag, background).empty)
    }
    if let border = box.border, border.width > .zero {
      let half = border.width / 2
      let frame = box.frame.inset(
        by: Insets(top: half, leading: half, bottom: half, trailing: half))
      let tag = rectangle(frame, radius: box.cornerRadius).with("fill", "none")
        .with("stroke-width", border.width)
      lines.append(stroked(tag, .requested(border.color)).empty)
    }
  }

  private mutating func draw(_ text: TextBox, name: String) {
    for line in text.lines where !line.text.isEmpty {
      var tag = SVGTag("text")
        .with("x", text.isRightToLeft ? line.x + line.width : line.x)
        .with("y", line.baseline)
        .with("font-size", text.font.size)
        .with("font-weight", ifThere: text.font.weight.css)
        .with("font-family", ifThere: text.font.design.css)
        .with(
          "font-variant",
          ifThere: text.font.design == .monospacedDigit ? "tabular-nums" : nil
        )
        .with("direction", ifThere: direction(of: text))
        .with("textLength", line.width).with("lengthAdjust", "spacingAndGlyphs")
        .with("data-name", name)
      tag = filled(tag, text.color)
      lines.append(tag.around(line.text, closing: "text"))
    }
  }

  /// The direction of a text where it is not the drawing's.
  private func direction(of text: TextBox) -> String? {
    guard text.isRightToLeft != isRightToLeft else { return nil }
    return text.isRightToLeft ? "rtl" : "ltr"
  }

  /// A hosted view shows only what is inside its frame.
  private mutating func drawHostedView(_ measure: HostedViewMeasure, in box: Box) {
    let frame = box.frame
    lines.append(
      viewport(frame)
        .with("data-name", box.name).with("data-asked", measure.desiredSize.description)
        .with("data-minimum", measure.minimumSize.description)
        .with("data-maximum", measure.maximumSize.description)
        .with("data-parameters", measure.parameters.joined(separator: " ")).opening)
    draw(box.children)
    lines.append("</svg>")
  }

  private mutating func drawImage(
    _ name: String, _ mode: ImageContent.ContentMode, in box: Box
  ) {
    guard let image = style.images[name], let address = image.dataAddress else {
      drawMissingImage(name, in: box)
      return
    }
    draw(image, at: address, mode, in: box)
  }

  private mutating func draw(
    _ image: ImageResource, at address: String, _ mode: ImageContent.ContentMode, in box: Box
  ) {
    var frame = box.frame
    if mode == .center, let size = image.size {
      frame = Frame(
        x: frame.x + (frame.width - size.width) / 2,
        y: frame.y + (frame.height - size.height) / 2, width: size.width, height: size.height)
    }
    lines.append(
      SVGTag("image").with("x", frame.x).with("y", frame.y).with("width", frame.width)
        .with("height", frame.height)
        .with("preserveAspectRatio", "xMidYMid \(mode == .fill ? "slice" : "meet")")
        .with(
          "clip-path",
          ifThere: box.cornerRadius > .zero ? "inset(0 round \(box.cornerRadius)px)" : nil
        )
        .with("data-name", image.name).with("href", address).empty)
  }

  /// A quiet tile with a picture's sign, for an image that is too large to be part of a drawing or
  /// is not there.
  private mutating func drawMissingImage(_ name: String, in box: Box) {
    let frame = box.frame
    lines.append(
      filled(
        rectangle(frame, radius: max(box.cornerRadius, 6)).with("data-name", name),
        .chrome(.placeholder)
      ).empty)
    let side = min(frame.width, frame.height) / 2
    guard side > .zero else { return }
    let x = frame.x + (frame.width - side) / 2
    let y = frame.y + (frame.height - side) / 2
    let unit = Points(sixtyFourths: side.sixtyFourths / 4)
    let path =
      "M\(x) \(y + side)L\(x + unit) \(y + unit * 2)L\(x + unit * 2) \(y + unit * 3)"
      + "L\(x + unit * 3) \(y + unit)L\(x + side) \(y + side)Z"
    lines.append(filled(SVGTag("path").with("d", path), .requested(.semantic(.quaternary))).empty)
    let sun = SVGTag("circle").with("cx", x + unit).with("cy", y + unit / 2)
      .with("r", unit / 2)
    lines.append(filled(sun, .requested(.semantic(.quaternary))).empty)
  }

  /// The project's icon, or its first letter on its colour.
  private mutating func drawAppIcon(in box: Box) {
    if let icon = style.appIcon, let address = icon.dataAddress {
      draw(icon, at: address, .fill, in: box)
      return
    }
    let frame = box.frame
    lines.append(
      rectangle(frame, radius: frame.width / 4).with("fill", style.tint)
        .with("data-name", "app icon").empty)
    let letter = style.appName.first.map { String($0).uppercased() } ?? ""
    let size = frame.height * 5 / 8
    lines.append(
      SVGTag("text").with("x", frame.x + frame.width / 2)
        .with("y", frame.y + frame.height / 2 + size * 3 / 8)
        .with("font-size", size).with("font-weight", "600").with("text-anchor", "middle")
        .with("fill", "#FFFFFF").with("aria-hidden", "true")
        .around(letter, closing: "text"))
  }

  private mutating func drawPlaceholder(_ name: String, in box: Box) {
    let frame = box.frame
    lines.append(
      filled(rectangle(frame, radius: 6).with("data-name", name), .chrome(.placeholder)).empty)
    let tag = SVGTag("text").with("x", frame.x + frame.width / 2)
      .with("y", frame.y + frame.height / 2 + 4).with("font-size", Points(12))
      .with("text-anchor", "middle")
    lines.append(filled(tag, .chrome(.secondaryText)).around(name, closing: "text"))
  }

  private mutating func draw(_ symbol: BoxContent.Symbol, in box: Box) {
    switch symbol {
    case .lock:
      lines += LockSymbol.lines(in: box.frame).map { filled($0, .chrome(.secondaryText)).empty }
    case .map: lines += MapPicture.header(in: box.frame)
    case .wallpaper:
      lines.append(
        rectangle(box.frame, radius: box.cornerRadius).with("fill", "#27334D")
          .with("data-name", "wallpaper").empty)
    }
  }
}

extension FontWeight {
  /// The value of `font-weight`; nil for the usual one.
  fileprivate var css: String? {
    switch self {
    case .ultraLight: "100"
    case .thin: "200"
    case .light: "300"
    case .regular: nil
    case .medium: "500"
    case .semibold: "600"
    case .bold: "700"
    case .heavy: "800"
    case .black: "900"
    }
  }
}

extension FontDesign {
  /// The value of `font-family`; nil for the drawing's own.
  fileprivate var css: String? {
    switch self {
    case .standard: nil
    case .monospaced: "ui-monospace, 'SF Mono', Menlo, monospace"
    case .rounded: "ui-rounded, 'SF Pro Rounded', \(CardDrawing.fontFamily)"
    case .monospacedDigit: nil
    case .serif: "ui-serif, 'New York', Georgia, serif"
    }
  }
}
