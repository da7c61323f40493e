internal import Views

/// A path or a gradient that code draws, as it comes over the pipe.
struct PipeDrawing: Decodable, Sendable {
  let data: String?
  let fill: PipeView.Color?
  let stroke: PipeView.Color?
  let width: Double?
  let cap: String?
  let join: String?
  let miter: Double?
  let dash: [Double]?
  let phase: Double?
  let alpha: Double?
  /// Of a gradient: its rectangle, and along what the colors change, with points in shares of it.
  ///
  /// A circle has a middle, two radii in points, and the share of them where it begins; a turn has a middle, where it
  /// begins clockwise from the right, and how far it goes, in degrees.
  let frame: [Double]?
  let radius: Double?
  let colors: [PipeView.Color]?
  let locations: [Double]?
  let line: [Double]?
  let circle: [Double]?
  let turn: [Double]?
  /// The outlines that cut it.
  let clips: [String]?
}

extension ViewTree {
  /// The drawing of a size; nil where nothing of it can be drawn.
  func drawing(_ parts: [PipeDrawing], size: [Double]) -> VectorDrawing? {
    guard size.count == 2, size.allSatisfy({ $0 > 0 && $0 < 10_000 }) else { return nil }
    let drawn = parts.prefix(Self.maximumViews).compactMap { part in
      (part.data.map { path($0, part) } ?? gradient(part)).map { clipped($0, part.clips) }
    }
    guard !drawn.isEmpty else { return nil }
    return VectorDrawing(
      size: Size(width: Points(size[0]), height: Points(size[1])), parts: drawn)
  }

  private func paint(_ color: PipeView.Color?, _ alpha: Double?) -> VectorDrawing.Paint? {
    guard let request = paintColor(color) else { return nil }
    let opacity = opacity(of: color, request, alpha)
    return opacity > 0 ? VectorDrawing.Paint(color: request, opacity: opacity) : nil
  }

  /// The color of a paint, whose opacity says how much it hides, if that is the same in both appearances.
  private func paintColor(_ color: PipeView.Color?) -> ColorRequest? {
    color?.appearances == nil ? opaqueColor(color) : self.color(color)
  }

  private func opacity(
    of color: PipeView.Color?, _ request: ColorRequest, _ alpha: Double?
  ) -> Double {
    request == .semantic(.clear) ? 0 : min(max((color?.alpha ?? 1) * (alpha ?? 1), 0), 1)
  }

  private func clipped(_ part: VectorDrawing.Part, _ clips: [String]?) -> VectorDrawing.Part {
    (clips ?? []).prefix(20).compactMap { VectorDrawing.Outline($0) }
      .reduce(part) { .clipped($0, by: $1) }
  }

  private func path(_ data: String, _ part: PipeDrawing) -> VectorDrawing.Part? {
    guard let outline = VectorDrawing.Outline(data) else { return nil }
    let fill = paint(part.fill, part.alpha)
    let line = paint(part.stroke, part.alpha).map { paint in
      VectorDrawing.Line(
        paint, width: Points(min(max(part.width ?? 1, 0), 1000)),
        cap: part.cap.flatMap { .init(rawValue: $0) } ?? .butt,
        join: part.join.flatMap { .init(rawValue: $0) } ?? .miter,
        miterLimit: min(max(part.miter ?? 10, 1), 1000),
        dash: (part.dash ?? []).prefix(20).map { Points(min(max($0, 0), 1000)) },
        phase: Points(min(max(part.phase ?? 0, -1000), 1000)))
    }
    guard fill != nil || line != nil else { return nil }
    return .path(
      VectorDrawing.Path(outline, fill: fill, line: line))
  }

  private func gradient(_ part: PipeDrawing) -> VectorDrawing.Part? {
    guard let frame = part.frame, frame.count == 4, frame.allSatisfy({ $0.magnitude < 10_000 }),
      frame[2] > 0, frame[3] > 0,
      let shape = shape(of: part), let colors = part.colors, let locations = part.locations,
      colors.count == locations.count
    else { return nil }
    let stops = zip(colors, locations).compactMap { color, location in
      paintColor(color).map { request in
        VectorDrawing.Gradient.Stop(
          .init(color: request, opacity: opacity(of: color, request, part.alpha)),
          at: min(max(location, 0), 1))
      }
    }
    guard !stops.isEmpty else { return nil }
    return .gradient(
      VectorDrawing.Gradient(
        in: Frame(
          x: Points(frame[0]), y: Points(frame[1]), width: Points(frame[2]),
          height: Points(frame[3])), cornerRadius: Points(max(part.radius ?? 0, 0)), stops, shape))
  }

  private func shape(of part: PipeDrawing) -> VectorDrawing.Gradient.Shape? {
    let numbers = part.line ?? part.circle ?? part.turn ?? []
    guard numbers.count >= 4, numbers.allSatisfy({ $0.magnitude < 100_000 }) else { return nil }
    let point = VectorDrawing.UnitPoint(x: numbers[0], y: numbers[1])
    if part.line != nil { return .line(from: point, to: .init(x: numbers[2], y: numbers[3])) }
    if part.turn != nil { return .turn(around: point, from: numbers[2], by: numbers[3]) }
    guard numbers.count == 5, numbers[2...].allSatisfy({ $0 >= 0 }) else { return nil }
    return .circle(
      around: point, Size(width: Points(numbers[2]), height: Points(numbers[3])), from: numbers[4])
  }
}
