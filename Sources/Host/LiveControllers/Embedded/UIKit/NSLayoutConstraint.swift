/// A relation between attributes of two items.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// How many constraints code has activated.
  private static var activations = 0
  /// The constraints of files.
  private static var inScenes: [NSLayoutConstraint] = []

  public private(set) weak var firstItem: AnyObject?
  public private(set) weak var secondItem: AnyObject?
  private let hasSecondItem: Bool
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  open var identifier: String?
  open var shouldBeArchived = false

  open var constant: CGFloat { didSet { noteChange("constant", .number(constant)) } }
  open var priority = UILayoutPriority.required {
    didSet { noteChange("priority", .number(Double(priority.rawValue))) }
  }

  /// The object of Interface Builder, and the view that has it.
  private var scene: (object: String, view: UIView)?
  private var isOn = false
  /// The place among all that code activated.
  private var activation = 0

  public init(
    item first: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem second: Any?, attribute secondAttribute: Attribute, multiplier: CGFloat,
    constant: CGFloat
  ) {
    firstItem = first as AnyObject
    secondItem = second.map { $0 as AnyObject }
    hasSecondItem = second != nil
    self.firstAttribute = firstAttribute
    self.secondAttribute = secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  /// Creates the constraint of a file, which the host knows by its object.
  init(scene value: JSONValue, of view: UIView, items: [String: AnyObject]) {
    func item(_ side: String) -> AnyObject? {
      value[side]?["item"]?.text.flatMap { items[$0] }
    }
    func attribute(_ side: String) -> Attribute {
      Attribute(cardproofToken: value[side]?["attribute"]) ?? .notAnAttribute
    }
    firstItem = item("first") ?? view
    secondItem = item("second")
    hasSecondItem = secondItem != nil
    firstAttribute = attribute("first")
    secondAttribute = attribute("second")
    relation = Relation(cardproofToken: value["relation"]) ?? .equal
    multiplier = value["multiplier"]?.double ?? 1
    constant = value["constant"]?.double ?? 0
    priority = UILayoutPriority(Float(value["priority"]?.double ?? 1000))
    identifier = value["identifier"]?.text
    isOn = value["isActive"]?.flag ?? true
    super.init()
    scene = value["object"]?.text.map { ($0, view) }
    Self.inScenes.append(self)
  }

  private func noteChange(_ key: String, _ value: JSONValue) {
    HostLayout.isStale = true
    guard let scene else { return }
    scene.view.cardproofRecord.changes[scene.object, default: [:]][key] = value
  }

  open var isActive: Bool {
    get { isOn }
    set {
      guard newValue != isOn else { return }
      isOn = newValue
      HostLayout.isStale = true
      noteChange("isActive", .bool(newValue))
      guard scene == nil else { return }
      if newValue {
        Self.activations += 1
        activation = Self.activations
        for view in views {
          view.cardproofTakeConstraint()
          view.cardproofRecord.constraints.append(self)
        }
      } else {
        for view in views { view.cardproofRecord.constraints.removeAll { $0 === self } }
      }
    }
  }

  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(item: firstItem, attribute: firstAttribute)
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The views of both items.
  private var views: [UIView] { [firstItem, secondItem].compactMap { Self.view(of: $0) } }

  static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
      ?? (item as? UIViewController)?.viewIfLoaded
  }

  /// The view that holds the constraint: the nearest one that has all items in it.
  var owner: UIView? {
    let views = views
    guard let first = views.first, let last = views.last, first !== last else { return views.first }
    // Nearly all are between a view and the one around it, or between neighbors.
    let (around, other) = (first.superview, last.superview)
    if around === other || around === last { return around }
    if other === first { return first }
    let holders = sequence(first: first) { $0.superview }.map { ObjectIdentifier($0) }
    return sequence(first: last) { $0.superview }.first { holders.contains(ObjectIdentifier($0)) }
  }

  /// The constraints that code activated in a view, by the views that hold them, in the order of their activation.
  static func byOwner(in root: UIView) -> [ObjectIdentifier: [NSLayoutConstraint]] {
    var views = root.andInside
    // The host sees the root of a cell alone.
    if let cell = root.superview, cell.cardproofRoot === root { views.append(cell) }
    var found: [Int: NSLayoutConstraint] = [:]
    for constraint in views.flatMap(\.cardproofRecord.constraints) {
      found[constraint.activation] = constraint
    }
    var held: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
    for constraint in found.values.sorted(by: { $0.activation < $1.activation })
    where constraint.isHeld {
      guard let owner = constraint.owner?.cardproofRoot else { continue }
      held[ObjectIdentifier(owner), default: []].append(constraint)
    }
    return held
  }

  /// Tells whether it still counts, since a constraint goes with the views that it is between (documented).
  private var isHeld: Bool { isOn && firstItem != nil && !(hasSecondItem && secondItem == nil) }

  /// Removes the constraints between what is in a view and what is not.
  static func deactivate(across view: UIView) {
    let views = view.andInside
    let inside = Set(views.map { ObjectIdentifier($0) })
    func isAcross(_ constraint: NSLayoutConstraint) -> Bool {
      let views = constraint.views
      let isInside = views.first.map { inside.contains(ObjectIdentifier($0)) }
      return views.count == 2 && inside.contains(ObjectIdentifier(views[1])) != isInside
    }
    for view in views {
      for constraint in view.cardproofRecord.constraints where isAcross(constraint) {
        constraint.isActive = false
      }
    }
    for constraint in inScenes where constraint.isActive && isAcross(constraint) {
      constraint.isActive = false
    }
  }
}

extension UIView {
  public var constraints: [NSLayoutConstraint] {
    sceneConstraints.filter(\.isActive)
      + (NSLayoutConstraint.byOwner(in: cardproofRoot)[ObjectIdentifier(cardproofRoot)] ?? [])
  }

  /// The view and all views in it.
  fileprivate var andInside: [UIView] {
    var views = [self]
    var next = 0
    while next < views.count {
      views += views[next].storedSubviews
      next += 1
    }
    return views
  }
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }
}
