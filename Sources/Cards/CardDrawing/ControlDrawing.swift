internal import CardLayout
internal import Views

/// The system's own views, drawn by their shapes.
extension SVGWriter {
  mutating func draw(_ control: ControlContent<String>, in box: Box) {
    let frame = box.frame
    switch control {
    case .progress(let fraction, let tint):
      drawTrack(in: frame, fraction: fraction, tint: tint, name: box.name)
    case .slider(let fraction, let tint): drawSlider(fraction, tint: tint, in: frame, box.name)
    case .spinner(_, let color): drawSpinner(color, in: frame, box.name)
    case .toggle(let isOn, let tint): drawSwitch(isOn: isOn, tint: tint, in: frame, box.name)
    case .button, .textField: break
    }
  }

  /// A bar with round ends (observed), a part of it in a color.
  private mutating func drawTrack(
    in track: Frame, fraction: Double, tint: ColorRequest, name: String
  ) {
    let radius = track.height / 2
    let done = Points(track.width.value * fraction)
    var part = Frame(x: track.x, y: track.y, width: done, height: track.height)
    if isRightToLeft { part = part.mirrored(in: track) }
    text.add(filled(rectangle(track, radius: radius).with("data-name", name), .chrome(.track)))
    if done > .zero {
      text.add(filled(rectangle(part, radius: min(radius, done / 2)), .requested(tint)))
    }
  }

  private mutating func drawSlider(
    _ fraction: Double, tint: ColorRequest, in frame: Frame, _ name: String
  ) {
    // The track is 4 points high, whatever the slider is (observed).
    let side = (frame.height - 4) / 2
    let track = frame.inset(by: Insets(top: side, leading: 0, bottom: side, trailing: 0))
    drawTrack(in: track, fraction: fraction, tint: tint, name: name)
    let radius = min(frame.height, 27) / 2
    let way = max(.zero, frame.width - radius * 2)
    let along = Points(way.value * (isRightToLeft ? 1 - fraction : fraction))
    drawThumb(x: frame.x + radius + along, y: frame.y + frame.height / 2, radius: radius)
  }

  private mutating func drawThumb(x: Points, y: Points, radius: Points) {
    let circle = SVGTag("circle").circle(x: x, y: y, radius: radius)
      .with("fill", RGBColor.white).with("stroke-width", LayoutEnvironment.hairline)
    text.add(stroked(circle, .chrome(.separator)))
  }

  private mutating func drawSwitch(
    isOn: Bool, tint: ColorRequest, in frame: Frame, _ name: String
  ) {
    let half = frame.height / 2
    let isRight = isOn != isRightToLeft
    text.add(
      filled(
        rectangle(frame, radius: half).with("data-name", name),
        isOn ? .requested(tint) : .chrome(.track)))
    drawThumb(
      x: isRight ? frame.maxX - half : frame.x + half, y: frame.y + half,
      radius: max(.zero, half - 2))
  }

  /// Eight spokes that fade, standing still.
  private mutating func drawSpinner(_ color: ColorRequest, in frame: Frame, _ name: String) {
    let directions = [
      (0, -100), (71, -71), (100, 0), (71, 71), (0, 100), (-71, 71), (-100, 0), (-71, -71),
    ]
    let radius = min(frame.width, frame.height) / 2
    let x = frame.x + frame.width / 2
    let y = frame.y + frame.height / 2
    let group = SVGTag("g").with("fill", "none").with("stroke-width", radius / 5)
      .with("stroke-linecap", "round").with("data-name", name)
    text.open(stroked(group, .requested(color)))
    for (index, (across, down)) in directions.enumerated() {
      func place(_ hundredths: Int) -> Place {
        Place(
          x: x + radius * (across * hundredths) / 10_000,
          y: y + radius * (down * hundredths) / 10_000)
      }
      text.add(
        SVGTag("path").path("M\(place(48))L\(place(88))")
          .with("opacity", Points(Double(index + 2) / 9)))
    }
    text.close("g")
  }
}
