/// The layer of a view, which passes on what it gets, or one that code adds.
@preconcurrency @MainActor open class CALayer: NSObject {
  public final weak var cardproofView: UIView?

  public override init() { super.init() }
  /// Makes a layer like another one, which is a fresh layer here: code that calls this itself sets what it shows.
  public init(layer: Any) { super.init() }

  /// The layer of a view, in the class that the view asks for.
  static func cardproofLayer(of view: UIView) -> CALayer {
    let layer: CALayer
    switch Swift.type(of: view).layerClass {
    case is CAGradientLayer.Type: layer = CAGradientLayer()
    case is CAShapeLayer.Type: layer = CAShapeLayer()
    case is CAReplicatorLayer.Type: layer = CAReplicatorLayer()
    default: layer = CALayer()
    }
    let own = Swift.type(of: view).layerClass
    if Swift.type(of: layer) != own { Session.noteMissing("\(own)", changesLook: true) }
    layer.cardproofView = view
    return layer
  }

  open var cornerRadius: CGFloat = 0 {
    didSet { cardproofView?.cardproofNote("cornerRadius", .number(cornerRadius)) }
  }
  open var maskedCorners: CACornerMask = .all {
    didSet {
      guard maskedCorners != oldValue else { return }
      cardproofView?.cardproofNote("corners", JSONValue(Int(maskedCorners.rawValue)))
    }
  }
  open var cornerCurve = CALayerCornerCurve.circular
  open var masksToBounds: Bool {
    get { cardproofView?.clipsToBounds ?? storedMasks }
    set {
      storedMasks = newValue
      cardproofView?.clipsToBounds = newValue
    }
  }
  private var storedMasks = false
  open var borderWidth: CGFloat = 0 { didSet { noteBorder() } }
  open var borderColor: CGColor? { didSet { noteBorder() } }
  private func noteBorder() {
    cardproofView?.cardproofNote(
      "border",
      [
        "width": .number(borderWidth),
        "color": borderColor?.cardproofToken ?? ["light": "#000000", "dark": "#000000"],
      ])
  }
  open var backgroundColor: CGColor? {
    didSet {
      cardproofView?.backgroundColor = backgroundColor.map { UIColor(cgColor: $0) }
    }
  }
  private var storedOpacity: Float = 1
  open var opacity: Float {
    get { cardproofView.map { Float($0.alpha) } ?? storedOpacity }
    set {
      storedOpacity = newValue
      cardproofView?.alpha = CGFloat(newValue)
    }
  }
  private var storedHidden = false
  open var isHidden: Bool {
    get { cardproofView?.isHidden ?? storedHidden }
    set {
      storedHidden = newValue
      cardproofView?.isHidden = newValue
    }
  }
  private var storedTransform = CATransform3DIdentity
  open var transform: CATransform3D {
    get { cardproofView.map { CATransform3D(affine: $0.transform) } ?? storedTransform }
    set {
      storedTransform = newValue
      cardproofView?.transform = newValue.affine
    }
  }
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }
  open func affineTransform() -> CGAffineTransform { transform.affine }
  open var shadowOpacity: Float = 0 { didSet { noteShadow() } }
  open var shadowRadius: CGFloat = 3 { didSet { noteShadow() } }
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { noteShadow() } }
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { noteShadow() } }
  open var shadowPath: CGPath?
  private func noteShadow() {
    guard let cardproofView else {
      if shadowOpacity > 0 { Session.noteMissing("CALayer.shadowOpacity", changesLook: true) }
      return
    }
    cardproofView.cardproofNoteShadow(
      shadowColor ?? .init(gray: 0, alpha: 0), CGFloat(shadowOpacity), radius: shadowRadius,
      shadowOffset)
  }
  open var mask: CALayer?
  private var storedFrame = CGRect.zero
  open var frame: CGRect {
    get { cardproofView?.frame ?? storedFrame }
    set {
      storedFrame = newValue
      cardproofView?.frame = newValue
    }
  }
  open var bounds: CGRect {
    get { cardproofView?.bounds ?? CGRect(origin: .zero, size: storedFrame.size) }
    set {
      storedFrame.size = newValue.size
      cardproofView?.bounds = newValue
    }
  }
  open var position: CGPoint {
    get { cardproofView?.center ?? CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
    set {
      storedFrame.origin = CGPoint(
        x: newValue.x - storedFrame.width / 2, y: newValue.y - storedFrame.height / 2)
      cardproofView?.center = newValue
    }
  }
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      guard anchorPoint != oldValue else { return }
      Session.noteMissing("CALayer.anchorPoint", changesLook: true)
    }
  }
  open var zPosition: CGFloat = 0 {
    didSet {
      if zPosition != 0 { Session.noteMissing("CALayer.zPosition", changesLook: true) }
    }
  }
  open var contents: Any? {
    didSet { if contents != nil { Session.noteMissing("CALayer.contents", changesLook: true) } }
  }
  open var contentsScale: CGFloat = 1
  open var contentsGravity = CALayerContentsGravity.resize
  open var name: String?
  open var shouldRasterize = false
  open var allowsGroupOpacity = true
  open var rasterizationScale: CGFloat = 1
  open var allowsEdgeAntialiasing = false
  open var isOpaque = false
  open var isDoubleSided = true
  open var sublayers: [CALayer]?
  open private(set) weak var superlayer: CALayer?
  /// How many subviews of the view around it are behind it.
  private(set) var cardproofPlace = 0

  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: sublayers?.count ?? 0, before: cardproofView?.subviews.count ?? 0)
  }
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    let views = cardproofView?.subviews.count ?? 0
    insert(layer, at: Int(index), before: min(Int(index), views))
  }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let index = sublayers?.firstIndex { $0 === sibling }
    insert(layer, at: index ?? 0, before: sibling?.cardproofPlace ?? 0)
  }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let index = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 }
    insert(layer, at: index ?? 0, before: sibling?.cardproofPlace ?? 0)
  }
  private func insert(_ layer: CALayer, at index: Int, before place: Int) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(index, layers.count))
    sublayers = layers
    layer.superlayer = self
    layer.cardproofPlace = place
  }
  open func removeFromSuperlayer() { superlayer?.sublayers?.removeAll { $0 === self } }

  /// Draws the layer and those in it; `around` leads to the view from what is around the layer, which is as opaque as
  /// `alpha` says.
  final func cardproofDrawing(_ around: CGAffineTransform, alpha: CGFloat) -> [JSONValue] {
    cardproofSettle()
    guard !isHidden else { return [] }
    let size = bounds.size
    let place = CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
      .concatenating(transform.affine)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
      .concatenating(around)
    let alpha = alpha * CGFloat(opacity)
    let clip = masksToBounds ? box(inset: 0).applying(place) : nil
    let inside = (sublayers ?? []).flatMap { $0.cardproofDrawing(place, alpha: alpha) }
      .map { $0.cardproofClipped(by: clip) }
    let all =
      cardproofBox(place, alpha: alpha) + cardproofPaths(place, alpha: alpha) + inside
    let mask = cardproofMask?.applying(place)
    return all.map { $0.cardproofClipped(by: mask) }
  }

  /// The outline of the mask, where it is one and hides all or nothing.
  final var cardproofMask: CardproofOutline? {
    guard let mask else { return nil }
    mask.cardproofSettle()
    let color = mask.cardproofView?.backgroundColor?.cgColor ?? mask.backgroundColor
    let box = color?.alpha == 1 && !(mask is CAGradientLayer) ? mask.box(inset: 0) : nil
    let found = (mask as? CAShapeLayer).map(\.cardproofCover) ?? box
    guard let outline = found, mask.opacity == 1, (mask.sublayers ?? []).isEmpty,
      mask.cardproofView?.subviews.isEmpty ?? true
    else {
      Session.noteMissing("CALayer.mask", changesLook: true)
      return nil
    }
    return outline.applying(
      CGAffineTransform(translationX: mask.frame.minX, y: mask.frame.minY))
  }

  func box(inset: CGFloat) -> CardproofOutline {
    let radius = max(0, cornerRadius - inset)
    let corners: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
    ]
    var outline = CardproofOutline()
    outline.rectangle(
      bounds.insetBy(dx: inset, dy: inset),
      radii: corners.map {
        maskedCorners.contains($0) ? CGSize(width: radius, height: radius) : .zero
      })
    return outline
  }

  /// The background and the border, which a view has itself.
  private func cardproofBox(_ place: CGAffineTransform, alpha: CGFloat) -> [JSONValue] {
    var area = DrawnPath(
      box(inset: 0).applying(place), fill: backgroundColor?.alpha == 0 ? nil : backgroundColor)
    var border = DrawnPath(box(inset: borderWidth / 2).applying(place))
    if borderWidth > 0 { border.stroke = borderColor ?? CGColor(gray: 0, alpha: 1) }
    border.line.width = borderWidth
    (area.alpha, border.alpha) = (alpha, alpha)
    return [area, border].compactMap(\.cardproofToken)
  }

  /// Draws the content of its kind; `place` leads from its coordinates to the view's.
  func cardproofPaths(_ place: CGAffineTransform, alpha: CGFloat) -> [JSONValue] {
    guard isAsked || needsDisplayOnBoundsChange, !bounds.isEmpty else { return [] }
    let frame = bounds.applying(place)
    let context = CGContext(cardproofSize: CGSize(width: frame.maxX, height: frame.maxY))
    context.concatenate(place)
    context.clip(to: bounds)
    context.setAlpha(alpha)
    draw(in: context)
    return context.cardproofPaths
  }
  /// Draws the content by code, which happens only where the layer was asked to (documented).
  open func draw(in context: CGContext) {}
  open var needsDisplayOnBoundsChange = false
  private var isAsked = false
  /// The animations that were added, in their order.
  final var cardproofAnimations: [(key: String?, animation: CAAnimation)] = []
  /// Sets the end of an animation.
  func cardproofAnimate(_ keyPath: String, to value: Double) {
    if keyPath == "opacity" {
      opacity = Float(value)
    } else {
      Session.noteMissing("CABasicAnimation of \(keyPath)", changesLook: true)
    }
  }
  open func setNeedsDisplay() { isAsked = true }
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = Self(rawValue: 1)
  public static let layerMaxXMinYCorner = Self(rawValue: 2)
  public static let layerMinXMaxYCorner = Self(rawValue: 4)
  public static let layerMaxXMaxYCorner = Self(rawValue: 8)
  static let all = Self(rawValue: 15)
}

