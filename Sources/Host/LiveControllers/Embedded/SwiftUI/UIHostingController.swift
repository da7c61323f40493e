/// A controller of a view of SwiftUI.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content { didSet { host?.content = rootView } }
  private var host: HostingView? { viewIfLoaded as? HostingView }
  open var sizingOptions: UIHostingControllerSizingOptions = []

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  /// An initializer that only a subclass implements: Swift stops in one that a class leaves out (documented).
  public override init(nibName: String?, bundle: Bundle?) {
    fatalError("Use of unimplemented initializer 'init(nibName:bundle:)'")
  }
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    fatalError(
      "init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
  }

  open override func loadView() {
    let view = HostingView(frame: .zero)
    view.content = rootView
    view.cardproofResize(to: Self.cardproofPlainSize)
    UIView.cardproofPlain(view)
    self.view = view
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    host?.store.appear()
  }
  /// The size that the content takes of another one.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    let target = CGSize(width: size.width, height: 0)
    learnSizes(near: target)
    var fitting = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    guard let root = host?.root else { return fitting }
    if !root.growsAcross {
      let own = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      fitting.width = min(own.width, size.width)
    }
    let most = size.height.isFinite && size.height < 10000 ? size.height : fitting.height
    // Only texts could be shorter than they are: the rest keeps its height (inferred).
    if most < fitting.height, !view.cardproofLabels.isEmpty {
      Session.noteGuess("UIHostingController.sizeThatFits(in:) of a content that is higher")
    }
    if root.growsDown { fitting.height = max(fitting.height, most) }
    return fitting
  }
}

extension UIHostingController {
  /// Lays the content out once in a width, where views of it want to know how large they are.
  private func learnSizes(near target: CGSize) {
    guard let host, (1..<10000).contains(target.width) else { return }
    host.cardproofPrepare()
    guard !host.store.knowsSizes else { return }
    let before = host.bounds.size
    host.cardproofResize(
      to: host.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ))
    HostLayout.lay(out: host)
    host.cardproofResize(to: before)
  }
}

/// The content of a cell that SwiftUI makes.
public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
  private let content: Content
  private var insets = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The least width and height, nil for none: a row is as high as a finger needs it (inferred).
  private var minimum: (width: CGFloat?, height: CGFloat?) = (nil, 44)
  /// The view behind the content, up to the edges of the cell.
  private var background: AnyView?

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func background<Style: ShapeStyle>(_ style: Style) -> Self {
    background { Rectangle().fill(style) }
  }
  public func background<Background: View>(
    @ViewBuilder content: () -> Background
  ) -> Self {
    var made = self
    made.background = AnyView(content())
    return made
  }

  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    var made = self
    if edges.contains(.top) { made.insets.top = length }
    if edges.contains(.leading) { made.insets.leading = length }
    if edges.contains(.bottom) { made.insets.bottom = length }
    if edges.contains(.trailing) { made.insets.trailing = length }
    return made
  }
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var made = self
    made.minimum = (width == 0 ? nil : width, height == 0 ? nil : height ?? 44)
    return made
  }
  public func makeContentView() -> UIView & UIContentView {
    let view = HostingView(frame: .zero)
    view.configuration = self
    let padded = content.padding(
      EdgeInsets(
        top: insets.top, leading: insets.leading, bottom: insets.bottom,
        trailing: insets.trailing)
    ).frame(minWidth: minimum.width, minHeight: minimum.height)
    view.content = padded
    if let background {
      view.content = padded.frame(maxWidth: .infinity, maxHeight: .infinity).background(background)
    }
    return view
  }
  public func updated(for state: UIConfigurationState) -> Self { self }
}

/// The view that hosts views of SwiftUI: it makes them anew whenever the host looks.
final class HostingView: UIView, UIContentView {
  var configuration: UIContentConfiguration = UIListContentConfiguration.cell()
  var content: (any View)?
  /// The content as it was made last.
  private(set) var root: Rendering?
  let store = StateStore()

  override var cardproofKind: String { "hosting" }
  override var cardproofGround: UIColor? { next is UIViewController ? .systemBackground : nil }

  /// The size that the content has by itself.
  override var intrinsicContentSize: CGSize { HostLayout.size(of: self) }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var own = intrinsicContentSize
    if size.width > 0, size.width < own.width {
      own = HostLayout.size(of: self, width: size.width)
    }
    // A content that grows takes the size that is given.
    if root?.growsAcross == true, size.width > own.width { own.width = size.width }
    if root?.growsDown == true, size.height > own.height { own.height = size.height }
    return own
  }
  override func cardproofAppeared() { store.appear() }

  // A view that code makes smaller than the view around it keeps its size there (inferred).
  override var frame: CGRect { didSet { keepSize() } }
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    keepSize()
  }
  private func keepSize() {
    guard autoresizingMask == [.flexibleWidth, .flexibleHeight], let room = superview?.bounds.size,
      bounds.size != .zero
    else { return }
    if bounds.width < room.width { autoresizingMask.remove(.flexibleWidth) }
    if bounds.height < room.height { autoresizingMask.remove(.flexibleHeight) }
  }

  override func cardproofPrepare() {
    // A change may bring the next one.
    for _ in 0..<4 {
      render()
      let hasChanged = store.change()
      let hasAppeared = store.hasAppeared && store.appear()
      if !hasChanged, !hasAppeared { return }
    }
  }

  private func render() {
    for subview in subviews { subview.removeFromSuperview() }
    guard let content else { return }
    store.begin()
    var context = RenderContext(store: store)
    context.environment.hostSize = bounds.size
    context.connectState(of: content)
    root = context.renderOne(content)
    guard let root else { return }
    Wrapping.place(root, in: self, alignment: .center)
    // A content of fixed size makes its host as large, where nothing else says how large it is.
    for (isFixed, own, inner) in [
      (root.isFixedAcross, widthAnchor, root.view.widthAnchor),
      (root.isFixedDown, heightAnchor, root.view.heightAnchor),
    ] where isFixed {
      let least = own.constraint(greaterThanOrEqualTo: inner)
      least.priority = UILayoutPriority(Wrapping.roomPriority)
      least.isActive = true
    }
  }
}
