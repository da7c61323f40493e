internal import Diagnostics
internal import IntentDefinitions
internal import PageMarkup
internal import SourceFormats
internal import TextTools

/// The languages on an intent's page: each text of the intent, and of the enums and object types
/// that it uses, with its translations.
///
/// A few languages make columns of one table. Many make a list of texts, each with its translations
/// folded away, and languages that say the same together, so that the page stays small.
struct TranslationsContext {
  private let localization: Localization
  private let texts: [DefinitionText]

  /// How many languages fit beside each other.
  private static let maximumColumns = 3

  /// How many texts are in sight (convention): more are folded under their number.
  private static let mostInSight = 12

  init(_ localization: Localization, of owners: [DefinitionText.Owner]) {
    self.localization = localization
    texts = owners.flatMap { localization.texts(of: $0) }.filter { text in
      !text.text.isEmpty || localization.translations.contains { $0.text(of: text.id) != nil }
    }
  }

  /// The value for the template; missing if there is no text.
  var value: TemplateValue {
    if texts.isEmpty { return .missing }
    let hasColumns = localization.translations.count <= Self.maximumColumns
    return .object([
      "baseLanguage": .text(localization.baseLanguage),
      "folded": TemplateValue(
        localization.translations.isEmpty
          ? "\(counted(texts.count, "text")), not translated"
          : texts.count > Self.mostInSight ? counted(texts.count, "text") : nil),
      "isTranslated": .boolean(!localization.translations.isEmpty),
      "languages": .list(localization.translations.map(language)),
      "columns": hasColumns
        ? .list([.object(["texts": .list(texts.map { row($0, columns(of: $0)) })])])
        : .list([]),
      "list": hasColumns
        ? .list([]) : .list([.object(["texts": .list(texts.map { row($0, groups(of: $0)) })])]),
    ])
  }

  /// A language and how much of the page is in it.
  private func language(_ translation: Translation) -> TemplateValue {
    let count = texts.count { localization.hasText(of: $0.id, in: translation) }
    return .object([
      "language": .text(translation.language), "translated": .number(count),
      "total": .number(texts.count),
      "isComplete": .boolean(count == texts.count || isBase(translation)),
      "path": .text(translation.file.path),
    ])
  }

  private func isMissing(_ text: DefinitionText, in translation: Translation) -> Bool {
    !localization.hasText(of: text.id, in: translation) && !isBase(translation)
  }

  /// Whether a text that is not there is no gap, because the definition has it in the same
  /// language.
  private func isBase(_ translation: Translation) -> Bool {
    translation.language == localization.baseLanguage
  }

  private func row(_ text: DefinitionText, _ members: TemplateMembers) -> TemplateValue {
    let own: TemplateMembers = [
      "id": .text(text.id), "kind": .text(text.kind), "subject": TemplateValue(text.subject),
      "segments": .phrase(PhraseTemplate(text.text)), "place": .text(text.location.description),
    ]
    return .object(own.adding(members))
  }

  /// The plural forms of a text in each language that has some.
  private func plurals(
    of text: DefinitionText, where isWanted: (String) -> Bool = { _ in true }
  ) -> TemplateValue {
    .list(
      localization.plurals.filter { isWanted($0.language) }.compactMap { plural in
        plural.forms(of: text.text).map { forms in
          .object([
            "language": .text(plural.language), "path": .text(plural.file.path),
            "variables": .list(forms) { variable in
              [
                "name": TemplateValue(variable.name),
                "forms": .list(variable.forms) { form in
                  [
                    "category": .text(form.category.rawValue),
                    "segments": .phrase(PhraseTemplate(form.text)),
                  ]
                },
              ]
            },
          ])
        }
      })
  }

  /// Plural forms stand below the translation, and those of a language without a column below the
  /// definition's own text.
  private func columns(of text: DefinitionText) -> TemplateMembers {
    let languages = Set(localization.translations.map(\.language))
    return ["cells": cells(of: text), "plurals": plurals(of: text) { !languages.contains($0) }]
  }

  private func cells(of text: DefinitionText) -> TemplateValue {
    .list(
      localization.translations.map { translation in
        let own = translation.text(of: text.id)
        return .object([
          "language": .text(translation.language), "segments": .phrase(PhraseTemplate(own ?? "")),
          "isMissing": .boolean(isMissing(text, in: translation)),
          "isBaseText": .boolean(own == nil && isBase(translation)),
          "plurals": plurals(of: text) { $0 == translation.language },
        ])
      })
  }

  /// The distinct translations of a text, each with its languages, and the languages without one.
  private func groups(of text: DefinitionText) -> TemplateMembers {
    var languages: [String: [String]] = [:]
    var order: [String] = []
    var missing: [String] = []
    for translation in localization.translations {
      guard let own = translation.text(of: text.id) else {
        if isMissing(text, in: translation) { missing.append(translation.language) }
        continue
      }
      if languages[own] == nil { order.append(own) }
      languages[own, default: []].append(translation.language)
    }
    let groups = order.map { own in
      let tags = languages[own] ?? []
      return TemplateValue.object([
        "languages": .text(tags.joined(separator: ", ")),
        "language": TemplateValue(tags.count == 1 ? tags.first : nil),
        "segments": .phrase(PhraseTemplate(own)), "isSame": .boolean(own == text.text),
      ])
    }
    let total = localization.translations.count
    return [
      "groups": .list(groups), "plurals": plurals(of: text),
      "missing": TemplateValue(missing.isEmpty ? nil : missing.joined(separator: ", ")),
      "coverage": .text("\(total - missing.count) of \(total)"),
    ]
  }
}

extension TemplateValue {
  /// A text in pieces, so that its placeholders can stand out.
  static func phrase(_ template: PhraseTemplate) -> TemplateValue {
    .list(
      template.segments.map { segment in
        switch segment {
        case .text(let text): .object(["text": .text(text), "placeholder": .missing])
        case .placeholder(let name): .object(["text": .missing, "placeholder": .text(name)])
        }
      })
  }
}
