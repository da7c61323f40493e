import CardproofRuntime

/// A switch.
@preconcurrency @MainActor open class UISwitch: UIControl {
  open override var cardproofKind: String { "switch" }
  open var isOn = false { didSet { cardproofNote("on", .bool(isOn)) } }
  open func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }
  open var onTintColor: UIColor? {
    didSet { cardproofNote("tintColor", onTintColor?.cardproofToken ?? .null) }
  }
  open var thumbTintColor: UIColor?
}

/// A slider.
@preconcurrency @MainActor open class UISlider: UIControl {
  open override var cardproofKind: String { "slider" }
  open var value: Float = 0 { didSet { noteValue() } }
  open var minimumValue: Float = 0 { didSet { noteValue() } }
  open var maximumValue: Float = 1 { didSet { noteValue() } }
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var isContinuous = true
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open func setThumbImage(_ image: UIImage?, for state: State) {}

  /// The host draws the part of the way.
  private func noteValue() {
    let range = maximumValue - minimumValue
    cardproofNote("value", .number(range > 0 ? Double((value - minimumValue) / range) : 0))
  }
}

/// A stepper.
@preconcurrency @MainActor open class UIStepper: UIControl {
  open override var cardproofKind: String { "named" }
  open var value = 0.0
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
}

/// A choice between segments.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  open override var cardproofKind: String { "segmented" }
  private var titles: [String] = []
  public static let noSegment = -1
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? "" }
    noteTitles()
  }
  open var selectedSegmentIndex = -1 {
    didSet { cardproofNote("value", JSONValue(selectedSegmentIndex)) }
  }
  open var selectedSegmentTintColor: UIColor?
  open var numberOfSegments: Int { titles.count }
  open func setTitle(_ title: String?, forSegmentAt index: Int) {
    guard titles.indices.contains(index) else { return }
    titles[index] = title ?? ""
    noteTitles()
  }
  open func titleForSegment(at index: Int) -> String? {
    titles.indices.contains(index) ? titles[index] : nil
  }
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(index, 0), titles.count))
    noteTitles()
  }
  open func removeAllSegments() {
    titles = []
    noteTitles()
  }
  private func noteTitles() { cardproofNote("titles", .array(titles.map { .string($0) })) }
}

/// A bar that shows how far something is.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The look of the bar.
  public enum Style: Int, Sendable { case `default`, bar }
  open override var cardproofKind: String { "progress" }
  public convenience init(progressViewStyle: Style) { self.init(frame: .zero) }
  open var progress: Float = 0 {
    didSet { cardproofNote("progress", .number((Double(progress) * 1e6).rounded() / 1e6)) }
  }
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  open var progressViewStyle = Style.default
  open var progressTintColor: UIColor? {
    didSet { cardproofNote("tintColor", progressTintColor?.cardproofToken ?? .null) }
  }
  open var trackTintColor: UIColor?
}

/// A wheel that turns while something happens.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The size and, in old code, the color.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    case whiteLarge = 0
    case white = 1
    case gray = 2
  }
  open override var cardproofKind: String { "spinner" }
  public convenience init(style: Style) {
    self.init(frame: .zero)
    setStyle(style)
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
    didSet { cardproofNote("hidesWhenStopped", .bool(hidesWhenStopped)) }
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
    cardproofNote("animating", .bool(isAnimating))
  }
}

/// Dots for pages.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  open override var cardproofKind: String { "named" }
  open var numberOfPages = 0
  open var currentPage = 0
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
}
