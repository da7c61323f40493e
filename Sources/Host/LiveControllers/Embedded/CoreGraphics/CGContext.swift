/// A context in which code draws: it keeps paths for the host.
public final class CGContext: @unchecked Sendable {
  /// The paths, texts and images of the drawing so far, as the pipe writes them.
  public private(set) var cardproofPaths: [JSONValue] = []

  /// The settings that code can save and restore.
  private struct State {
    var fill = CGColor(gray: 0, alpha: 1)
    var stroke = CGColor(gray: 0, alpha: 1)
    var line = DrawnPath.LineStyle()
    var alpha: CGFloat = 1
    var transform = CGAffineTransform.identity
    var clips: [CardproofOutline] = []
  }
  private var state = State()
  private var saved: [State] = []
  private var outline = CardproofOutline()
  public let cardproofSize: CGSize

  /// Makes the context of a drawing of a size.
  public init(cardproofSize size: CGSize) { cardproofSize = size }

  /// The contexts that code draws in now, the innermost last.
  nonisolated(unsafe) public static var cardproofStack: [CGContext] = []

  /// The context of a size in which code has drawn.
  public static func cardproofDrawing(
    of size: CGSize, _ draw: (CGContext) -> Void
  ) -> CGContext {
    let context = CGContext(cardproofSize: size)
    cardproofStack.append(context)
    defer { _ = cardproofStack.popLast() }
    draw(context)
    return context
  }

  public func setFillColor(_ color: CGColor) { state.fill = color }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dash, state.line.dashPhase) = (lengths, phase)
  }
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  public func setAllowsAntialiasing(_ isAllowed: Bool) {}
  public func setShouldAntialias(_ isOn: Bool) {}
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  public func setBlendMode(_ mode: CGBlendMode) {
    if mode != .normal { Self.lack("setBlendMode(_:)") }
  }
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) { Self.lack("setShadow") }
  public func setShadow(offset: CGSize, blur: CGFloat) { Self.lack("setShadow") }
  public func clear(_ rectangle: CGRect) {
    if !cardproofPaths.isEmpty { Self.lack("clear(_:)") }
  }
  public static func lack(_ method: String) {
    Session.noteMissing("CGContext.\(method)", changesLook: true)
  }

  /// Adds a part of the drawing, cut as the context is.
  private func add(_ part: JSONValue) {
    cardproofPaths.append(state.clips.reduce(part) { $0.cardproofClipped(by: $1) })
  }

  public func saveGState() { saved.append(state) }
  public func restoreGState() { state = saved.popLast() ?? state }
  public var ctm: CGAffineTransform { state.transform }
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
}

/// Texts and images.
extension CGContext {
  /// Draws what a view of a kind shows in a rectangle of the moment; `set` has its properties as the pipe writes them.
  public func cardproofDraw(_ kind: String, _ set: [String: JSONValue], in rectangle: CGRect) {
    let place = state.transform
    let middle = CGPoint(x: rectangle.midX, y: rectangle.midY).applying(place)
    var set = set
    set["frame"] = [
      .number(middle.x - rectangle.width / 2), .number(middle.y - rectangle.height / 2),
      .number(rectangle.width), .number(rectangle.height),
    ]
    let turn = [place.a, place.b, place.c, place.d]
    if turn != [1, 0, 0, 1] { set["transform"] = .array((turn + [0, 0]).map { .number($0) }) }
    if state.alpha < 1 { set["alpha"] = .number(max(0, state.alpha)) }
    if let clip = state.clips.last, let inverse = place.cardproofInverse {
      if state.clips.count > 1 { Self.lack("clip in a clip") }
      let own = inverse.concatenating(
        CGAffineTransform(translationX: -rectangle.minX, y: -rectangle.minY))
      set["layerMask"] = .string(clip.applying(own).data)
    }
    cardproofPaths.append(["node": ["kind": .string(kind), "set": .object(set)]])
  }
}

