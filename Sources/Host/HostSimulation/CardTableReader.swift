internal import Interactions
internal import Diagnostics
internal import IntentDefinitions
internal import SourceFormats
internal import TextTools

/// Reads a table of the `cards` of a host profile.
struct CardTableReader {
  private let known: CardTablePaths
  private let findings: Findings

  static func table(_ node: YAMLNode, reporting findings: Findings) -> CardTable? {
    guard
      let reader = MappingReader(
        node, "A card", nested: ["intents", "certainty", "source", "sections"], reporting: findings)
    else { return nil }
    let nodes = reader.strings("intents")
    let intents = nodes?.compactMap(\.string)
    let certainty = reader.choice("certainty", of: Certainty.self)
    let source = reader.string("source")
    let confirmTitle = reader.string("confirm")
    let sections = reader.sequence("sections") ?? []
    reader.finish()
    if ["intents", "certainty", "source"].contains(where: { reader.keyLocation($0) == nil }) {
      findings.report(
        .missingKey, "A card must have intents, a certainty and a source", at: node.location,
        fix: "Write intents: [INSendMessageIntent], certainty: observed, source: \"…\"")
    }
    for node in nodes ?? [] {
      guard let name = node.string, SystemDefinition.intent(name) == nil,
        let meant = nearestSpelling(
          to: name, among: SystemIntentCatalog.standard.intents.map(\.className))
      else { continue }
      findings.report(
        .unknownIntent, "SiriKit has no intent '\(name)'", at: node.location,
        fix: "Write '\(meant)'")
    }
    let known = SystemIntentCatalog.standard.intents.map(\.className)
    let meant = intents?.map {
      known.contains($0) ? $0 : nearestSpelling(to: $0, among: known) ?? $0
    }
    let table = CardTableReader(
      known: CardTablePaths(classNames: meant ?? [], findings: findings), findings: findings)
    let templates = sections.compactMap { table.section($0) }
    guard let intents, let certainty, let source else { return nil }
    return CardTable(
      intents: intents, basis: Transcript.Basis(certainty, source),
      sections: templates,
      confirmTitle: confirmTitle)
  }

  private func section(_ node: YAMLNode) -> SectionTemplate? {
    guard
      let reader = MappingReader(
        node, "A section", nested: ["asks", "needs", "row"], reporting: findings)
    else { return nil }
    let asks = paths("asks", reader)
    let each = paths("each", reader)?.first
    let needs = paths("needs", reader) ?? []
    let lacks = paths("lacks", reader) ?? []
    var statuses: [HandlingStatus]?
    if let nodes = reader.strings("status") {
      statuses = nodes.compactMap { status($0) }
    }
    let behavior = reader.choice("behavior", of: InteractiveBehavior.self)
    let rowNode = reader.take("row")
    let row = rowNode.flatMap { self.row($0) }
    reader.finish()
    return SectionTemplate(
      asks: asks, each: each, needs: needs, lacks: lacks, statuses: statuses,
      behavior: behavior ?? .none,
      row: row)
  }

  /// Key paths of the intent, the response or an item of `each`; another root is reported.
  private func paths(_ key: String, _ reader: MappingReader) -> [String]? {
    reader.strings(key)?.compactMap { node in
      guard let path = node.string else { return nil }
      let root = path.prefix { $0 != "." }
      if ["intent", "response", "item"].contains(root) {
        known.check(path, at: node.location)
        return path
      }
      findings.report(
        .unknownValue, "'\(path)' is not a path of the intent or the response", at: node.location,
        fix: "Write 'intent.\(path)' or 'response.\(path)'")
      return nil
    }
  }

  private func row(_ node: YAMLNode) -> RowTemplate? {
    guard let reader = MappingReader(node, "A row", reporting: findings) else { return nil }
    let kind = reader.choice("kind", of: DefaultRow.Kind.self)
    let row = RowTemplate(
      kind: kind ?? .shortcut, image: paths("image", reader)?.first,
      title: text("title", reader),
      subtitle: text("subtitle", reader),
      detail: text("detail", reader))
    reader.finish()
    return row
  }

  /// A text, a list of alternatives, or a mapping from handling statuses to these, in which `other`
  /// stands for all that it does not name.
  private func text(_ key: String, _ reader: MappingReader) -> TextAlternatives? {
    guard let node = reader.take(key), !node.isNull else { return nil }
    guard case .mapping(let entries) = node.content else {
      return TextAlternatives(usual: templates(node), byStatus: [:])
    }
    var usual: [PhraseTemplate] = []
    var byStatus: [HandlingStatus: [PhraseTemplate]] = [:]
    for entry in entries {
      if entry.key == "other" {
        usual = templates(entry.value)
      } else if let status = status(
        YAMLNode(.scalar(YAMLScalar(entry.key, isQuoted: false)), at: entry.keyLocation))
      {
        byStatus[status] = templates(entry.value)
      }
    }
    return TextAlternatives(usual: usual, byStatus: byStatus)
  }

  private func templates(_ node: YAMLNode) -> [PhraseTemplate] {
    (node.items ?? [node]).compactMap { item in
      guard let text = item.string else { return nil }
      let template = PhraseTemplate(text)
      for path in template.placeholders {
        known.check(path, at: item.location)
      }
      return template
    }
  }

  private func status(_ node: YAMLNode) -> HandlingStatus? {
    let word = node.string ?? ""
    if let status = HandlingStatus(rawValue: word) { return status }
    let words = HandlingStatus.allCases.map(\.rawValue)
    findings.report(
      .unknownValue, "'\(word)' is not a handling status", at: node.location,
      fix: nearestSpelling(to: word, among: words).map { "Write '\($0)'" }
        ?? "Write one of: \(words.joined(separator: ", "))")
    return nil
  }
}
