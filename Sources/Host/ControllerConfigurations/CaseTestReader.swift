internal import HostSimulation
internal import Interactions
internal import Diagnostics
internal import SourceFormats
internal import TextTools

/// Reads a `when`: every test must hold, and a list means "any of these".
struct CaseTestReader {
  func read(_ node: YAMLNode?, reporting diagnostics: inout [Diagnostic]) -> CaseTest {
    guard let node, !node.isNull,
      var reader = MappingReader(node, "A test", reporting: &diagnostics)
    else { return .always }
    var test = CaseTest()
    test.intents = words(&reader, "intent", &diagnostics)
    test.responses = words(&reader, "response", &diagnostics)
    test.statuses = choices(&reader, "status", HandlingStatus.self, &diagnostics)
    test.codes = words(&reader, "code", &diagnostics)
    readContext(&reader, into: &test, reporting: &diagnostics)
    test.behaviors = choices(&reader, "behavior", InteractiveBehavior.self, &diagnostics)
    test.parameters = parameters(&reader, &diagnostics)
    test.has = keyPaths(&reader, "has", &diagnostics)
    test.lacks = keyPaths(&reader, "lacks", &diagnostics)
    if let isLocked = reader.boolean("locked", reporting: &diagnostics) { test.isLocked = isLocked }
    test.hosts = words(&reader, "host", &diagnostics)
    test.samples = words(&reader, "sample", &diagnostics)
    reader.finish(reporting: &diagnostics)
    return test
  }

  private func words(
    _ reader: inout MappingReader, _ key: String, _ diagnostics: inout [Diagnostic]
  ) -> [String]? {
    reader.strings(key, reporting: &diagnostics)?.compactMap(\.string)
  }

  /// `empty`, key paths of which any must be asked about, or `{all: […]}` or `{only: […]}` of them.
  private func parameters(
    _ reader: inout MappingReader, _ diagnostics: inout [Diagnostic]
  ) -> CaseTest.ParameterTest? {
    guard let node = reader.take("parameters"), !node.isNull else { return nil }
    guard node.entries != nil else {
      return words(&reader, "parameters", &diagnostics).map {
        $0 == ["empty"] ? .empty : .contains($0)
      }
    }
    guard var inner = MappingReader(node, "'parameters'", reporting: &diagnostics) else {
      return nil
    }
    let all = words(&inner, "all", &diagnostics)
    let only = words(&inner, "only", &diagnostics)
    inner.finish(reporting: &diagnostics)
    if let only, all == nil { return .only(only) }
    if let all, only == nil { return .all(all) }
    diagnostics.report(
      .wrongType, "'parameters' must be empty, key paths, or one of 'all' and 'only'",
      at: node.location,
      fix: "Write for example {only: [payee.displayName, currencyAmount]}")
    return nil
  }

  private func keyPaths(
    _ reader: inout MappingReader, _ key: String, _ diagnostics: inout [Diagnostic]
  ) -> [CaseTest.KeyPathTest] {
    (reader.strings(key, reporting: &diagnostics) ?? []).compactMap { node in
      let test = node.string.flatMap { CaseTest.KeyPathTest($0) }
      if test == nil {
        diagnostics.report(
          .wrongType, "'\(node.string ?? "")' is not a key path", at: node.location,
          fix: "Separate names with dots: intent.soup.identifier")
      }
      return test
    }
  }

  private func choices<Choice: RawRepresentable & CaseIterable>(
    _ reader: inout MappingReader, _ key: String, _ type: Choice.Type,
    _ diagnostics: inout [Diagnostic]
  ) -> [Choice]? where Choice.RawValue == String {
    reader.strings(key, reporting: &diagnostics)?.compactMap { node in
      choice(node, of: key, type, &diagnostics)
    }
  }

  private func choice<Choice: RawRepresentable & CaseIterable>(
    _ node: YAMLNode, of key: String, _ type: Choice.Type, _ diagnostics: inout [Diagnostic]
  ) -> Choice? where Choice.RawValue == String {
    let word = node.string ?? ""
    if let choice = Choice(rawValue: word) { return choice }
    let all = Choice.allCases.map(\.rawValue)
    diagnostics.report(
      .unknownValue, "'\(word)' is not a value of '\(key)'", at: node.location,
      fix: nearestSpelling(to: word, among: all).map { "Write '\($0)'" }
        ?? "Write one of: \(all.joined(separator: ", "))",
      corrections: .spelling(of: word, among: all, at: node.location))
    return nil
  }

  /// Older material writes `siri` and `lockScreen`, which never existed as contexts (seed 002).
  private func readContext(
    _ reader: inout MappingReader, into test: inout CaseTest,
    reporting diagnostics: inout [Diagnostic]
  ) {
    guard let nodes = reader.strings("context", reporting: &diagnostics) else { return }
    var contexts: [HostedViewContext] = []
    for node in nodes {
      let isLockScreen = node.string == "lockScreen"
      guard isLockScreen || node.string == "siri" else {
        if let context = choice(node, of: "context", HostedViewContext.self, &diagnostics) {
          contexts.append(context)
        }
        continue
      }
      contexts.append(.siriSnippet)
      if isLockScreen, nodes.allSatisfy({ $0.string == "lockScreen" }) { test.isLocked = true }
      diagnostics.report(
        .legacyContext, "There is no context '\(node.string ?? "")'", at: node.location,
        fix: isLockScreen
          ? "Write 'context: siriSnippet' and 'locked: true'" : "Write 'siriSnippet'",
        corrections: isLockScreen ? [] : [.replace("siri", with: "siriSnippet", at: node.location)])
    }
    test.contexts = contexts
  }
}
