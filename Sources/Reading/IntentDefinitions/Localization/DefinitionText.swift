package import Diagnostics
internal import TextTools

/// A text of a definition file that can be translated.
package struct DefinitionText: Hashable, Sendable {
  /// The string id that its translations go by.
  package let id: String
  /// The kind of text, in words such as `title`, `phrase` or `dialogue`.
  package let kind: String
  /// The name of the parameter, code, case or property that it belongs to, or a phrase's
  /// parameters.
  package let subject: String?
  /// The text as the definition has it; empty where there is only an id.
  package let text: String
  package let owner: Owner
  /// The place of the text, or of its id where there is no text.
  package let location: SourceLocation
  /// The id of the prompt that this text is a variant of: Xcode derives one for each case of an
  /// enum.
  let promptID: String?
  /// Where the text stands among those of its owner.
  let rank: Int
  /// The parameters of the combination that it is a phrase of; none for other texts.
  let namesOfPhrase: [String]

  /// The owner of a text, by name.
  package enum Owner: Hashable, Sendable {
    case intent(String)
    case enumeration(String)
    case objectType(String)
  }

  /// Whether it is what the App Store wants in every language of the app.
  var isTitleOrDescription: Bool { kind == "title" || kind == "description" }

  /// The variant of a prompt for one case of an enum.
  func variant(id: String, for enumCase: DefinitionText) -> DefinitionText {
    DefinitionText(
      id: id, kind: kind, subject: "\(subject.map { "\($0), " } ?? "")‘\(enumCase.text)’",
      text: text, owner: owner, location: location, promptID: self.id, rank: rank,
      namesOfPhrase: [])
  }
}

extension DefinitionText {
  /// The keys of texts that people know by a name, in the order in which they are shown.
  static let kinds: [(key: String, kind: String)] = [
    ("INIntentTitle", "title"), ("INIntentDescription", "description"),
    ("INIntentParameterCombinationTitle", "phrase"),
    ("INIntentParameterCombinationSubtitle", "phrase’s subtitle"),
    ("INIntentParameterDisplayName", "parameter name"),
    ("INIntentParameterPromptDialogFormatString", "prompt"),
    ("INIntentParameterUnsupportedReasonFormatString", "unsupported reason"),
    ("INIntentParameterMetadataDefaultValue", "default value"),
    ("INIntentParameterMetadataTrueDisplayName", "name of true"),
    ("INIntentParameterMetadataFalseDisplayName", "name of false"),
    ("INIntentParameterMetadataPlaceholder", "placeholder"),
    ("INIntentParameterMetadataTemplate", "date template"),
    ("INIntentResponseCodeFormatString", "dialogue"),
    ("INIntentResponseCodeConciseFormatString", "short dialogue"),
    ("INIntentResponseParameterDisplayName", "response parameter name"),
    ("INIntentResponseParameterMetadataTrueDisplayName", "name of true"),
    ("INIntentResponseParameterMetadataFalseDisplayName", "name of false"),
    ("INIntentResponseParameterMetadataTemplate", "date template"),
    ("INEnumDisplayName", "enum name"), ("INEnumValueDisplayName", "enum case"),
    ("INEnumValuePronunciationHint", "pronunciation"),
    ("INEnumValueSynonymSynonym", "synonym"),
    ("INEnumValueSynonymPronunciationHint", "synonym’s pronunciation"),
    ("INTypeDisplayName", "object type name"), ("INTypePropertyDisplayName", "property name"),
    ("INTypePropertyMetadataTrueDisplayName", "name of true"),
    ("INTypePropertyMetadataFalseDisplayName", "name of false"),
    ("INTypePropertyMetadataTemplate", "date template"),
  ]

  /// The kind and the rank of a key; one that nobody knows yet is shown by its own words.
  static func kind(ofKey key: String) -> (kind: String, rank: Int) {
    if let index = kinds.firstIndex(where: { $0.key == key }) { return (kinds[index].kind, index) }
    let words = (key.hasPrefix("IN") ? key.dropFirst(2) : key[...]).camelCaseWords
    return (words.joined(separator: " ").lowercased(), kinds.count)
  }
}
