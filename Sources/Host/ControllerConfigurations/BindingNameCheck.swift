internal import HostSimulation
internal import Interactions
internal import Diagnostics
internal import IntentDefinitions
internal import SourceFormats
internal import TextTools

/// Holds the bindings of layouts against the intents that they can be drawn for.
///
/// Checks only the first name of a path, and only where all intents are known. The check of a
/// `when` covers its `has` and `lacks`.
struct BindingNameCheck {
  private let intents: AppIntents
  /// The intents that the extension supports; nil where it is not sure which one it is, or what it
  /// supports.
  private let supported: [Intent]?

  private let findings: Findings

  init(_ intents: AppIntents, extensionName: String?, findings: Findings) {
    self.findings = findings
    self.intents = intents
    let extensions = intents.extensions.filter { $0.point == .intentsUI }.meant(by: extensionName)
    let names = extensions.count == 1 ? extensions[0].intentsSupported.map(\.name) : []
    supported = names.isEmpty ? nil : Self.intents(named: names, in: intents)
  }

  /// Reports each name that no intent has, and gives them by their layouts.
  ///
  /// If there may be more cases, which cannot be read, any intent may be what a layout is for.
  func check(
    _ layouts: YAMLNode?, shownBy cases: [ControllerCase], maybeMore: Bool
  ) -> [String: Set<BoundName>] {
    var unknown: [String: Set<BoundName>] = [:]
    for layout in layouts?.entries ?? [] {
      let tests =
        cases.filter { $0.layouts.contains(layout.key) }.map(\.test) + (maybeMore ? [.always] : [])
      guard !tests.isEmpty, let drawn = drawn(tests) else { continue }
      // What any case tests may be why the layout is shown at all.
      let tested = Set(tests.flatMap { ($0.has + $0.lacks).compactMap(BoundName.init) })
      check(
        layout.value, (intents: drawn, tested: tested),
        &unknown[layout.key, default: []])
    }
    return unknown.filter { !$0.value.isEmpty }
  }

  /// The intents that an element is drawn for, and the names that the tests around it are about.
  private typealias Surroundings = (intents: [Intent], tested: Set<BoundName>)

  /// The intents that any of the cases can be for; nil where one is not known.
  private func drawn(_ tests: [CaseTest]) -> [Intent]? {
    var drawn: [Intent] = []
    for test in tests {
      var intents = supported
      if let names = test.intents { intents = Self.intents(named: names, in: self.intents) }
      guard let intents else { return nil }
      drawn += intents.filter { $0.answers(to: test) && !drawn.contains($0) }
    }
    return drawn.isEmpty ? nil : drawn
  }

  /// The intents of some class names as a host plays them; nil where one is not known.
  private static func intents(named names: [String], in intents: AppIntents) -> [Intent]? {
    let found = names.compactMap { name in
      let meant = intents.classMeant(by: name)
      return (intents.intent(named: meant) ?? SystemDefinition.intent(meant))
        .map { SystemDefinition.playable($0).intent }
    }
    return found.count == names.count ? found : nil
  }

  /// The keys of an element or an outlet whose values have bindings.
  private static let texts: Set = [
    "label", "text", "image", "button", "textField", "placeholder", "progress", "slider", "pins",
  ]

  /// The elements that name a list, without the signs of a binding.
  private static let lists: Set = ["table", "chart", "rows"]

  private func check(
    _ node: YAMLNode, _ outer: Surroundings,
    _ unknown: inout Set<BoundName>
  ) {
    for item in node.items ?? [] {
      check(item, outer, &unknown)
    }
    guard let entries = node.entries else { return }
    var inner = outer
    if let condition = node.value("when") {
      let test = CaseTestReader(findings: Findings()).read(condition)
      inner.intents = inner.intents.filter { $0.answers(to: test) }
      inner.tested.formUnion((test.has + test.lacks).compactMap(BoundName.init))
    }
    guard !inner.intents.isEmpty else { return }
    for entry in entries where entry.key != "when" {
      for scalar in entry.value.items ?? [entry.value] {
        for binding in bindings(in: scalar, of: entry.key) {
          guard let name = BoundName(binding), !inner.tested.contains(name),
            !inner.intents.contains(where: { $0.has(name) })
          else { continue }
          unknown.insert(name)
          findings.append(finding(name, binding, of: inner.intents, at: scalar.location))
        }
      }
      check(entry.value, inner, &unknown)
    }
  }

  /// The bindings of one scalar, each name once; none where they cannot be read.
  private func bindings(in node: YAMLNode, of key: String) -> [Binding] {
    guard let source = node.string else { return [] }
    let isList = Self.lists.contains(key)
    guard isList || Self.texts.contains(key) else { return [] }
    let isPath = isList && !source.hasPrefix("${")
    guard let text = try? BindingText(parsing: isPath ? "${\(source)}" : source) else { return [] }
    var seen: Set<BoundName> = []
    return text.bindings.filter { BoundName($0).map { seen.insert($0).inserted } ?? false }
  }

  private func finding(
    _ name: BoundName, _ binding: Binding, of intents: [Intent], at location: SourceLocation
  ) -> Diagnostic {
    let what = name.isResponse ? "response parameter" : "parameter"
    let classes = intents.map(\.className)
    let who =
      classes.count == 1
      ? "\(classes[0]) has no \(what)" : "None of \(classes.count) intents has a \(what)"
    let notes =
      classes.count == 1
      ? [] : [Diagnostic.Note("The layout is drawn for \(classes.prefix(6).map { $0 }.listed)")]
    return Diagnostic(
      .unresolvedBinding, "\(who) '\(name.name)'", at: location, notes: notes,
      fix: name.otherWriting(of: binding, among: intents)
        ?? oneOf(name, intents.flatMap { $0.names(ofResponse: name.isResponse) }))
  }

  private func oneOf(_ name: BoundName, _ known: [String]) -> String {
    let names = Set(known).sorted().prefix(10)
    return names.isEmpty
      ? "Remove the binding: the intents have no such parameter"
      : "Write one of: \(names.joined(separator: ", "))"
  }
}

extension Intent {
  /// Whether a test for intents and responses holds for this one.
  fileprivate func answers(to test: CaseTest) -> Bool {
    (test.intents.map { $0.contains(className) || $0.contains(name) } ?? true)
      && (test.responses.map { $0.contains(responseClassName) } ?? true)
  }
}
