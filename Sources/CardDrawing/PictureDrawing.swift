internal import CardLayout
internal import HostSimulation

/// Maps and charts.
extension SVGWriter {
  mutating func draw(_ map: MapContent, in box: Box) {
    draw(in: box) { MapPicture.view(in: $0, pins: map.pins.count, hasRoute: map.hasRoute) }
  }

  mutating func drawHeaderMap(in box: Box, isWhole: Bool) {
    draw(in: box) { MapPicture.header(in: $0, isWhole: isWhole) }
  }

  private mutating func draw(in box: Box, _ picture: (Frame) -> MapPicture) {
    let frame = box.frame
    // It counts from its own corner: browsers do not agree on where a clip counts from else.
    let inner = Frame(x: 0, y: 0, width: frame.width, height: frame.height)
    lines.append(
      SVGTag("svg").with("x", frame.x).with("y", frame.y).with("width", frame.width)
        .with("height", frame.height).with("viewBox", "0 0 \(frame.width) \(frame.height)")
        .with("data-name", box.name).opening)
    let isRound = box.cornerRadius > .zero
    if isRound {
      let clip = "inset(0 round \(box.cornerRadius)px) view-box"
      lines.append(SVGTag("g").with("clip-path", clip).opening)
    }
    draw(picture(inner))
    if isRound { lines.append("</g>") }
    lines.append("</svg>")
  }

  private mutating func draw(_ picture: MapPicture) {
    for shape in picture.tags {
      lines.append(
        (shape.isLine ? stroked(shape.tag, shape.color) : filled(shape.tag, shape.color)).empty)
    }
  }

  /// A part of the drawing that shows nothing outside of a frame.
  func viewport(_ frame: Frame) -> SVGTag {
    SVGTag("svg").with("x", frame.x).with("y", frame.y).with("width", frame.width)
      .with("height", frame.height)
      .with("viewBox", "\(frame.x) \(frame.y) \(frame.width) \(frame.height)")
  }

  mutating func draw(_ chart: ChartContent, in box: Box) {
    let frame = box.frame.inset(by: Insets(top: 4, leading: 0, bottom: 4, trailing: 0))
    drawGrid(in: frame, name: box.name)
    guard !chart.values.isEmpty else { return }
    let plot = ChartPlot(chart.values, in: frame)
    switch chart.kind {
    case .bars:
      lines.append(filled(SVGTag("path").with("d", plot.bars), .requested(chart.color)).empty)
    case .line:
      let tag = SVGTag("path").with("d", plot.line).with("fill", "none")
        .with("stroke-width", Points(2)).with("stroke-linejoin", "round")
        .with("stroke-linecap", "round")
      lines.append(stroked(tag, .requested(chart.color)).empty)
    }
  }

  /// Four quiet lines across.
  private mutating func drawGrid(in frame: Frame, name: String) {
    let path = (0..<4).map { "M\(frame.x) \(frame.y + frame.height * $0 / 3)h\(frame.width)" }
    let tag = SVGTag("path").with("d", path.joined()).with("fill", "none")
      .with("stroke-width", LayoutEnvironment.hairline).with("data-name", name)
    lines.append(stroked(tag, .chrome(.separator)).empty)
  }
}

/// The shapes of a chart's values between the lowest of them, or zero, and the highest.
private struct ChartPlot {
  private let values: [Double]
  private let frame: Frame
  private let lowest: Double
  private let span: Double

  init(_ values: [Double], in frame: Frame) {
    self.values = values
    self.frame = frame
    lowest = min(0, values.min() ?? 0)
    let span = max(0, values.max() ?? 0) - lowest
    self.span = span > 0 && span.isFinite ? span : 1
  }

  private func y(_ value: Double) -> Points {
    frame.maxY - Points(frame.height.value * (value - lowest) / span)
  }

  var bars: String {
    let step = frame.width / values.count
    let gap = step / 5
    return values.enumerated().map { index, value in
      let top = min(y(value), y(0))
      let height = max(y(value), y(0)) - top
      return "M\(frame.x + step * index + gap) \(top)h\(step - gap * 2)v\(height)"
        + "h\(gap * 2 - step)Z"
    }.joined()
  }

  var line: String {
    let gaps = max(1, values.count - 1)
    let points = values.enumerated().map { index, value in
      "\(frame.x + frame.width * index / gaps) \(y(value))"
    }
    // One value alone is a line across.
    return points.count == 1
      ? "M\(points[0])h\(frame.width)" : "M" + points.joined(separator: "L")
  }
}
