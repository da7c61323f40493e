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
  /// A second mask, around all, has the opacities. Beside a color that cannot be seen the other one keeps its hue.
  private mutating func draw(_ gradient: VectorDrawing.Gradient) {
    let shape = GradientMask(gradient)
    guard let first = gradient.stops.first(where: { $0.paint.opacity > 0 }) else { return }
    let area = rectangle(gradient.frame, radius: gradient.cornerRadius)
    let fades = gradient.stops.contains { $0.paint.opacity < 1 }
    let fading = fades ? shape.css(gradient.stops.map { ($0.paint.opacity, $0.location) }) : nil
    var shown = first
    var layers: [(mask: String?, paint: VectorDrawing.Paint)] = [(nil, first.paint)]
    for (before, stop) in zip(gradient.stops, gradient.stops.dropFirst()) {
      guard stop.paint.opacity > 0, stop.paint.color != shown.paint.color else { continue }
      let end = before.paint.opacity > 0 ? stop.location : before.location
      layers.append((shape.css([(0, before.location), (1, end)]), stop.paint))
      shown = stop
    }
    if layers.count == 1 {
      return text.add(filled(area.with("mask", ifThere: fading), .requested(first.paint.color)))
    }
    if let fading { text.open(SVGTag("g").with("mask", fading)) }
    for layer in layers {
      text.add(
        filled(area.with("mask", ifThere: layer.mask), .requested(layer.paint.color)))
    }
    if fading != nil { text.close("g") }
  }
}
