/// The layer of a view, which passes on what it gets, or one that code adds.
@preconcurrency @MainActor open class CALayer: NSObject {
  public final weak var cardproofView: UIView?

  public override init() { super.init() }
  /// Makes a layer like another one, which is a fresh layer here: code that calls this itself sets what it shows.
  public init(layer: Any) { super.init() }

  /// The layer of a view, in the class that the view asks for.
  static func cardproofLayer(of view: UIView) -> CALayer {
    let type = Swift.type(of: view).layerClass
    let layer: CALayer
    switch type {
    case is CAGradientLayer.Type: layer = CAGradientLayer()
    case is CAShapeLayer.Type: layer = CAShapeLayer()
    case is CAReplicatorLayer.Type: layer = CAReplicatorLayer()
    default: layer = CALayer()
    }
    if Swift.type(of: layer) != CALayer.self {
      Session.noteMissing(layer.cardproofLack ?? "\(type)", changesLook: true)
    }
    layer.cardproofView = view
    return layer
  }

  /// What of the layer is not drawn; nil for all.
  fileprivate var cardproofLack: String? { nil }

  open var cornerRadius: CGFloat = 0 {
    didSet { cardproofView?.cardproofNote("cornerRadius", .number(cornerRadius)) }
  }
  open var maskedCorners: CACornerMask = .all {
    didSet {
      if maskedCorners != .all {
        Session.noteMissing("CALayer.maskedCorners", changesLook: true)
      }
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
  open var opacity: Float {
    get { Float(cardproofView?.alpha ?? 1) }
    set { cardproofView?.alpha = CGFloat(newValue) }
  }
  open var isHidden: Bool {
    get { cardproofView?.isHidden ?? false }
    set { cardproofView?.isHidden = newValue }
  }
  open var shadowOpacity: Float = 0 {
    didSet {
      if shadowOpacity > 0 {
        Session.noteMissing("CALayer.shadowOpacity", changesLook: true)
      }
    }
  }
  open var shadowRadius: CGFloat = 3
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowColor: CGColor?
  open var shadowPath: AnyObject?
  open var mask: CALayer? { didSet { Session.noteMissing("CALayer.mask", changesLook: true) } }
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
  open var rasterizationScale: CGFloat = 1
  open var allowsEdgeAntialiasing = false
  open var isOpaque = false
  open var isDoubleSided = true
  open private(set) var sublayers: [CALayer]?
  open private(set) weak var superlayer: CALayer?

  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: 0) }
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    Session.noteMissing(layer.cardproofLack ?? "CALayer.addSublayer(_:)", changesLook: true)
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
  }
  open func removeFromSuperlayer() { superlayer?.sublayers?.removeAll { $0 === self } }
  open func removeAllAnimations() {}
  open func removeAnimation(forKey key: String) {}
  open func add(_ animation: CAAnimation, forKey key: String?) {}
  open func setNeedsDisplay() {}
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
  open var instanceCount = 1
  open var instanceDelay = 0.0
}

/// A layer with a gradient, drawn in its middle color.
open class CAGradientLayer: CALayer {
  fileprivate override var cardproofLack: String? { "CAGradientLayer but its middle color" }
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial
}

/// A layer with a path.
open class CAShapeLayer: CALayer {
  open var path: AnyObject?
  open var fillColor: CGColor?
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
}
