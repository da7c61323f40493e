/// What a linear expression should be: equal to zero, at least zero, or at most zero.
package struct LinearConstraint: Hashable, Sendable {
  /// What a conflict calls it.
  package let name: String
  package let expression: LinearExpression
  package let relation: Relation
  package let priority: Priority

  package enum Relation: Hashable, Sendable {
    case equal, lessOrEqual, greaterOrEqual
  }

  /// How much a constraint matters.
  package enum Priority: Hashable, Sendable {
    /// It holds, or the constraint is refused.
    case required
    /// It is broken only if a constraint of a higher level could not hold as well otherwise.
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
  /// It cannot hold together with other required ones; all of their names, in the order in which
  /// they were added, the refused one last.
  case conflict([String])
  /// It holds a number that is none or is infinite, or a variable of another system.
  case malformed(String)
  /// The system has as many constraints as it may have, or takes too many steps.
  case overLimit
}
