/// A storyboard, by its file's name.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let name: String

  public init(name: String, bundle: Bundle?) { self.name = name }

  private var scenes: [JSONValue] {
    InterfaceLoader.scenes.filter { $0["file"]?.text == name && $0["kind"]?.text == "storyboard" }
  }

  open func instantiateInitialViewController() -> UIViewController? {
    scenes.first { $0["initial"]?.flag == true }.flatMap { controller(of: $0) }
  }
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    let scene = scenes.first { $0["identifier"]?.text == identifier }
    guard let controller = scene.flatMap({ controller(of: $0) }) else {
      fatalError(
        "Storyboard '\(name)' doesn't contain a view controller with identifier '\(identifier)'")
    }
    return controller
  }
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let scene = scenes.first { $0["identifier"]?.text == identifier }
    if let creator, let scene, let made = creator(coder(of: scene)) {
      made.awakeFromNib()
      return made
    }
    guard let controller = instantiateViewController(withIdentifier: identifier) as? Controller
    else { fatalError("The view controller '\(identifier)' is not a \(Controller.self)") }
    return controller
  }
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? { instantiateInitialViewController() as? Controller }

  private func coder(of scene: JSONValue) -> InterfaceCoder {
    InterfaceCoder(scene, loader: InterfaceLoader(file: name))
  }

  /// Makes the controller of a scene, in its class.
  private func controller(of scene: JSONValue) -> UIViewController? {
    let type = Self.type(of: scene)
    let controller = type.init(coder: coder(of: scene))
    controller?.storedStoryboard = self
    controller?.awakeFromNib()
    return controller
  }

  private static func type(of scene: JSONValue) -> UIViewController.Type {
    if let name = scene["class"]?.text {
      if let type = Registry.shared.classes[name] as? UIViewController.Type { return type }
      Session.noteMissing("class \(name)", changesLook: true)
    }
    switch scene["base"]?.text {
    case "tableViewController": return UITableViewController.self
    case "collectionViewController": return UICollectionViewController.self
    case "navigationController": return UINavigationController.self
    default: return UIViewController.self
    }
  }

  /// Makes the controller that a segue embeds.
  func embedded(_ object: String) -> UIViewController? {
    scenes.first { $0["object"]?.text == object }.flatMap { controller(of: $0) }
  }
}

/// A segue; only those that embed are performed.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }
  open func perform() {}
}

/// A nib, by its file's name.
@preconcurrency @MainActor open class UINib: NSObject {
  private let name: String
  public init(nibName name: String, bundle: Bundle?) { self.name = name }

  /// The nib of a name; nil if there is none.
  static func scene(named name: String) -> JSONValue? {
    InterfaceLoader.scenes.first { $0["file"]?.text == name && $0["kind"]?.text == "xib" }
  }

  open func instantiate(withOwner owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
    guard let scene = Self.scene(named: name) else {
      fatalError("Could not load NIB in bundle with name '\(name)'")
    }
    let loader = InterfaceLoader(file: name)
    if let cell = scene["cell"], cell["root"] != nil {
      return loader.anyCell(of: cell).map { [$0] } ?? []
    }
    let root = loader.load(scene, owner: owner.map { $0 as AnyObject })
    return (root.map { [$0] } ?? []) + loader.besides
  }
}

extension Bundle {
  /// The top objects of a nib.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
  ) -> [Any]? { UINib(nibName: name, bundle: self).instantiate(withOwner: owner) }
}
