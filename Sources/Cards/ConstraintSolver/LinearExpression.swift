/// An unknown of a constraint system, which may take any value.
package struct LinearVariable: Hashable, Sendable {
  /// Its place among the variables of its system.
  let index: Int
}

/// A sum of variables, each times a number, and a constant.
package struct LinearExpression: Hashable, Sendable {
  package let terms: [Term]
  package let constant: Double

  package struct Term: Hashable, Sendable {
    package let variable: LinearVariable
    package let coefficient: Double

    package init(_ variable: LinearVariable, times coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  package init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  package init(_ variable: LinearVariable) {
    self.init(terms: [Term(variable, times: 1)])
  }

  /// Whether every number is one.
  var isFinite: Bool { constant.isFinite && terms.allSatisfy(\.coefficient.isFinite) }
}

extension LinearExpression {
  package static func + (left: Self, right: Self) -> Self {
    LinearExpression(terms: left.terms + right.terms, constant: left.constant + right.constant)
  }

  package static func - (left: Self, right: Self) -> Self { left + right * -1 }

  package static func + (left: Self, right: Double) -> Self {
    LinearExpression(terms: left.terms, constant: left.constant + right)
  }

  package static func - (left: Self, right: Double) -> Self { left + -right }

  package static func * (left: Self, right: Double) -> Self {
    LinearExpression(
      terms: left.terms.map { Term($0.variable, times: $0.coefficient * right) },
      constant: left.constant * right)
  }
}
