internal import Interactions
internal import ProjectReading
internal import CardMatrix
package import OutputFolder
internal import SitePages
internal import CardDrawing
internal import Diagnostics
internal import HostSimulation
internal import IntentDefinitions
internal import TextTools

/// Every distinct card as a picture and a text, by names that stay: for a folder that a team
/// commits.
///
/// A card has one name for each interaction, stage, host and variant. Where the four behaviors look
/// different, the card of the behavior that the host itself would pass has that name alone, and
/// each of the others names its behavior.
package struct CardSnapshot: Sendable {
  package let tree: OutputTree
  package let cardCount: Int
  /// The list of the files with the first state of each, which only changes when cards come or go.
  package let manifest: String

  init(_ made: CardsOfProject) {
    var tree = OutputTree()
    var names: [String: String] = [:]
    for part in made.parts {
      for states in Self.rows(part.states).flatMap(Self.distinct) {
        guard let first = states.first, let drawing = part.drawings[first.drawingName] else {
          continue
        }
        let isUsual = states.contains(where: \.isHostDefault)
        let path = SitePaths.snapshot(of: first, naming: isUsual ? nil : first.behavior)
        tree.add(drawing.file, at: "\(path).svg")
        tree.add(Self.text(of: states, drawing), at: "\(path).txt")
        names["\(path).svg"] = first.id
        names["\(path).txt"] = first.id
      }
    }
    self.tree = tree
    cardCount = names.count / 2
    let lines = names.sorted { $0.key < $1.key }.map { "  \(jsonString($0)): \(jsonString($1))" }
    manifest = lines.isEmpty ? "{}\n" : "{\n\(lines.joined(separator: ",\n"))\n}\n"
  }

  /// The states of each interaction, stage, host and variant.
  private static func rows(_ states: [CardState]) -> [[CardState]] {
    var rows: [[CardState]] = []
    for state in states {
      if let last = rows.last?.first, last.rowID == state.rowID {
        rows[rows.count - 1].append(state)
      } else {
        rows.append([state])
      }
    }
    return rows
  }

  /// The states of a row that show the same drawing, each drawing once.
  private static func distinct(_ row: [CardState]) -> [[CardState]] {
    var order: [String] = []
    for state in row where !order.contains(state.drawingName) { order.append(state.drawingName) }
    return order.map { name in row.filter { $0.drawingName == name } }
  }

  /// The texts on the card and its transcript.
  private static func text(of states: [CardState], _ drawing: CardDrawing) -> String {
    var text = drawing.textDescription
    var known: Set<String> = []
    for state in states where known.insert(state.transcriptID).inserted {
      let same = states.filter { $0.transcriptID == state.transcriptID }
      let behaviors = same.map {
        $0.behavior.rawValue + ($0.isHostDefault ? " (the host’s own)" : "")
      }
      let findings = Set(same.flatMap { $0.findings.map(\.rule.id) }).sorted()
      text += "\nBehavior: \(behaviors.joined(separator: ", "))\n"
      text += "Outcome: \(state.card.outcome.rawValue)\n"
      text += "Card: \(state.measures.cardSize)\n"
      if !findings.isEmpty { text += "Findings: \(findings.joined(separator: ", "))\n" }
      text += state.card.transcript.lines.map { "  \($0)\n" }.joined()
    }
    return text
  }
}

extension CardState {
  fileprivate var rowID: String {
    "\(interaction.intent.addressName)/\(interaction.slug)/\(stage.slug)/\(hostSlug)/\(variant.slug)"
  }
}

extension SiteGenerator {
  /// Every distinct card with a name that stays.
  package func snapshot() async -> CardSnapshot {
    CardSnapshot(await CardMatrixBuilder(project).states(jobs: jobs))
  }
}
