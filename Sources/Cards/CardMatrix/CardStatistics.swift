internal import Interactions
internal import ProjectReading
package import CardDrawing
package import Diagnostics
package import HostSimulation

/// The counts that project pages need of the states of one interaction, counted once.
///
/// Behind one reference, because it goes from list to list.
package final class CardStatistics: Sendable {
  /// How many states have each outcome.
  package let outcomes: [HostedCard.Outcome: Int]
  /// The cards of the default states.
  let samples: Set<Sample>
  /// How many of them each case of a controller answered.
  package let answers: [SourceLocation: Int]
  /// The names of their drawings.
  package let drawings: Set<String>
  /// The colors of all drawings.
  package let colors: ColorClasses
  /// The images that all drawings lead to.
  package let linkedImages: Set<String>
  /// The distinct cards that the host itself would show first.
  package let natural: [Card]
  /// The cards that differ in more than the marks of behaviors.
  package let others: [Card]

  /// A drawing, and the first of the states that have it.
  package struct Card: Sendable {
    package let drawing: String
    package let state: Int
  }

  /// A response and what came of it.
  struct Sample: Hashable, Sendable {
    /// Nil for a stage without a response.
    let code: String?
    let context: HostedViewContext
    let behavior: InteractiveBehavior
    let outcome: HostedCard.Outcome
  }

  package init(_ states: [CardState], drawings all: [String: CardDrawing]) {
    colors = all.values.reduce(into: .none) { $0.formUnion($1.colors) }
    linkedImages = Set(all.values.flatMap(\.linkedImages))
    outcomes = states.reduce(into: [:]) { $0[$1.card.outcome, default: 0] += 1 }
    let usual = states.indices.filter { states[$0].variant.isUsual }
    samples = Set(
      usual.map { index in
        let state = states[index]
        return Sample(
          code: state.stage.code, context: state.host.context, behavior: state.behavior,
          outcome: state.card.outcome)
      })
    answers = usual.reduce(into: [:]) { answers, index in
      for place in Set(states[index].card.transcript.steps.compactMap(\.location)) {
        answers[place, default: 0] += 1
      }
    }
    drawings = Set(usual.map { states[$0].drawingName })
    let naturalStates = usual.filter { states[$0].isHostDefault }
    let byRow = Dictionary(
      naturalStates.map { (states[$0].rowName, states[$0].card) }
    ) { first, _ in first }
    let otherStates = usual.filter { index in
      let state = states[index]
      return !state.isHostDefault && byRow[state.rowName]?.holdsTheSame(as: state.card) != true
    }
    natural = Self.distinct(naturalStates, of: states)
    others = Self.distinct(otherStates, of: states)
  }

  private static func distinct(_ indices: [Int], of states: [CardState]) -> [Card] {
    var seen: Set<String> = []
    return indices.filter { seen.insert(states[$0].drawingName).inserted }
      .map { Card(drawing: states[$0].drawingName, state: $0) }
  }
}
