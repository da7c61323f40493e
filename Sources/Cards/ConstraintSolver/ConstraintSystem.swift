/// Linear constraints with priorities, and the values that keep them best.
///
/// The algorithm is Cassowary: G. Badros, A. Borning, P. Stuckey, "The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm", ACM TOCHI 8 (2001). A tableau is kept in basic feasible solved
/// form and optimised again after each constraint by the simplex method. Priorities are compared
/// level by level and never weighed against each other; constraints of one level share the least
/// sum of what they are broken by. Bland's rule, by the order of symbols, ends every run and
/// decides every tie.
package struct ConstraintSystem: Sendable {
  /// The most constraints (convention); the fullest real scene has some hundred.
  package static let maximumConstraints = 20_000

  /// The name of each constraint, in the order in which they were added.
  private(set) var names: [String] = []
  /// The symbol of each variable.
  private var externals: [Symbol] = []
  /// The number of the constraint that each symbol marks; nil for others.
  var owners: [Int?] = []
  var tableau = Tableau()
  var edits: [LinearVariable: Edit] = [:]

  package init() {}

  package mutating func makeVariable() -> LinearVariable {
    externals.append(newSymbol(.external))
    return LinearVariable(index: externals.count - 1)
  }

  /// The value of a variable; zero for one that no constraint names.
  package func value(of variable: LinearVariable) -> Double {
    guard externals.indices.contains(variable.index) else { return 0 }
    let row = tableau.row(of: externals[variable.index])
    // Without this a variable would now and then be minus zero.
    return (row?.constant ?? 0) + 0
  }

  /// Adds a constraint, and keeps all of them as well as can be.
  package mutating func add(_ constraint: LinearConstraint) throws(ConstraintFault) {
    _ = try insert(constraint)
  }

  /// - Returns: The symbol that marks the constraint, and its other symbol where it has two.
  mutating func insert(
    _ constraint: LinearConstraint
  ) throws(ConstraintFault) -> (marker: Symbol, other: Symbol?) {
    let isKnown = constraint.expression.terms.allSatisfy {
      externals.indices.contains($0.variable.index)
    }
    guard constraint.expression.isFinite, constraint.isPriorityFinite, isKnown else {
      throw .malformed(constraint.name)
    }
    guard names.count < Self.maximumConstraints, !tableau.isExhausted else { throw .overLimit }
    names.append(constraint.name)
    var row = TableauRow(constant: constraint.expression.constant)
    for term in constraint.expression.terms {
      let symbol = externals[term.variable.index]
      if let basic = tableau.row(of: symbol) {
        row.add(basic, times: term.coefficient)
      } else {
        row.add(symbol, times: term.coefficient)
      }
    }
    let symbols = mark(constraint, in: &row)
    if row.constant < 0 { row.scale(by: -1) }
    do throws(ConstraintFault) {
      try enter(row, marker: symbols.marker, other: symbols.other)
    } catch {
      names.removeLast()
      throw error
    }
    try tableau.optimize()
    return symbols
  }

  /// Adds the symbols that a constraint has of its own.
  private mutating func mark(
    _ constraint: LinearConstraint, in row: inout TableauRow
  ) -> (marker: Symbol, other: Symbol?) {
    let number = names.count - 1
    switch (constraint.relation, constraint.priority) {
    case (.equal, .required):
      let dummy = newSymbol(.dummy, of: number)
      row.add(dummy, times: 1)
      return (dummy, nil)
    case (.equal, .level(let level)):
      let above = newSymbol(.error, of: number)
      let below = newSymbol(.error, of: number)
      row.add(above, times: -1)
      row.add(below, times: 1)
      tableau.minimize(above, at: level)
      tableau.minimize(below, at: level)
      return (above, below)
    case (_, let priority):
      let sign: Double = constraint.relation == .lessOrEqual ? 1 : -1
      let slack = newSymbol(.slack, of: number)
      row.add(slack, times: sign)
      guard case .level(let level) = priority else { return (slack, nil) }
      let error = newSymbol(.error, of: number)
      row.add(error, times: -sign)
      tableau.minimize(error, at: level)
      return (slack, error)
    }
  }

  /// Brings a new row into the tableau.
  private mutating func enter(
    _ row: TableauRow, marker: Symbol, other: Symbol?
  ) throws(ConstraintFault) {
    var row = row
    if let subject = subject(of: row, marker: marker, other: other) {
      row.solve(for: subject)
      tableau.enter(row, for: subject)
      return
    }
    if row.terms.allSatisfy({ $0.symbol.kind == .dummy }) {
      guard TableauRow.isZero(row.constant) else { throw conflict(in: row) }
      row.solve(for: marker)
      tableau.enter(row, for: marker)
      return
    }
    let artificial = newSymbol(.slack)
    let before = tableau
    if let infeasible = try tableau.enter(row, byArtificial: artificial) {
      tableau = before
      throw conflict(in: infeasible)
    }
  }

  /// The symbol that a new row can be solved for at once.
  ///
  /// It is a variable, or a new symbol that would not be negative.
  private func subject(of row: TableauRow, marker: Symbol, other: Symbol?) -> Symbol? {
    if let term = row.terms.first(where: { $0.symbol.kind == .external }) { return term.symbol }
    if marker.isPivotable, row.coefficient(of: marker) < 0 { return marker }
    if let other, other.isPivotable, row.coefficient(of: other) < 0 { return other }
    return nil
  }

  /// The constraints whose symbols are left in a row that cannot become zero: together they prove
  /// that the last one cannot hold.
  private func conflict(in row: TableauRow) -> ConstraintFault {
    let numbers = row.terms.compactMap { owners[$0.symbol.index] } + [names.count - 1]
    return .conflict(Set(numbers).sorted().map { names[$0] })
  }

  private mutating func newSymbol(_ kind: Symbol.Kind, of constraint: Int? = nil) -> Symbol {
    owners.append(constraint)
    tableau.makeRoom(forSymbol: owners.count - 1)
    return Symbol(index: owners.count - 1, kind: kind)
  }

  /// The symbol of a variable.
  func symbol(of variable: LinearVariable) -> Symbol? {
    externals.indices.contains(variable.index) ? externals[variable.index] : nil
  }
}

extension LinearConstraint {
  fileprivate var isPriorityFinite: Bool {
    if case .level(let level) = priority { level.isFinite } else { true }
  }
}
