package import Diagnostics
package import IntentDefinitions

/// The request and its response at each stage: an `INInteraction` over time.
package final class Interaction: Sendable {
  package let name: String
  /// The name in addresses: lower case letters and digits, with hyphens between.
  package let slug: String
  package let intent: Intent
  package let definition: IntentDefinition
  package let parameters: [String: IntentValue]
  package let stages: [Stage]
  /// The words of the person, shown above the card.
  package let says: String?
  /// The language of the card, a BCP 47 tag.
  package let language: String
  /// Nil for an interaction that was made up from the definition.
  package let location: SourceLocation?
  /// The parameters, the response's too, that something was found wrong with where they are
  /// written.
  package let refused: Set<String>

  package init(
    name: String, intent: Intent, definition: IntentDefinition,
    parameters: [String: IntentValue], stages: [Stage], says: String?, language: String,
    location: SourceLocation?, refused: Set<String> = []
  ) {
    self.name = name
    slug = Interaction.slug(name)
    self.intent = intent
    self.definition = definition
    self.parameters = parameters
    self.stages = stages
    self.says = says
    self.language = language
    self.location = location
    self.refused = refused
  }

  /// The day on which it takes place: that of its earliest date, so that no card shows a
  /// day before the lock screen's; without a date that of all sample values (convention).
  package var day: String? {
    let values = [parameters] + stages.flatMap { [$0.responseValues, $0.activity] }
    let first = values.flatMap(\.values).flatMap(\.dates).min() ?? SampleValues.moment
    return first.map { ValueText(language: language).dayOfYear($0) }
  }

  /// The interaction with other stages.
  package func with(stages: [Stage]) -> Interaction {
    Interaction(
      name: name, intent: intent, definition: definition, parameters: parameters, stages: stages,
      says: says, language: language, location: location, refused: refused)
  }

  /// A name as part of an address; letters of every language stay.
  package static func slug(_ name: String) -> String {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? "unnamed" : words.joined(separator: "-")
  }
}

extension Interaction: Hashable {
  package static func == (left: Interaction, right: Interaction) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// One moment of an interaction at which a host shows a card.
package struct Stage: Hashable, Sendable {
  package let kind: Kind
  /// The response's code; nil before there is a response.
  package let code: String?
  package let responseValues: [String: IntentValue]
  /// The `userInfo` of the response's user activity.
  package let activity: [String: IntentValue]
  /// The type of that activity; nil where nobody says it.
  package let activityType: String?
  /// The values that the controller gets from elsewhere, and flags that its cases can test.
  package let sample: [String: IntentValue]
  /// Whether the interaction takes place on a locked device.
  package let isLocked: Bool
  /// Counts the stages of the same kind and code, from 1.
  package let frame: Int
  /// The name in addresses, unique in its interaction.
  package let slug: String
  /// Nil for a stage that was made up.
  package let location: SourceLocation?

  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case preview, confirm, progress, handle, update

    /// The code of a response at this stage when nothing else is said.
    package var usualCode: String? {
      switch self {
      case .preview: nil
      case .confirm: "ready"
      case .progress: "inProgress"
      case .handle, .update: "success"
      }
    }

    /// The stage at which a code is the usual one.
    package init(usualFor code: String) {
      self = [.confirm, .progress].first { $0.usualCode == code } ?? .handle
    }

    package var title: String {
      switch self {
      case .preview: "Preview"
      case .confirm: "Confirm"
      case .progress: "In progress"
      case .handle: "Handled"
      case .update: "Update"
      }
    }
  }

  package init(
    kind: Kind, code: String?, responseValues: [String: IntentValue] = [:],
    activity: [String: IntentValue] = [:], activityType: String? = nil,
    sample: [String: IntentValue] = [:], isLocked: Bool = false, frame: Int = 1,
    location: SourceLocation? = nil
  ) {
    self.kind = kind
    self.code = code
    self.responseValues = responseValues
    self.activity = activity
    self.activityType = activityType
    self.sample = sample
    self.isLocked = isLocked
    self.frame = frame
    self.location = location
    let name = code == kind.usualCode ? kind.rawValue : "\(kind.rawValue)-\(code ?? "none")"
    slug = frame == 1 ? name : "\(name)-\(frame)"
  }

  package var title: String {
    let name = frame == 1 ? kind.title : "\(kind.title) \(frame)"
    guard let code, code != kind.usualCode else { return name }
    return "\(name): \(code)"
  }

  package func status(in response: IntentResponse) -> HandlingStatus {
    code.map { HandlingStatus(code: $0, of: response) } ?? .unspecified
  }
}
