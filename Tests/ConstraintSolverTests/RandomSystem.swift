import ConstraintSolver
import Foundation
import TestSupport

/// A system of constraints made by chance, from a seed.
///
/// Its required constraints hold at some point, so that it has a solution.
struct RandomSystem: Encodable, Sendable {
  let variables: Int
  let constraints: [Constraint]

  struct Constraint: Encodable, Sendable {
    /// The number of a variable, and its coefficient.
    let terms: [[Double]]
    let constant: Double
    let relation: String
    /// 0 for a required one.
    let level: Int
  }

  init(seed: UInt64) {
    var random = FixedRandom(state: seed)
    let count = 2 + random.number(below: 7)
    variables = count
    let point = (0..<count).map { _ in Double(random.number(below: 400)) - 100 }
    var constraints: [Constraint] = []
    for _ in 0..<(1 + random.number(below: count)) {
      let terms = random.terms(among: count)
      let sum = terms.reduce(0) { $0 + point[Int($1[0])] * $1[1] }
      let relation = ["==", "<=", ">="][random.number(below: 3)]
      let slack = Double(random.number(below: 60)) + 0.5
      let constant = relation == "==" ? -sum : relation == "<=" ? -sum - slack : -sum + slack
      constraints.append(
        Constraint(terms: terms, constant: constant, relation: relation, level: 0))
    }
    for _ in 0..<(count + random.number(below: 8)) {
      constraints.append(
        Constraint(
          terms: random.terms(among: count), constant: Double(random.number(below: 600)) - 300.25,
          relation: ["==", "==", "<=", ">="][random.number(below: 4)],
          level: 1 + random.number(below: 3)))
    }
    for index in 0..<count {
      constraints.append(
        Constraint(
          terms: [[Double(index), 1]], constant: -Double(random.number(below: 500)) / 3,
          relation: "==", level: 1))
    }
    self.constraints = random.shuffled(constraints)
  }

  /// What our own solver makes of it.
  func solved() throws(ConstraintFault) -> [Double] {
    var system = ConstraintSystem()
    let unknowns = (0..<variables).map { _ in system.makeVariable() }
    for (index, constraint) in constraints.enumerated() {
      let terms = constraint.terms.map {
        LinearExpression.Term(unknowns[Int($0[0])], times: $0[1])
      }
      try system.add(
        "\(index)", LinearExpression(terms: terms, constant: constraint.constant),
        constraint.relation == "=="
          ? .equal : constraint.relation == "<=" ? .lessOrEqual : .greaterOrEqual,
        LinearExpression(), constraint.level == 0 ? .required : .level(Double(constraint.level)))
    }
    return unknowns.map { system.value(of: $0) }
  }

  /// How far a solution breaks the constraints of each level, required ones first.
  func errors(of solution: [Double]) -> [Double] {
    var errors = [0.0, 0, 0, 0]
    for constraint in constraints {
      let value = constraint.terms.reduce(constraint.constant) {
        $0 + solution[Int($1[0])] * $1[1]
      }
      let broken =
        switch constraint.relation {
        case "<=": max(0, value)
        case ">=": max(0, -value)
        default: abs(value)
        }
      errors[constraint.level == 0 ? 0 : 4 - constraint.level] += broken
    }
    return errors
  }
}

extension FixedRandom {
  mutating func number(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// One to three different variables with coefficients as layouts have them.
  mutating func terms(among count: Int) -> [[Double]] {
    var numbers: [Int] = []
    for _ in 0..<(1 + number(below: 3)) {
      let one = number(below: count)
      if !numbers.contains(one) { numbers.append(one) }
    }
    return numbers.map { [Double($0), [1, -1, 2, -2, 0.5, 1.5, -1][number(below: 7)]] }
  }

  mutating func shuffled<Value>(_ values: [Value]) -> [Value] {
    var values = values
    for index in values.indices.dropFirst() { values.swapAt(index, number(below: index + 1)) }
    return values
  }
}
