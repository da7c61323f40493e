/// A part of a document under one heading, as plain text.
package struct MarkdownSection: Hashable, Sendable {
  /// Nil for what stands before the first heading.
  package let heading: MarkdownHeading?
  /// In UTF-8.
  package let text: [UInt8]
}

extension MarkdownDocument {
  /// The document cut at its headings, for searches.
  package var sections: [MarkdownSection] {
    var sections: [MarkdownSection] = []
    var rest = headings[...]
    var heading: MarkdownHeading?
    var text: [UInt8] = []
    func section() -> MarkdownSection {
      // Each text ends in a space.
      MarkdownSection(heading: heading, text: Array(text[..<max(text.count - 1, 0)]))
    }
    for block in blocks {
      // The headings inside of quotations and lists have no section of their own.
      if case .heading = block.kind {
        sections.append(section())
        text = []
        rest = rest.drop { $0.place != block.place }
        heading = rest.popFirst()
      } else {
        block.appendTexts(to: &text)
      }
    }
    return (sections + [section()]).filter { $0.heading != nil || !$0.text.isEmpty }
  }
}

extension MarkdownNode {
  /// Adds the texts of the blocks that hold no blocks themselves, each with a space behind it.
  fileprivate func appendTexts(to text: inout [UInt8]) {
    switch kind {
    case .blockQuote, .list, .item, .element(.details):
      for child in children { child.appendTexts(to: &text) }
    default:
      let start = text.count
      appendPlainText(to: &text)
      text.singleSpace(from: start)
      text.append(UInt8(ascii: " "))
    }
  }
}
