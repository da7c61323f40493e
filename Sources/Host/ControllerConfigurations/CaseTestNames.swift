internal import HostSimulation
internal import Interactions
internal import Diagnostics
internal import IntentDefinitions
internal import SourceFormats
internal import TextTools

/// Checks the names in a `when` against what there is: a test for something else never holds.
struct CaseTestNames {
  private let intents: AppIntents

  private let hosts: [String]

  init(_ intents: AppIntents, hosts: [String] = []) {
    self.intents = intents
    self.hosts = HostProfile.builtInNames + hosts
  }

  /// Checks one `when`, key paths and all.
  func check(_ condition: YAMLNode?, reporting findings: Findings) {
    checkNames(condition, reporting: findings)
    for entry in condition?.entries ?? [] {
      switch entry.key {
      case "has", "lacks":
        for node in entry.value.items ?? [entry.value] {
          check(path: node, plain: [.intent], under: condition, reporting: findings)
        }
      case "parameters" where entry.value.string != "empty":
        let lists = entry.value.entries?.map(\.value) ?? [entry.value]
        for node in lists.flatMap({ $0.items ?? [$0] }) {
          check(path: node, plain: [.intent, .response], under: condition, reporting: findings)
        }
      default: break
      }
    }
  }

  /// Whether a `when` is about intents of the app's own definitions only; a host of the project's
  /// own may ask about their parameters.
  func concernsCustomIntentsOnly(_ condition: YAMLNode?) -> Bool {
    let named = Self.classNames(in: condition)
    let supported = intents.extensions.filter { $0.point == .intentsUI }
      .flatMap { $0.intentsSupported.map(\.name) }
    let classes = named.isEmpty ? supported : named
    return condition?.value("host") == nil && !classes.isEmpty
      && classes.allSatisfy { intents.intent(named: $0)?.intent.kind == .custom }
  }

  /// Whether Maps may ask a case: it tests for no other context, and for an intent that Maps shows.
  func mayBeAsked(inMaps test: CaseTest) -> Bool {
    guard test.contexts?.contains(.mapsCard) ?? true else { return false }
    let supported = intents.extensions.filter { $0.point == .intentsUI }
      .flatMap { $0.intentsSupported.map(\.name) }
    return supported.contains { name in
      (test.intents?.contains(name) ?? true)
        && SystemIntentCatalog.standard.intent(name)?.hostContexts?
          .contains(HostedViewContext.mapsCard.rawValue) ?? false
    }
  }

  /// Checks every `when` that stands somewhere below.
  func checkConditions(in node: YAMLNode, reporting findings: Findings) {
    for entry in node.entries ?? [] {
      if entry.key == "when" { check(entry.value, reporting: findings) }
      checkConditions(in: entry.value, reporting: findings)
    }
    for item in node.items ?? [] { checkConditions(in: item, reporting: findings) }
  }

  /// Checks the key paths of a case's `returns`, which may be of either class.
  func checkReturns(_ node: YAMLNode?, under condition: YAMLNode?, reporting findings: Findings) {
    guard let node, !["given", "none", "all"].contains(node.string ?? "") else { return }
    for item in node.items ?? [node] {
      check(path: item, plain: [.intent, .response], under: condition, reporting: findings)
    }
  }

  /// Checks the list whose rows a size counts.
  func checkRows(_ size: YAMLNode?, under condition: YAMLNode?, reporting findings: Findings) {
    for side in size?.entries ?? [] {
      for entry in side.value.entries ?? [] where entry.key == "rows" {
        check(path: entry.value, plain: [.intent], under: condition, reporting: findings)
      }
    }
  }

