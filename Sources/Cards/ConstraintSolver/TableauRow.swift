/// A constant and a sum of symbols: what a symbol of the basis, or an objective, is equal to.
///
/// Terms are sorted by symbol, so that every sum is made in the same order on every machine.
struct TableauRow: Hashable, Sendable {
  var constant: Double
  private(set) var terms: [Term]

  struct Term: Hashable, Sendable {
    let symbol: Symbol
    var coefficient: Double
  }

  /// Below this a coefficient or an excess counts as zero, as in the authors' own code.
  static let epsilon = 1e-8

  static func isZero(_ value: Double) -> Bool { abs(value) < epsilon }

  init(constant: Double = 0) {
    self.constant = constant
    terms = []
  }

  func coefficient(of symbol: Symbol) -> Double {
    let index = position(of: symbol)
    return index < terms.count && terms[index].symbol == symbol ? terms[index].coefficient : 0
  }

  mutating func add(_ symbol: Symbol, times coefficient: Double) {
    let index = position(of: symbol)
    guard index < terms.count, terms[index].symbol == symbol else {
      if !Self.isZero(coefficient) {
        terms.insert(Term(symbol: symbol, coefficient: coefficient), at: index)
      }
      return
    }
    terms[index].coefficient += coefficient
    if Self.isZero(terms[index].coefficient) { terms.remove(at: index) }
  }

  /// Adds another row, merging the two sorted lists.
  mutating func add(_ other: TableauRow, times factor: Double) {
    constant += other.constant * factor
    var merged: [Term] = []
    merged.reserveCapacity(terms.count + other.terms.count)
    var index = 0
    for term in other.terms {
      while index < terms.count, terms[index].symbol < term.symbol {
        merged.append(terms[index])
        index += 1
      }
      var sum = term.coefficient * factor
      if index < terms.count, terms[index].symbol == term.symbol {
        sum += terms[index].coefficient
        index += 1
      }
      if !Self.isZero(sum) { merged.append(Term(symbol: term.symbol, coefficient: sum)) }
    }
    merged.append(contentsOf: terms[index...])
    terms = merged
  }

  mutating func remove(_ symbol: Symbol) {
    let index = position(of: symbol)
    if index < terms.count, terms[index].symbol == symbol { terms.remove(at: index) }
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Turns `0 = row` into `symbol = row`.
  mutating func solve(for symbol: Symbol) {
    let coefficient = coefficient(of: symbol)
    remove(symbol)
    scale(by: -1 / coefficient)
  }

  /// Turns `basic = row` into `symbol = row`.
  mutating func solve(for symbol: Symbol, inPlaceOf basic: Symbol) {
    add(basic, times: -1)
    solve(for: symbol)
  }

  /// Writes a row in place of a symbol.
  ///
  /// - Returns: Whether the symbol was there.
  @discardableResult
  mutating func substitute(_ symbol: Symbol, with row: TableauRow) -> Bool {
    let coefficient = coefficient(of: symbol)
    guard coefficient != 0 else { return false }
    remove(symbol)
    add(row, times: coefficient)
    return true
  }

  /// Where a symbol stands, or would stand.
  private func position(of symbol: Symbol) -> Int {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
