/// A variable that is given values from outside.
struct Edit: Hashable, Sendable {
  let above: Symbol
  let below: Symbol?
  var value: Double
}

extension ConstraintSystem {
  /// Lets a variable be given values later on; it begins where it stands.
  package mutating func edit(
    _ variable: LinearVariable, at level: Double
  ) throws(ConstraintFault) {
    let value = value(of: variable)
    let symbols = try insert(
      LinearConstraint(
        "value", LinearExpression(variable), .equal, LinearExpression(constant: value),
        .level(level)))
    edits[variable] = Edit(above: symbols.marker, below: symbols.other, value: value)
  }

  /// Gives a variable another value, and keeps all constraints as well as can be, by the dual
  /// simplex method from where the system stands.
  package mutating func suggest(
    _ value: Double, for variable: LinearVariable
  ) throws(ConstraintFault) {
    guard value.isFinite, var edit = edits[variable] else { throw .malformed("value") }
    guard !tableau.isExhausted else { throw .overLimit }
    let delta = value - edit.value
    edit.value = value
    edits[variable] = edit
    let infeasible = tableau.move(edit, by: delta)
    try tableau.optimize(infeasible: infeasible)
  }
}

extension Tableau {
  /// Moves the value of an edited variable.
  ///
  /// - Returns: The symbols that would be negative then.
  fileprivate mutating func move(_ edit: Edit, by delta: Double) -> [Symbol] {
    for (symbol, sign) in [(edit.above, -1.0), (edit.below ?? edit.above, 1.0)] {
      guard let index = basis.firstIndex(of: symbol) else { continue }
      addConstant(sign * delta, toRow: index)
      return rows[index].constant < 0 ? [symbol] : []
    }
    var infeasible: [Symbol] = []
    for index in rows.indices {
      let coefficient = rows[index].coefficient(of: edit.above)
      guard coefficient != 0 else { continue }
      addConstant(delta * coefficient, toRow: index)
      if basis[index].kind != .external, rows[index].constant < 0 {
        infeasible.append(basis[index])
      }
    }
    return infeasible
  }

  /// Makes an optimal tableau feasible again.
  fileprivate mutating func optimize(infeasible: [Symbol]) throws(ConstraintFault) {
    var waiting = infeasible.sorted()
    while let symbol = waiting.popLast() {
      if isExhausted { throw .overLimit }
      guard let row = row(of: symbol), row.constant < 0 else { continue }
      guard let entering = dualEntering(row) else { throw .overLimit }
      pivot(symbol, for: entering)
      waiting = zip(basis, rows).compactMap {
        $0.kind != .external && $1.constant < -TableauRow.epsilon ? $0 : nil
      }.sorted()
    }
    try optimize()
  }

  /// The symbol whose growth costs least for what it gives; of several the first.
  private func dualEntering(_ row: TableauRow) -> Symbol? {
    var found: (symbol: Symbol, costs: [Double])?
    for term in row.terms where term.coefficient > 0 && term.symbol.kind != .dummy {
      let costs = objective.map { $0.row.coefficient(of: term.symbol) / term.coefficient }
      guard let best = found else {
        found = (term.symbol, costs)
        continue
      }
      if costs.lexicographicallyPrecedes(best.costs) { found = (term.symbol, costs) }
    }
    return found?.symbol
  }
}
