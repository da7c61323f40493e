internal import CardLayout
internal import Views

/// Writes boxes as SVG, one element a line, in reading order.
struct SVGWriter {
  let style: DrawingStyle
  let palette: Palette
  /// Whether the drawing as a whole runs from right to left; texts that do not say so themselves.
  let isRightToLeft: Bool
  /// The document so far.
  var text = SVGText()
  var colors = ColorClasses.none
  /// The images that are too large to be part of the drawing, in its order.
  var links: [ImageLink] = []

  /// The frames of the colors and pictures that were drawn over the platter.
  var painted: [Frame] = []

  /// The system's own typeface where there is one, else one of the same widths, else any.
  static let fontFamily =
    "-apple-system, BlinkMacSystemFont, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif"

  init(style: DrawingStyle, isRightToLeft: Bool) {
    self.style = style
    self.isRightToLeft = isRightToLeft
    palette = Palette(tint: style.tint, appearance: style.appearance)
  }

  /// Draws a box without the effects of its layer.
  mutating func drawInside(_ box: Box) {
    drawBackground(of: box)
    if box.content.isPicture { painted.append(box.frame) }
    switch box.content {
    case .container: drawChildren(of: box)
    case .text(let text):
      draw(box.children)
      let isCut = text.isCut(by: box.frame)
      if isCut { self.text.open(viewport(box.frame)) }
      draw(text, name: box.name)
      if isCut { self.text.close("svg") }
    case .image(let name, let mode, let color): drawImage(name, mode, color, in: box)
    case .appIcon: drawAppIcon(in: box)
    case .map(let map): draw(map, in: box)
    case .hostMap(let place, let hasRoute, let isWhole):
      drawHostMap(place, hasRoute: hasRoute, isWhole: isWhole, in: box)
    case .chart(let chart): draw(chart, in: box)
    case .control(let control): draw(control, in: box)
    case .drawing(let drawing, let mode): draw(drawing, mode, in: box)
    case .placeholder(let name): drawPlaceholder(name, in: box)
    case .symbol(let symbol):
      draw(symbol, in: box)
      draw(box.children)
    case .systemSymbol(let symbol, let color, let fit):
      draw(symbol, color, SymbolGrid(of: symbol, in: box.frame, fit), in: box)
    case .hostedView(let measure): drawHostedView(measure, in: box)
    }
    drawBorder(of: box)
  }

  private mutating func draw(_ boxes: [Box]) {
    for box in boxes { draw(box) }
  }

  /// Draws the children of a box, without what it cuts off.
  private mutating func drawChildren(of box: Box) {
    guard box.cutsChild else { return draw(box.children) }
    openClip(box.roundShape, of: box.frame)
    draw(box.children)
    closeClip()
  }

  /// The fill of a color: a class where light and dark differ, else an attribute.
  mutating func filled(_ tag: consuming SVGTag, _ color: DrawnColor) -> SVGTag {
    guard let pair = palette.pair(for: color) else { return tag.with("fill", "none") }
    return pair.light == pair.dark
      ? tag.with("fill", pair.light) : tag.with("class", colors.use(pair))
  }

  /// The tag with a stroke.
  mutating func stroked(_ tag: consuming SVGTag, _ color: DrawnColor) -> SVGTag {
    guard let pair = palette.pair(for: color) else { return tag.with("stroke", "none") }
    return pair.light == pair.dark
      ? tag.with("stroke", pair.light) : tag.with("class", colors.use(pair, stroke: true))
  }

  func rectangle(_ frame: Frame, radius: Points = 0) -> SVGTag {
    let limited = min(radius, min(frame.width, frame.height) / 2)
    let tag = SVGTag("rect").with(frame)
    return limited > .zero ? tag.with("rx", limited) : tag
  }

  private mutating func drawBackground(of box: Box) {
    if let background = box.background, background != .requested(.semantic(.clear)) {
      if background == .chrome(.platter) { painted = [] } else { painted.append(box.frame) }
      withEach(box.backgroundOpacity) { $0.fill(box, with: background, $1) }
    }
  }

  /// Draws with an opacity, once for both appearances or once for each.
  mutating func withEach(_ opacity: Opacity, _ draw: (inout SVGWriter, Double) -> Void) {
    if opacity.light == opacity.dark || style.appearance != nil {
      return draw(&self, opacity.value(in: style.appearance ?? .light))
    }
    for appearance in Appearance.allCases {
      text.open(SVGTag("g").with("class", colors.useOnly(appearance)))
      draw(&self, opacity.value(in: appearance))
      text.close("g")
    }
  }

  private mutating func fill(_ box: Box, with background: DrawnColor, _ opacity: Double) {
    let painted = filled(outline(of: box, box.frame).with("data-name", box.name), background)
    text.add(opacity < 1 ? painted.with("fill-opacity", opacity.thousandths) : painted)
  }

  /// Draws the border, which lies over all that the box holds (documented).
  private mutating func drawBorder(of box: Box) {
    guard let border = box.border, border.width > .zero else { return }
    let half = border.width / 2
    let frame = box.frame.inset(
      by: Insets(top: half, leading: half, bottom: half, trailing: half))
    let tag = outline(of: box, frame, inset: half).with("fill", "none")
      .with("stroke-width", border.width)
    text.add(stroked(tag, .requested(border.color)))
  }

