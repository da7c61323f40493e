internal import HostSimulation
internal import Interactions
internal import Diagnostics
internal import SourceFormats
internal import TextTools

/// Reads a `when`: every test must hold, and a list means "any of these".
struct CaseTestReader {
  let findings: Findings

  func read(_ node: YAMLNode?) -> CaseTest {
    guard let node, !node.isNull,
      let reader = MappingReader(node, "A test", reporting: findings)
    else { return .always }
    var test = CaseTest()
    test.intents = words(reader, "intent")
    test.responses = words(reader, "response")
    test.statuses = choices(reader, "status", HandlingStatus.self)
    test.codes = words(reader, "code")
    readContext(reader, into: &test)
    test.behaviors = choices(reader, "behavior", InteractiveBehavior.self)
    test.parameters = parameters(reader)
    test.has = keyPaths(reader, "has")
    test.lacks = keyPaths(reader, "lacks")
    if let isLocked = reader.boolean("locked") { test.isLocked = isLocked }
    test.hosts = words(reader, "host")
    test.samples = words(reader, "sample")
    reader.finish()
    return test
  }

  private func words(_ reader: MappingReader, _ key: String) -> [String]? {
    reader.strings(key)?.compactMap(\.string)
  }

  /// `empty`, key paths of which any must be asked about, or `{all: […]}` or `{only: […]}` of them.
  private func parameters(_ reader: MappingReader) -> CaseTest.ParameterTest? {
    guard let node = reader.take("parameters"), !node.isNull else { return nil }
    guard node.entries != nil else {
      return words(reader, "parameters").map {
        $0 == ["empty"] ? .empty : .contains($0)
      }
    }
    guard let inner = MappingReader(node, "'parameters'", reporting: findings) else {
      return nil
    }
    let all = words(inner, "all")
    let only = words(inner, "only")
    inner.finish()
    if let only, all == nil { return .only(only) }
    if let all, only == nil { return .all(all) }
    findings.report(
      .wrongType, "'parameters' must be empty, key paths, or one of 'all' and 'only'",
      at: node.location,
      fix: "Write for example {only: [payee.displayName, currencyAmount]}")
    return nil
  }

  private func keyPaths(_ reader: MappingReader, _ key: String) -> [CaseTest.KeyPathTest] {
    (reader.strings(key) ?? []).compactMap { node in
      let test = node.string.flatMap { CaseTest.KeyPathTest($0) }
      if test == nil {
        findings.report(
          .wrongType, "'\(node.string ?? "")' is not a key path", at: node.location,
          fix: "Separate names with dots: intent.soup.identifier")
      }
      return test
    }
  }

  private func choices<Choice: RawRepresentable & CaseIterable>(
    _ reader: MappingReader, _ key: String, _ type: Choice.Type
  ) -> [Choice]? where Choice.RawValue == String {
    reader.strings(key)?.compactMap { node in
      choice(node, of: key, type)
    }
  }

  private func choice<Choice: RawRepresentable & CaseIterable>(
    _ node: YAMLNode, of key: String, _ type: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    let word = node.string ?? ""
    if let choice = Choice(rawValue: word) { return choice }
    let all = Choice.allCases.map(\.rawValue)
    findings.report(
      .unknownValue, "'\(word)' is not a value of '\(key)'", at: node.location,
      fix: nearestSpelling(to: word, among: all).map { "Write '\($0)'" }
        ?? "Write one of: \(all.joined(separator: ", "))",
      corrections: .spelling(of: word, among: all, at: node.location))
    return nil
  }

  /// Older material writes `siri` and `lockScreen`, which never existed as contexts (seed 002).
  private func readContext(_ reader: MappingReader, into test: inout CaseTest) {
    guard let nodes = reader.strings("context") else { return }
    var contexts: [HostedViewContext] = []
    for node in nodes {
      let isLockScreen = node.string == "lockScreen"
      guard isLockScreen || node.string == "siri" else {
        if let context = choice(node, of: "context", HostedViewContext.self) {
          contexts.append(context)
        }
        continue
      }
      contexts.append(.siriSnippet)
      if isLockScreen, nodes.allSatisfy({ $0.string == "lockScreen" }) { test.isLocked = true }
      findings.report(
        .legacyContext, "There is no context '\(node.string ?? "")'", at: node.location,
        fix: isLockScreen
          ? "Write 'context: siriSnippet' and 'locked: true'" : "Write 'siriSnippet'",
        corrections: isLockScreen ? [] : [.replace("siri", with: "siriSnippet", at: node.location)])
    }
    test.contexts = contexts
  }
}
