internal import CardLayout
internal import Views

/// Symbols of the system, drawn by shapes of our own.
extension SVGWriter {
  mutating func draw(
    _ symbol: SystemSymbol, _ color: ColorRequest, _ grid: SymbolGrid, in box: Box
  ) {
    let isCut = grid.fills && box.clipsToBounds != false
    if isCut { text.open(viewport(box.frame)) }
    defer { if isCut { text.close("svg") } }
    let color = DrawnColor.requested(color)
    guard let pair = palette.pair(for: color), pair.isSeeThrough else {
      return draw(symbol, in: color, grid, in: box)
    }
    // Its parts lie over each other, and let through what is behind them as one.
    let opaque = DrawnColor.requested(.hex(light: pair.light.opaque, dark: pair.dark.opaque))
    let shares = Opacity(light: pair.light.share, dark: pair.dark.share)
    withEach(shares) { writer, share in
      writer.text.open(SVGTag("g").with("opacity", share.thousandths))
      writer.draw(symbol, in: opaque, grid, in: box)
      writer.text.close("g")
    }
  }

  private mutating func draw(
    _ symbol: SystemSymbol, in own: DrawnColor, _ grid: SymbolGrid, in box: Box
  ) {
    let parts = SymbolParts(of: symbol)
    if let ground = symbol.ground, !parts.inner.isEmpty {
      draw(
        parts.area, .requested(ground), isFilled: symbol.isFilled, grid, name: box.name)
      return drawInner(parts, own, grid)
    }
    if symbol.isFilled, !parts.inner.isEmpty, painted.contains(where: box.frame.overlaps) {
      return drawPierced(parts, in: own, grid, name: box.name)
    }
    draw(parts.area, own, isFilled: symbol.isFilled, grid, name: box.name)
    // What stands on a filled area lets the platter shine through.
    drawInner(parts, symbol.isFilled ? .chrome(.platter) : own, grid)
    for path in parts.outer {
      draw(path, own, isFilled: false, grid, name: parts.area.isEmpty ? box.name : nil)
    }
  }

  private mutating func drawInner(_ parts: SymbolParts, _ color: DrawnColor, _ grid: SymbolGrid) {
    for path in parts.inner {
      draw(path, color, isFilled: false, parts.isEnclosed ? grid.inside : grid, name: nil)
    }
  }

  /// Fills the area of a symbol but for what stands on it, through which what is behind the symbol is to be seen.
  ///
  /// The mask is a picture of its own, so that the drawing needs no ids.
  private mutating func drawPierced(
    _ parts: SymbolParts, in color: DrawnColor, _ grid: SymbolGrid, name: String?
  ) {
    let frame = grid.frame
    var mask = SVGWriter(style: style, isRightToLeft: false)
    mask.text.open(
      SVGTag.document()
        .with("viewBox", "\(frame.x) \(frame.y) \(frame.width) \(frame.height)" as SVGText))
    mask.text.open(SVGTag("mask").with("id", "m"))
    mask.text.add(rectangle(frame).with("fill", RGBColor.white))
    mask.drawInner(parts, .requested(.semantic(.black)), grid)
    mask.text.close("mask")
    mask.text.open(SVGTag("g").with("mask", "url(#m)"))
    mask.draw(parts.area, .requested(.semantic(.white)), isFilled: true, grid, name: nil)
    mask.text.close("g")
    for path in parts.outer {
      mask.draw(path, .requested(.semantic(.white)), isFilled: false, grid, name: nil)
    }
    mask.text.close("svg")
    let picture = addressOfData(ofType: "image/svg+xml", mask.text.bytes)
    let area = rectangle(frame).masked(by: picture, "100% 100%").with("data-name", ifThere: name)
    text.add(filled(area, color))
  }

  private mutating func draw(
    _ outline: String, _ color: DrawnColor, isFilled: Bool, _ grid: SymbolGrid, name: String?
  ) {
    guard !outline.isEmpty else { return }
    let path = grid.path(outline)
    if isFilled { text.add(filled(SVGTag("path").path(path), color)) }
    let tag = SVGTag("path").path(path).with("fill", "none").with("stroke-width", grid.line)
      .with("stroke-linecap", "round").with("stroke-linejoin", "round")
      .with("data-name", ifThere: name)
    text.add(stroked(tag, color))
  }
}

/// The paths of a symbol, on its grid.
private struct SymbolParts {
  let area: String
  /// The paths on the area.
  let inner: [String]
  let outer: [String]
  /// Whether the inner paths are a smaller symbol in the area.
  let isEnclosed: Bool

  init(of symbol: SystemSymbol) {
    let own = symbol.shape
    isEnclosed = symbol.enclosure != nil
    area = (symbol.enclosure ?? own).area
    inner = (isEnclosed ? [own.area, own.inner, own.outer] : [own.inner]).filter { !$0.isEmpty }
    outer =
      ((isEnclosed ? [] : [own.outer]) + (symbol.isCrossedOut ? ["M4 4 L20 20"] : []))
      .filter { !$0.isEmpty }
  }
}

/// Where the 24 units of a symbol's grid are on a card.
struct SymbolGrid {
  private let x: Double
  private let y: Double
  /// The length of a unit across and down.
  private let unit: (x: Double, y: Double)
  /// Whether it may be larger than its frame.
  let fills: Bool
  /// How thick lines are against those of the regular weight.
  private let thickness: Double

