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
