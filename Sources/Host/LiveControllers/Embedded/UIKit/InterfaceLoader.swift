/// The loading of one scene or nib: it makes the views, then connects outlets.
@MainActor final class InterfaceLoader {
  let file: String
  private var objects: [String: AnyObject] = [:]
  /// The views beside the root.
  private(set) var besides: [UIView] = []
  private var loaded: [(view: UIView, value: JSONValue)] = []

  init(file: String) { self.file = file }

  /// The scenes of all files.
  static var scenes: [JSONValue] { Session.world["scenes"]?.elements ?? [] }

  /// Makes the view of a scene, in its class.
  func view(of value: JSONValue) -> UIView {
    let coder = InterfaceCoder(value, loader: self)
    let type = Self.type(of: value)
    guard let view = type.init(coder: coder) else { return UIView(frame: .zero) }
    return view
  }

  private static func type(of value: JSONValue) -> UIView.Type {
    if let name = value["class"]?.text {
      if let type = Registry.shared.classes[name] as? UIView.Type { return type }
      Session.noteMissing("class \(name)", changesLook: true)
    }
    let kind = value["kind"]?.text ?? "view"
    return Registry.shared.kinds[kind] ?? ViewKinds.types[kind] ?? UIView.self
  }

  /// Knows an object by its id of Interface Builder.
  func add(_ view: UIView, for value: JSONValue) {
    if let id = value["scene"]?.text {
      objects[id] = view
      view.cardproofRecord.scene = (id, file)
    }
    loaded.append((view, value))
  }

  /// Makes a cell of a table from its prototype.
  func cell(of value: JSONValue) -> UITableViewCell? {
    let type = Self.project(value["class"]) as? UITableViewCell.Type ?? UITableViewCell.self
    let cell = type.init(coder: InterfaceCoder(value, loader: self))
    if let cell { finish(cell, value) }
    return cell
  }

  /// Makes a cell that is in the file itself, and knows it by its id of Interface Builder.
  func cellOfFile(_ value: JSONValue) -> UITableViewCell? {
    let type = Self.project(value["class"]) as? UITableViewCell.Type ?? UITableViewCell.self
    guard let cell = type.init(coder: InterfaceCoder(value, loader: self)) else { return nil }
    if let id = value["object"]?.text { objects[id] = cell }
    loaded.append((cell, value))
    return cell
  }

  /// Makes a cell of a collection from its prototype.
  func collectionCell(of value: JSONValue) -> UICollectionViewCell? {
    let type =
      Self.project(value["class"]) as? UICollectionViewCell.Type ?? UICollectionViewCell.self
    let cell = type.init(coder: InterfaceCoder(value, loader: self))
    if let cell { finish(cell, value) }
    return cell
  }

  /// Makes the cell of a xib.
  func anyCell(of value: JSONValue) -> UIView? {
    Self.project(value["class"]) is UICollectionViewCell.Type
      ? collectionCell(of: value) : cell(of: value)
  }

  /// The content view of a prototype.
  func content(of prototype: JSONValue) -> UIView {
    prototype["root"].map { view(of: $0) } ?? UIView(frame: .zero)
  }

  private static func project(_ name: JSONValue?) -> AnyClass? {
    name?.text.flatMap { Registry.shared.classes[$0] }
  }

  private func finish(_ owner: UIView, _ value: JSONValue) {
    connectAll(owner, value)
    owner.awakeFromNib()
  }

  /// Loads what an owner has: makes the root view, connects it, and wakes everything up.
  func load(_ value: JSONValue, owner: AnyObject?) -> UIView? {
    if let id = value["object"]?.text, let owner { objects[id] = owner }
    guard let content = value["root"] else { return nil }
    let root = view(of: content)
    // Views beside the root, which only outlets hold.
    besides = (value["objects"]?.elements ?? []).map { view(of: $0) }
    let others = (value["others"]?.elements ?? []).compactMap { other in
      object(of: other).map { ($0, other) }
    }
    connectAll(owner, value)
    for (object, other) in others { connect(object, other) }
    return root
  }

