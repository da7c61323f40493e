package import Interactions
internal import CardLayout
package import IntentDefinitions
internal import Views

/// The language that a variant plays interactions in.
package enum VariantLanguage: Hashable, Sendable {
  /// A language of the definitions, as a BCP 47 tag.
  case tag(String)
  /// The language of each intent with the longest texts.
  case longest
  case pseudo
  /// The pseudo-language from right to left.
  case rightToLeft

  /// The words that are no tags.
  package static let words = ["longest", "pseudo", "rightToLeft"]

  package init(_ word: String) {
    self =
      switch word {
      case "longest": .longest
      case "pseudo": .pseudo
      case "rightToLeft": .rightToLeft
      default: .tag(word)
      }
  }

  /// The word in `site.yml`.
  package var word: String {
    switch self {
    case .tag(let tag): tag
    case .longest: "longest"
    case .pseudo: "pseudo"
    case .rightToLeft: "rightToLeft"
    }
  }

  package var title: String {
    switch self {
    case .tag(let tag): "language \(tag)"
    case .longest: "longest language"
    case .pseudo: "pseudo-language"
    case .rightToLeft: "pseudo-language from right to left"
    }
  }

  /// The language of an interaction in this variant; `localization` has the texts of its intent,
  /// where there are any.
  package func tag(for interaction: Interaction, in localization: Localization?) -> String {
    let own = interaction.language
    switch self {
    case .tag(let tag): return tag
    case .pseudo: return PseudoLanguage.tag(of: own)
    case .rightToLeft: return PseudoLanguage.tag(of: own, isMirrored: true)
    case .longest:
      guard let localization else { return own }
      let longest = longestLanguage(of: interaction.intent, in: localization)
      // The texts that the interaction has anyway need no other formats.
      let usual = localization.translation(in: own)?.language ?? localization.baseLanguage
      return longest == usual ? own : longest
    }
  }
}

/// The kinds of texts that hosts show on cards.
private let kinds: Set = [
  "title", "phrase", "phrase’s subtitle", "parameter name", "dialogue", "enum case",
]

/// The language in which the texts of an intent's cards are widest in body text, one below the other; of several the
/// first by its tag.
///
/// A text without a translation counts as it is.
private func longestLanguage(of intent: Intent, in localization: Localization) -> String {
  let measure = TextMeasure(font: ResolvedFont(request: .style(.body), contentSize: .large))
  let enums = Set(
    (intent.parameters + intent.response.parameters).compactMap { parameter -> String? in
      if case .enumeration(let name) = parameter.type { name } else { nil }
    }
  ).sorted()
  let texts =
    ([.intent(intent.name)] + enums.map { .enumeration($0) })
    .flatMap { localization.texts(of: $0) }.filter { kinds.contains($0.kind) }
  var longest = (language: localization.baseLanguage, width: Points.zero)
  for language in localization.languages {
    let translation = localization.translation(in: language)
    let width = texts.reduce(Points.zero) { sum, text in
      sum + measure.width(of: translation?.text(of: text.id) ?? text.text)
    }
    if width > longest.width { longest = (language, width) }
  }
  return longest.language
}