  /// In the middle of a frame, as large as the symbol fits; a circle is as wide as the grid.
  ///
  /// Other modes scale from the symbol's own size, which it has also in the room that a layout gives it.
  init(of symbol: SystemSymbol, in frame: Frame, _ fit: SymbolFit = SymbolFit()) {
    func ratios(_ large: Size, _ small: Size) -> (x: Double, y: Double) {
      (large.width.value / small.width.value, large.height.value / small.height.value)
    }
    let most = ratios(frame.size, symbol.size)
    var scale = (x: min(most.x, most.y), y: min(most.x, most.y))
    if let ownSize = fit.ownSize, ownSize.width > .zero, ownSize.height > .zero {
      let whole = ratios(ownSize, symbol.size)
      let own = min(whole.x, whole.y)
      let grown = ratios(frame.size, ownSize)
      switch fit.mode {
      case _ where frame.size == fit.room: scale = (own, own)
      case .fit, .center: break
      case .stretch: scale = (own * grown.x, own * grown.y)
      case .fill: scale = (own * max(grown.x, grown.y), own * max(grown.x, grown.y))
      }
    }
    let grid = SystemSymbol.circle.width.value / 24
    self.init(
      x: frame.x.value + frame.width.value / 2 - 12 * scale.x * grid,
      y: frame.y.value + frame.height.value / 2 - 12 * scale.y * grid,
      unit: (scale.x * grid, scale.y * grid), fills: fit.mode == .fill,
      thickness: symbol.weight.thickness)
  }

  private init(
    x: Double, y: Double, unit: (x: Double, y: Double), fills: Bool, thickness: Double
  ) {
    (self.x, self.y, self.unit, self.fills, self.thickness) = (x, y, unit, fills, thickness)
  }

  /// The grid of a shape inside of another one.
  var inside: SymbolGrid {
    SymbolGrid(
      x: x + 5.4 * unit.x, y: y + 5.4 * unit.y, unit: (unit.x * 0.55, unit.y * 0.55),
      fills: fills, thickness: thickness)
  }

  /// The frame of all that a symbol draws.
  var frame: Frame {
    let line = self.line
    return Frame(
      x: Points(x) - line, y: Points(y) - line, width: Points(24 * unit.x) + line * 2,
      height: Points(24 * unit.y) + line * 2)
  }

  /// The width of lines.
  var line: Points {
    Points(max(0.75, min(unit.x, unit.y) * 1.8) * thickness)
  }

  /// The data of a path: `M`, `L`, `C`, `A` and `Z` as in SVG, and two shapes, `O` with a center and
  /// a radius, and `R` with a corner, a width, a height and a radius.
  func path(_ outline: String) -> SVGText {
    var path = SVGText()
    var letter: Character = "M"
    var numbers: [Double] = []
    func flush() {
      append(letter, numbers, to: &path)
      numbers = []
    }
    for word in outline.split(separator: " ") {
      if let first = word.first, first.isLetter {
        if word.startIndex != outline.startIndex { flush() }
        letter = first
        numbers = Double(word.dropFirst()).map { [$0] } ?? []
      } else if let number = Double(word) {
        numbers.append(number)
      }
    }
    flush()
    return path
  }

  private func append(_ letter: Character, _ numbers: [Double], to path: inout SVGText) {
    func place(_ index: Int) -> SVGText {
      "\(Points(x + numbers[index] * unit.x)) \(Points(y + numbers[index + 1] * unit.y))"
    }
    switch (letter, numbers.count) {
    case ("M", 2): path.append("M\(place(0))" as SVGText)
    case ("L", 2): path.append("L\(place(0))" as SVGText)
    case ("C", 6): path.append("C\(place(0)) \(place(2)) \(place(4))" as SVGText)
    case ("A", 7):
      let (across, down) = (Points(numbers[0] * unit.x), Points(numbers[0] * unit.y))
      let flags: SVGText = "\(Points(numbers[3])) \(Points(numbers[4]))"
      path.append("A\(across) \(down) 0 \(flags) \(place(5))" as SVGText)
    case ("O", 3): appendCircle(numbers, to: &path)
    case ("R", 5): appendRectangle(numbers, to: &path)
    case ("Z", 0): path.append(markup: "Z")
    default: break
    }
  }

  private func appendCircle(_ numbers: [Double], to path: inout SVGText) {
    let (center, middle, radius) = (numbers[0], numbers[1], numbers[2])
    append("M", [center - radius, middle], to: &path)
    for end in [center + radius, center - radius] {
      append("A", [radius, radius, 0, 1, 1, end, middle], to: &path)
    }
    path.append(markup: "Z")
  }

  private func appendRectangle(_ numbers: [Double], to path: inout SVGText) {
    let (left, top, radius) = (numbers[0], numbers[1], numbers[4])
    let (right, bottom) = (left + numbers[2], top + numbers[3])
    append("M", [left + radius, top], to: &path)
    let corners = [
      ([right - radius, top], [right, top + radius]),
      ([right, bottom - radius], [right - radius, bottom]),
      ([left + radius, bottom], [left, bottom - radius]),
      ([left, top + radius], [left + radius, top]),
    ]
    for (start, end) in corners {
      append("L", start, to: &path)
      append("A", [radius, radius, 0, 0, 1] + end, to: &path)
    }
    path.append(markup: "Z")
  }
}

extension FontWeight {
  /// How thick the lines of a symbol are against those of the regular weight (estimated).
  fileprivate var thickness: Double {
    switch self {
    case .ultraLight: 0.4
    case .thin: 0.55
    case .light: 0.75
    case .regular: 1
    case .medium: 1.15
    case .semibold: 1.35
    case .bold: 1.55
    case .heavy: 1.8
    case .black: 2.05
    }
  }
}
