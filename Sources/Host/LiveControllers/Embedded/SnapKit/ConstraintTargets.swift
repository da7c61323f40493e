import UIKit

/// Attributes of an item, to which those of another are related.
@MainActor public final class ConstraintItem {
  let item: AnyObject
  let attributes: [NSLayoutConstraint.Attribute]

  init(_ item: AnyObject, _ attributes: [NSLayoutConstraint.Attribute]) {
    self.item = item
    self.attributes = attributes
  }
}

/// The other side of a line.
public enum ConstraintTarget {
  case none, superview
  case item(AnyObject)
  case attributes(ConstraintItem)
  /// Lengths by themselves.
  case lengths(ConstraintShift)

  /// The item and the attribute to which one attribute is related.
  @MainActor func side(
    of attribute: NSLayoutConstraint.Attribute, at index: Int, in count: Int,
    around item: AnyObject
  ) -> (item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    let around = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    switch self {
    case .none: return (nil, .notAnAttribute)
    case .superview: return (around, attribute)
    case .item(let other): return (other, attribute)
    case .attributes(let other):
      let fits = other.attributes.count == count && index < other.attributes.count
      return (other.item, fits ? other.attributes[index] : other.attributes.first ?? attribute)
    case .lengths:
      return [.width, .height].contains(attribute) ? (nil, .notAnAttribute) : (around, attribute)
    }
  }

  /// The length that stands for the other side.
  func constant(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    if case .lengths(let lengths) = self { lengths.constant(of: attribute) } else { 0 }
  }
}

/// By how much an attribute is moved.
public struct ConstraintShift {
  var insets = UIEdgeInsets.zero
  var size = CGSize.zero
  var center = CGPoint.zero
  /// Whether the far sides move inward.
  var isInset = false

  init() {}
  init(all length: CGFloat) {
    insets = UIEdgeInsets(top: length, left: length, bottom: length, right: length)
    size = CGSize(width: length, height: length)
    center = CGPoint(x: length, y: length)
  }

  func constant(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    let far: CGFloat = isInset ? -1 : 1
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: return insets.left
    case .right, .trailing, .rightMargin, .trailingMargin: return insets.right * far
    case .top, .topMargin, .firstBaseline: return insets.top
    case .bottom, .bottomMargin, .lastBaseline: return insets.bottom * far
    case .width: return isInset ? -(insets.left + insets.right) : size.width
    case .height: return isInset ? -(insets.top + insets.bottom) : size.height
    case .centerX, .centerXWithinMargins: return center.x
    case .centerY, .centerYWithinMargins: return center.y
    case .notAnAttribute: return 0
    }
  }
}

/// A target that a line can be related to.
public protocol ConstraintRelatableTarget {
  @MainActor var cardproofTarget: ConstraintTarget { get }
}

/// By how much a line can be moved.
public protocol ConstraintShiftTarget: ConstraintRelatableTarget {
  var cardproofShift: ConstraintShift { get }
}

extension ConstraintShiftTarget {
  public var cardproofTarget: ConstraintTarget { .lengths(cardproofShift) }
}

public typealias ConstraintOffsetTarget = ConstraintShiftTarget
public typealias ConstraintInsetTarget = ConstraintShiftTarget

/// Numbers.
public protocol ConstraintNumber: ConstraintShiftTarget, ConstraintPriorityTarget {
  var cardproofNumber: CGFloat { get }
}

extension ConstraintNumber {
  public var cardproofShift: ConstraintShift { ConstraintShift(all: cardproofNumber) }
  public var cardproofPriority: UILayoutPriority { UILayoutPriority(Float(cardproofNumber)) }
}

extension Int: ConstraintNumber { public var cardproofNumber: CGFloat { CGFloat(self) } }
extension UInt: ConstraintNumber { public var cardproofNumber: CGFloat { CGFloat(self) } }
extension Float: ConstraintNumber { public var cardproofNumber: CGFloat { CGFloat(self) } }
extension Double: ConstraintNumber { public var cardproofNumber: CGFloat { CGFloat(self) } }
extension CGFloat: ConstraintNumber { public var cardproofNumber: CGFloat { self } }

extension CGSize: ConstraintShiftTarget {
  public var cardproofShift: ConstraintShift {
    var shift = ConstraintShift()
    shift.size = self
    return shift
  }
}
extension CGPoint: ConstraintShiftTarget {
  public var cardproofShift: ConstraintShift {
    var shift = ConstraintShift()
    shift.center = self
    shift.insets = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    return shift
  }
}
extension UIEdgeInsets: ConstraintShiftTarget {
  public var cardproofShift: ConstraintShift {
    var shift = ConstraintShift()
    shift.insets = self
    shift.isInset = true
    return shift
  }
}
extension NSDirectionalEdgeInsets: ConstraintShiftTarget {
  public var cardproofShift: ConstraintShift {
    UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing).cardproofShift
  }
}

extension UIView: ConstraintRelatableTarget {
  public var cardproofTarget: ConstraintTarget { .item(self) }
}
extension UILayoutGuide: ConstraintRelatableTarget {
  public var cardproofTarget: ConstraintTarget { .item(self) }
}
extension ConstraintItem: ConstraintRelatableTarget {
  public var cardproofTarget: ConstraintTarget { .attributes(self) }
}

/// A form that a priority can be written in.
public protocol ConstraintPriorityTarget {
  var cardproofPriority: UILayoutPriority { get }
}
extension UILayoutPriority: ConstraintPriorityTarget {
  public var cardproofPriority: UILayoutPriority { self }
}

/// Priorities by their names.
public struct ConstraintPriority: ConstraintPriorityTarget, Sendable {
  public let value: Float
  public init(_ value: Float) { self.value = value }
  public var cardproofPriority: UILayoutPriority { UILayoutPriority(value) }
  public static let required = ConstraintPriority(1000)
  public static let high = ConstraintPriority(750)
  public static let medium = ConstraintPriority(500)
  public static let low = ConstraintPriority(250)
}
