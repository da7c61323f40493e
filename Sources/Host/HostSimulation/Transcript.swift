package import Diagnostics
internal import TextTools

/// The steps of a host and a controller, in order.
package struct Transcript: Hashable, Sendable {
  package var steps: [Step] = []

  package struct Step: Hashable, Sendable {
    package fileprivate(set) var event: TranscriptEvent
    /// The rule behind a decision of the host's; nil for what the project itself says.
    package fileprivate(set) var basis: Basis?
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
    /// Whether no host comes to the step, which shows what would be if one did.
    fileprivate var isWhatIf = false

    package init(_ certainty: Certainty, _ source: String) {
      self.certainty = certainty
      self.source = source
    }

    /// The word for the catalog; `whatIf` where no host comes to the step.
    package var mark: String { isWhatIf ? "whatIf" : certainty.rawValue }

    /// The words for people.
    package var markText: String { isWhatIf ? "what if" : certainty.rawValue }
  }

  package init() {}

  package mutating func add(
    _ event: TranscriptEvent, _ basis: Basis?, at location: SourceLocation? = nil
  ) {
    steps.append(Step(event: event, basis: basis, location: location))
  }

  /// The steps with another behavior in each ask that is passed one, and for each tap
  /// that one answers.
  func passing(_ behavior: InteractiveBehavior) -> Transcript {
    var transcript = self
    for index in steps.indices where steps[index].event.hasBehavior {
      transcript.steps[index].event = steps[index].event.passing(behavior)
    }
    return transcript
  }

  /// Whether two transcripts differ in nothing but the behaviors that were passed.
  package func matchesRegardlessOfBehavior(_ other: Transcript) -> Bool {
    steps.elementsEqual(other.steps) { $0.matchesRegardlessOfBehavior($1) }
  }

  /// The steps marked as those of a column that no host passes; as they are where no step depends
  /// on a behavior, and so all columns are one.
  var whatIf: Transcript {
    guard steps.contains(where: \.event.hasBehavior) else { return self }
    var transcript = self
    for index in steps.indices { transcript.steps[index].basis?.isWhatIf = true }
    return transcript
  }

  /// The steps as data, in lines of JSON: without words and places, so that neither changes what
  /// names it.
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
  package var lines: [String] {
    steps.map { "\($0.side)\($0.event.words())\($0.basisText)" }
  }

  /// The steps as numbered lines, for dumps.
  package var text: String {
    steps.enumerated().map { index, step in
      let place = step.location.map { " (\($0))" } ?? ""
      return "\(index + 1). \(step.side)\(step.words)\(place)\(step.basisText)\n"
    }.joined()
  }
}

extension Transcript {
  /// Takes the events alone: places and sources hardly tell one transcript from another.
  package func hash(into hasher: inout Hasher) {
    for step in steps { hasher.combine(step.event) }
  }
}

extension Transcript.Step {
  /// Whether two steps differ in nothing but the behaviors that were passed.
  package func matchesRegardlessOfBehavior(_ other: Self) -> Bool {
    location == other.location && basis?.certainty == other.basis?.certainty
      && basis?.source == other.basis?.source
      && (event == other.event
        || event.hasBehavior && event.passing(.none) == other.event.passing(.none))
  }

  package var actor: Transcript.Actor { event.kind.actor }

  /// Who acts, in front of a line: the controller's steps stand in.
  fileprivate var side: String { actor == .host ? "host: " : "    controller: " }

  /// The step in words.
  package var words: String { event.words(numbersCases: true) }

  fileprivate var basisText: String {
    basis.map { " [\($0.markText): \($0.source)]" } ?? ""
  }

  fileprivate func object(withWords: Bool) -> JSONObject {
    let (kind, subject) = event.described
    var object = JSONObject()
    object.add("by", kind.actor.rawValue)
    object.add("kind", kind.rawValue)
    object.add("subject", subject)
    if let basis {
      object.add("certainty", basis.mark)
      object.add("source", basis.source)
    }
    if withWords { object.add("words", event.words()) }
    return object
  }
}

extension TranscriptEvent.Kind {
  fileprivate var actor: Transcript.Actor {
    switch self {
    case .viewDidLoad, .request, .lookup, .missingAPI, .leftOut, .answer, .reply, .appearing,
      .changing,
      .leaving, .disappearing:
      .controller
    default: .host
    }
  }
}
