/// A view whose content may be larger than itself.
@preconcurrency @MainActor open class UIScrollView: UIView {
  open override var cardproofKind: String { "scroll" }
  /// The size that code gives the content, else the one that constraints give it.
  open var contentSize: CGSize {
    get { storedContent == .zero ? cardproofSolved : storedContent }
    set { storedContent = newValue }
  }
  private var storedContent = CGSize.zero
  /// The size of the content in the last layout.
  final var cardproofSolved = CGSize.zero
  open var contentOffset = CGPoint.zero {
    didSet {
      if contentOffset != .zero {
        Session.noteMissing("UIScrollView.contentOffset", changesLook: true)
      }
    }
  }
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      if contentInset != .zero {
        Session.noteMissing("UIScrollView.contentInset", changesLook: true)
      }
    }
  }
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var decelerationRate = DecelerationRate.normal
  open var isDirectionalLockEnabled = false
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var scrollsToTop = true
  open var bouncesZoom = true
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
  open func scrollRectToVisible(_ rectangle: CGRect, animated: Bool) {}
  open func flashScrollIndicators() {}
  open lazy var contentLayoutGuide = UILayoutGuide(view: self, name: "content")
  open lazy var frameLayoutGuide = UILayoutGuide(view: self, name: "frame")
}

extension UIScrollView {
  /// How fast a scrolling ends, which a still picture does not show.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Self(rawValue: 0.998)
    public static let fast = Self(rawValue: 0.99)
  }
}

/// A view with a delegate that hears of scrolling, which nobody does here; subclasses have delegates of their own.
@MainActor public protocol CardproofScrolling: AnyObject {}

extension CardproofScrolling {
  public var delegate: UIScrollViewDelegate? {
    get { nil }
    set {}
  }
}

extension UIScrollView: CardproofScrolling {}

/// A delegate of a scroll view.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {}

/// A view that blurs what is behind it.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  open override var cardproofKind: String { "blur" }
  /// The content view of a file.
  private var fromFile: UIView? { cardproofRecord.scene == nil ? nil : subviews.first }
  open var effect: UIVisualEffect? { didSet { noteEffect() } }
  open lazy var contentView: UIView = {
    if let fromFile { return fromFile }
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }()
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }

  /// A blur is a material of the platter, whatever is behind it.
  open override func cardproofDescribe(_ fields: inout [String: JSONValue]) {
    super.cardproofDescribe(&fields)
    let grounds: [UIColor?] = [nil, .clear, .white, .systemBackground]
    let isOverOthers =
      superview?.subviews.first !== self || !grounds.contains(superview?.backgroundColor)
    if effect is UIBlurEffect, isOverOthers {
      Session.noteMissing("UIBlurEffect over other views", changesLook: true)
    }
  }

  /// Only a blur has a ground of its own.
  private func noteEffect() {
    if effect is UIVibrancyEffect {
      Session.noteMissing("UIVibrancyEffect", changesLook: true)
    }
    cardproofNote("style", .string((effect as? UIBlurEffect)?.style ?? "none"))
  }
}

/// An effect of a view.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A blur.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  let style: String
  public init(style: Style) {
    let name = "\(style)"
    // A style of one appearance stays as it is in the other.
    if name.hasSuffix("Dark") || style == .dark || name.hasSuffix("MaterialLight") {
      Session.noteMissing("UIBlurEffect.Style.\(name)", changesLook: true)
    }
    self.style =
      switch style {
      case _ where name.contains("UltraThin"): "ultraThin"
      case _ where name.contains("Thin"): "thin"
      case _ where name.contains("Thick"): "thick"
      case .prominent: "prominent"
      default: "regular"
      }
  }
}

/// Content that stays readable on a blur.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  public init(blurEffect: UIBlurEffect) {}
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
  public static func widgetPrimary() -> UIVibrancyEffect { widgetEffect(forVibrancyStyle: .label) }
  public static func widgetSecondary() -> UIVibrancyEffect {
    widgetEffect(forVibrancyStyle: .secondaryLabel)
  }
  public static func notificationCenter() -> UIVibrancyEffect { widgetPrimary() }
  public static func widgetEffect(
    forVibrancyStyle style: UIVibrancyEffectStyle
  ) -> UIVibrancyEffect {
    UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular), style: style)
  }
}
