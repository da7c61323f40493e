/// A path that draws itself.
open class UIBezierPath: NSObject, NSCopying, @unchecked Sendable {
  final var outline: CardproofOutline
  open var lineWidth: CGFloat = 1
  open var usesEvenOddFillRule = false
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  private init(_ outline: CardproofOutline) { self.outline = outline }

  private convenience init(drawing draw: (inout CardproofOutline) -> Void) {
    var outline = CardproofOutline()
    draw(&outline)
    self.init(outline)
  }
  public override convenience init() { self.init(CardproofOutline()) }
  public convenience init(rect: CGRect) { self.init { $0.rectangle(rect) } }
  public convenience init(ovalIn rect: CGRect) { self.init { $0.ellipse(in: rect) } }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = CGSize(width: cornerRadius, height: cornerRadius)
    self.init { $0.rectangle(rect, radii: Array(repeating: radius, count: 4), fromTop: true) }
  }
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    self.init {
      $0.rectangle(
        rect, radii: order.map { corners.contains($0) ? cornerRadii : .zero }, fromTop: true)
    }
  }
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init {
      $0.arc(
        center: center, radius: radius, from: startAngle, to: endAngle, isIncreasing: clockwise)
    }
  }
  public convenience init(cgPath: CGPath) { self.init(cgPath.cardproofOutline) }

  open override func copy() -> Any { copy(with: nil) }
  open func copy(with zone: NSZone? = nil) -> Any {
    let path = UIBezierPath(outline)
    (path.lineWidth, path.usesEvenOddFillRule) = (lineWidth, usesEvenOddFillRule)
    (path.lineCapStyle, path.lineJoinStyle) = (lineCapStyle, lineJoinStyle)
    (path.miterLimit, path.flatness, path.dash) = (miterLimit, flatness, dash)
    return path
  }

  open var bounds: CGRect { outline.bounds }
  open var isEmpty: Bool { outline.isEmpty }
  open var currentPoint: CGPoint { outline.current ?? .zero }
  open var cgPath: CGPath {
    get { CGPath(cardproofOutline: outline) }
    set { outline = newValue.cardproofOutline }
  }
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (pattern.map { first in (0..<count).map { unsafe first[$0] } } ?? [], phase)
  }
  open func apply(_ transform: CGAffineTransform) { outline = outline.applying(transform) }
  open func removeAllPoints() { outline = CardproofOutline() }
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  open func move(to point: CGPoint) { outline.add(.move(point)) }
  open func addLine(to point: CGPoint) { outline.add(.line(point)) }
  open func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.add(.curve(controlPoint1, controlPoint2, point))
  }
  open func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
    outline.quad(to: point, control: controlPoint)
  }
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    outline.arc(
      center: center, radius: radius, from: startAngle, to: endAngle, isIncreasing: clockwise)
  }
  open func reversing() -> UIBezierPath {
    guard let path = copy() as? UIBezierPath else { return self }
    path.outline = outline.reversed
    return path
  }
  open func close() { outline.add(.close) }
  open func append(_ path: UIBezierPath) { outline.append(path.outline) }
  open func addClip() {
    UIGraphicsGetCurrentContext()?.cardproofClip {
      $0.append(outline)
      $0.usesEvenOddFillRule = usesEvenOddFillRule
    }
  }
  open func fill() { paint(fills: true) }
  open func stroke() { paint(fills: false) }
  open func fill(with mode: CGBlendMode, alpha: CGFloat) { paint(fills: true, mode, alpha) }
  open func stroke(with mode: CGBlendMode, alpha: CGFloat) { paint(fills: false, mode, alpha) }

  private func paint(fills: Bool, _ mode: CGBlendMode = .normal, _ alpha: CGFloat = 1) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var line = DrawnPath.LineStyle()
    (line.width, line.cap, line.join) = (lineWidth, lineCapStyle, lineJoinStyle)
    (line.miterLimit, line.dash, line.dashPhase) = (miterLimit, dash.lengths, dash.phase)
    context.saveGState()
    context.setBlendMode(mode)
    if alpha < 1 { context.setAlpha(alpha) }
    context.cardproofPaint(outline, fills: fills, usesEvenOdd: usesEvenOddFillRule, line: line)
    context.restoreGState()
  }
}
