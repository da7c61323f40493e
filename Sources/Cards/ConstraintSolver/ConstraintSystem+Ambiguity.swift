extension ConstraintSystem {
  /// The variables that could take other values without any constraint being kept worse.
  package func ambiguous(among variables: [LinearVariable]) -> [LinearVariable] {
    let free = tableau.freeSymbols
    return variables.filter { variable in
      guard let symbol = symbol(of: variable) else { return false }
      guard let row = tableau.row(of: symbol) else { return true }
      return free.contains { row.coefficient(of: $0) != 0 }
    }
  }
}

extension Tableau {
  /// The symbols outside of the basis that can grow at no cost.
  fileprivate var freeSymbols: [Symbol] {
    Set(rows.flatMap { $0.terms.map(\.symbol) }).sorted().filter { symbol in
      guard symbol.kind != .dummy,
        objective.allSatisfy({ $0.row.coefficient(of: symbol) == 0 })
      else { return false }
      if symbol.kind == .external { return true }
      return room(for: symbol).map { $0 > TableauRow.epsilon } ?? true
    }
  }
}
