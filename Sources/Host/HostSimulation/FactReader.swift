internal import Diagnostics
internal import SourceFormats
internal import Views

/// Reads `{value, certainty, source}` mappings.
struct FactReader {
  private var reader: MappingReader

  init(_ reader: MappingReader) { self.reader = reader }

  mutating func take(_ key: String) -> YAMLNode? { reader.take(key) }

  mutating func points(_ key: String, _ diagnostics: inout [Diagnostic]) -> Fact<Points>? {
    fact(key, &diagnostics, "a length from 0 to 10000 points") { node in
      node.number.flatMap { (0...10_000).contains($0) ? Points($0) : nil }
    }
  }

  mutating func optionalPoints(_ key: String, _ diagnostics: inout [Diagnostic]) -> Fact<Points>? {
    guard reader.keyLocation(key) != nil else { return nil }
    return points(key, &diagnostics)
  }

  mutating func number(_ key: String, _ diagnostics: inout [Diagnostic]) -> Fact<Double>? {
    fact(key, &diagnostics, "a number above 0") { node in
      node.number.flatMap { $0 > 0 ? $0 : nil }
    }
  }

  mutating func optionalNumber(_ key: String, _ diagnostics: inout [Diagnostic]) -> Fact<Double>? {
    guard reader.keyLocation(key) != nil else { return nil }
    return number(key, &diagnostics)
  }

  mutating func boolean(_ key: String, _ diagnostics: inout [Diagnostic]) -> Fact<Bool>? {
    fact(key, &diagnostics) { $0.boolean }
  }

  mutating func optionalBoolean(
    _ key: String, _ diagnostics: inout [Diagnostic]
  ) -> Fact<Bool>? {
    guard reader.keyLocation(key) != nil else { return nil }
    return boolean(key, &diagnostics)
  }

  mutating func optionalChoice<Choice: RawRepresentable & Hashable & Sendable>(
    _ key: String, of type: Choice.Type, _ diagnostics: inout [Diagnostic]
  ) -> Fact<Choice>? where Choice.RawValue == String {
    guard reader.keyLocation(key) != nil else { return nil }
    return choice(key, of: type, &diagnostics)
  }

  mutating func choice<Choice: RawRepresentable & Hashable & Sendable>(
    _ key: String, of: Choice.Type, _ diagnostics: inout [Diagnostic]
  ) -> Fact<Choice>? where Choice.RawValue == String {
    fact(key, &diagnostics) { $0.string.flatMap { Choice(rawValue: $0) } }
  }

  /// Parameters as `INSendMessageIntent.content`.
  mutating func parameters(
    _ key: String, _ diagnostics: inout [Diagnostic]
  ) -> Fact<[HostParameter]>? {
    fact(key, &diagnostics) { node in
      node.items?.compactMap { item in
        let parts = item.string?.split(separator: ".", maxSplits: 1).map { String($0) } ?? []
        return parts.count == 2 ? HostParameter(className: parts[0], keyPath: parts[1]) : nil
      }
    }
  }

  /// Names of classes; nil where the key is missing.
  mutating func optionalNames(_ key: String, _ diagnostics: inout [Diagnostic]) -> Fact<[String]>? {
    guard reader.keyLocation(key) != nil else { return nil }
    return fact(key, &diagnostics, "a list of class names") { $0.items?.compactMap(\.string) }
  }

  mutating func finish(_ diagnostics: inout [Diagnostic]) { reader.finish(reporting: &diagnostics) }

  private mutating func fact<Value>(
    _ key: String, _ diagnostics: inout [Diagnostic], _ expected: String = "a value of its type",
    _ read: (YAMLNode) -> Value?
  ) -> Fact<Value>? {
    guard let node = reader.take(key) else {
      diagnostics.report(
        .missingKey, "The profile has no '\(key)'", at: reader.location,
        fix: "Add 'extends: siri', or the key with value, certainty and source")
      return nil
    }
    guard node.entries != nil,
      var fact = MappingReader(
        node, "", nested: ["value", "certainty", "source"], reporting: &diagnostics)
    else {
      diagnostics.report(
        .missingKey, "'\(key)' must have a value, a certainty and a source", at: node.location,
        fix: "Write {value: \(node.string ?? "…"), certainty: convention, source: \"…\"}")
      return nil
    }
    let written = fact.take("value")
    let certainty = fact.choice("certainty", of: Certainty.self, reporting: &diagnostics)
    let source = fact.string("source", reporting: &diagnostics)
    fact.finish(reporting: &diagnostics)
    let value = written.flatMap(read)
    if let written, value == nil {
      diagnostics.report(
        .wrongType, "The value of '\(key)' must be \(expected)", at: written.location,
        fix: "Write \(expected)")
    }
    // A certainty that is no word of ours has been reported.
    if written == nil || source == nil || fact.keyLocation("certainty") == nil {
      diagnostics.report(
        .missingKey, "'\(key)' must have a value, a certainty and a source", at: node.location,
        fix: "Write {value: …, certainty: convention, source: \"…\"}")
    }
    guard let value, let certainty, let source else { return nil }
    return Fact(value, certainty, source: source)
  }
}
