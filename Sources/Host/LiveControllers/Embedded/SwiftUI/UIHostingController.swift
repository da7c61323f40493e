import CardproofRuntime

/// A controller of a view of SwiftUI.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content { didSet { host?.content = rootView } }
  private var host: HostingView? { viewIfLoaded as? HostingView }
  open var sizingOptions: UIHostingControllerSizingOptions = []

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
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
  open func sizeThatFits(in size: CGSize) -> CGSize {
    view.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }
}

/// How a hosting controller tells its size.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = Self(rawValue: 1)
  public static let intrinsicContentSize = Self(rawValue: 2)
}

/// The view that hosts views of SwiftUI: it makes them anew whenever the host looks.
final class HostingView: UIView {
  var content: (any View)?
  let store = StateStore()

  override var cardproofKind: String { "hosting" }

  override func cardproofPrepare() {
    for subview in subviews { subview.removeFromSuperview() }
    guard let content else { return }
    store.begin()
    var context = RenderContext(store: store)
    context.environment.hostSize = bounds.size
    context.connectState(of: content)
    guard let root = context.renderOne(content) else { return }
    Wrapping.place(root, in: self, alignment: .center)
  }
}
