package import TextTools

/// A name of the project that is new, gone, renamed or changed, whether a card shows it or not.
package struct DeclarationChange: Hashable, Sendable {
  package let event: Event
  package let kind: CatalogFile.Declaration.Kind
  package let name: String
  package let owner: String
  /// The name in the older site; other than `name` where it was renamed.
  let formerName: String
  let file: String
  let line: Int
  /// The id of the input that it is a part of; nil for what no card is made of.
  let input: String?
  /// The input of the older site, if it was renamed.
  let formerInput: String?
  /// The languages that have no text for what is new.
  let untranslated: [String]

  package enum Event: String, Hashable, Sendable {
    case new, gone, renamed, changed
  }

  init(
    _ event: Event, _ declaration: CatalogFile.Declaration,
    from former: CatalogFile.Declaration? = nil
  ) {
    self.event = event
    kind = declaration.kind
    name = declaration.name
    owner = declaration.owner
    formerName = former?.name ?? declaration.name
    formerInput = former?.input
    file = declaration.file
    line = declaration.line
    input = declaration.input
    untranslated = event == .new ? declaration.untranslated ?? [] : []
  }

  /// The event, as a sentence without a full stop.
  package var phrase: Phrase {
    switch (kind, event) {
    case (.drawnIntent, .new):
      "\(name) is now listed in IntentsSupported of \(owner), which draws its cards"
    case (.drawnIntent, _):
      "\(name) is no longer listed in IntentsSupported of \(owner), so Siri shows its default card"
    case (.handledIntent, .new): "\(name) is now listed in IntentsSupported of \(owner)"
    case (.handledIntent, _):
      "\(name) is no longer listed in IntentsSupported of \(owner), so it does not handle it"
    case (.language, .new): "\(words: languageName(name)) is a new language"
    case (.language, _): "\(words: languageName(name)) is no longer a language"
    case (_, .new):
      owner.isEmpty
        ? "The \(words: kind.words) \(name) is new\(words: untranslatedWords)"
        : "The \(words: kind.words) \(name) of \(owner) is new\(words: untranslatedWords)"
    case (_, .gone):
      owner.isEmpty
        ? "The \(words: kind.words) \(name) is gone"
        : "The \(words: kind.words) \(name) of \(owner) is gone"
    case (_, .renamed):
      owner.isEmpty
        ? "The \(words: kind.words) \(formerName) was renamed to \(name)"
        : "The \(words: kind.words) \(formerName) of \(owner) was renamed to \(name)"
    case (_, .changed):
      owner.isEmpty
        ? "The \(words: kind.words) \(name) changed"
        : "The \(words: kind.words) \(name) of \(owner) changed"
    }
  }

  private var untranslatedWords: String {
    untranslated.isEmpty
      ? ""
      : "; \(untranslated.map(languageName).listed) "
        + "\(untranslated.count == 1 ? "has" : "have") no text for it"
  }
}

extension CatalogFile.Declaration.Kind {
  /// The term in a sentence.
  fileprivate var words: String {
    switch self {
    case .intent: "intent"
    case .parameter: "parameter"
    case .responseParameter: "response property"
    case .code: "response code"
    case .enumeration: "enum"
    case .enumCase: "case"
    case .type: "type"
    case .property: "property"
    case .language: "language"
    case .text: "text"
    case .extension: "extension"
    case .target: "target"
    case .drawnIntent, .handledIntent: "intent"
    }
  }
}
