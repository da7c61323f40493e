internal import TextTools

/// Carries escaped pipes, `\|`, through libcmark, which would take the backslash away before anybody
/// can tell them from those that part the cells of a table.
///
/// Both bytes are replaced by a punctuation character of N'Ko of as many bytes, so that all places
/// stay; a text that has the character itself is left alone.
enum EscapedPipes {
  private static let standIn = "\u{07F7}"

  /// Whether a text has escaped pipes, and not the character that stands in for them.
  static func areHidden(in bytes: [UInt8]) -> Bool {
    bytes.contains(text: "\\|") && !bytes.contains(text: standIn)
  }

  static func hidden(in bytes: [UInt8]) -> [UInt8] {
    var hidden = bytes
    var index = 0
    while index + 1 < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      if bytes[index + 1] == UInt8(ascii: "|") {
        hidden.replaceSubrange(index...index + 1, with: standIn.utf8)
      }
      index += 2
    }
    return hidden
  }

  /// The nodes as they were meant: a backslash stays in code and HTML, and nowhere else.
  ///
  /// In a table it goes from code, too, as on GitHub.
  static func restored(_ nodes: [MarkdownNode], inTable: Bool = false) -> [MarkdownNode] {
    nodes.map { node in
      var inTable = inTable
      if case .table = node.kind { inTable = true }
      return MarkdownNode(
        restored(node.kind, inTable: inTable), at: node.place,
        restored(node.children, inTable: inTable))
    }
  }

  private static func restored(_ kind: MarkdownNode.Kind, inTable: Bool) -> MarkdownNode.Kind {
    func plain(_ text: String) -> String { text.replacing(standIn, with: "|") }
    func escaped(_ text: String) -> String { text.replacing(standIn, with: "\\|") }
    return switch kind {
    case .text(let text): .text(plain(text))
    case .code(let text): .code(inTable ? plain(text) : escaped(text))
    case .html(let text): .html(escaped(text))
    case .htmlBlock(let text): .htmlBlock(escaped(text))
    case .codeBlock(let info, let text): .codeBlock(info: plain(info), text: escaped(text))
    case .link(let destination, let title):
      .link(destination: plain(destination), title: plain(title))
    case .image(let source, let title, let width):
      .image(source: plain(source), title: plain(title), width: width)
    default: kind
    }
  }
}
