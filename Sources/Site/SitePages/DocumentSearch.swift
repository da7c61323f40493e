internal import PageMarkup
internal import ProjectReading

extension SearchPage {
  /// A document in the index of the search; its sections are places on it.
  init(_ document: SiteDocument) {
    let title = document.title
    let isTitle = { (section: MarkdownSection) in
      section.heading.map { $0.level == 1 && $0.text == title } ?? true
    }
    self.init(
      kind: "page", title: title, path: SitePaths.document(document.path),
      texts: [document.summary ?? ""]
        + document.sections.filter(isTitle).map { String(decoding: $0.text, as: UTF8.self) },
      parts: document.sections.filter { !isTitle($0) }.compactMap { section in
        section.heading.map {
          Part(anchor: $0.anchor, kind: "page", title: $0.text, words: section.text)
        }
      })
  }
}
