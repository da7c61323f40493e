/// A context in which code draws: everything is accepted, only the size of the image is known.
public final class CGContext: @unchecked Sendable {
  public func setFillColor(_ color: CGColor) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func setLineCap(_ cap: CGLineCap) {}
  public func setLineJoin(_ join: CGLineJoin) {}
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  public func setBlendMode(_ mode: CGBlendMode) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  public func setAllowsAntialiasing(_ isAllowed: Bool) {}
  public func setShouldAntialias(_ isOn: Bool) {}
  public func clear(_ rectangle: CGRect) {}
  public func addLines(between points: [CGPoint]) {}
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func fill(_ rectangle: CGRect) {}
  public func stroke(_ rectangle: CGRect) {}
  public func fillEllipse(in rectangle: CGRect) {}
  public func strokeEllipse(in rectangle: CGRect) {}
  public func addEllipse(in rectangle: CGRect) {}
  public func addRect(_ rectangle: CGRect) {}
  public func clip(to rectangle: CGRect) {}
  public func clip() {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  public func addPath(_ path: AnyObject) {}
  public func beginPath() {}
  public func closePath() {}
  public func strokePath() {}
  public func fillPath() {}
  public func saveGState() {}
  public func restoreGState() {}
  public func translateBy(x: CGFloat, y: CGFloat) {}
  public func scaleBy(x: CGFloat, y: CGFloat) {}
  public func rotate(by angle: CGFloat) {}
  public func draw(_ image: CGImage, in rectangle: CGRect) {}
}

/// The sizes of images that are being drawn.
private enum DrawnImages {
  nonisolated(unsafe) static var sizes: [CGSize] = []
}

public func UIGraphicsBeginImageContext(_ size: CGSize) { DrawnImages.sizes.append(size) }
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ isOpaque: Bool, _ scale: CGFloat
) { DrawnImages.sizes.append(size) }
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  DrawnImages.sizes.last.map { UIImage(cardproofDrawn: $0) }
}
public func UIGraphicsEndImageContext() { _ = DrawnImages.sizes.popLast() }
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext() }

/// The format of drawn images.
open class UIGraphicsImageRendererFormat: NSObject, @unchecked Sendable {
  open var scale: CGFloat = 3
  open var opaque = false
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// A renderer of images, of which only the size is known.
open class UIGraphicsImageRenderer: NSObject, @unchecked Sendable {
  private let size: CGSize
  public init(size: CGSize) { self.size = size }
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.size = size }
  public init(bounds: CGRect) { size = bounds.size }
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(cardproofDrawn: size)
  }
}

/// The context of a renderer.
open class UIGraphicsImageRendererContext: NSObject, @unchecked Sendable {
  open var cgContext: CGContext { CGContext() }
  open func fill(_ rectangle: CGRect) {}
  open func stroke(_ rectangle: CGRect) {}
}

/// A path, which is not drawn.
open class UIBezierPath: NSObject, @unchecked Sendable {
  open var lineWidth: CGFloat = 1
  open private(set) var bounds = CGRect.zero
  open var cgPath: AnyObject { self }
  open var usesEvenOddFillRule = false
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var currentPoint = CGPoint.zero
  open var isEmpty: Bool { bounds == .zero }
  open func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {}
  open func apply(_ transform: CGAffineTransform) {}
  open func removeAllPoints() {}
  open func reversing() -> UIBezierPath { self }
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  open func fill(with mode: CGBlendMode, alpha: CGFloat) {}
  open func stroke(with mode: CGBlendMode, alpha: CGFloat) {}
  public convenience init(rect: CGRect) {
    self.init()
    bounds = rect
  }
  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(rect: rect) }
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(
      rect: CGRect(
        x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
  }
  open func move(to point: CGPoint) {}
  open func addLine(to point: CGPoint) {}
  open func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {}
  open func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {}
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {}
  open func close() {}
  open func append(_ path: UIBezierPath) {}
  open func addClip() {}
  open func fill() {}
  open func stroke() {}
}
