package import Views
internal import IntentDefinitions

extension View<String> {
  /// The view with the texts of a language, by the keys that Xcode exports: `ID.text`.
  package func localized(_ texts: [String: [String: String]], in language: String) -> View {
    let isPseudo = PseudoLanguage.isPseudo(language)
    var parts = (isPseudo ? PseudoLanguage.base(of: language) : language).lowercased()
      .split(separator: "-").map { String($0) }
    var found: [String: String] = [:]
    while !parts.isEmpty {
      if let own = texts[parts.joined(separator: "-")] {
        found = own
        break
      }
      parts.removeLast()
    }
    if found.isEmpty, !isPseudo { return self }
    return changingEach { view in
      guard let id = view.object?.id, let label = view.content.label else { return }
      func localized(_ text: String, _ keys: [String]) -> String {
        let translation = keys.lazy.compactMap { found["\(id).\($0)"] }.first ?? text
        return isPseudo ? PseudoLanguage.text(translation) : translation
      }
      // The titles of a table's sections have the whole key for an id.
      let text = localized(
        found[id] ?? label.text, ["text", "normalTitle", "configuration.title"])
      // A text that is not translated keeps the styles of its pieces.
      if text != label.text { view.content = view.content.with(label.with(text: text)) }
      if case .control(.textField(let label, let placeholder)) = view.content {
        view.content = .control(
          .textField(label, placeholder: localized(placeholder, ["placeholder"])))
      }
    }
  }
}
