/// A switch.
@preconcurrency @MainActor open class UISwitch: UIControl {
  open override var cardproofKind: String { "switch" }
  /// Two points of the frame are no part of layout (observed before iOS 26).
  open override var cardproofOwnSize: CGSize? { CGSize(width: 49, height: 31) }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    cardproofTakeSize(CGSize(width: 51, height: 31), hugging: [750, 750])
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 51, height: 31) }
  open var isOn = false { didSet { cardproofNote("on", .bool(isOn)) } }
  open func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }
  final override var cardproofShowsDisabled: Bool { true }
  final override func cardproofStateChanged() {
    cardproofNote("alpha", .number(isEnabled ? alpha : alpha / 2))
  }
  open var onTintColor: UIColor? {
    didSet { cardproofNote("onTintColor", onTintColor?.cardproofToken ?? .null) }
  }
  open var thumbTintColor: UIColor? {
    didSet { Session.noteMissing("UISwitch.thumbTintColor", changesLook: true) }
  }
  open override func cardproofRead(_ values: JSONValue) {
    super.cardproofRead(values)
    isOn = values["on"]?.flag ?? false
  }
}

/// A slider.
@preconcurrency @MainActor open class UISlider: UIControl {
  open override var cardproofKind: String { "slider" }
  open override var cardproofSides: CardproofSides { .height }
  open var value: Float = 0 { didSet { noteValue() } }
  open var minimumValue: Float = 0 { didSet { noteValue() } }
  open var maximumValue: Float = 1 { didSet { noteValue() } }
  open var minimumTrackTintColor: UIColor? {
    didSet { cardproofNote("tintColor", minimumTrackTintColor?.cardproofToken ?? .null) }
  }
  open var maximumTrackTintColor: UIColor? {
    didSet { Session.noteMissing("UISlider.maximumTrackTintColor", changesLook: true) }
  }
  open var thumbTintColor: UIColor? {
    didSet { Session.noteMissing("UISlider.thumbTintColor", changesLook: true) }
  }
  open var minimumValueImage: UIImage? {
    didSet { Session.noteMissing("UISlider.minimumValueImage", changesLook: true) }
  }
  open var maximumValueImage: UIImage? {
    didSet { Session.noteMissing("UISlider.maximumValueImage", changesLook: true) }
  }
  open var isContinuous = true
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open func setThumbImage(_ image: UIImage?, for state: State) {
    Session.noteMissing("UISlider.setThumbImage(_:for:)", changesLook: true)
  }

  open override func cardproofRead(_ values: JSONValue) {
    super.cardproofRead(values)
    minimumValue = Float(values["minimumValue"]?.double ?? 0)
    maximumValue = Float(values["maximumValue"]?.double ?? 1)
    value = Float(values["value"]?.double ?? 0)
  }

  /// The host draws the part of the way.
  private func noteValue() {
    let range = maximumValue - minimumValue
    cardproofNote("value", .number(range > 0 ? Double((value - minimumValue) / range) : 0))
  }
}

/// A bar that shows how far something is.
@preconcurrency @MainActor open class UIProgressView: UIView {
  open override var cardproofKind: String { "progress" }
  open override var cardproofSides: CardproofSides { .height }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    storedHugging[1] = 750
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(progressViewStyle: Style) {
    self.init(frame: .zero)
    storedFrame.size.height = 4
  }
  open var progress: Float = 0 {
    didSet { cardproofNote("progress", .number((Double(progress) * 1e6).rounded() / 1e6)) }
  }
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  open var progressViewStyle = Style.default
  open var progressTintColor: UIColor? {
    didSet { cardproofNote("tintColor", progressTintColor?.cardproofToken ?? .null) }
  }
  open var trackTintColor: UIColor? {
    didSet { Session.noteMissing("UIProgressView.trackTintColor", changesLook: true) }
  }
  open override func cardproofRead(_ values: JSONValue) {
    super.cardproofRead(values)
    progress = Float(values["progress"]?.double ?? 0)
  }
}

/// A wheel that turns while something happens.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  open override var cardproofKind: String { "spinner" }
  /// Both sizes are observed.
  open override var cardproofOwnSize: CGSize? {
    let isLarge = style == .large || style == .whiteLarge
    return isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
  public convenience init(style: Style) {
    self.init(frame: .zero)
    setStyle(style)
    cardproofTakeSize(cardproofOwnSize ?? .zero, hugging: [750, 750])
  }
  private func setStyle(_ style: Style) { self.style = style }
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }
  open var style = Style.medium {
    didSet {
      let isLarge = style == .large || style == .whiteLarge
      cardproofNote("style", isLarge ? "large" : "medium")
    }
  }
  open var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! {
    didSet { cardproofNote("tintColor", color?.cardproofToken ?? .null) }
  }
  open private(set) var isAnimating = false
  open func startAnimating() { setAnimating(true) }
  open func stopAnimating() { setAnimating(false) }
  private func setAnimating(_ isAnimating: Bool) {
    self.isAnimating = isAnimating
    if hidesWhenStopped { isHidden = !isAnimating }
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// A file that does not say that a spinner hides leaves it (observed).
  open override func cardproofRead(_ values: JSONValue) {
    style = values["large"]?.flag == true ? .large : .medium
    isAnimating = values["animating"]?.flag ?? false
    hidesWhenStopped = values["hidesWhenStopped"]?.flag ?? false
    super.cardproofRead(values)
  }
}

extension UIView {
  /// Takes the size that UIKit gives a view of one size by itself, and how it resists growing.
  func cardproofTakeSize(_ size: CGSize, hugging: [Float]) {
    storedHugging = hugging
    cardproofNote("hugging", .array(hugging.map { .number(Double($0)) }))
    guard storedFrame.size != size else { return }
    storedFrame.size = size
    cardproofNote("frame", storedFrame.cardproofValue)
  }
}