/// Paths.
extension CGContext {
  /// Adds to the path what `draw` draws in the coordinates of the moment.
  private func add(_ draw: (inout CardproofOutline) -> Void) {
    var own = CardproofOutline()
    if let current = outline.current, let inverse = state.transform.cardproofInverse {
      own.add(.move(current.applying(inverse)))
    }
    let known = own.steps.count
    draw(&own)
    for (index, step) in own.applying(state.transform).steps.enumerated() where index >= known {
      outline.add(step)
    }
  }
  public func beginPath() { outline = CardproofOutline() }
  public func move(to point: CGPoint) { add { $0.add(.move(point)) } }
  public func addLine(to point: CGPoint) { add { $0.add(.line(point)) } }
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add { $0.add(.curve(control1, control2, end)) }
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add { $0.quad(to: end, control: control) }
  }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    add {
      $0.arc(
        center: center, radius: radius, from: startAngle, to: endAngle, isIncreasing: !clockwise)
    }
  }
  public func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
    add { $0.arc(corner: corner, end: end, radius: radius) }
  }
  public func addRect(_ rectangle: CGRect) { add { $0.rectangle(rectangle) } }
  public func addEllipse(in rectangle: CGRect) { add { $0.ellipse(in: rectangle) } }
  public func addPath(_ path: CGPath) { add { $0.append(path.cardproofOutline) } }
  public func closePath() { outline.add(.close) }

  public func fillPath() { paint(fills: true, strokes: false) }
  public func fillPath(using rule: CGPathFillRule) {
    paint(fills: true, strokes: false, rule == .evenOdd)
  }
  public func strokePath() { paint(fills: false, strokes: true) }
  public func drawPath(using mode: CGPathDrawingMode) {
    paint(
      fills: mode != .stroke, strokes: [.stroke, .fillStroke, .eoFillStroke].contains(mode),
      [.eoFill, .eoFillStroke].contains(mode))
  }
  public func fill(_ rectangle: CGRect) {
    draw(fills: true, strokes: false) { $0.rectangle(rectangle) }
  }
  public func fill(_ rectangles: [CGRect]) { for rectangle in rectangles { fill(rectangle) } }
  public func stroke(_ rectangle: CGRect) {
    draw(fills: false, strokes: true) { $0.rectangle(rectangle) }
  }
  public func stroke(_ rectangle: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rectangle)
    restoreGState()
  }
  public func fillEllipse(in rectangle: CGRect) {
    draw(fills: true, strokes: false) { $0.ellipse(in: rectangle) }
  }
  public func strokeEllipse(in rectangle: CGRect) {
    draw(fills: false, strokes: true) { $0.ellipse(in: rectangle) }
  }
  public func strokeLineSegments(between points: [CGPoint]) {
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      draw(fills: false, strokes: true) {
        $0.add(.move(points[index]))
        $0.add(.line(points[index + 1]))
      }
    }
  }

  /// Draws an outline that is not the path, and leaves the path as it is.
  private func draw(
    fills: Bool, strokes: Bool, _ draw: (inout CardproofOutline) -> Void
  ) {
    let path = outline
    outline = CardproofOutline()
    add(draw)
    paint(fills: fills, strokes: strokes)
    outline = path
  }

  private func paint(fills: Bool, strokes: Bool, _ usesEvenOdd: Bool = false) {
    paint(outline, fills: fills, strokes: strokes, usesEvenOdd, state.line)
    outline = CardproofOutline()
  }

  /// Draws an outline in the coordinates of the whole drawing.
  private func paint(
    _ outline: CardproofOutline, fills: Bool, strokes: Bool, _ usesEvenOdd: Bool,
    _ line: DrawnPath.LineStyle
  ) {
    let place = state.transform
    if strokes, !place.cardproofKeepsShapes, let inverse = place.cardproofInverse {
      // The pen is bent as the path is.
      if fills { paint(outline, fills: true, strokes: false, usesEvenOdd, line) }
      return paint(stroke: outline.applying(inverse).stroked(line).applying(place))
    }
    var path = DrawnPath(
      outline, fill: fills ? state.fill : nil, stroke: strokes ? state.stroke : nil)
    path.outline.usesEvenOddFillRule = usesEvenOdd
    path.line = line.scaled(by: place.cardproofScale)
    add(path, reach: strokes ? path.line.width / 2 : 0)
  }

  /// Draws the outline of a line in the color of lines.
  private func paint(stroke outline: CardproofOutline) {
    add(DrawnPath(outline, fill: state.stroke), reach: 0)
  }

  /// Adds a path that reaches beyond its outline by a distance.
  private func add(_ path: DrawnPath, reach: CGFloat) {
    var path = path
    path.alpha = state.alpha
    guard let token = path.cardproofToken else { return }
    // Nothing is drawn outside of a view's bounds or of an image (documented).
    let edge = CGRect(origin: .zero, size: cardproofSize)
    let isInside = edge.insetBy(dx: -0.01, dy: -0.01)
      .contains(path.outline.bounds.insetBy(dx: -reach, dy: -reach))
    var bounds = CardproofOutline()
    bounds.rectangle(edge)
    add(isInside ? token : token.cardproofClipped(by: bounds))
  }

  public func clip(using rule: CGPathFillRule = .winding) {
    outline.usesEvenOddFillRule = rule == .evenOdd
    state.clips.append(outline)
    outline = CardproofOutline()
  }
  public func clip(to rectangle: CGRect) {
    cardproofClip { $0.rectangle(rectangle) }
  }
  public func clip(to rectangles: [CGRect]) {
    cardproofClip { outline in for one in rectangles { outline.rectangle(one) } }
  }

  /// Cuts what is drawn from now on by an outline in the coordinates of the moment.
  public func cardproofClip(_ draw: (inout CardproofOutline) -> Void) {
    var outline = CardproofOutline()
    draw(&outline)
    state.clips.append(outline.applying(state.transform))
  }

  /// Draws an outline of a path object with its own line.
  public func cardproofPaint(
    _ outline: CardproofOutline, fills: Bool, usesEvenOdd: Bool, line: DrawnPath.LineStyle
  ) {
    paint(
      outline.applying(state.transform), fills: fills, strokes: !fills, usesEvenOdd, line)
  }

  /// The place of a point in the whole drawing, as shares of its size.
  private func share(_ point: CGPoint) -> CGPoint {
    let point = point.applying(state.transform)
    return CGPoint(
      x: point.x / max(cardproofSize.width, 1), y: point.y / max(cardproofSize.height, 1))
  }

  /// Draws a gradient between circles around one middle; others are named.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let place = state.transform
    guard startCenter == endCenter, place.cardproofKeepsShapes, startRadius <= endRadius,
      startRadius == 0 || options.contains(.drawsBeforeStartLocation)
    else { return Self.lack("drawRadialGradient") }
    let middle = endCenter.applying(place)
    let radius = endRadius * place.cardproofScale
    var drawn = DrawnGradient(
      gradient.colors, at: gradient.locations,
      .circle(
        share(endCenter), radii: CGSize(width: radius, height: radius),
        from: startRadius / max(endRadius, 0.01)),
      in: CGRect(origin: .zero, size: cardproofSize))
    drawn.alpha = state.alpha
    var disc = CardproofOutline()
    disc.arc(center: middle, radius: radius, from: 0, to: 2 * .pi, isIncreasing: true)
    disc.add(.close)
    add(
      options.contains(.drawsAfterEndLocation)
        ? drawn.cardproofToken : drawn.cardproofToken.cardproofClipped(by: disc))
  }

  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    var drawn = DrawnGradient(
      gradient.colors, at: gradient.locations, .line(share(start), share(end)),
      in: CGRect(origin: .zero, size: cardproofSize))
    drawn.alpha = state.alpha
    let far: CGFloat = 10_000
    let length = max(hypot(end.x - start.x, end.y - start.y), 0.01)
    // Along the line and across it.
    let (x, y) = ((end.x - start.x) / length, (end.y - start.y) / length)
    let before = options.contains(.drawsBeforeStartLocation) ? far : 0
    let after = options.contains(.drawsAfterEndLocation) ? far : 0
    func corner(_ point: CGPoint, _ along: CGFloat, _ across: CGFloat) -> CGPoint {
      CGPoint(
        x: point.x + x * along - y * across, y: point.y + y * along + x * across)
    }
    var band = CardproofOutline()
    band.add(.move(corner(start, -before, -far)))
    band.add(.line(corner(end, after, -far)))
    band.add(.line(corner(end, after, far)))
    band.add(.line(corner(start, -before, far)))
    band.add(.close)
    let isAll = before > 0 && after > 0
    add(
      isAll
        ? drawn.cardproofToken
        : drawn.cardproofToken.cardproofClipped(by: band.applying(state.transform)))
  }
}

