internal import HostSimulation
internal import Interactions
internal import Diagnostics
internal import IntentDefinitions
internal import SourceFormats
internal import TextTools

/// The values that bindings can read while a controller answers an ask.
package struct BindingScope {
  let ask: Ask
  let appName: String
  let strings: LocalizedStrings
  let findings: Findings
  /// The value that a row of a table shows.
  private(set) var row: IntentValue?
  /// Names that were found wrong before anything was played.
  private(set) var saidBefore: Set<BoundName> = []

  init(ask: Ask, appName: String, strings: LocalizedStrings, findings: Findings) {
    self.findings = findings
    self.ask = ask
    self.appName = appName
    self.strings = strings
  }

  /// The scope in a row of a table.
  func inRow(_ value: IntentValue) -> BindingScope {
    var scope = self
    scope.row = value
    return scope
  }

  /// The scope after some names were reported: they are not reported once more.
  func saidBefore(_ names: Set<BoundName>) -> BindingScope {
    var scope = self
    scope.saidBefore = names
    return scope
  }

  /// Whether it was said before why a path leads nowhere here: its name is wrong, or what the
  /// interaction gives it.
  func isSaidBefore(_ root: Binding.Root, _ path: [String]) -> Bool {
    guard let name = BoundName(root, path) else { return false }
    return ask.interaction.refused.contains(name.name)
      || saidBefore.contains(name) && !ask.interaction.intent.has(name)
  }

  /// The longest text of a view, in bytes of UTF-8 (convention); no card has room for as much.
  private static let longestText = 20_000

  /// The value at a key path such as `intent.soup.identifier`; nil where there is none.
  func value(root: Binding.Root, path: [String]) -> IntentValue? {
    if root == .row { return path.reduce(row) { value, name in value?.property(name) } }
    guard let first = path.first else { return nil }
    let start: IntentValue? =
      switch root {
      case .intent: ask.interaction.parameters[first]
      case .response: ask.stage.code == nil ? nil : ask.stage.responseValues[first]
      case .activity: ask.stage.activity[first]
      case .sample: ask.stage.sample[first]
      case .app: first == "name" ? .text(appName) : nil
      case .string:
        strings.text(of: first, in: ask.interaction.language).map { .text($0) }
      case .row: nil
      }
    return path.dropFirst().reduce(start) { value, name in value?.property(name) }
  }

  func isList(_ list: CaseTest.KeyPathTest) -> Bool {
    if case .list = value(root: list.root, path: list.path) { true } else { false }
  }

  /// A text with its bindings filled in; one without a value draws nothing and is reported.
  func text(_ text: BindingText, at location: SourceLocation?) -> String {
    var filled = ""
    for segment in text.segments {
      switch segment {
      case .text(let text): filled += text
      case .binding(let binding):
        filled += self.text(of: binding, at: location)
      }
      guard filled.utf8.count <= Self.longestText else {
        findings.report(
          .overLimit, "With its values the text is longer than \(Self.longestText) bytes",
          at: location, fix: "Use fewer values; the card leaves out the rest")
        return filled.prefix(bytes: Self.longestText)
      }
    }
    return filled
  }

  private func text(of binding: Binding, at location: SourceLocation?) -> String {
    guard let value = value(root: binding.root, path: binding.path) else {
      if !isSaidBefore(binding.root, binding.path) {
        findings.append(noValue(binding, at: location))
      }
      return ""
    }
    let writer = ValueText(language: ask.interaction.language)
    guard let text = writer.text(value, format: binding.format) else {
      findings.report(
        .unresolvedBinding, "The value of '${\(binding.source)}' does not fit its format",
        at: location, fix: "Use another format, or give the value another type")
      return ""
    }
    return text
  }

  private func noValue(_ binding: Binding, at location: SourceLocation?) -> Diagnostic {
    let intent = ask.interaction.intent
    let known: [String] =
      switch binding.root {
      case .intent: intent.parameters.map(\.name)
      case .response: intent.response.parameters.map(\.name)
      case .activity: Array(ask.stage.activity.keys)
      case .sample: Array(ask.stage.sample.keys)
      case .app: ["name"]
      case .string: []
      case .row: row?.propertyNames ?? []
      }
    let name = binding.path.first ?? ""
    if binding.root == .string { return noString(name, at: location) }
    var meant: [String]?
    var fix = "Give the interaction a value, or add 'when: {has: …}'"
    if let bound = BoundName(binding), !intent.has(bound) {
      fix =
        bound.otherWriting(of: binding, among: [intent])
        ?? "Add 'when: {has: \(binding.root.rawValue).\(name)}'"
    } else if !known.contains(name) {
      meant = nearestSpelling(to: name, among: known).map { [$0] + binding.path.dropFirst() }
    } else if binding.path.count == 2,
      case .object(let object) = value(root: binding.root, path: [name])
    {
      let properties = object.properties.keys + ["identifier", "display"]
      meant = nearestSpelling(to: binding.path[1], among: properties).map { [name, $0] }
    }
    return Diagnostic(
      .unresolvedBinding, "'${\(binding.source)}' has no value", at: location,
      notes: [Diagnostic.Note("With \(intent.className)")],
      fix: meant.map { "Write '${\(binding.root.rawValue).\($0.joined(separator: "."))}'" } ?? fix,
      fixRank: meant == nil ? .general : .exact)
  }
}

extension BindingScope {
  private func noString(_ id: String, at location: SourceLocation?) -> Diagnostic {
    Diagnostic(
      .unresolvedBinding,
      "There is no text '\(id)' in '\(ask.interaction.language)' or in the base language",
      at: location,
      fix: nearestSpelling(to: id, among: strings.ids).map { "Write '${string(\($0))}'" }
        ?? "Write a string id of the definition or a key of Localizable.strings")
  }
}

extension IntentValue {
  fileprivate var propertyNames: [String] {
    guard case .object(let object) = self else { return [] }
    return object.properties.keys + ["identifier", "display"]
  }
}

extension String {
  /// As many whole characters from the beginning as so many bytes hold.
  fileprivate func prefix(bytes: Int) -> String {
    var left = bytes
    return String(
      prefix { character in
        left -= character.utf8.count
        return left >= 0
      })
  }
}
