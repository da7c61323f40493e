/// The basic feasible solved form: each symbol of the basis as a sum of those outside of it.
struct Tableau: Sendable {
  /// The symbols of the basis, and their rows beside them.
  private(set) var basis: [Symbol] = []
  private(set) var rows: [TableauRow] = []
  /// Where each symbol stands in the basis, by its index; -1 outside.
  private var positions: [Int] = []
  /// The objectives to minimize, by priority, highest first.
  private(set) var objective: [Level] = []
  /// The objective of the first phase, while an artificial symbol is in the tableau.
  private var artificialObjective: TableauRow?

  struct Level: Sendable {
    let priority: Double
    var row: TableauRow
  }

  mutating func makeRoom(forSymbol index: Int) {
    while positions.count <= index { positions.append(-1) }
  }

  func isBasic(_ symbol: Symbol) -> Bool { positions[symbol.index] >= 0 }

  func row(of symbol: Symbol) -> TableauRow? {
    isBasic(symbol) ? rows[positions[symbol.index]] : nil
  }

  mutating func addConstant(_ delta: Double, toRow index: Int) { rows[index].constant += delta }

  /// Adds a symbol to what is made small at a priority.
  mutating func minimize(_ symbol: Symbol, at priority: Double) {
    let index = objective.firstIndex { $0.priority <= priority } ?? objective.count
    if index == objective.count || objective[index].priority != priority {
      objective.insert(Level(priority: priority, row: TableauRow()), at: index)
    }
    objective[index].row.add(symbol, times: 1)
  }

  /// Takes a solved row for a symbol into the basis.
  mutating func enter(_ row: TableauRow, for symbol: Symbol) {
    substitute(symbol, with: row)
    positions[symbol.index] = basis.count
    basis.append(symbol)
    rows.append(row)
  }

  private mutating func leave(_ symbol: Symbol) -> TableauRow {
    let index = positions[symbol.index]
    let row = rows[index]
    let last = basis.count - 1
    basis.swapAt(index, last)
    rows.swapAt(index, last)
    positions[basis[index].index] = index
    basis.removeLast()
    rows.removeLast()
    positions[symbol.index] = -1
    return row
  }

  private mutating func substitute(_ symbol: Symbol, with row: TableauRow) {
    visits += rows.count
    for index in rows.indices where rows[index].substitute(symbol, with: row) {
      visits += rows[index].terms.count
    }
    for index in objective.indices { objective[index].row.substitute(symbol, with: row) }
    artificialObjective?.substitute(symbol, with: row)
  }

  /// Exchanges a symbol of the basis for one outside of it.
  mutating func pivot(_ leaving: Symbol, for entering: Symbol) {
    var row = leave(leaving)
    row.solve(for: entering, inPlaceOf: leaving)
    enter(row, for: entering)
  }

  /// The most rows and terms that may be visited (convention).
  ///
  /// So many take some tenths of a second, many times the fullest real scene: a card of 60 views of SwiftUI takes five
  /// millions. Bland's rule ends every run, but not soon.
  private static let maximumVisits = 30_000_000

  /// How many rows have been looked into, and how many terms of those that changed.
  private var visits = 0

  /// Whether so much was done that nothing more is.
  var isExhausted: Bool { visits > Self.maximumVisits }

  /// Makes the objective as small as it can be, from a feasible tableau.
  mutating func optimize() throws(ConstraintFault) {
    while let entering, let leaving = leaving(for: entering) {
      if isExhausted { throw .overLimit }
      pivot(leaving, for: entering)
    }
  }

  /// Brings in a row that has no symbol to be solved for, by Phase I of the two-phase method.
  ///
  /// - Returns: The row of what cannot become zero, when the row contradicts the others.
  mutating func enter(
    _ row: TableauRow, byArtificial artificial: Symbol
  ) throws(ConstraintFault) -> TableauRow? {
    enter(row, for: artificial)
    artificialObjective = row
    try optimize()
    guard let rest = artificialObjective else { return nil }
    artificialObjective = nil
    guard TableauRow.isZero(rest.constant) else { return rest }
    if isBasic(artificial) {
      let own = leave(artificial)
      if let term = own.terms.first(where: { $0.symbol.isPivotable }) {
        var solved = own
        solved.solve(for: term.symbol, inPlaceOf: artificial)
        enter(solved, for: term.symbol)
      } else if let term = own.terms.first {
        // Only dummies are left: the row repeats required equalities.
        var solved = own
        solved.solve(for: term.symbol, inPlaceOf: artificial)
        enter(solved, for: term.symbol)
      }
    }
    for index in rows.indices { rows[index].remove(artificial) }
    for index in objective.indices { objective[index].row.remove(artificial) }
    return nil
  }

  /// The first symbol that makes the objective smaller as it grows.
  private var entering: Symbol? {
    if let artificialObjective {
      return artificialObjective.terms.first {
        $0.coefficient < -TableauRow.epsilon && $0.symbol.kind != .dummy
      }?.symbol
    }
    var found: Symbol?
    for (index, level) in objective.enumerated() {
      for term in level.row.terms where term.coefficient < -TableauRow.epsilon {
        if let found, found < term.symbol { break }
        guard term.symbol.kind != .dummy,
          !objective[..<index].contains(where: { $0.row.coefficient(of: term.symbol) != 0 })
        else { continue }
        found = term.symbol
        break
      }
    }
    return found
  }

  /// The symbol that reaches zero first as another one grows; the first one of several.
  private func leaving(for entering: Symbol) -> Symbol? {
    var found: (symbol: Symbol, ratio: Double)?
    for (symbol, row) in zip(basis, rows) where symbol.kind != .external {
      let coefficient = row.coefficient(of: entering)
      guard coefficient < 0 else { continue }
      let ratio = -row.constant / coefficient
      guard let best = found else {
        found = (symbol, ratio)
        continue
      }
      if ratio < best.ratio || (ratio == best.ratio && symbol < best.symbol) {
        found = (symbol, ratio)
      }
    }
    return found?.symbol
  }

  /// How far a symbol can grow before one of the basis reaches zero; nil without an end.
  func room(for entering: Symbol) -> Double? {
    leaving(for: entering).flatMap { symbol in
      row(of: symbol).map { -$0.constant / $0.coefficient(of: entering) }
    }
  }
}
