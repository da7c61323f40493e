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
  /// That of the content, where `sizingOptions` has it follow (documented).
  open override var preferredContentSize: CGSize {
    get {
      sizingOptions.contains(.preferredContentSize)
        ? view.intrinsicContentSize : super.preferredContentSize
    }
    set { super.preferredContentSize = newValue }
  }
  /// The size that the content takes of another one.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    (view as? HostingView)?.sizeThatFits(size) ?? .zero
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

  // MARK: Sizes

  /// The size that the content takes of an offer.
  private func size(_ offer: ProposedViewSize) -> CGSize {
    learnSizes(near: offer)
    return root?.size(offer) ?? .zero
  }
  override var intrinsicContentSize: CGSize { size(.unspecified) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(ProposedViewSize(size)) }
  override func systemLayoutSizeFitting(_ target: CGSize) -> CGSize { intrinsicContentSize }
  override func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let (isWide, isTall) = (horizontal == .required, vertical == .required)
    let own = size(
      ProposedViewSize(
        width: isWide ? target.width : nil, height: isTall ? target.height : nil))
    return CGSize(
      width: isWide ? target.width : own.width, height: isTall ? target.height : own.height)
  }

  /// The size that a layout in a width has for the content, whose height follows the width.
  private var solvedSize = CGSize.zero
  override func cardproofFollow(_ width: CGFloat) -> Bool {
    let size = CGSize(
      width: size(.unspecified).width,
      height: size(ProposedViewSize(width: width, height: nil)).height)
    defer { solvedSize = size }
    return size != solvedSize
  }
  override func cardproofDescribe(_ fields: inout [String: JSONValue]) {
    if solvedSize == .zero { solvedSize = size(.unspecified) }
    // A side that is open is below zero.
    let sides = [solvedSize.width, solvedSize.height].map { $0.isFinite ? $0 : -1 }
    fields["intrinsic"] = .array(sides.map { .number($0) })
  }

  override var cardproofIsLaidOut: Bool { !store.hasRepresented }

  // MARK: Content

  override func cardproofAppeared() {
    cardproofPrepare()
    store.appear()
  }

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

  override func layoutSubviews() {
    super.layoutSubviews()
    put()
  }

  override func cardproofPrepare() {
    // A change may bring the next one.
    for _ in 0..<6 {
      render()
      put()
      // Views do what they do once they know their sizes.
      if store.hasNewSizes { continue }
      let hasChanged = store.change()
      let hasAppeared = store.hasAppeared && store.appear()
      if !hasChanged, !hasAppeared { return }
    }
  }

  /// Lays the content out once in a size, where views of it want to know how large they are.
  private func learnSizes(near offer: ProposedViewSize) {
    if root == nil { render() }
    guard !store.knowsSizes, let root else { return }
    root.put(at: .zero, offer, in: 0)
    render()
  }

  /// Puts the content into the middle of the view.
  private func put() {
    guard let root, bounds.width > 0 else { return }
    let placement = root.placement(.center, in: bounds.size, ProposedViewSize(bounds.size))
    root.put(at: placement.origin, placement.offer, in: bounds.width)
  }

  private func render() {
    for subview in subviews { subview.removeFromSuperview() }
    guard let content else { return }
    store.begin()
    var context = RenderContext(store: store)
    context.environment.hostSize = bounds.size
    context.connectState(of: content)
    root = context.renderOne(content)
    if let root { addSubview(root.view) }
  }
}
