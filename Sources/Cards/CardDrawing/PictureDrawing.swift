internal import CardLayout
internal import Views

/// Maps and charts.
extension SVGWriter {
  mutating func draw(_ map: MapContent<String>, in box: Box) {
    draw(in: box) { MapPicture.view(map, in: $0) }
  }

  mutating func drawHostMap(_ place: String, hasRoute: Bool, isWhole: Bool, in box: Box) {
    draw(in: box) { MapPicture.host(place, in: $0, hasRoute: hasRoute, isWhole: isWhole) }
  }

  private mutating func draw(in box: Box, _ picture: (Frame) -> MapPicture) {
    let frame = box.frame
    // It counts from its own corner: browsers do not agree on where a clip counts from else.
    text.open(
      SVGTag("svg").with(frame).viewBox(frame.atOrigin).with("data-name", box.name))
    let isRound = box.cornerRadius > .zero
    if isRound { text.open(SVGTag("g").with("clip-path", box.roundShape)) }
    draw(picture(frame.atOrigin))
    if isRound { text.close("g") }
    text.close("svg")
  }

  private mutating func draw(_ picture: MapPicture) {
    for shape in picture.tags {
      text.add(shape.isLine ? stroked(shape.tag, shape.color) : filled(shape.tag, shape.color))
    }
  }

  /// A part of the drawing that shows nothing outside of a frame.
  func viewport(_ frame: Frame) -> SVGTag { SVGTag("svg").with(frame).viewBox(frame) }

  mutating func draw(_ chart: ChartContent<String>, in box: Box) {
    let frame = box.frame.inset(by: Insets(top: 4, leading: 0, bottom: 4, trailing: 0))
    drawGrid(in: frame, name: box.name)
    guard !chart.values.isEmpty else { return }
    let plot = ChartPlot(chart.values, in: frame)
    switch chart.kind {
    case .bars:
      text.add(filled(SVGTag("path").path(plot.bars), .requested(chart.color)))
    case .line:
      let tag = SVGTag("path").path(plot.line).with("fill", "none")
        .with("stroke-width", Points(2)).with("stroke-linejoin", "round")
        .with("stroke-linecap", "round")
      text.add(stroked(tag, .requested(chart.color)))
    }
  }

  /// Four quiet lines across.
  private mutating func drawGrid(in frame: Frame, name: String) {
    var path = SVGText()
    for line in 0..<4 {
      path.append("M\(frame.x) \(frame.y + frame.height * line / 3)h\(frame.width)")
    }
    let tag = SVGTag("path").path(path).with("fill", "none")
      .with("stroke-width", LayoutEnvironment.hairline).with("data-name", name)
    text.add(stroked(tag, .chrome(.separator)))
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

  var bars: SVGText {
    let step = frame.width / values.count
    let gap = step / 5
    var path = SVGText()
    for (index, value) in values.enumerated() {
      let top = min(y(value), y(0))
      let height = max(y(value), y(0)) - top
      path.append(
        "M\(frame.x + step * index + gap) \(top)h\(step - gap * 2)v\(height)h\(gap * 2 - step)Z")
    }
    return path
  }

  var line: SVGText {
    let gaps = max(1, values.count - 1)
    var path = SVGText()
    for (index, value) in values.enumerated() {
      let place = Place(x: frame.x + frame.width * index / gaps, y: y(value))
      path.append("\(markup: index == 0 ? "M" : "L")\(place)")
    }
    // One value alone is a line across.
    if values.count == 1 { path.append("h\(frame.width)") }
    return path
  }
}
