internal import Interactions
internal import IntentDefinitions

/// Words of the hosts' own rows and buttons in a language, by what they are in English.
///
/// The tables of hosts have them in English; the wording of the others is our own (inferred), in
/// `Embedded/host-phrases.txt`.
struct HostPhrases {
  private let phrases: [String: String]

  /// The words of a language, or of the tag less its last parts; none where it is not known.
  init(language: String) {
    let name = LanguageFormats.standard.name(for: language) { Self.table[$0] != nil }
    var phrases = name.flatMap { Self.table[$0] } ?? [:]
    if name != "en", let pickup = phrases["Pickup"] {
      // Sentences that need no grammar of the language.
      phrases["Pickup at #"] = "\(pickup): #"
      phrases["# to #"] = "# – #"
      phrases["Cancel"] = HostWords(language: language).cancel
    }
    self.phrases = phrases
  }

  /// A word in the language; the English one where the table has none.
  func text(_ english: String) -> String { phrases[english] ?? english }

  /// A text of a table in the language; values take the places of the other text.
  func template(_ english: PhraseTemplate) -> PhraseTemplate {
    guard !phrases.isEmpty else { return english }
    var key = ""
    for segment in english.segments {
      switch segment {
      case .text(let text): key += text
      case .placeholder: key += "#"
      }
    }
    guard let words = phrases[key] else { return english }
    let parts = words.split(separator: "#", omittingEmptySubsequences: false)
    let values = english.placeholders.map { "${\($0)}" } + [""]
    return PhraseTemplate(zip(parts, values).map { $0 + $1 }.joined())
  }

  /// The words of all languages, by their tags in lower case.
  private static let table: [String: [String: String]] = {
    let lines = (EmbeddedFiles.all["host-phrases.txt"] ?? "").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "|").map { String($0) } }
    guard let english = lines.first else { return [:] }
    return Dictionary(
      lines.filter { $0.count == english.count }.map { words in
        (
          words[0].lowercased(),
          Dictionary(zip(english, words).dropFirst().map { ($0, $1) }) { first, _ in first }
        )
      }
    ) { first, _ in first }
  }()
}
