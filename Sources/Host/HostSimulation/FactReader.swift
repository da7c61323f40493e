internal import Diagnostics
internal import SourceFormats
internal import Views

/// Reads `{value, certainty, source}` mappings.
struct FactReader {
  private let reader: MappingReader

  private var findings: Findings { reader.findings }

  init(_ reader: MappingReader) { self.reader = reader }

  func take(_ key: String) -> YAMLNode? { reader.take(key) }

  func points(_ key: String) -> Fact<Points>? {
    fact(key, "a length from 0 to 10000 points") { node in
      node.number.flatMap { (0...10_000).contains($0) ? Points($0) : nil }
    }
  }

  func optionalPoints(_ key: String) -> Fact<Points>? {
    guard reader.keyLocation(key) != nil else { return nil }
    return points(key)
  }

  func number(_ key: String) -> Fact<Double>? {
    fact(key, "a number above 0") { node in
      node.number.flatMap { $0 > 0 ? $0 : nil }
    }
  }

  func optionalNumber(_ key: String) -> Fact<Double>? {
    guard reader.keyLocation(key) != nil else { return nil }
    return number(key)
  }

  func boolean(_ key: String) -> Fact<Bool>? {
    fact(key) { $0.boolean }
  }

  func optionalBoolean(_ key: String) -> Fact<Bool>? {
    guard reader.keyLocation(key) != nil else { return nil }
    return boolean(key)
  }

  func optionalChoice<Choice: RawRepresentable & Hashable & Sendable>(
    _ key: String, of type: Choice.Type
  ) -> Fact<Choice>? where Choice.RawValue == String {
    guard reader.keyLocation(key) != nil else { return nil }
    return choice(key, of: type)
  }

  func choice<Choice: RawRepresentable & Hashable & Sendable>(
    _ key: String, of: Choice.Type
  ) -> Fact<Choice>? where Choice.RawValue == String {
    fact(key) { $0.string.flatMap { Choice(rawValue: $0) } }
  }

  /// Parameters as `INSendMessageIntent.content`.
  func parameters(_ key: String) -> Fact<[HostParameter]>? {
    fact(key) { node in
      node.items?.compactMap { item in
        let parts = item.string?.split(separator: ".", maxSplits: 1).map { String($0) } ?? []
        return parts.count == 2 ? HostParameter(className: parts[0], keyPath: parts[1]) : nil
      }
    }
  }

  /// Names of classes; nil where the key is missing.
  func optionalNames(_ key: String) -> Fact<[String]>? {
    guard reader.keyLocation(key) != nil else { return nil }
    return fact(key, "a list of class names") { $0.items?.compactMap(\.string) }
  }

  func finish() { reader.finish() }

  private func fact<Value>(
    _ key: String, _ expected: String = "a value of its type",
    _ read: (YAMLNode) -> Value?
  ) -> Fact<Value>? {
    guard let node = reader.take(key) else {
      findings.report(
        .missingKey, "The profile has no '\(key)'", at: reader.location,
        fix: "Add 'extends: siri', or the key with value, certainty and source")
      return nil
    }
    guard node.entries != nil,
      let fact = MappingReader(
        node, "", nested: ["value", "certainty", "source"], reporting: findings)
    else {
      findings.report(
        .missingKey, "'\(key)' must have a value, a certainty and a source", at: node.location,
        fix: "Write {value: \(node.string ?? "…"), certainty: convention, source: \"…\"}")
      return nil
    }
    let written = fact.take("value")
    let certainty = fact.choice("certainty", of: Certainty.self)
    let source = fact.string("source")
    fact.finish()
    let value = written.flatMap(read)
    if let written, value == nil {
      findings.report(
        .wrongType, "The value of '\(key)' must be \(expected)", at: written.location,
        fix: "Write \(expected)")
    }
    // A certainty that is no word of ours has been reported.
    if written == nil || source == nil || fact.keyLocation("certainty") == nil {
      findings.report(
        .missingKey, "'\(key)' must have a value, a certainty and a source", at: node.location,
        fix: "Write {value: …, certainty: convention, source: \"…\"}")
    }
    guard let value, let certainty, let source else { return nil }
    return Fact(value, certainty, source: source)
  }
}
