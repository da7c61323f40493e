package import Diagnostics

/// A constraint of a file: an `NSLayoutConstraint`.
package struct SceneConstraint: Hashable, Sendable {
  /// The object id.
  package let id: String
  /// The name that a person gave it.
  package let identifier: String?
  package let first: Anchor
  package let relation: Relation
  /// Nil where the constraint is about a constant.
  package let second: Anchor?
  package let multiplier: Double
  package let constant: Double
  /// From 1 to 1000, which is required.
  package let priority: Int
  package let location: SourceLocation

  /// One side: a view or a guide by its object id, and what of it.
  package struct Anchor: Hashable, Sendable {
    package let item: String
    package let attribute: Attribute

    package init(item: String, attribute: Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  package enum Relation: String, Hashable, Sendable {
    case equal, greaterThanOrEqual, lessThanOrEqual
  }

  /// `NSLayoutConstraint.Attribute`, by the names of the files.
  package enum Attribute: String, Hashable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case baseline, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  package init(
    id: String, identifier: String?, first: Anchor, relation: Relation, second: Anchor?,
    multiplier: Double, constant: Double, priority: Int, at location: SourceLocation
  ) {
    self.id = id
    self.identifier = identifier
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.location = location
  }

  /// The name in messages.
  package var name: String { identifier.map { "\($0) (\(id))" } ?? id }
}
