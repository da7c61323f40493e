package import Diagnostics
internal import TextTools

/// What a host asked, what a controller answered, and what the host made of it, in order.
package struct Transcript: Hashable, Sendable {
  package var steps: [Step] = []

  package struct Step: Hashable, Sendable {
    package let actor: Actor
    package let text: String
    /// The behaviour that is passed in an ask, or that answers a tap.
    package fileprivate(set) var behavior: InteractiveBehavior?
    /// What behaviours do, in a step about a tap.
    let taps: TapWords?
    /// The rule behind a decision of the host's; nil for what the project itself says.
    package let basis: Basis?
    /// Where in the project the answer comes from.
    package let location: SourceLocation?

    /// The text with what follows from the behaviour.
    package var fullText: String {
      guard let behavior else { return text }
      return text
        + (taps.map { ": it \($0.effect(of: behavior))" } ?? ", behaviour \(behavior.rawValue)")
    }

    /// The step as a line of `comparableLines`.
    fileprivate var comparableLine: [UInt8] {
      var line = Array(actor.rawValue.utf8)
      line += ": ".utf8
      line += textWithoutCaseNumber
      if let basis {
        line += " [".utf8
        line += basis.certainty.rawValue.utf8
        line += ": ".utf8
        line += basis.source.utf8
        line.append(UInt8(ascii: "]"))
      }
      return line
    }

    /// An answer names its case by number and test; the test alone stays when cases are added.
    private var textWithoutCaseNumber: [UInt8] {
      let sign = ": case "
      let bytes = Array(fullText.utf8)
      guard actor == .controller, let start = bytes.firstIndex(ofText: sign) else { return bytes }
      let end = start + sign.utf8.count
      let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
      let rest = bytes[end...].drop { digits.contains($0) }.drop { $0 == UInt8(ascii: " ") }
      return Array(bytes[..<end] + rest)
    }
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

  mutating func host(
    _ text: String, _ certainty: Certainty, _ source: String,
    passing behavior: InteractiveBehavior? = nil, taps: TapWords? = nil
  ) {
    steps.append(
      Step(
        actor: .host, text: text, behavior: behavior, taps: taps,
        basis: Basis(certainty, source), location: nil))
  }

  mutating func controller(_ text: String, at location: SourceLocation?) {
    steps.append(
      Step(
        actor: .controller, text: text, behavior: nil, taps: nil, basis: nil, location: location))
  }

  /// The same steps with another behaviour in each ask that is passed one, and for each tap
  /// that one answers.
  func passing(_ behavior: InteractiveBehavior) -> Transcript {
    var transcript = self
    for index in steps.indices where steps[index].behavior != nil {
      transcript.steps[index].behavior = behavior
    }
    return transcript
  }

  /// Whether two transcripts differ in nothing but the behaviours that were passed.
  package func matchesRegardlessOfBehavior(_ other: Transcript) -> Bool {
    steps.count == other.steps.count
      && zip(steps, other.steps).allSatisfy { own, other in
        own.text == other.text && own.location == other.location && own.basis == other.basis
      }
  }

  /// The steps as lines that two builds can be compared by, in UTF-8: without places and the numbers of
  /// cases, so that a line added to a file changes none of them.
  package var comparableLines: [[UInt8]] { steps.map(\.comparableLine) }

  /// The steps as numbered lines, for dumps.
  package var text: String {
    steps.enumerated().map { index, step in
      let basis = step.basis.map { " [\($0.certainty.rawValue): \($0.source)]" } ?? ""
      let place = step.location.map { " (\($0))" } ?? ""
      return "\(index + 1). \(step.actor.rawValue): \(step.fullText)\(place)\(basis)\n"
    }.joined()
  }
}
