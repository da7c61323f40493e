internal import PageMarkup

extension SearchPage {
  /// A document in the index of the search; its sections are places on it.
  init(_ document: SiteDocument, at path: String) {
    let sections = document.document.sections
    let isTitle = { (section: MarkdownSection) in
      section.heading.map { $0.level == 1 && $0.text == document.title } ?? true
    }
    self.init(
      kind: "page", title: document.title, path: path,
      texts: [document.summary ?? ""] + sections.filter(isTitle).map(\.text),
      parts: sections.filter { !isTitle($0) }.compactMap { section in
        section.heading.map {
          Part(anchor: $0.anchor, kind: "page", title: $0.text, texts: [section.text])
        }
      })
  }
}
