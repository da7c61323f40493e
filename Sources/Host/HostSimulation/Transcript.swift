package import Diagnostics
internal import TextTools

/// What a host asked, what a controller answered, and what the host made of it, in order.
package struct Transcript: Hashable, Sendable {
  package var steps: [Step] = []

  package struct Step: Hashable, Sendable {
    package fileprivate(set) var event: TranscriptEvent
    /// The rule behind a decision of the host's; nil for what the project itself says.
    package let basis: Basis?
    /// Where in the project the answer comes from.
    package let location: SourceLocation?
  }

  /// Who acts in a step.
  package enum Actor: String, CaseIterable, Hashable, Sendable {
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

  package mutating func add(
    _ event: TranscriptEvent, _ basis: Basis?, at location: SourceLocation? = nil
  ) {
    steps.append(Step(event: event, basis: basis, location: location))
  }

  /// The same steps with another behaviour in each ask that is passed one, and for each tap
  /// that one answers.
  func passing(_ behavior: InteractiveBehavior) -> Transcript {
    var transcript = self
    for index in steps.indices { transcript.steps[index].event.pass(behavior) }
    return transcript
  }

  /// Whether two transcripts differ in nothing but the behaviours that were passed.
  package func matchesRegardlessOfBehavior(_ other: Transcript) -> Bool {
    steps.count == other.steps.count && comparable == other.comparable
  }

  /// The steps without the behaviors that were passed, for a comparison with other ones.
  package var comparable: [Step] { passing(.none).steps }

  /// The steps as data, in lines of JSON: without words and places, so that neither changes what names it.
  package var data: [UInt8] {
    var lines: [UInt8] = []
    for (index, step) in steps.enumerated() {
      if index > 0 { lines.append(UInt8(ascii: "\n")) }
      step.object(withWords: false).write(to: &lines)
    }
    return lines
  }

  /// The steps with the words for people, in JSON.
  package var entries: [[UInt8]] { steps.map { $0.object(withWords: true).ended() } }

  /// The steps as lines without places and the numbers of cases.
  package var lines: [String] { steps.map { "\($0.actor): \($0.event.words())\($0.basisText)" } }

  /// The steps as numbered lines, for dumps.
  package var text: String {
    steps.enumerated().map { index, step in
      let place = step.location.map { " (\($0))" } ?? ""
      return "\(index + 1). \(step.actor): \(step.words)\(place)\(step.basisText)\n"
    }.joined()
  }
}

extension Transcript.Step {
  package var actor: Transcript.Actor {
    if case .answer = event { .controller } else { .host }
  }

  /// The step in words.
  package var words: String { event.words(numbersCases: true) }

  fileprivate var basisText: String {
    basis.map { " [\($0.certainty.rawValue): \($0.source)]" } ?? ""
  }

  fileprivate func object(withWords: Bool) -> JSONObject {
    let (kind, subject) = event.described
    var object = JSONObject()
    object.add("by", actor.rawValue)
    object.add("kind", kind.rawValue)
    object.add("subject", subject)
    if let basis {
      object.add("certainty", basis.certainty.rawValue)
      object.add("source", basis.source)
    }
    if withWords { object.add("words", event.words()) }
    return object
  }
}
