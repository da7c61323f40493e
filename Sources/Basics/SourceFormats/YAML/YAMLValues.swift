/// The typed readings of a YAML value.
///
/// YAML 1.1 has many spellings for one value; only those are read that every version and every
/// reader of YAML agrees on.
extension YAMLNode {
  private var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The text of a plain scalar.
  ///
  /// Only such a one can be a number, a Boolean or null.
  private var plainText: String? {
    guard let scalar, !scalar.isQuoted else { return nil }
    return scalar.text
  }

  /// Whether nothing is written, or `null` or `~`.
  package var isNull: Bool {
    guard let plainText else { return false }
    return ["", "~", "null"].contains(plainText)
  }

  /// The text of a scalar, however it is written; nil for null.
  package var string: String? { isNull ? nil : scalar?.text }

  /// A decimal whole number with an optional sign.
  package var integer: Int? {
    guard let plainText else { return nil }
    return Int(plainText)
  }

  /// A finite decimal number.
  package var number: Double? {
    plainText.flatMap(decimalNumber)
  }

  /// A Boolean: `true` or `false`.
  package var boolean: Bool? { plainText.flatMap(Bool.init) }

  /// The items of a sequence.
  package var items: [YAMLNode]? {
    if case .sequence(let items) = content { items } else { nil }
  }

  /// The value of a key, when this is a mapping that has it.
  package func value(_ key: String) -> YAMLNode? { entries?.first { $0.key == key }?.value }

  /// The entries of a mapping.
  package var entries: [YAMLEntry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }
}
