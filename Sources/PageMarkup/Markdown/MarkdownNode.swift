package import Diagnostics

/// A block or a piece of text of a Markdown document.
package struct MarkdownNode: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    // Blocks
    case paragraph
    case heading(level: Int)
    case blockQuote
    case list(MarkdownList)
    case item
    case codeBlock(info: String, text: String)
    case htmlBlock(String)
    case thematicBreak
    case note(MarkdownNoteKind)
    /// Its rows, the header first.
    case table
    case tableRow(isHeader: Bool)
    case tableCell(MarkdownAlignment, isHeader: Bool)
    // Inline
    case text(String)
    case code(String)
    case html(String)
    case softBreak
    case lineBreak
    case emphasis
    case strong
    case link(destination: String, title: String)
    case image(source: String, title: String)
    /// The box of an item in a task list.
    case taskMark(isDone: Bool)
  }

  package let kind: Kind
  /// Where the node begins in its file.
  package let location: SourceLocation
  package let children: [MarkdownNode]

  package init(_ kind: Kind, at location: SourceLocation, _ children: [MarkdownNode] = []) {
    self.kind = kind
    self.location = location
    self.children = children
  }

  /// The text that readers see, without markup; line ends become blanks, images their description.
  package var plainText: String {
    var text = ""
    appendPlainText(to: &text)
    return text
  }

  fileprivate func appendPlainText(to text: inout String) {
    switch kind {
    case .text(let own), .code(let own), .codeBlock(_, let own): text += own
    case .softBreak, .lineBreak: text += " "
    case .html, .htmlBlock: break
    default: for child in children { child.appendPlainText(to: &text) }
    }
  }
}

/// How a list is written.
package struct MarkdownList: Hashable, Sendable {
  /// The number of the first item, if the list is numbered.
  package let start: Int?
  /// Whether the items follow each other without blank lines.
  package let isTight: Bool
}

extension [MarkdownNode] {
  /// The text that readers see in all nodes.
  package var plainText: String {
    reduce(into: "") { $1.appendPlainText(to: &$0) }
  }
}