  private func check(
    path node: YAMLNode, plain: [Binding.Root], under condition: YAMLNode?,
    reporting findings: Findings
  ) {
    guard let source = node.string, let parts = ValuePath(source)?.parts, parts != ["row"] else {
      return
    }
    let classes = classes(under: condition)
    var roots = plain
    var name = parts[0]
    var prefix = ""
    if parts.count > 1, let root = classes.root(parts[0]) {
      guard let root else { return }
      roots = [root]
      prefix = "\(name)."
      name = parts[1]
    }
    let known = roots.flatMap { $0 == .response ? classes.responseNames : classes.parameterNames }
    guard !known.contains(name) else { return }
    findings.report(
      .unknownValue, "There is no parameter '\(prefix)\(name)'", at: node.location,
      notes: unreadNotes(under: condition),
      fix: fix(name, prefix: prefix, known: known, classes: classes))
  }

  private func fix(
    _ name: String, prefix: String, known: [String], classes: TestedClasses
  ) -> String {
    if let near = nearestSpelling(to: name, among: known) { return "Write '\(prefix)\(near)'" }
    if prefix.isEmpty, classes.responseNames.contains(name) { return "Write 'response.\(name)'" }
    let names = Set(known).sorted().prefix(10)
    return names.isEmpty
      ? "Remove the test: there are no parameters"
      : "Write one of: \(names.joined(separator: ", "))"
  }

  /// The classes that a `when` leaves, or all of the app's.
  private func classes(under condition: YAMLNode?) -> TestedClasses {
    TestedClasses(intents, named: Self.classNames(in: condition).map { intents.classMeant(by: $0) })
  }

  private static func classNames(in condition: YAMLNode?) -> [String] {
    let entry = condition?.value("intent")
    return (entry?.items ?? [entry].compactMap(\.self)).compactMap(\.string)
  }

  /// The definitions that may have what a `when` tests; none where all intents that it names are
  /// known.
  private func unreadNotes(under condition: YAMLNode?) -> [Diagnostic.Note] {
    let named = Self.classNames(in: condition)
    let areKnown = named.allSatisfy { name in
      intents.intent(named: name) != nil
        || SystemIntentCatalog.standard.intent(name) != nil
    }
    return areKnown && !named.isEmpty ? [] : intents.unreadNotes
  }

  private func checkNames(_ condition: YAMLNode?, reporting findings: Findings) {
    let all = intents.intents.map(\.intent)
    let system = SystemIntentCatalog.standard.intents.map(\.className)
    let codes =
      all.flatMap { $0.response.codes.map(\.name) } + ResponseCode.builtIn
      + SystemIntentCatalog.standard.intents.flatMap { $0.codes.map(\.name) }
    let known: [(key: String, rule: Rule, names: [String])] = [
      ("intent", .unknownIntent, all.map(\.className) + all.map(\.name) + system),
      ("response", .unknownIntent, all.map(\.responseClassName) + system.map { $0 + "Response" }),
      ("code", .unknownValue, codes + ["userConfirmationRequired", "handleInApp"]),
      ("host", .unknownValue, hosts),
    ]
    for entry in condition?.entries ?? [] {
      guard let test = known.first(where: { $0.key == entry.key }) else { continue }
      for node in entry.value.items ?? [entry.value] {
        guard let name = node.string, !test.names.contains(name) else { continue }
        let concerned = test.key == "code" ? classes(under: condition).codes : []
        let meant = concerned.isEmpty ? Set(test.names).sorted() : concerned
        findings.report(
          test.rule, "There is no \(entry.key) '\(name)'", at: node.location,
          notes: test.key == "code" ? unreadNotes(under: condition) : [],
          fix: nearestSpelling(to: name, among: meant).map { "Write '\($0)'" }
            ?? choice(among: meant, for: test.key),
          corrections: .spelling(of: name, among: meant, at: node.location))
      }
    }
  }

  /// The fix if no name is near: of intents the app's own, which are few.
  private func choice(among names: [String], for key: String) -> String {
    let own = intents.intents.map(\.intent)
    let shown =
      switch key {
      case "intent": own.map(\.className)
      case "response": own.map(\.responseClassName)
      default: names
      }
    return shown.isEmpty
      ? "Add the intent definition to the source folder"
      : "Write one of: \(shown.prefix(10).joined(separator: ", "))"
  }
}
