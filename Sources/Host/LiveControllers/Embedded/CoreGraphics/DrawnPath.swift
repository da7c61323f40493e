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
    /// How often the width a miter may be long.
    public var miterLimit: CGFloat = 10
    /// The lengths of lines and gaps in turn, and where in them it begins.
    public var dash: [CGFloat] = []
    public var dashPhase: CGFloat = 0
    public init() {}

    /// The line where all lengths are so many times as long.
    func scaled(by factor: CGFloat) -> LineStyle {
      var line = self
      line.width *= factor
      line.dash = dash.map { $0 * factor }
      line.dashPhase *= factor
      return line
    }
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
    if line.miterLimit != 10 { fields["miter"] = .number(line.miterLimit) }
    guard !line.dash.isEmpty else { return .object(fields) }
    fields["dash"] = .array(line.dash.map { .number($0) })
    if line.dashPhase != 0 { fields["phase"] = .number(line.dashPhase) }
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
