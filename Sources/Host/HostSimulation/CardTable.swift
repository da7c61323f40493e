internal import Interactions
internal import IntentDefinitions

/// How a host builds the card of some intents, as its profile says.
package struct CardTable: Hashable, Sendable {
  let intents: [String]
  let basis: Transcript.Basis
  let sections: [SectionTemplate]
  /// The title of the affirmative button of a confirm card.
  let confirmTitle: String?
}

/// One section of such a card.
struct SectionTemplate: Hashable, Sendable {
  /// Key paths that start with `intent` or `response`; nil for a part that is never asked about.
  let asks: [String]?
  /// The path of a list that gives a section for each of its items.
  let each: String?
  /// The paths that must all have a value for the section to be on the card.
  ///
  /// Where it names none, one of the asked parameters must have one.
  let needs: [String]
  /// The paths that must have no value for the section to be on the card.
  let lacks: [String]
  /// The handling statuses in which the section is on the card; nil for all.
  let statuses: [HandlingStatus]?
  let behavior: InteractiveBehavior
  let row: RowTemplate?
}

/// A default row with placeholders for values.
struct RowTemplate: Hashable, Sendable {
  let kind: DefaultRow.Kind
  /// The path of the value whose picture the row shows.
  let image: String?
  let title: TextAlternatives?
  let subtitle: TextAlternatives?
  let detail: TextAlternatives?
}

/// A text of a row: the first of several whose placeholders all have a value.
struct TextAlternatives: Hashable, Sendable {
  let usual: [PhraseTemplate]
  /// The phrases for some handling statuses.
  let byStatus: [HandlingStatus: [PhraseTemplate]]
}

/// How a host cuts a card without a table of its own into sections.
package enum SectionRule: String, CaseIterable, Hashable, Sendable {
  /// One row, backed by the empty set.
  case whole
  /// A title that is never asked about, the empty set, then each parameter that has a value.
  case eachParameter
}
