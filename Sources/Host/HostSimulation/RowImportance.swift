internal import Interactions

/// How much a fact tells of a card: who and what before how (convention).
enum RowImportance: Int, Comparable, Hashable, Sendable {
  case name, amount, moment, text, choice, number, flag

  init(of value: IntentValue) {
    switch value {
    case .object: self = .name
    case .currency: self = .amount
    case .date, .duration: self = .moment
    case .text: self = .text
    case .enumCase: self = .choice
    case .integer, .number: self = .number
    case .boolean: self = .flag
    case .list(let values): self = values.first.map { RowImportance(of: $0) } ?? .text
    }
  }

  /// Whether the value says by itself what it is, as a name and an amount do.
  var speaksForItself: Bool { self < .choice }

  static func < (left: RowImportance, right: RowImportance) -> Bool {
    left.rawValue < right.rawValue
  }
}
