package import CardMatrix
internal import Diagnostics
internal import HostSimulation
internal import IntentDefinitions
internal import Interactions
internal import ProjectReading
internal import TextTools
internal import Views

/// Every card of a site for its script, which filters and finds cards: a script that hands over one
/// value.
///
/// Words that many cards share are in lists, and a card has their numbers.
package struct CardIndex {
  private let lines: [[UInt8]]

  package init(_ states: CardsOfProject) {
    var hosts = Words()
    var variants = Words()
    let interactions = states.parts.filter { !$0.states.isEmpty }.map {
      Self.line(of: $0, &hosts, &variants)
    }
    let outcomes = HostedCard.Outcome.allCases.map { jsonString($0.rawValue) }
    let behaviors = InteractiveBehavior.allCases.map { jsonString($0.rawValue) }
    let start =
      "cardproofCards({\"hosts\":\(hosts.json),\"variants\":\(variants.json),"
      + "\"outcomes\":\(jsonArray(outcomes)),\"behaviors\":\(jsonArray(behaviors)),"
      + "\"interactions\":[\n"
    lines = [Array(start.utf8)] + interactions.separated(by: ",\n") + [Array("\n]});\n".utf8)]
  }

  /// The script in pieces.
  package var pieces: [[UInt8]] { lines }

  /// Pairs of a name in addresses and a title, each once.
  private struct Words {
    private var numbers: [String: Int] = [:]
    private var entries: [String] = []

    mutating func number(of slug: String, title: @autoclosure () -> String) -> Int {
      if let number = numbers[slug] { return number }
      numbers[slug] = entries.count
      entries.append(jsonArray([jsonString(slug), jsonString(title())]))
      return entries.count - 1
    }

    var json: String { jsonArray(entries) }
  }

  /// The intent's title, the name, and the stages: title, page, name in addresses, status and cards.
  private static func line(
    of made: CardsOfInteraction, _ hosts: inout Words, _ variants: inout Words
  ) -> [UInt8] {
    let interaction = made.interaction
    let states = Dictionary(grouping: made.states, by: \.stage.slug)
    let stages = interaction.stages.map { stage -> String in
      var cards: [String] = []
      var rest = (states[stage.slug] ?? [])[...]
      while let first = rest.first {
        let row = rest.prefix { $0.hostSlug == first.hostSlug && $0.variant == first.variant }
        rest = rest.dropFirst(row.count)
        let lock = first.isLocked ? ", locked" : ""
        let host = hosts.number(of: first.hostSlug, title: "\(first.host.title)\(lock)")
        let variant = variants.number(
          of: first.variant.isUsual ? "" : first.variant.slug,
          title: first.variant.isUsual ? "As usual" : first.variant.title)
        cards.append(
          jsonArray([
            String(host), String(variant), first.card.isHypothetical ? "1" : "0",
            jsonArray(looks(of: Array(row))),
          ]))
      }
      return jsonArray([
        jsonString(stage.title), jsonString(SitePaths.stage(stage, of: interaction)),
        jsonString(stage.slug),
        jsonString(stage.status(in: interaction.intent.response).rawValue), jsonArray(cards),
      ])
    }
    return Array(
      jsonArray([
        jsonString(interaction.intent.displayTitle), jsonString(interaction.name),
        jsonArray(stages),
      ]).utf8)
  }

  /// Each look of a row: its behaviors, the host's own first, the outcome, the drawing with its size,
  /// and the numbers of errors and warnings.
  private static func looks(of row: [CardState]) -> [String] {
    var order: [String] = []
    let sorted = row.filter(\.isHostDefault) + row.filter { !$0.isHostDefault }
    for state in sorted where !order.contains(state.drawingName) {
      order.append(state.drawingName)
    }
    return order.map { name in
      let group = sorted.filter { $0.drawingName == name }
      let behaviors = group.map { state in
        String(InteractiveBehavior.allCases.firstIndex(of: state.behavior) ?? 0)
      }
      let findings = group.reduce(into: Set<Diagnostic>()) { $0.formUnion($1.findings) }
      let outcome = HostedCard.Outcome.allCases.firstIndex(of: group[0].card.outcome) ?? 0
      let size = group[0].measures.drawingSize
      return jsonArray([
        jsonArray(behaviors), String(outcome), jsonString(name), size.width.pixels,
        size.height.pixels, String(findings.count { $0.severity == .error }),
        String(findings.count { $0.severity == .warning }),
      ])
    }
  }
}
