import ConstraintSolver
import Testing

/// The examples of the paper, and of the test programs that its authors publish with their code.
@Suite struct PublishedExampleTests {
  @Test func equalVariables() throws {
    var system = ConstraintSystem()
    let x = system.makeVariable()
    let y = system.makeVariable()
    try system.add("x", x.expression, .equal, y.expression + 3)
    try system.add("y", y.expression, .equal, .init(constant: 167))
    #expect(system.value(of: x) == 170)
  }

  @Test func justStays() throws {
    var system = ConstraintSystem()
    let x = system.makeVariable()
    let y = system.makeVariable()
    try system.add("x", x.expression, .equal, .init(constant: 5), .level(1))
    try system.add("y", y.expression, .equal, .init(constant: 10), .level(1))
    #expect(system.value(of: x) == 5)
    #expect(system.value(of: y) == 10)
  }

  /// Two solutions are right: x is 10 and y 13, or x is 7 and y 10.
  @Test func casso1() throws {
    var system = ConstraintSystem()
    let x = system.makeVariable()
    let y = system.makeVariable()
    try system.add("order", x.expression, .lessOrEqual, y.expression)
    try system.add("distance", y.expression, .equal, x.expression + 3)
    try system.add("x", x.expression, .equal, .init(constant: 10), .level(1))
    try system.add("y", y.expression, .equal, .init(constant: 10), .level(1))
    let solution = [system.value(of: x), system.value(of: y)]
    #expect(solution == [10, 13] || solution == [7, 10])
    #expect(system.ambiguous(among: [x, y]) == [x, y])
  }

  @Test func inconsistentEqualities() throws {
    var system = ConstraintSystem()
    let x = system.makeVariable()
    try system.add("ten", x.expression, .equal, .init(constant: 10))
    #expect(throws: ConstraintFault.conflict(["ten", "five"])) {
      try system.add("five", x.expression, .equal, .init(constant: 5))
    }
    #expect(system.value(of: x) == 10)
  }

  @Test func inconsistentInequalities() throws {
    var system = ConstraintSystem()
    let x = system.makeVariable()
    try system.add("least", x.expression, .greaterOrEqual, .init(constant: 10))
    #expect(throws: ConstraintFault.conflict(["least", "most"])) {
      try system.add("most", x.expression, .lessOrEqual, .init(constant: 5))
    }
  }

  @Test func inconsistentChain() throws {
    var system = ConstraintSystem()
    let variables = (0..<4).map { _ in system.makeVariable() }
    try system.add("w", variables[0].expression, .greaterOrEqual, .init(constant: 10))
    for index in 1..<4 {
      try system.add(
        "chain \(index)", variables[index].expression, .greaterOrEqual,
        variables[index - 1].expression)
    }
    try system.add("z", variables[3].expression, .greaterOrEqual, .init(constant: 8))
    #expect(throws: ConstraintFault.conflict(["w", "chain 1", "chain 2", "chain 3", "z most"])) {
      try system.add("z most", variables[3].expression, .lessOrEqual, .init(constant: 4))
    }
  }

  /// The paper's running example: a midpoint that is dragged until the right end is at its border.
  @Test func draggedMidpoint() throws {
    var system = ConstraintSystem()
    let left = system.makeVariable()
    let middle = system.makeVariable()
    let right = system.makeVariable()
    try system.add("middle", middle.expression * 2, .equal, left.expression + right.expression)
    try system.add("width", left.expression + 10, .lessOrEqual, right.expression)
    try system.add("border", right.expression, .lessOrEqual, .init(constant: 100))
    try system.add("start", left.expression, .greaterOrEqual, .init(constant: 0))
    try system.add("left", left.expression, .equal, .init(constant: 30), .level(1))
    try system.edit(middle, at: 2)
    for (wanted, reached) in [(45.0, 45.0), (60, 60), (90, 90), (99, 95), (-5, 5), (50, 50)] {
      try system.suggest(wanted, for: middle)
      let values = [left, middle, right].map { system.value(of: $0) }
      #expect(abs(values[1] - reached) < 1e-6, "\(wanted): \(values)")
      #expect(abs(values[1] * 2 - values[0] - values[2]) < 1e-6)
      #expect(values[0] + 10 <= values[2] + 1e-6 && values[2] <= 100 + 1e-6 && values[0] >= -1e-6)
    }
    #expect(abs(system.value(of: left) - 30) < 1e-6)
  }
}

extension LinearVariable {
  var expression: LinearExpression { LinearExpression(self) }
}

extension ConstraintSystem {
  mutating func add(
    _ name: String, _ left: LinearExpression, _ relation: LinearConstraint.Relation,
    _ right: LinearExpression, _ priority: LinearConstraint.Priority = .required
  ) throws(ConstraintFault) {
    try add(LinearConstraint(name, left, relation, right, priority))
  }
}
