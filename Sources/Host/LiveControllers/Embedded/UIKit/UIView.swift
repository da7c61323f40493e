/// A rectangle with content; it records what is set, and the host draws it.
@preconcurrency @MainActor open class UIView: UIResponder {
  /// The part of the view that the host sees.
  public final let cardproofRecord = ViewRecord()

  final var storedFrame: CGRect
  final var storedSubviews: [UIView] = []
  final var storedGuides: [UILayoutGuide] = []
  final var storedGestures: [UIGestureRecognizer] = []
  final weak var storedSuperview: UIView?
  final weak var storedController: UIViewController?
  final var storedBackground: UIColor?
  final var storedTint: UIColor?
  final lazy var storedLayer = CALayer.cardproofLayer(of: self)
  final var storedHugging = [Float](repeating: 250, count: 2)
  final var storedCompression = [Float](repeating: 750, count: 2)
  final lazy var storedMargins = UILayoutGuide(view: self, name: "margins")
  final lazy var storedSafeArea = UILayoutGuide(view: self, name: "safeArea")
  final lazy var storedReadable = UILayoutGuide(view: self, name: "margins")
  final var boundsOrigin = CGPoint.zero

  public init(frame: CGRect) {
    storedFrame = frame
    super.init()
    if frame != .zero { cardproofNote("frame", frame.cardproofValue) }
  }

  public required init?(coder: NSCoder) {
    storedFrame = .zero
    super.init()
    (coder as? InterfaceCoder)?.restore(self)
  }

  public convenience override init() { self.init(frame: .zero) }

  // MARK: What the host draws.

  /// Notes that code set a property.
  open func cardproofNote(_ key: String, _ value: JSONValue) {
    guard !ViewRecord.isReading else { return }
    cardproofRecord.set[key] = value
    HostLayout.isStale = true
  }

  /// The kind of the view in the tree.
  open var cardproofKind: String { "view" }

  /// The background that UIKit gives the kind, which is to be seen only on other colors than the card's.
  open var cardproofGround: UIColor? { nil }

  /// The sides that UIKit gives the kind by its content.
  open var cardproofSides: CardproofSides { .none }

  /// Prepares for a constraint of code, where UIKit itself places the view.
  open func cardproofTakeConstraint() {}

  /// The size by its content of a kind that UIKit has in one size, and the host does not measure.
  open var cardproofOwnSize: CGSize? { nil }

  /// Lays out the views inside that are no subviews: rows and cells.
  open func cardproofLayoutInside() {}

  /// Makes what is inside, where it is made only when the host looks.
  open func cardproofPrepare() {}
  /// The view by which the host knows this one: of a cell, the one with its content.
  open var cardproofRoot: UIView { self }
  /// The view that takes one which code adds to this one.
  open func cardproofHolder(of view: UIView) -> UIView { self }
  /// Notes a shadow of the view; without opacity there is none.
  final func cardproofNoteShadow(
    _ color: CGColor, _ opacity: CGFloat, radius: CGFloat, _ offset: CGSize
  ) {
    cardproofNote(
      "shadow",
      [
        "color": color.cardproofToken, "opacity": .number(opacity), "radius": .number(radius),
        "offset": [.number(offset.width), .number(offset.height)],
      ])
  }
  /// The paths that a view of a stand-in draws behind its subviews, as the pipe writes them.
  open func cardproofPaths() -> [JSONValue] { [] }

  /// Adds what the kind has beside properties.
  open func cardproofDescribe(_ fields: inout [String: JSONValue]) {}

  /// Reads the properties that a file tells.
  open func cardproofRead(_ values: JSONValue) {
    if let margins = values["margins"]?.numbers, margins.count == 4 {
      layoutMargins = UIEdgeInsets(
        top: margins[0], left: margins[1], bottom: margins[2], right: margins[3])
    }
    if let flag = values["isHidden"]?.flag { isHidden = flag }
    if let alpha = values["alpha"]?.double { self.alpha = alpha }
    if let color = UIColor(cardproofToken: values["backgroundColor"]) { backgroundColor = color }
    if let color = UIColor(cardproofToken: values["tintColor"]) { tintColor = color }
    if let flag = values["clipsToBounds"]?.flag { clipsToBounds = flag }
    if let radius = values["cornerRadius"]?.double { layer.cornerRadius = radius }
    if let mode = ContentMode(cardproofToken: values["contentMode"]) { contentMode = mode }
    accessibilityLabel = values["accessibilityLabel"]?.text
  }