  /// The makers of what waits for touches, of which a card gets none, by Interface Builder's names, slips and all.
  private static let gestures: [String: @MainActor () -> NSObject] = [
    "tapGestureRecognizer": { UITapGestureRecognizer() },
    "panGestureRecognizer": { UIPanGestureRecognizer() },
    "swipeGestureRecognizer": { UISwipeGestureRecognizer() },
    "pongPressGestureRecognizer": { UILongPressGestureRecognizer() },
  ]

  /// Makes an object of the project's own, or of UIKit's, that is no view; its scene keeps it.
  private func object(of value: JSONValue) -> NSObject? {
    guard let id = value["object"]?.text, let name = value["class"]?.text else { return nil }
    guard let object = Registry.shared.objects[name]?() ?? Self.gestures[name]?() else {
      Session.noteMissing("the object of class \(name)", changesLook: true)
      return nil
    }
    objects[id] = object
    Registry.shared.kept.append(object)
    return object
  }

  /// Makes the constraints, connects everything that was loaded, and wakes it up.
  private func connectAll(_ owner: AnyObject?, _ value: JSONValue) {
    for (view, value) in loaded {
      if let collection = view as? UICollectionView, let id = value["values"]?["layout"]?.text {
        objects[id] = collection.collectionViewLayout
      }
      for constraint in value["constraints"]?.elements ?? [] {
        guard let id = constraint["object"]?.text else { continue }
        let made = NSLayoutConstraint(scene: constraint, of: view, items: objects)
        objects[id] = made
        view.sceneConstraints.append(made)
      }
    }
    if let owner { connect(owner, value) }
    for (view, value) in loaded {
      connect(view, value)
      for name in ["delegate", "dataSource"] {
        guard let id = value[name]?.text, let target = objects[id] else { continue }
        set(name, of: view, to: target)
      }
    }
    for (view, value) in loaded {
      view.cardproofSet(value["values"]?["attributes"]?.elements ?? [])
    }
    let views = loaded.map(\.view)
    loaded = []
    for view in views { view.awakeFromNib() }
  }

  /// The object with this id.
  func object(_ id: String) -> AnyObject? { objects[id] }

  private func connect(_ object: AnyObject, _ value: JSONValue) {
    for outlet in value["outlets"]?.elements ?? [] {
      guard let name = outlet["name"]?.text else { continue }
      let targets = (outlet["to"]?.texts ?? []).compactMap { objects[$0] }
      if outlet["collection"]?.flag == true {
        set(name, of: object, to: targets)
      } else if let target = targets.first {
        set(name, of: object, to: target)
      }
    }
  }

  private func set(_ name: String, of object: AnyObject, to value: Any) {
    if Registry.shared.outlets.contains(where: { $0(object, name, value) }) { return }
    (object as? OutletHolder)?.setOutlet(name, to: value)
  }
}

/// Classes of UIKit with outlets of their own.
@MainActor public protocol OutletHolder {
  func setOutlet(_ name: String, to value: Any)
}

/// A view of a file of a kind that is drawn as a box with its name.
private final class NamedView: UIView {
  override var cardproofKind: String { "named" }
}

/// The classes of the kinds of views.
@MainActor enum ViewKinds {
  static let types: [String: UIView.Type] = [
    "view": UIView.self, "label": UILabel.self, "image": UIImageView.self,
    "stack": UIStackView.self, "textView": UITextView.self, "button": UIButton.self,
    "switch": UISwitch.self, "textField": UITextField.self, "slider": UISlider.self,
    "progress": UIProgressView.self, "spinner": UIActivityIndicatorView.self,
    "segmented": UISegmentedControl.self, "scroll": UIScrollView.self,
    "table": UITableView.self, "collection": UICollectionView.self,
    "blur": UIVisualEffectView.self, "stepper": UIStepper.self, "pageControl": UIPageControl.self,
    "datePicker": UIDatePicker.self, "pickerView": UIPickerView.self, "named": NamedView.self,
  ]
}
