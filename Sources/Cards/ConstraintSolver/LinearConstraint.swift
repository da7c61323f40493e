/// A constraint on a linear expression: equal to zero, at least zero, or at most zero.
package struct LinearConstraint: Hashable, Sendable {
  /// The name in a conflict.
  package let name: String
  package let expression: LinearExpression
  package let relation: Relation
  package let priority: Priority

  package enum Relation: Hashable, Sendable {
    case equal, lessOrEqual, greaterOrEqual
  }

  /// How much a constraint matters.
  package enum Priority: Hashable, Sendable {
    /// A constraint that holds or is refused.
    case required
    /// A constraint that is broken only if one of a higher level could not hold as well otherwise.
    case level(Double)
  }

  /// A constraint between two expressions.
  package init(
    _ name: String, _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
    _ priority: Priority = .required
  ) {
    self.name = name
    expression = left - right
    self.relation = relation
    self.priority = priority
  }
}

/// Why a constraint was refused.
///
/// After a conflict the system is as it was before.
package enum ConstraintFault: Error, Hashable, Sendable {
  /// A conflict with other required constraints; all of their names, in the order in which
  /// they were added, the refused one last.
  case conflict([String])
  /// A number that is NaN or infinite, or a variable of another system.
  case malformed(String)
  /// The system has as many constraints as it may have, or takes too many steps.
  case overLimit
}
