/// A part of a document under one heading, as plain text.
package struct MarkdownSection: Hashable, Sendable {
  /// Nil for what stands before the first heading.
  package let heading: MarkdownHeading?
  package let text: String
}

extension MarkdownDocument {
  /// The document cut at its headings, for searches.
  package var sections: [MarkdownSection] {
    var sections: [MarkdownSection] = []
    var rest = headings[...]
    var heading: MarkdownHeading?
    var texts: [String] = []
    func section() -> MarkdownSection {
      MarkdownSection(heading: heading, text: texts.joined(separator: " "))
    }
    for block in blocks {
      // The headings inside of quotations and lists have no section of their own.
      if case .heading = block.kind {
        sections.append(section())
        texts = []
        rest = rest.drop { $0.location != block.location }
        heading = rest.popFirst()
      } else {
        texts.append(contentsOf: block.textBlocks)
      }
    }
    return (sections + [section()]).filter { $0.heading != nil || !$0.text.isEmpty }
  }
}

extension MarkdownNode {
  /// The texts of the blocks that hold no blocks themselves.
  fileprivate var textBlocks: [String] {
    switch kind {
    case .blockQuote, .list, .item: children.flatMap(\.textBlocks)
    default: [plainText.singleSpaced]
    }
  }
}
