internal import CardLayout
internal import Views

/// Drawings of the app's own code.
extension SVGWriter {
  /// Draws it in a frame, scaled as the mode says; a view's own drawing may reach out of it.
  mutating func draw(_ drawing: VectorDrawing, _ mode: ContentMode, in box: Box) {
    let whole = Frame(x: 0, y: 0, width: drawing.size.width, height: drawing.size.height)
    let frame = mode == .center ? box.frame.middle(of: drawing.size) : box.frame
    let isRound = box.cornerRadius > .zero && box.clipsToBounds != false
    if isRound { openClip(box.roundShape, of: box.frame) }
    text.open(
      SVGTag("svg").with(frame).viewBox(whole)
        .with("preserveAspectRatio", mode.preserveAspectRatio)
        .with("overflow", ifThere: mode == .stretch ? "visible" : nil)
        .with("stroke-miterlimit", Points(Self.usualMiterLimit)).with("data-name", box.name))
    for part in drawing.parts { draw(part) }
    text.close("svg")
    if isRound { closeClip() }
  }

  /// The limit of Core Graphics (documented); that of SVG is 4.
  private static let usualMiterLimit: Double = 10

  private mutating func draw(_ part: VectorDrawing.Part) {
    switch part {
    case .path(let path): draw(path)
    case .gradient(let gradient): draw(gradient)
    case .clipped(let part, let outline):
      text.open(SVGTag("g").with("clip-path", outline.clip))
      draw(part)
      text.close("g")
    }
  }

  private mutating func draw(_ path: VectorDrawing.Path) {
    var data = SVGText()
    data.append(markup: path.outline.data)
    if let fill = path.fill {
      let tag = SVGTag("path").path(data)
        .with("fill-rule", ifThere: path.outline.usesEvenOddRule ? "evenodd" : nil)
        .with("fill-opacity", ifThere: opacity(of: fill))
      text.add(filled(tag, .requested(fill.color)))
    }
    guard let line = path.line else { return }
    let dash = line.dash.map(\.description).joined(separator: " ")
    let tag = SVGTag("path").path(data).with("fill", "none").with("stroke-width", line.width)
      .with("stroke-linecap", ifThere: line.cap == .butt ? nil : line.cap.rawValue)
      .with("stroke-linejoin", ifThere: line.join == .miter ? nil : line.join.rawValue)
      .with(
        "stroke-miterlimit",
        ifThere: line.miterLimit == Self.usualMiterLimit ? nil : Points(line.miterLimit).description
      )
      .with("stroke-dasharray", ifThere: dash.isEmpty ? nil : dash)
      .with("stroke-dashoffset", ifThere: line.phase == 0 ? nil : line.phase.description)
      .with("stroke-opacity", ifThere: opacity(of: line.paint))
    text.add(stroked(tag, .requested(line.paint.color)))
  }

  private func opacity(of paint: VectorDrawing.Paint) -> String? {
    paint.opacity < 1 ? paint.opacity.thousandths : nil
  }

  /// Draws each color over those before it, through a mask that lets more and more of it through, so
  /// that both appearances change and no ids are needed.
  ///
  /// One color that only fades is drawn once, through a mask of its opacities.
  private mutating func draw(_ gradient: VectorDrawing.Gradient) {
    let shape = GradientMask(gradient)
    let shown = gradient.stops.filter { $0.paint.opacity > 0 }
    guard let first = shown.first else { return }
    let area = rectangle(gradient.frame, radius: gradient.cornerRadius)
    if shown.allSatisfy({ $0.paint.color == first.paint.color }) {
      let fades = gradient.stops.contains { $0.paint.opacity < 1 }
      let mask = fades ? shape.css(gradient.stops.map { ($0.paint.opacity, $0.location) }) : nil
      return text.add(filled(area.with("mask", ifThere: mask), .requested(first.paint.color)))
    }
    for (index, stop) in gradient.stops.enumerated() {
      let before = index > 0 ? gradient.stops[index - 1].location : nil
      let mask = before.map { shape.css([(0, $0), (1, stop.location)]) }
      let tag = area.with("mask", ifThere: mask)
        .with("fill-opacity", ifThere: opacity(of: stop.paint))
      text.add(filled(tag, .requested(stop.paint.color)))
    }
  }
}