extension CGAffineTransform {
  /// How much longer lines get on average.
  fileprivate var cardproofScale: CGFloat { (a * d - b * c).magnitude.squareRoot() }

  /// Whether circles stay circles.
  fileprivate var cardproofKeepsShapes: Bool {
    let size = (a * d - b * c).magnitude
    return (a * c + b * d).magnitude <= size * 1e-6
      && (a * a + b * b - c * c - d * d).magnitude <= size * 1e-6
  }

  public func inverted() -> CGAffineTransform { cardproofInverse ?? self }
  /// The way back; nil where there is none.
  fileprivate var cardproofInverse: CGAffineTransform? {
    let area = a * d - b * c
    guard area != 0 else { return nil }
    return CGAffineTransform(
      a: d / area, b: -b / area, c: -c / area, d: a / area, tx: (c * ty - d * tx) / area,
      ty: (b * tx - a * ty) / area)
  }
}

/// Colors that change into each other.
public final class CGGradient: @unchecked Sendable {
  let colors: [CGColor]
  let locations: [CGFloat]?
  public init(_ colors: [CGColor], at locations: [CGFloat]?) {
    (self.colors, self.locations) = (colors, locations)
  }
  public init?(
    colorsSpace: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    self.colors = colors.compactMap { $0 as? CGColor }
    let count = self.colors.count
    self.locations = locations.map { first in (0..<count).map { unsafe first[$0] } }
  }
}
public typealias CFArray = [Any]

/// A space of colors; all are as sRGB.
public final class CGColorSpace: @unchecked Sendable {
  public init() {}
  public init?(name: String) {}
  public static let sRGB = "sRGB"
}
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
