/// A column or a row of the tableau.
struct Symbol: Hashable, Comparable, Sendable {
  /// Its place among the symbols of its system; the order decides every tie.
  let index: Int
  let kind: Kind

  enum Kind: Hashable, Sendable {
    /// A variable of the caller's, of any sign.
    case external
    /// The slack of an inequality; never negative.
    case slack
    /// How far a constraint that is not required is broken, to one side; never negative.
    case error
    /// Marks a required equality; always zero, and never in the basis.
    case dummy
  }

  /// Whether the symbol is one of those that are never negative and may enter the basis.
  var isPivotable: Bool { kind == .slack || kind == .error }

  static func < (left: Symbol, right: Symbol) -> Bool { left.index < right.index }
}