/// A layer that repeats another one.
open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1 {
    didSet {
      if instanceCount > 1 { Session.noteMissing("CAReplicatorLayer", changesLook: true) }
    }
  }
  open var instanceDelay = 0.0
}

/// A layer with a path.
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var strokeEnd: CGFloat = 1
  open var strokeStart: CGFloat = 0
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var miterLimit: CGFloat = 10
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?

  override func cardproofAnimate(_ keyPath: String, to value: Double) {
    switch keyPath {
    case "strokeEnd": strokeEnd = value
    case "strokeStart": strokeStart = value
    default: super.cardproofAnimate(keyPath, to: value)
    }
  }

  private var line: DrawnPath.LineStyle {
    var line = DrawnPath.LineStyle()
    line.width = lineWidth
    line.cap = CGLineCap(cardproofToken: .string(lineCap.rawValue)) ?? .butt
    line.join = CGLineJoin(cardproofToken: .string(lineJoin.rawValue)) ?? .miter
    line.miterLimit = miterLimit
    line.dash = lineDashPattern?.map { CGFloat($0.doubleValue) } ?? []
    line.dashPhase = lineDashPhase
    return line
  }

  /// The outline of its area or of its line; nil where it has both, or lets something through.
  fileprivate var cardproofCover: CardproofOutline? {
    var outline = path?.cardproofOutline ?? CardproofOutline()
    switch (fillColor?.alpha ?? 0, strokeColor?.alpha ?? 0) {
    case (1, 0):
      outline.usesEvenOddFillRule = fillRule == .evenOdd
      return outline
    case (0, 1): return outline.trimmed(from: strokeStart, to: strokeEnd).stroked(line)
    default: return nil
    }
  }

  override func cardproofPaths(_ place: CGAffineTransform, alpha: CGFloat) -> [JSONValue] {
    guard let outline = path?.cardproofOutline.applying(place) else { return [] }
    var filled = DrawnPath(outline, fill: fillColor)
    filled.outline.usesEvenOddFillRule = fillRule == .evenOdd
    var line = DrawnPath(outline.trimmed(from: strokeStart, to: strokeEnd), stroke: strokeColor)
    line.line = self.line
    (filled.alpha, line.alpha) = (alpha, alpha)
    return [filled, line].compactMap(\.cardproofToken)
  }
}
