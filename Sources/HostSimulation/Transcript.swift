package import Diagnostics

/// What a host asked, what a controller answered, and what the host made of it, in order.
package struct Transcript: Hashable, Sendable {
  package var steps: [Step] = []

  package struct Step: Hashable, Sendable {
    package let actor: Actor
    package let text: String
    /// The rule behind a decision of the host's; nil for what the project itself says.
    package let basis: Basis?
    /// Where in the project the answer comes from.
    package let location: SourceLocation?
  }

  /// Who acts in a step.
  package enum Actor: String, Hashable, Sendable {
    case host, controller
  }

  /// How sure a rule is, and where it comes from.
  package struct Basis: Hashable, Sendable {
    package let certainty: Certainty
    package let source: String

    package init(_ certainty: Certainty, _ source: String) {
      self.certainty = certainty
      self.source = source
    }
  }

  package init() {}

  mutating func host(_ text: String, _ certainty: Certainty, _ source: String) {
    steps.append(Step(actor: .host, text: text, basis: Basis(certainty, source), location: nil))
  }

  mutating func controller(_ text: String, at location: SourceLocation?) {
    steps.append(Step(actor: .controller, text: text, basis: nil, location: location))
  }

  /// The same text for transcripts that differ only in the behaviour that was passed.
  package var textRegardlessOfBehavior: String {
    InteractiveBehavior.allCases.reduce(text) { text, behavior in
      text.replacing(behavior.transcriptText, with: ", ")
    }
  }

  /// The steps as numbered lines, for dumps and digests.
  package var text: String {
    steps.enumerated().map { index, step in
      let basis = step.basis.map { " [\($0.certainty.rawValue): \($0.source)]" } ?? ""
      let place = step.location.map { " (\($0))" } ?? ""
      return "\(index + 1). \(step.actor): \(step.text)\(place)\(basis)\n"
    }.joined()
  }
}
