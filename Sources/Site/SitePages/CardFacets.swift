internal import Interactions
internal import CardMatrix
internal import HostSimulation
internal import PageMarkup
internal import Views

/// What the filters of a page know of a card: the sides of all states that share it.
///
/// Each side is a list of words with spaces between, so that a script can hide what does not fit.
struct CardFacets {
  private let states: [CardState]

  init(_ states: [CardState]) {
    self.states = states
  }

  var members: TemplateMembers {
    [
      "contexts": words(\.host.context.rawValue), "behaviors": words(\.behavior.rawValue),
      "stages": words(\.stage.slug), "outcomes": words(\.card.outcome.rawValue),
      "findings": words { $0.findings.isEmpty ? "without" : "with" },
    ]
  }

  /// The values of one side in the order of the states, each once.
  private func words(_ side: (CardState) -> String) -> TemplateValue {
    var seen: Set<String> = []
    return .text(states.map(side).filter { seen.insert($0).inserted }.joined(separator: " "))
  }
}

extension Points {
  /// The length as HTML wants an image's: whole, so that nothing of the image is cut off.
  var pixels: String { String((sixtyFourths + 63) / 64) }
}
