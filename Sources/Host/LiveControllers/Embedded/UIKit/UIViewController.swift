/// A controller of a view.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  final var storedStoryboard: UIStoryboard?
  private var storedView: UIView?
  private var scene: InterfaceCoder?
  private var isLoading = false
  public let nibName: String?
  public let nibBundle: Bundle?

  public init(nibName: String?, bundle: Bundle?) {
    self.nibName = nibName
    nibBundle = bundle
    super.init()
  }
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    scene = coder as? InterfaceCoder
    super.init()
  }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // MARK: View

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView = newValue
      newValue?.storedController = self
      if overrideUserInterfaceStyle != .unspecified {
        newValue?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
      }
      newValue?.cardproofTakeRootMargins()
    }
  }
  open var viewIfLoaded: UIView? { storedView }
  open var isViewLoaded: Bool { storedView != nil }

  open func loadViewIfNeeded() {
    guard storedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    if storedView == nil { view = cardproofPlainView() }
    viewDidLoad()
  }
  open func loadView() {
    if let scene {
      let root = scene.loader.load(scene.value, owner: self)
      // The view of a controller keeps the frame that code gives it (documented).
      UIView.cardproofReading { root?.translatesAutoresizingMaskIntoConstraints = true }
      if storedView == nil { view = root ?? cardproofPlainView() }
      embedChildren(scene)
    } else if let nib = nibCandidates.lazy.compactMap({ UINib.scene(named: $0) }).first {
      let file = nib["file"]?.text ?? ""
      let root = InterfaceLoader(file: file).load(nib, owner: self)
      if storedView == nil, let root { view = root }
    }
    if storedView == nil { view = cardproofPlainView() }
  }

  /// The names of nibs that UIKit tries: the given one, or those of the class.
  private var nibCandidates: [String] {
    if let nibName { return [nibName] }
    let name = String(describing: type(of: self))
    return name.hasSuffix("Controller") ? [String(name.dropLast(10)), name] : [name]
  }

  /// The view of a controller that has no file.
  open func cardproofPlainView() -> UIView {
    let view = UIView(frame: .zero)
    view.storedFrame = CGRect(origin: .zero, size: Self.cardproofPlainSize)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// The size of such a view until the host gives it another.
  public static var cardproofPlainSize = UIScreen.main.bounds.size

  private func embedChildren(_ scene: InterfaceCoder) {
    for embed in scene.value["embeds"]?.elements ?? [] {
      guard let object = embed["object"]?.text, let child = storedStoryboard?.embedded(object),
        let owner = embed["container"]?.text.flatMap({ scene.loader.object($0) })
      else { continue }
      if let navigation = owner as? UINavigationController {
        navigation.pushViewController(child, animated: false)
        continue
      }
      guard let container = owner as? UIView else { continue }
      prepare(
        for: UIStoryboardSegue(
          identifier: embed["identifier"]?.text, source: self, destination: child), sender: nil)
      addChild(child)
      container.addSubview(child.view)
      child.view.frame = container.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      child.didMove(toParent: self)
    }
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() {}
  private var hasUpdatedConstraints = false
  /// Asks for the constraints before the first layout (documented).
  final func updateConstraintsOnce() {
    guard !hasUpdatedConstraints else { return }
    hasUpdatedConstraints = true
    updateViewConstraints()
  }
  open func awakeFromNib() {}
  open func didReceiveMemoryWarning() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {}
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: Family

  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func transition(
    from: UIViewController, to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    // The new view goes where the old one is (documented), in its own frame.
    (from.view.superview ?? view).addSubview(to.view)
    animations?()
    from.view.removeFromSuperview()
    completion?(true)
  }
  public final var cardproofContext: NSExtensionContext?
  open var extensionContext: NSExtensionContext? {
    cardproofContext ?? (parent ?? presentingViewController)?.extensionContext
  }
  open var storyboard: UIStoryboard? { storedStoryboard ?? parent?.storyboard }
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  open private(set) var presentedViewController: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?
  open var title: String?
  open lazy var navigationItem = UINavigationItem(title: title ?? "")
  open var traitCollection: UITraitCollection {
    overrideUserInterfaceStyle == .unspecified
      ? parent?.traitCollection ?? .current
      : UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
  }
  open var preferredContentSize = CGSize.zero
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  /// The least margins at the sides of a controller's view in a narrow room (documented).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      guard let view = viewIfLoaded, view.cardproofRecord.set["margins"] != nil else { return }
      view.cardproofNote("margins", view.layoutMargins.cardproofValue)
    }
  }
  final func atLeastMinimum(_ margins: UIEdgeInsets) -> UIEdgeInsets {
    guard viewRespectsSystemMinimumLayoutMargins else { return margins }
    let least = systemMinimumLayoutMargins
    return UIEdgeInsets(
      top: margins.top, left: max(margins.left, least.leading), bottom: margins.bottom,
      right: max(margins.right, least.trailing))
  }
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets != .zero else { return }
      Session.noteMissing("UIViewController.additionalSafeAreaInsets", changesLook: true)
    }
  }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { storedView?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }
  open override var next: UIResponder? { storedView?.superview ?? parent }

  // MARK: Presentation

  /// Shows a controller over the whole view; the edges of a sheet are not drawn.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    Session.noteMissing(
      "UIViewController.modalPresentationStyle", changesLook: true)
    guard presentedViewController == nil, !(controller is UIAlertController) else { return }
    presentedViewController = controller
    controller.presentingViewController = self
    view.addSubview(controller.view)
    controller.view.frame = view.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    completion?()
  }
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let shown = presentedViewController else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    shown.viewIfLoaded?.removeFromSuperview()
    shown.presentingViewController = nil
    presentedViewController = nil
    completion?()
  }
  open func show(_ controller: UIViewController, sender: Any?) {
    guard let navigation = self as? UINavigationController ?? navigationController else {
      return present(controller, animated: true)
    }
    navigation.pushViewController(controller, animated: true)
  }
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    Session.noteMissing(
      "UIViewController.performSegue(withIdentifier:sender:)", changesLook: true)
  }
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
}
