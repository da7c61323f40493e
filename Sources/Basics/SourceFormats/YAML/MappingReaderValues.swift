internal import Diagnostics
internal import TextTools

/// The typed readings of a mapping's values.
///
/// Each returns nil for a key that is missing or null, and for a value of another type, which it
/// reports.
extension MappingReader {
  /// A plain or quoted scalar.
  package func string(_ key: String) -> String? {
    value(key, \.string, "be text", fix: "Write text")
  }

  /// A whole number.
  package func integer(_ key: String) -> Int? {
    value(key, \.integer, "be a whole number", fix: "Write digits only, without quotes")
  }

  /// A finite number.
  package func number(_ key: String) -> Double? {
    value(
      key, \.number, "be a number",
      fix: { $0.meantNumber.map { "Write \($0)" } ?? "Write a decimal number, without quotes" })
  }

  /// A Boolean, `true` or `false` only.
  package func boolean(_ key: String) -> Bool? {
    value(
      key, \.boolean, "be true or false", fix: MappingReader.booleanFix,
      MappingReader.booleanCorrection)
  }

  /// One scalar or a list of scalars, as nodes, so that their places are kept.
  ///
  /// Items that are no scalars are reported and left out.
  package func strings(_ key: String) -> [YAMLNode]? {
    guard let node = take(key), !node.isNull else { return nil }
    if node.string != nil { return [node] }
    guard let items = node.items else {
      report(key, node, "be text or a list of texts", fix: "Write text")
      return nil
    }
    return items.filter { item in
      if item.string == nil {
        report(key, item, "hold only texts", fix: "Write text")
      }
      return item.string != nil
    }
  }

  /// A list.
  package func sequence(_ key: String) -> [YAMLNode]? {
    value(key, \.items, "be a list", fix: "Start each item with '- '")
  }

  /// One of the words that a type knows.
  package func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, of: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    guard let node = take(key), !node.isNull else { return nil }
    if let choice = node.string.flatMap(Choice.init(rawValue:)) { return choice }
    let words = Choice.allCases.map(\.rawValue)
    let near = node.string.flatMap { nearestSpelling(to: $0, among: words) }
    report(
      key, node, "be one of \(words.quotedChoices)",
      fix: near.map { "Write '\($0)'" } ?? "Write one of these words",
      corrections: .spelling(of: node.string ?? "", among: words, at: node.location))
    return nil
  }

  private func value<Value>(
    _ key: String, _ reading: (YAMLNode) -> Value?, _ rule: String, fix: (YAMLNode) -> String,
    _ corrections: (YAMLNode) -> [Correction] = { _ in [] }
  ) -> Value? {
    guard let node = take(key), !node.isNull else { return nil }
    if let value = reading(node) { return value }
    report(key, node, rule, fix: fix(node), corrections: corrections(node))
    return nil
  }

  private func value<Value>(
    _ key: String, _ reading: (YAMLNode) -> Value?, _ rule: String, fix: String
  ) -> Value? {
    value(key, reading, rule, fix: { _ in fix })
  }

  private func report(
    _ key: String, _ node: YAMLNode, _ rule: String, fix: String,
    corrections: [Correction] = []
  ) {
    findings.report(
      .wrongType, "'\(key)' must \(rule), not \(node.kind)", at: node.location, fix: fix,
      corrections: corrections)
  }

  /// The fix for words that YAML 1.1 took for Booleans, and for quoted ones.
  private static func booleanFix(_ node: YAMLNode) -> String {
    switch node.string?.lowercased() {
    case "true", "yes", "on", "y": "Write true"
    case "false", "no", "off", "n": "Write false"
    default: "Write true or false"
    }
  }

  private static func booleanCorrection(_ node: YAMLNode) -> [Correction] {
    guard let word = node.string else { return [] }
    let written = booleanFix(node).dropFirst("Write ".count)
    return Bool(String(written)).map {
      [.replace(word, with: "\($0)", at: node.location)]
    } ?? []
  }
}

extension YAMLNode {
  /// The kind of the value, for a message about the wrong kind.
  var kind: String {
    switch content {
    case .scalar where isNull: "nothing"
    case .scalar(let scalar) where scalar.isQuoted: "the text \"\(short(scalar.text))\""
    case .scalar(let scalar): "'\(short(scalar.text))'"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }

  private func short(_ text: String) -> String {
    text.count <= 40 ? text : text.prefix(39) + "…"
  }
}
