import UIKit

public typealias ConstraintView = UIView
public typealias ConstraintLayoutGuide = UILayoutGuide
public typealias ConstraintInsets = UIEdgeInsets

/// The constraints that one closure describes.
@MainActor public final class ConstraintMaker {
  private let item: AnyObject
  private var descriptions: [ConstraintMakerExtendable] = []

  init(_ item: AnyObject) { self.item = item }

  /// The constraints of all lines of the closure, in order.
  static func constraints(
    of item: AnyObject, _ describe: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    let maker = ConstraintMaker(item)
    describe(maker)
    return maker.descriptions.map(\.constraint)
  }

  private func extendable(_ attributes: NSLayoutConstraint.Attribute...)
    -> ConstraintMakerExtendable
  {
    let made = ConstraintMakerExtendable(item, attributes)
    descriptions.append(made)
    return made
  }

  public var left: ConstraintMakerExtendable { extendable(.left) }
  public var top: ConstraintMakerExtendable { extendable(.top) }
  public var right: ConstraintMakerExtendable { extendable(.right) }
  public var bottom: ConstraintMakerExtendable { extendable(.bottom) }
  public var leading: ConstraintMakerExtendable { extendable(.leading) }
  public var trailing: ConstraintMakerExtendable { extendable(.trailing) }
  public var width: ConstraintMakerExtendable { extendable(.width) }
  public var height: ConstraintMakerExtendable { extendable(.height) }
  public var centerX: ConstraintMakerExtendable { extendable(.centerX) }
  public var centerY: ConstraintMakerExtendable { extendable(.centerY) }
  public var firstBaseline: ConstraintMakerExtendable { extendable(.firstBaseline) }
  public var lastBaseline: ConstraintMakerExtendable { extendable(.lastBaseline) }
  public var leftMargin: ConstraintMakerExtendable { extendable(.leftMargin) }
  public var rightMargin: ConstraintMakerExtendable { extendable(.rightMargin) }
  public var topMargin: ConstraintMakerExtendable { extendable(.topMargin) }
  public var bottomMargin: ConstraintMakerExtendable { extendable(.bottomMargin) }
  public var leadingMargin: ConstraintMakerExtendable { extendable(.leadingMargin) }
  public var trailingMargin: ConstraintMakerExtendable { extendable(.trailingMargin) }
  public var edges: ConstraintMakerExtendable { extendable(.left, .top, .right, .bottom) }
  public var horizontalEdges: ConstraintMakerExtendable { extendable(.left, .right) }
  public var verticalEdges: ConstraintMakerExtendable { extendable(.top, .bottom) }
  public var directionalEdges: ConstraintMakerExtendable {
    extendable(.leading, .top, .trailing, .bottom)
  }
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    extendable(.leading, .trailing)
  }
  public var directionalVerticalEdges: ConstraintMakerExtendable { extendable(.top, .bottom) }
  public var margins: ConstraintMakerExtendable {
    extendable(.leftMargin, .topMargin, .rightMargin, .bottomMargin)
  }
  public var directionalMargins: ConstraintMakerExtendable {
    extendable(.leadingMargin, .topMargin, .trailingMargin, .bottomMargin)
  }
  public var centerWithinMargins: ConstraintMakerExtendable {
    extendable(.centerXWithinMargins, .centerYWithinMargins)
  }
  public var size: ConstraintMakerExtendable { extendable(.width, .height) }
  public var center: ConstraintMakerExtendable { extendable(.centerX, .centerY) }
}

/// One line of a closure: attributes, what they are related to, and by how much.
@MainActor public final class ConstraintMakerExtendable {
  private let item: AnyObject
  private var attributes: [NSLayoutConstraint.Attribute]
  private var relation = NSLayoutConstraint.Relation.equal
  private var target = ConstraintTarget.none
  private var multiplier: CGFloat = 1
  private var shift = ConstraintShift()
  private var ownPriority = UILayoutPriority.required
  private var label: String?

  init(_ item: AnyObject, _ attributes: [NSLayoutConstraint.Attribute]) {
    self.item = item
    self.attributes = attributes
  }

  /// The constraint that the line makes, which may be asked for before it is active.
  public private(set) lazy var constraint = Constraint(
    item, attributes, relation, target, multiplier, shift, ownPriority, label)