  private mutating func draw(_ box: TextBox, name: String) {
    for line in box.lines where !line.text.isEmpty {
      for (part, left) in box.placedParts(of: line) where part.picture == nil {
        let x = box.isRightToLeft ? left + part.width : left
        let tag = SVGTag("text").with("x", x).with("y", line.baseline - part.rise)
          .with("font-size", part.font.size)
          .with("font-weight", ifThere: part.font.weight.css)
          .with("font-family", ifThere: part.font.design.css)
          .with(
            "font-variant",
            ifThere: part.font.design == .monospacedDigit ? "tabular-nums" : nil
          )
          .with("font-style", ifThere: part.marks.contains(.italic) ? "italic" : nil)
          .with("text-decoration", ifThere: part.marks.decoration)
          .with("direction", ifThere: direction(of: box))
          .with(
            "xml:space",
            ifThere: line.broken.parts.isEmpty && !part.text.hasBlanksThatCollapse
              ? nil : "preserve"
          )
          .with("letter-spacing", ifThere: part.spacing == .zero ? nil : "\(part.spacing)")
          .with(length: part.width, of: part.text).with("data-name", name)
        text.add(filled(tag, part.color), around: part.text)
      }
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
    text.open(
      viewport(frame)
        .with("data-name", box.name).with("data-asked", measure.desiredSize.description)
        .with("data-minimum", measure.minimumSize.description)
        .with("data-maximum", measure.maximumSize.description)
        .with("data-parameters", measure.parameters.joined(separator: " ")))
    draw(box.children)
    text.close("svg")
  }

  /// A box with its name, or as much of it as there is room for.
  private mutating func drawPlaceholder(_ name: String, in box: Box) {
    let frame = box.frame
    text.add(
      filled(rectangle(frame, radius: 6).with("data-name", name), .chrome(.placeholder)))
    let font = ResolvedFont(
      request: .system(size: 12, weight: .regular, design: .standard), contentSize: .large)
    let line = LineBreaker(
      measure: TextMeasure(font: font), width: frame.width - 4, lineLimit: 1, mode: .truncatingTail
    ).lines(of: name).lines.first
    guard let line, line.width <= frame.width, font.leading <= frame.height else { return }
    drawCentered(line, font, y: frame.y + frame.height / 2 + 4, in: frame)
  }

  /// A remark of ours in the middle of a frame.
  mutating func drawCentered(
    _ line: TextLines.Line, _ font: ResolvedFont, y: Points, in frame: Frame
  ) {
    let tag = SVGTag("text").with("x", frame.x + frame.width / 2).with("y", y)
      .with("font-size", font.size).with("text-anchor", "middle")
      .with(length: line.width, of: line.text)
    text.add(filled(tag, .chrome(.secondaryText)), around: line.text)
  }
}

extension SVGTag {
  /// Makes a text as wide as it was measured, whatever font the browser has: by the distance between its letters, or by
  /// their widths in a script whose letters may join.
  fileprivate func with(length: Points, of text: String) -> SVGTag {
    let mayJoin = !text.unicodeScalars.allSatisfy(LetterSpacing.applies)
    return with("textLength", length)
      .with("lengthAdjust", ifThere: mayJoin ? "spacingAndGlyphs" : nil)
  }
}

extension StringProtocol {
  /// Whether a browser would draw fewer blanks than there are.
  fileprivate var hasBlanksThatCollapse: Bool {
    hasPrefix(" ") || hasSuffix(" ") || contains("  ") || utf8.contains(UInt8(ascii: "\t"))
  }
}

extension Box {
  /// Whether something that is drawn inside reaches over a side or into a round corner.
  fileprivate var cutsChild: Bool {
    guard clipsToBounds != false, content == .container else { return false }
    guard cornerRadius > .zero else { return clipsToBounds == true && !encloses(children) }
    // The part of a corner's square that is outside of the circle is 0.29 of the radius deep.
    let depth = min(cornerRadius, min(frame.width, frame.height) / 2) * 29 / 100
    func reaches(_ box: Box) -> Bool {
      if box.effects?.value.shadow != nil { return true }
      let own = box.frame
      let isAtSide = own.x < frame.x + depth || own.maxX > frame.maxX - depth
      let isAtEnd = own.y < frame.y + depth || own.maxY > frame.maxY - depth
      return isAtSide && isAtEnd && (box.isDrawn || box.children.contains(where: reaches))
    }
    return children.contains(where: reaches)
  }

  private func encloses(_ boxes: [Box]) -> Bool {
    boxes.allSatisfy { box in
      if case .image(_, let mode, _) = box.content, mode != .fit, mode != .stretch { return false }
      if case .systemSymbol(_, _, let fit) = box.content, fit.mode == .fill { return false }
      if box.effects?.value.shadow != nil { return false }
      return frame.encloses(box.turnedFrame) && encloses(box.children)
    }
  }

  /// Whether it draws something of its own that fills its frame.
  private var isDrawn: Bool {
    if background != nil { return true }
    return switch content {
    case .container, .text, .control, .chart, .systemSymbol: false
    case .image, .appIcon, .map, .hostMap, .drawing, .placeholder, .symbol, .hostedView: true
    }
  }
}

extension TextMarks {
  /// The value of `text-decoration`; nil for none.
  fileprivate var decoration: String? {
    let words =
      (contains(.underline) ? ["underline"] : [])
      + (contains(.strikethrough) ? ["line-through"] : [])
    return words.isEmpty ? nil : words.joined(separator: " ")
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
    case .rounded: "ui-rounded, 'SF Pro Rounded', \(SVGWriter.fontFamily)"
    case .monospacedDigit: nil
    case .serif: "ui-serif, 'New York', Georgia, serif"
    }
  }
}

extension BoxContent {
  /// The mark of a content with colors of its own all over its frame.
  fileprivate var isPicture: Bool {
    switch self {
    case .image, .map, .hostMap, .chart, .drawing, .placeholder: true
    default: false
    }
  }
}
