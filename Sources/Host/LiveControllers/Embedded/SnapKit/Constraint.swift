import UIKit

/// The result of a line: a constraint of UIKit for each of its attributes.
@MainActor public final class Constraint {
  public let layoutConstraints: [NSLayoutConstraint]
  private var shift: ConstraintShift
  private let target: ConstraintTarget

  init(
    _ item: AnyObject, _ attributes: [NSLayoutConstraint.Attribute],
    _ relation: NSLayoutConstraint.Relation, _ target: ConstraintTarget, _ multiplier: CGFloat,
    _ shift: ConstraintShift, _ priority: UILayoutPriority, _ label: String?
  ) {
    self.shift = shift
    self.target = target
    layoutConstraints = attributes.enumerated().map { index, attribute in
      let other = target.side(of: attribute, at: index, in: attributes.count, around: item)
      let made = NSLayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: other.item,
        attribute: other.attribute, multiplier: multiplier,
        constant: target.constant(of: attribute) + shift.constant(of: attribute))
      made.priority = priority
      made.identifier = label
      return made
    }
  }

  public var isActive: Bool {
    get { layoutConstraints.contains(where: \.isActive) }
    set { for constraint in layoutConstraints { constraint.isActive = newValue } }
  }
  public func activate() { isActive = true }
  public func deactivate() { isActive = false }

  @discardableResult public func update(offset: ConstraintShiftTarget) -> Constraint {
    var new = offset.cardproofShift
    new.isInset = false
    return update(new)
  }
  @discardableResult public func update(inset: ConstraintShiftTarget) -> Constraint {
    var new = inset.cardproofShift
    new.isInset = true
    return update(new)
  }
  @discardableResult public func update(priority: ConstraintPriorityTarget) -> Constraint {
    for constraint in layoutConstraints { constraint.priority = priority.cardproofPriority }
    return self
  }

  private func update(_ new: ConstraintShift) -> Constraint {
    shift = new
    for constraint in layoutConstraints {
      constraint.constant =
        target.constant(of: constraint.firstAttribute) + new.constant(of: constraint.firstAttribute)
    }
    return self
  }

  /// Whether one of UIKit's constraints relates the same as another.
  static func relatesTheSame(_ one: NSLayoutConstraint, _ other: NSLayoutConstraint) -> Bool {
    one.firstItem === other.firstItem && one.secondItem === other.secondItem
      && one.firstAttribute == other.firstAttribute && one.relation == other.relation
      && one.secondAttribute == other.secondAttribute && one.multiplier == other.multiplier
  }
}

/// The constraints of views and guides, by their items.
@MainActor private var made: [ObjectIdentifier: [Constraint]] = [:]

/// The value of `snp`: the attributes of an item, and the making of its constraints.
@MainActor public struct ConstraintAttributes {
  let item: AnyObject

  public func makeConstraints(_ closure: (ConstraintMaker) -> Void) {
    add(prepareConstraints(closure))
  }
  public func remakeConstraints(_ closure: (ConstraintMaker) -> Void) {
    removeConstraints()
    makeConstraints(closure)
  }
  public func updateConstraints(_ closure: (ConstraintMaker) -> Void) {
    let known = (made[ObjectIdentifier(item)] ?? []).flatMap(\.layoutConstraints)
    for constraint in prepareConstraints(closure) {
      let pairs = constraint.layoutConstraints.map { new in
        (new, known.first { Constraint.relatesTheSame($0, new) })
      }
      if pairs.allSatisfy({ $0.1 != nil }) {
        for (new, old) in pairs { old?.constant = new.constant }
      } else {
        add([constraint])
      }
    }
  }
  public func removeConstraints() {
    for constraint in made[ObjectIdentifier(item)] ?? [] { constraint.deactivate() }
    made[ObjectIdentifier(item)] = nil
  }
  @discardableResult
  public func prepareConstraints(_ closure: (ConstraintMaker) -> Void) -> [Constraint] {
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    return ConstraintMaker.constraints(of: item, closure)
  }

  private func add(_ constraints: [Constraint]) {
    made[ObjectIdentifier(item), default: []] += constraints
    for constraint in constraints { constraint.activate() }
  }

  public var contentHuggingHorizontalPriority: Float {
    get { (item as? UIView)?.contentHuggingPriority(for: .horizontal).rawValue ?? 250 }
    nonmutating set {
      (item as? UIView)?.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal)
    }
  }
  public var contentHuggingVerticalPriority: Float {
    get { (item as? UIView)?.contentHuggingPriority(for: .vertical).rawValue ?? 250 }
    nonmutating set {
      (item as? UIView)?.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical)
    }
  }

  private func side(_ attributes: NSLayoutConstraint.Attribute...) -> ConstraintItem {
    ConstraintItem(item, attributes)
  }
  public var left: ConstraintItem { side(.left) }
  public var top: ConstraintItem { side(.top) }
  public var right: ConstraintItem { side(.right) }
  public var bottom: ConstraintItem { side(.bottom) }
  public var leading: ConstraintItem { side(.leading) }
  public var trailing: ConstraintItem { side(.trailing) }
  public var width: ConstraintItem { side(.width) }
  public var height: ConstraintItem { side(.height) }
  public var centerX: ConstraintItem { side(.centerX) }
  public var centerY: ConstraintItem { side(.centerY) }
  public var firstBaseline: ConstraintItem { side(.firstBaseline) }
  public var lastBaseline: ConstraintItem { side(.lastBaseline) }
  public var leftMargin: ConstraintItem { side(.leftMargin) }
  public var rightMargin: ConstraintItem { side(.rightMargin) }
  public var topMargin: ConstraintItem { side(.topMargin) }
  public var bottomMargin: ConstraintItem { side(.bottomMargin) }
  public var leadingMargin: ConstraintItem { side(.leadingMargin) }
  public var trailingMargin: ConstraintItem { side(.trailingMargin) }
  public var edges: ConstraintItem { side(.left, .top, .right, .bottom) }
  public var margins: ConstraintItem {
    side(.leftMargin, .topMargin, .rightMargin, .bottomMargin)
  }
  public var size: ConstraintItem { side(.width, .height) }
  public var center: ConstraintItem { side(.centerX, .centerY) }
}

public typealias ConstraintViewDSL = ConstraintAttributes
public typealias ConstraintLayoutGuideDSL = ConstraintAttributes

extension UIView {
  public var snp: ConstraintAttributes { ConstraintAttributes(item: self) }
}
extension UILayoutGuide {
  public var snp: ConstraintAttributes { ConstraintAttributes(item: self) }
}