  private func and(_ more: NSLayoutConstraint.Attribute...) -> ConstraintMakerExtendable {
    attributes += more
    return self
  }
  public var left: ConstraintMakerExtendable { and(.left) }
  public var top: ConstraintMakerExtendable { and(.top) }
  public var right: ConstraintMakerExtendable { and(.right) }
  public var bottom: ConstraintMakerExtendable { and(.bottom) }
  public var leading: ConstraintMakerExtendable { and(.leading) }
  public var trailing: ConstraintMakerExtendable { and(.trailing) }
  public var width: ConstraintMakerExtendable { and(.width) }
  public var height: ConstraintMakerExtendable { and(.height) }
  public var centerX: ConstraintMakerExtendable { and(.centerX) }
  public var centerY: ConstraintMakerExtendable { and(.centerY) }
  public var firstBaseline: ConstraintMakerExtendable { and(.firstBaseline) }
  public var lastBaseline: ConstraintMakerExtendable { and(.lastBaseline) }
  public var leftMargin: ConstraintMakerExtendable { and(.leftMargin) }
  public var rightMargin: ConstraintMakerExtendable { and(.rightMargin) }
  public var topMargin: ConstraintMakerExtendable { and(.topMargin) }
  public var bottomMargin: ConstraintMakerExtendable { and(.bottomMargin) }
  public var leadingMargin: ConstraintMakerExtendable { and(.leadingMargin) }
  public var trailingMargin: ConstraintMakerExtendable { and(.trailingMargin) }
  public var edges: ConstraintMakerExtendable { and(.left, .top, .right, .bottom) }
  public var horizontalEdges: ConstraintMakerExtendable { and(.left, .right) }
  public var verticalEdges: ConstraintMakerExtendable { and(.top, .bottom) }
  public var directionalEdges: ConstraintMakerExtendable {
    and(.leading, .top, .trailing, .bottom)
  }
  public var directionalHorizontalEdges: ConstraintMakerExtendable { and(.leading, .trailing) }
  public var directionalVerticalEdges: ConstraintMakerExtendable { and(.top, .bottom) }
  public var margins: ConstraintMakerExtendable {
    and(.leftMargin, .topMargin, .rightMargin, .bottomMargin)
  }
  public var directionalMargins: ConstraintMakerExtendable {
    and(.leadingMargin, .topMargin, .trailingMargin, .bottomMargin)
  }
  public var centerWithinMargins: ConstraintMakerExtendable {
    and(.centerXWithinMargins, .centerYWithinMargins)
  }
  public var size: ConstraintMakerExtendable { and(.width, .height) }
  public var center: ConstraintMakerExtendable { and(.centerX, .centerY) }
  public var and: ConstraintMakerExtendable { self }
  public var with: ConstraintMakerExtendable { self }

  private func relate(
    _ relation: NSLayoutConstraint.Relation, _ target: ConstraintTarget
  ) -> ConstraintMakerExtendable {
    self.relation = relation
    self.target = target
    return self
  }
  @discardableResult
  public func equalTo(_ other: ConstraintRelatableTarget) -> ConstraintMakerExtendable {
    relate(.equal, other.cardproofTarget)
  }
  @discardableResult
  public func lessThanOrEqualTo(_ other: ConstraintRelatableTarget) -> ConstraintMakerExtendable {
    relate(.lessThanOrEqual, other.cardproofTarget)
  }
  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: ConstraintRelatableTarget
  ) -> ConstraintMakerExtendable { relate(.greaterThanOrEqual, other.cardproofTarget) }
  @discardableResult
  public func equalToSuperview() -> ConstraintMakerExtendable { relate(.equal, .superview) }
  @discardableResult
  public func lessThanOrEqualToSuperview() -> ConstraintMakerExtendable {
    relate(.lessThanOrEqual, .superview)
  }
  @discardableResult
  public func greaterThanOrEqualToSuperview() -> ConstraintMakerExtendable {
    relate(.greaterThanOrEqual, .superview)
  }

  @discardableResult
  public func multipliedBy(_ factor: ConstraintNumber) -> ConstraintMakerExtendable {
    multiplier = factor.cardproofNumber
    return self
  }
  @discardableResult
  public func dividedBy(_ divisor: ConstraintNumber) -> ConstraintMakerExtendable {
    multiplier = 1 / divisor.cardproofNumber
    return self
  }
  @discardableResult
  public func offset(_ amount: ConstraintShiftTarget) -> ConstraintMakerExtendable {
    shift = amount.cardproofShift
    shift.isInset = false
    return self
  }
  @discardableResult
  public func inset(_ amount: ConstraintShiftTarget) -> ConstraintMakerExtendable {
    shift = amount.cardproofShift
    shift.isInset = true
    return self
  }
  @discardableResult
  public func priority(_ priority: ConstraintPriorityTarget) -> ConstraintMakerExtendable {
    ownPriority = priority.cardproofPriority
    return self
  }
  @discardableResult
  public func priority(_ priority: ConstraintPriority) -> ConstraintMakerExtendable {
    ownPriority = priority.cardproofPriority
    return self
  }
  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerExtendable {
    self.label = label
    return self
  }
}

public typealias ConstraintMakerRelatable = ConstraintMakerExtendable
public typealias ConstraintMakerEditable = ConstraintMakerExtendable
public typealias ConstraintMakerPrioritizable = ConstraintMakerExtendable
public typealias ConstraintMakerFinalizable = ConstraintMakerExtendable
