internal import CardLayout
internal import Views

/// Effects of layers on views and all that they hold.
extension SVGWriter {
  /// Draws a box as its layer turns it, cuts it, fades it and throws its shadow.
  mutating func draw(_ box: Box) {
    let effects = box.effects?.value ?? .none
    if let transform = effects.transform {
      text.open(SVGTag("g").with("transform", transform.around(box.frame)))
    }
    if let mask = effects.mask { openClip(mask.clip, of: box.frame, overflow: "visible") }
    let isGroup = box.alpha < 1 || effects.shadow != nil
    if isGroup {
      text.open(
        SVGTag("g").with("opacity", ifThere: box.alpha < 1 ? box.alpha.thousandths : nil)
          .with("filter", ifThere: effects.shadow.flatMap(filter)))
    }
    drawInside(box)
    if isGroup { text.close("g") }
    if effects.mask != nil { closeClip() }
    if effects.transform != nil { text.close("g") }
  }

  /// Begins what is to be seen only inside of a shape in a frame, which counts from the frame's own corner: browsers do
  /// not agree on where a clip counts from else.
  mutating func openClip(_ shape: SVGText, of frame: Frame, overflow: String? = nil) {
    text.open(
      SVGTag("svg").with(frame).viewBox(frame.atOrigin).with("overflow", ifThere: overflow))
    text.open(SVGTag("g").with("clip-path", shape))
    text.open(
      SVGTag("g").with(
        "transform", "translate(\(Points.zero - frame.x) \(Points.zero - frame.y))" as SVGText))
  }

  /// A frame with the round corners of a box, from which it is a length away.
  func outline(of box: Box, _ frame: Frame, inset: Points = 0) -> SVGTag {
    let whole = max(.zero, box.cornerRadius - inset)
    guard box.isPartlyRound else { return rectangle(frame, radius: whole) }
    let corners = box.effects?.value.roundCorners ?? .all
    let radius = min(whole, min(frame.width, frame.height) / 2)
    let (left, right, top, bottom) = (frame.x, frame.maxX, frame.y, frame.maxY)
    func own(_ corner: Corners) -> Points { corners.contains(corner) ? radius : 0 }
    var data = "M\(left) \(top + own(.topLeft))" as SVGText
    func arc(_ corner: Corners, to x: Points, _ y: Points) -> SVGText {
      "A\(own(corner)) \(own(corner)) 0 0 1 \(x) \(y)"
    }
    data.append(arc(.topLeft, to: left + own(.topLeft), top))
    data.append("H\(right - own(.topRight))" as SVGText)
    data.append(arc(.topRight, to: right, top + own(.topRight)))
    data.append("V\(bottom - own(.bottomRight))" as SVGText)
    data.append(arc(.bottomRight, to: right - own(.bottomRight), bottom))
    data.append("H\(left + own(.bottomLeft))" as SVGText)
    data.append(arc(.bottomLeft, to: left, bottom - own(.bottomLeft)))
    data.append("Z" as SVGText)
    return SVGTag("path").path(data)
  }

  mutating func closeClip() {
    for name in ["g", "g", "svg"] { text.close(name) }
  }

  /// The filter of CSS for a shadow, whose blur is the deviation, as the radius of a layer is (observed).
  private func filter(of shadow: Shadow) -> String? {
    palette.pair(for: .requested(shadow.color)).map { pair in
      let (light, dark) = (words(pair.light, shadow.opacity), words(pair.dark, shadow.opacity))
      let color = light == dark ? light : "light-dark(\(light),\(dark))"
      return "drop-shadow(\(shadow.x)px \(shadow.y)px \(shadow.radius)px \(color))"
    }
  }

  private func words(_ color: RGBColor, _ opacity: Double) -> String {
    let (red, green, blue) = (color.value >> 16, color.value >> 8 & 255, color.value & 255)
    return "rgb(\(red) \(green) \(blue)/\((opacity * color.share).thousandths))"
  }
}

extension VectorDrawing.Outline {
  /// The outline as a clip of CSS.
  var clip: SVGText {
    var text = usesEvenOddRule ? "path(evenodd,'" as SVGText : "path('"
    text.append(markup: data)
    text.append("') view-box" as SVGText)
    return text
  }
}

extension Box {
  /// The radii of its corners as CSS has them, clockwise from the top left one.
  var radii: String {
    guard cornerRadius > .zero else { return "0" }
    let radius = min(cornerRadius, min(frame.width, frame.height) / 2)
    guard let corners = effects?.value.roundCorners, corners != .all else { return "\(radius)px" }
    let order: [Corners] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    return order.map { corners.contains($0) ? "\(radius)px" : "0" }.joined(separator: " ")
  }

  /// The clip of CSS that its corners cut.
  var roundShape: SVGText {
    var text = "inset(0 round " as SVGText
    text.append(markup: radii)
    text.append(") view-box" as SVGText)
    return text
  }

  /// Whether only some of its corners are round.
  var isPartlyRound: Bool {
    guard let corners = effects?.value.roundCorners else { return false }
    return cornerRadius > .zero && corners != .all
  }
}

extension LinearTransform {
  /// The transform of SVG around the middle of a frame.
  fileprivate func around(_ frame: Frame) -> SVGText {
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    var text = "translate(\(x) \(y)) matrix(" as SVGText
    text.append(markup: description)
    text.append(" 0 0) translate(\(Points.zero - x) \(Points.zero - y))" as SVGText)
    return text
  }
}
