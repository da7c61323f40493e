/// A path with its colors, as the host draws it.
public struct DrawnPath {
  public var outline: CardproofOutline
  public var fill: CGColor?
  public var stroke: CGColor?
  public var line = LineStyle()
  public var alpha: CGFloat = 1

  /// How a line looks.
  public struct LineStyle {
    public var width: CGFloat = 1
    public var cap = CGLineCap.butt
    public var join = CGLineJoin.miter
    public var dash: [CGFloat] = []
    public init() {}
  }

  public init(_ outline: CardproofOutline, fill: CGColor? = nil, stroke: CGColor? = nil) {
    (self.outline, self.fill, self.stroke) = (outline, fill, stroke)
  }

  /// The path as the pipe writes it; nil where it draws nothing.
  public var cardproofToken: JSONValue? {
    guard !outline.isEmpty, fill != nil || stroke != nil else { return nil }
    var fields: [String: JSONValue] = ["data": .string(outline.data)]
    fields["fill"] = fill?.cardproofToken
    if alpha < 1 { fields["alpha"] = .number(max(0, alpha)) }
    guard let stroke, line.width > 0 else { return .object(fields) }
    fields["stroke"] = stroke.cardproofToken
    fields["width"] = .number(line.width)
    fields["cap"] = .string("\(line.cap)")
    fields["join"] = .string("\(line.join)")
    if !line.dash.isEmpty { fields["dash"] = .array(line.dash.map { .number($0) }) }
    return .object(fields)
  }
}

extension JSONValue {
  /// The part of a drawing, cut by an outline.
  public func cardproofClipped(by outline: CardproofOutline?) -> JSONValue {
    guard let outline, case .object(var fields) = self else { return self }
    fields["clips"] = .array((fields["clips"]?.elements ?? []) + [.string(outline.data)])
    return .object(fields)
  }
}

/// Colors that change into each other along a line, in a rectangle.
public struct DrawnGradient {
  public var frame: CGRect
  public var radius: CGFloat = 0
  public var colors: [CGColor]
  public var locations: [CGFloat]
  /// Points of the rectangle, each from 0 to 1.
  public var start, end: CGPoint
  public var alpha: CGFloat = 1

  public init(
    _ colors: [CGColor], at locations: [CGFloat]?, from start: CGPoint, to end: CGPoint,
    in frame: CGRect
  ) {
    (self.colors, self.start, self.end, self.frame) = (colors, start, end, frame)
    let last = max(colors.count - 1, 1)
    let even = colors.indices.map { CGFloat($0) / CGFloat(last) }
    self.locations = locations?.count == colors.count ? locations ?? even : even
  }

  /// The gradient as the pipe writes it.
  public var cardproofToken: JSONValue {
    var fields: [String: JSONValue] = [
      "frame": [
        .number(frame.minX), .number(frame.minY), .number(frame.width), .number(frame.height),
      ],
      "radius": .number(radius), "colors": .array(colors.map(\.cardproofToken)),
      "locations": .array(locations.map { .number($0) }),
      "line": [.number(start.x), .number(start.y), .number(end.x), .number(end.y)],
    ]
    if alpha < 1 { fields["alpha"] = .number(max(0, alpha)) }
    return .object(fields)
  }
}
