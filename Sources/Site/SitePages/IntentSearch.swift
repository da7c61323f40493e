internal import ProjectReading
internal import IntentDefinitions

extension SearchPage {
  /// The intents of a project as the search knows them: their names, phrases, parameters and dialogue,
  /// in all languages.
  static func intents(of project: Project) -> [SearchPage] {
    project.intents.intents.map { defined in
      page(defined.intent, localization: project.localizations[defined.definition.path])
    }
      + project.systemIntents.map { used in
        SearchPage(
          kind: "intent", title: used.intent.title,
          path: SitePaths.systemIntent(used.intent.className),
          texts: [used.intent.className, used.intent.domain] + used.intent.parameters.map(\.name))
      }
  }

  private static func page(_ intent: Intent, localization: Localization?) -> SearchPage {
    let phrases = intent.combinations.flatMap { combination in
      [combination.title, combination.subtitle].map { words(of: $0, in: intent) }
    }
    let facts = [intent.className, intent.summary.text, intent.category, intent.verb ?? ""]
    return SearchPage(
      kind: "intent", title: intent.displayTitle, path: SitePaths.intent(intent),
      texts: facts + phrases + translations(of: intent, in: localization),
      parts: parts(intent.parameters, kind: "parameter")
        + parts(intent.response.parameters, kind: "response") + codes(of: intent))
  }

  private static func parts(_ parameters: [IntentParameter], kind: String) -> [SearchPage.Part] {
    zip(parameters, SitePaths.anchors(kind, parameters.map(\.name))).map { parameter, anchor in
      let title = parameter.displayName.text
      return SearchPage.Part(
        anchor: anchor, kind: kind == "response" ? "response property" : kind,
        title: title.isEmpty ? parameter.name : title,
        texts: [parameter.name, parameter.type.displayName]
          + parameter.prompts.filter(\.isCustom).map(\.dialog.text)
          + parameter.unsupportedReasons.filter(\.isCustom).map(\.dialog.text))
    }
  }

  private static func codes(of intent: Intent) -> [SearchPage.Part] {
    let codes = intent.response.codes
    return zip(codes, SitePaths.anchors("code", codes.map(\.name))).map { code, anchor in
      SearchPage.Part(
        anchor: anchor, kind: "response code", title: code.name,
        texts: [code.dialog, code.conciseDialog].map {
          words(of: PhraseTemplate($0.text), in: intent)
        })
    }
  }

  /// A phrase with the names that people read in place of its placeholders.
  private static func words(of phrase: PhraseTemplate, in intent: Intent) -> String {
    phrase.filled { name in
      let parameter =
        intent.parameter(named: name) ?? intent.response.parameters.first { $0.name == name }
      return parameter?.displayName.text ?? name
    }
  }

  /// The intent's texts in the other languages.
  private static func translations(of intent: Intent, in localization: Localization?) -> [String] {
    guard let localization else { return [] }
    let ids = localization.texts(of: .intent(intent.name)).map(\.id)
    return localization.translations.flatMap { translation in
      ids.compactMap { translation.text(of: $0) }.map { PhraseTemplate($0).filled { _ in "…" } }
    }
  }
}
