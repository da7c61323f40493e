package import Diagnostics

/// A block or a piece of text of a Markdown document.
///
/// Behind one reference, because it goes from list to list.
package final class MarkdownNode: Sendable {
  package enum Kind: Equatable, Sendable {
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
    /// An image, and the width that it asks for in points.
    case image(source: String, title: String, width: Int? = nil)
    /// The box of an item in a task list.
    case taskMark(isDone: Bool)
    /// An element that only HTML has.
    case element(Element)
  }

  /// The elements of HTML that Markdown has nothing for.
  package enum Element: String, Hashable, Sendable {
    case details, summary
    case keyboard = "kbd"
    case `subscript` = "sub"
    case superscript = "sup"

    /// Whether it is a part of a line.
    var isInline: Bool { self != .details && self != .summary }
  }

  package let kind: Kind
  package let place: MarkdownPlace
  package let children: [MarkdownNode]

  package init(_ kind: Kind, at place: MarkdownPlace, _ children: [MarkdownNode] = []) {
    self.kind = kind
    self.place = place
    self.children = children
  }

  /// The text that readers see, without markup; line ends become blanks, images their description.
  package var plainText: String { [self].plainText }

  /// Adds that text in UTF-8.
  func appendPlainText(to text: inout [UInt8]) {
    switch kind {
    case .text(let own), .code(let own), .codeBlock(_, let own): text.append(contentsOf: own.utf8)
    case .softBreak, .lineBreak: text.append(UInt8(ascii: " "))
    case .html, .htmlBlock: break
    default: for child in children { child.appendPlainText(to: &text) }
    }
  }
}

/// Where something begins in a Markdown file.
///
/// A node has no path: a tree has thousands of them.
package struct MarkdownPlace: Hashable, Sendable {
  /// The line of the file, counted from 1.
  package let line: Int
  /// The column in Unicode scalars, counted from 1.
  package let column: Int

  package func location(in file: String) -> SourceLocation {
    SourceLocation(file: file, line: line, column: column)
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
    var text: [UInt8] = []
    for node in self { node.appendPlainText(to: &text) }
    return String(decoding: text, as: UTF8.self)
  }
}
