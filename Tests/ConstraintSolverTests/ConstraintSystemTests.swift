import ConstraintSolver
import Testing

@Suite struct ConstraintSystemTests {
  /// However many weaker constraints there are, they never outvote a stronger one.
  @Test func levelsAreNeverWeighed() throws {
    var system = ConstraintSystem()
    let x = system.makeVariable()
    try system.add("strong", x.expression, .equal, .init(constant: 0), .level(251))
    for index in 0..<500 {
      try system.add("\(index)", x.expression * 90, .equal, .init(constant: 900), .level(250))
    }
    #expect(system.value(of: x) == 0)
  }

  /// The order of adding does not matter where there is one solution.
  @Test func orderDoesNotMatter() throws {
    for isReversed in [false, true] {
      var system = ConstraintSystem()
      let x = system.makeVariable()
      let y = system.makeVariable()
      let constraints = [
        LinearConstraint("sum", x.expression + y.expression, .equal, .init(constant: 100)),
        LinearConstraint("x", x.expression, .lessOrEqual, .init(constant: 20), .level(3)),
        LinearConstraint("y", y.expression, .lessOrEqual, .init(constant: 50), .level(2)),
        LinearConstraint("y most", y.expression, .lessOrEqual, .init(constant: 70)),
      ]
      for constraint in isReversed ? constraints.reversed() : constraints {
        try system.add(constraint)
      }
      #expect(system.value(of: x) == 30 && system.value(of: y) == 70)
    }
  }

  @Test func numbersThatAreNoneAreRefused() throws {
    var system = ConstraintSystem()
    let x = system.makeVariable()
    for number in [Double.nan, .infinity, -.infinity] {
      #expect(throws: ConstraintFault.malformed("x")) {
        try system.add("x", x.expression * number, .equal, .init(constant: 1))
      }
      #expect(throws: ConstraintFault.malformed("x")) {
        try system.add("x", x.expression, .equal, .init(constant: number))
      }
      #expect(throws: ConstraintFault.malformed("x")) {
        try system.add("x", x.expression, .equal, .init(constant: 1), .level(number))
      }
    }
    try system.edit(x, at: 1)
    #expect(throws: ConstraintFault.malformed("value")) { try system.suggest(.nan, for: x) }
  }

  @Test func variableOfAnotherSystemIsRefused() throws {
    var other = ConstraintSystem()
    _ = other.makeVariable()
    let stranger = other.makeVariable()
    var system = ConstraintSystem()
    _ = system.makeVariable()
    #expect(throws: ConstraintFault.malformed("y")) {
      try system.add("y", stranger.expression, .equal, .init(constant: 1))
    }
    #expect(system.value(of: stranger) == 0)
  }

  @Test func redundantRequiredConstraintsAreTaken() throws {
    var system = ConstraintSystem()
    let x = system.makeVariable()
    let y = system.makeVariable()
    for _ in 0..<3 {
      try system.add("sum", x.expression + y.expression, .equal, .init(constant: 10))
      try system.add("difference", x.expression - y.expression, .equal, .init(constant: 2))
      try system.add("x", x.expression, .lessOrEqual, .init(constant: 6))
    }
    #expect(system.value(of: x) == 6 && system.value(of: y) == 4)
    #expect(system.ambiguous(among: [x, y]).isEmpty)
  }

  /// After a conflict the system is as it was, and takes others.
  @Test func conflictLeavesNoTrace() throws {
    var system = ConstraintSystem()
    let x = system.makeVariable()
    let y = system.makeVariable()
    try system.add("order", x.expression + 10, .lessOrEqual, y.expression)
    try system.add("x", x.expression, .greaterOrEqual, .init(constant: 0))
    #expect(throws: ConstraintFault.conflict(["order", "x", "y"])) {
      try system.add("y", y.expression, .lessOrEqual, .init(constant: 5))
    }
    try system.add("y again", y.expression, .equal, .init(constant: 12))
    try system.add("wish", x.expression, .equal, .init(constant: 50), .level(1))
    #expect(system.value(of: x) == 2 && system.value(of: y) == 12)
  }

  @Test func ambiguityIsOnlyInWhatIsOpen() throws {
    var system = ConstraintSystem()
    let a = system.makeVariable()
    let b = system.makeVariable()
    let c = system.makeVariable()
    try system.add("sum", a.expression + b.expression, .equal, .init(constant: 100))
    try system.add("c", c.expression, .equal, .init(constant: 7))
    for variable in [a, b] {
      try system.add("least", variable.expression, .greaterOrEqual, .init(constant: 10))
    }
    #expect(system.ambiguous(among: [a, b, c]) == [a, b])
    try system.add("a", a.expression, .lessOrEqual, .init(constant: 0), .level(1))
    #expect(system.ambiguous(among: [a, b, c]).isEmpty)
    #expect(system.value(of: a) == 10)
  }

  /// A system that would take minutes ends by the count of its work, and still has values.
  @Test func tooMuchWorkIsRefused() throws {
    var system = ConstraintSystem()
    var variables: [LinearVariable] = []
    #expect(throws: ConstraintFault.overLimit) {
      for index in 0..<5_000 {
        let variable = system.makeVariable()
        let before = variables.last?.expression ?? .init(constant: 0)
        try system.add("\(index)", variable.expression, .greaterOrEqual, before + 1)
        try system.add("short \(index)", variable.expression, .equal, before, .level(1))
        variables.append(variable)
      }
    }
    #expect(variables.count > 100 && system.value(of: variables[0]).isFinite)
    #expect(throws: ConstraintFault.overLimit) {
      try system.add("one more", variables[0].expression, .equal, .init(constant: 1))
    }
  }
}
