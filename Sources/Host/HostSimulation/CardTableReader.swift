internal import Interactions
internal import Diagnostics
internal import IntentDefinitions
internal import SourceFormats
internal import TextTools

/// Reads a table of the `cards` of a host profile.
struct CardTableReader {
  private let known: CardTablePaths

  static func table(
    _ node: YAMLNode, reporting diagnostics: inout [Diagnostic]
  ) -> CardTable? {
    guard
      var reader = MappingReader(
        node, "A card", nested: ["intents", "certainty", "source", "sections"],
        reporting: &diagnostics)
    else { return nil }
    let nodes = reader.strings("intents", reporting: &diagnostics)
    let intents = nodes?.compactMap(\.string)
    let certainty = reader.choice("certainty", of: Certainty.self, reporting: &diagnostics)
    let source = reader.string("source", reporting: &diagnostics)
    let confirmTitle = reader.string("confirm", reporting: &diagnostics)
    let sections = reader.sequence("sections", reporting: &diagnostics) ?? []
    reader.finish(reporting: &diagnostics)
    if ["intents", "certainty", "source"].contains(where: { reader.keyLocation($0) == nil }) {
      diagnostics.report(
        .missingKey, "A card must have intents, a certainty and a source", at: node.location,
        fix: "Write intents: [INSendMessageIntent], certainty: observed, source: \"…\"")
    }
    for node in nodes ?? [] {
      guard let name = node.string, SystemDefinition.intent(name) == nil,
        let meant = nearestSpelling(
          to: name, among: SystemIntentCatalog.standard.intents.map(\.className))
      else { continue }
      diagnostics.report(
        .unknownIntent, "SiriKit has no intent '\(name)'", at: node.location,
        fix: "Write '\(meant)'")
    }
    let known = SystemIntentCatalog.standard.intents.map(\.className)
    let meant = intents?.map {
      known.contains($0) ? $0 : nearestSpelling(to: $0, among: known) ?? $0
    }
    let table = CardTableReader(known: CardTablePaths(classNames: meant ?? []))
    let templates = sections.compactMap { table.section($0, reporting: &diagnostics) }
    guard let intents, let certainty, let source else { return nil }
    return CardTable(
      intents: intents, basis: Transcript.Basis(certainty, source),
      sections: templates,
      confirmTitle: confirmTitle)
  }

  private func section(
    _ node: YAMLNode, reporting diagnostics: inout [Diagnostic]
  ) -> SectionTemplate? {
    guard
      var reader = MappingReader(
        node, "A section", nested: ["asks", "needs", "row"], reporting: &diagnostics)
    else { return nil }
    let asks = paths("asks", &reader, reporting: &diagnostics)
    let each = paths("each", &reader, reporting: &diagnostics)?.first
    let needs = paths("needs", &reader, reporting: &diagnostics) ?? []
    let lacks = paths("lacks", &reader, reporting: &diagnostics) ?? []
    var statuses: [HandlingStatus]?
    if let nodes = reader.strings("status", reporting: &diagnostics) {
      statuses = nodes.compactMap { status($0, reporting: &diagnostics) }
    }
    let behavior = reader.choice(
      "behavior", of: InteractiveBehavior.self, reporting: &diagnostics)
    let rowNode = reader.take("row")
    let row = rowNode.flatMap { self.row($0, reporting: &diagnostics) }
    reader.finish(reporting: &diagnostics)
    return SectionTemplate(
      asks: asks, each: each, needs: needs, lacks: lacks, statuses: statuses,
      behavior: behavior ?? .none,
      row: row)
  }

  /// Key paths of the intent, the response or an item of `each`; another root is reported.
  private func paths(
    _ key: String, _ reader: inout MappingReader, reporting diagnostics: inout [Diagnostic]
  ) -> [String]? {
    reader.strings(key, reporting: &diagnostics)?.compactMap { node in
      guard let path = node.string else { return nil }
      let root = path.prefix { $0 != "." }
      if ["intent", "response", "item"].contains(root) {
        known.check(path, at: node.location, reporting: &diagnostics)
        return path
      }
      diagnostics.report(
        .unknownValue, "'\(path)' is not a path of the intent or the response", at: node.location,
        fix: "Write 'intent.\(path)' or 'response.\(path)'")
      return nil
    }
  }

  private func row(
    _ node: YAMLNode, reporting diagnostics: inout [Diagnostic]
  ) -> RowTemplate? {
    guard var reader = MappingReader(node, "A row", reporting: &diagnostics) else { return nil }
    let kind = reader.choice("kind", of: DefaultRow.Kind.self, reporting: &diagnostics)
    let row = RowTemplate(
      kind: kind ?? .shortcut, image: paths("image", &reader, reporting: &diagnostics)?.first,
      title: text("title", &reader, reporting: &diagnostics),
      subtitle: text("subtitle", &reader, reporting: &diagnostics),
      detail: text("detail", &reader, reporting: &diagnostics))
    reader.finish(reporting: &diagnostics)
    return row
  }

  /// A text, a list of alternatives, or a mapping from handling statuses to these, in which `other`
  /// stands for all that it does not name.
  private func text(
    _ key: String, _ reader: inout MappingReader, reporting diagnostics: inout [Diagnostic]
  ) -> TextAlternatives? {
    guard let node = reader.take(key), !node.isNull else { return nil }
    guard case .mapping(let entries) = node.content else {
      return TextAlternatives(usual: templates(node, reporting: &diagnostics), byStatus: [:])
    }
    var usual: [PhraseTemplate] = []
    var byStatus: [HandlingStatus: [PhraseTemplate]] = [:]
    for entry in entries {
      if entry.key == "other" {
        usual = templates(entry.value, reporting: &diagnostics)
      } else if let status = status(
        YAMLNode(.scalar(YAMLScalar(entry.key, isQuoted: false)), at: entry.keyLocation),
        reporting: &diagnostics)
      {
        byStatus[status] = templates(entry.value, reporting: &diagnostics)
      }
    }
    return TextAlternatives(usual: usual, byStatus: byStatus)
  }

  private func templates(
    _ node: YAMLNode, reporting diagnostics: inout [Diagnostic]
  ) -> [PhraseTemplate] {
    (node.items ?? [node]).compactMap { item in
      guard let text = item.string else { return nil }
      let template = PhraseTemplate(text)
      for path in template.placeholders {
        known.check(path, at: item.location, reporting: &diagnostics)
      }
      return template
    }
  }

  private func status(
    _ node: YAMLNode, reporting diagnostics: inout [Diagnostic]
  ) -> HandlingStatus? {
    let word = node.string ?? ""
    if let status = HandlingStatus(rawValue: word) { return status }
    let words = HandlingStatus.allCases.map(\.rawValue)
    diagnostics.report(
      .unknownValue, "'\(word)' is not a handling status", at: node.location,
      fix: nearestSpelling(to: word, among: words).map { "Write '\($0)'" }
        ?? "Write one of: \(words.joined(separator: ", "))")
    return nil
  }
}