  // MARK: Appearance

  open var backgroundColor: UIColor? {
    get { storedBackground }
    set {
      storedBackground = newValue
      cardproofNote("backgroundColor", newValue?.cardproofToken ?? ["semantic": "clear"])
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { storedTint ?? superview?.tintColor ?? .systemBlue }
    set {
      storedTint = newValue
      cardproofNote("tintColor", newValue?.cardproofToken ?? .null)
      tellTint()
    }
  }
  /// Tells the view, and all in it that has no tint of its own, that it has another one.
  private func tellTint() {
    tintColorDidChange()
    for subview in subviews where subview.storedTint == nil { subview.tellTint() }
  }
  /// The view itself or the nearest around it that has a tint of its own.
  final var tintHolder: UIView? {
    sequence(first: self) { $0.superview }.first { $0.storedTint != nil }
  }
  /// The tint color of a kind that shows it, where the view or one around it has one; the host knows that of a file.
  var cardproofTint: JSONValue? {
    guard ["image", "button", "slider", "progress"].contains(cardproofKind) else { return nil }
    guard let view = tintHolder, let color = view.storedTint else { return nil }
    let isOfCode = view.cardproofRecord.set["tintColor"] != nil
    return isOfCode || cardproofKind == "image" ? color.cardproofToken : nil
  }
  open var isHidden = false { didSet { cardproofNote("isHidden", .bool(isHidden)) } }
  open var alpha: CGFloat = 1 { didSet { cardproofNote("alpha", .number(alpha)) } }
  open var isOpaque = true
  open var clipsToBounds = false {
    didSet { cardproofNote("clipsToBounds", .bool(clipsToBounds)) }
  }
  open var contentMode = ContentMode.scaleToFill {
    didSet { cardproofNote("contentMode", .string(contentMode.cardproofName)) }
  }
  open var tintAdjustmentMode = TintAdjustmentMode.automatic {
    didSet {
      guard tintAdjustmentMode == .dimmed else { return }
      Session.noteMissing("UIView.tintAdjustmentMode", changesLook: true)
    }
  }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { cardproofNote("appearance", overrideUserInterfaceStyle.cardproofName) }
  }
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { cardproofNoteDirection() }
  }
  open var mask: UIView? { didSet { layer.mask = mask?.layer } }
  open var transform = CGAffineTransform.identity {
    didSet {
      guard transform != oldValue else { return }
      let numbers = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ]
      cardproofNote("transform", .array(numbers.map { .number($0) }))
    }
  }
  open var layer: CALayer { storedLayer }
  open class var layerClass: AnyClass { CALayer.self }
  open var contentScaleFactor: CGFloat = 3
  open var tag = 0
  open var restorationIdentifier: String?

  // MARK: Interaction

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestures }
    set { storedGestures = newValue ?? [] }
  }
  open func addGestureRecognizer(_ gesture: UIGestureRecognizer) { storedGestures.append(gesture) }
  open func removeGestureRecognizer(_ gesture: UIGestureRecognizer) {
    storedGestures.removeAll { $0 === gesture }
  }
  open override var next: UIResponder? { storedController ?? superview }
  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }

  // MARK: Accessibility

  open var isAccessibilityElement = false {
    didSet {
      isSilent = !isAccessibilityElement && ["label", "image", "button"].contains(cardproofKind)
      noteAccessibility()
    }
  }
  open var accessibilityLabel: String? { didSet { noteAccessibility() } }
  /// Whether code has taken the view from what VoiceOver reads.
  private var isSilent = false
  private func noteAccessibility() {
    let label = isSilent || accessibilityElementsHidden ? "" : accessibilityLabel
    cardproofNote("accessibilityLabel", label.map { .string($0) } ?? .null)
  }
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityElements: [Any]?
  open var accessibilityElementsHidden = false { didSet { noteAccessibility() } }
  open var shouldGroupAccessibilityChildren = false
  open var accessibilityIgnoresInvertColors = false

  // MARK: Geometry

  open var frame: CGRect {
    get { transform.isIdentity ? storedFrame : turned(storedFrame) }
    set {
      // A frame of nothing, as `insetBy` gives for an empty one, shows nothing.
      let newValue = newValue.isNull || newValue.isInfinite ? .zero : newValue
      place(transform.isIdentity ? newValue : unturned(newValue))
    }
  }

  /// Puts the view, before its transform, into a frame.
  final func place(_ frame: CGRect) {
    storedFrame.origin = frame.origin
    cardproofResize(to: frame.size)
    // Code has not said a frame that the layout gives.
    guard HostLayout.takingView !== self else { return }
    cardproofNote("frame", frame.cardproofValue)
    cardproofRecord.room = storedSuperview?.storedFrame.size
  }
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
    set {
      if newValue.origin != boundsOrigin, !(self is UIScrollView) {
        Session.noteMissing("UIView.bounds.origin", changesLook: true)
      }
      boundsOrigin = newValue.origin
      guard newValue.size != storedFrame.size else { return }
      place(CGRect(middle: center, size: newValue.size))
    }
  }
  /// Whether the views in it have their frames already, so that the host has nothing to lay out.
  open var cardproofIsLaidOut: Bool { false }
  /// Follows the width that a layout has for it, where its height follows from that; true if it has another height then.
  open func cardproofFollow(_ width: CGFloat) -> Bool { false }
  /// Hears that the view is seen.
  open func cardproofAppeared() {}
  open var intrinsicContentSize: CGSize { IntrinsicSize.base(of: self) }
  /// A view that has no size by its content keeps the one that it has (documented).
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let isGiven = size.width > 0 && size.width < 10000
    if let cardproofOwnSize { return cardproofOwnSize }
    switch cardproofSides {
    case .none: return storedFrame.size
    case .height:
      return CGSize(
        width: size.width,
        height: HostLayout.size(of: self, width: size.width, isContent: true).height)
    case .both:
      return HostLayout.size(of: self, width: isGiven ? size.width : nil, isContent: true)
    }
  }
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
  open func systemLayoutSizeFitting(_ target: CGSize) -> CGSize { fittingSize(target) }
  open func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { fittingSize(target, horizontal: horizontal, vertical: vertical) }
  open func layoutIfNeeded() { HostLayout.lay(out: layoutRoot) }

  // MARK: Layout

  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { cardproofNote("mask", autoresizingMask.cardproofValue) }
  }
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { cardproofNote("autoresizes", .bool(translatesAutoresizingMaskIntoConstraints)) }
  }
  private final var ownMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var layoutMargins: UIEdgeInsets {
    get { storedController?.atLeastMinimum(ownMargins) ?? ownMargins }
    set {
      ownMargins = newValue
      cardproofNote("margins", layoutMargins.cardproofValue)
    }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(
        top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom,
        trailing: layoutMargins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }
  open var preservesSuperviewLayoutMargins = false {
    didSet {
      guard preservesSuperviewLayoutMargins, !ViewRecord.isReading else { return }
      Session.noteMissing("UIView.preservesSuperviewLayoutMargins", changesLook: true)
    }
  }
  open var insetsLayoutMarginsFromSafeArea = true
  open var safeAreaInsets: UIEdgeInsets { .zero }
  open var layoutMarginsGuide: UILayoutGuide { storedMargins }
  open var safeAreaLayoutGuide: UILayoutGuide { storedSafeArea }
  open var readableContentGuide: UILayoutGuide { storedReadable }
  open class var requiresConstraintBasedLayout: Bool { false }

  open func layoutSubviews() {}
  open func layoutSublayers(of layer: CALayer) { layoutSubviews() }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    return subviews.reversed().lazy.compactMap {
      $0.hitTest(self.convert(point, to: $0), with: event)
    }
    .first ?? self
  }
  open func draw(_ rect: CGRect) { CodeDrawing.reachesBase = true }
  open func updateConstraints() {}
  open func setNeedsLayout() { HostLayout.isStale = true }
  open func setNeedsDisplay() { cardproofRecord.drawnSize = nil }
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  open func setNeedsUpdateConstraints() {}
  open func needsUpdateConstraints() -> Bool { false }
  open func updateConstraintsIfNeeded() { updateConstraints() }
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func tintColorDidChange() {}
  open func invalidateIntrinsicContentSize() { setNeedsLayout() }
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}

  // MARK: Life

  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  /// The constraints of the file that the view holds.
  final var sceneConstraints: [NSLayoutConstraint] = []
  /// Whether the view has been told that it is in a window.
  final var isInWindow = false
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }
  open func removeFromSuperview() { removed() }
}
