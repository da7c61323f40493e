/// Turns the raw HTML of a document into what Markdown has for it, so that it goes through the same door: links, images,
/// emphasis, headings, lists, quotes, tables and a few elements that Markdown lacks.
///
/// What is not on the list loses its tags and is reported; its text stays.
struct MarkdownHTML {
  /// The element that is being read, and around it those that are still open.
  private var open: [Frame]
  private let depth: Int

  private struct Frame {
    let tag: HTMLTag
    let place: MarkdownPlace
    var children: [MarkdownNode] = []
  }

  /// How deep elements of HTML may nest in each other and in Markdown; what is deeper loses its tags.
  private static let deepest = 32

  /// The blocks of a document without raw HTML but for what is left out.
  static func resolved(_ blocks: [MarkdownNode]) -> [MarkdownNode] {
    holdsHTML(blocks) ? HTMLNodes.blocks(nodes(of: blocks, depth: 0)) : blocks
  }

  private static func holdsHTML(_ nodes: [MarkdownNode]) -> Bool {
    nodes.contains { node in
      switch node.kind {
      case .html, .htmlBlock: true
      default: holdsHTML(node.children)
      }
    }
  }

  /// The nodes of one parent; recursive like the tree, whose depth the reader limits.
  private static func nodes(of siblings: [MarkdownNode], depth: Int) -> [MarkdownNode] {
    guard holdsHTML(siblings) else { return siblings }
    var reader = MarkdownHTML(depth: depth)
    for node in siblings {
      switch node.kind {
      case .html(let raw), .htmlBlock(let raw):
        for token in HTMLTokens.tokens(of: raw) { reader.add(token, at: node.place) }
      default:
        let inner = nodes(of: node.children, depth: depth + reader.open.count)
        reader.append(
          MarkdownNode(node.kind, at: node.place, HTMLNodes.children(inner, of: node.kind)))
      }
    }
    while reader.open.count > 1 { reader.closeLast() }
    return reader.open[0].children
  }

  private init(depth: Int) {
    self.depth = depth
    open = [
      Frame(tag: HTMLTag(name: "", attributes: [:]), place: MarkdownPlace(line: 1, column: 1))
    ]
  }

  private mutating func append(_ node: MarkdownNode) { open[open.count - 1].children.append(node) }

  private mutating func add(_ token: HTMLToken, at place: MarkdownPlace) {
    switch token {
    case .text(let text): append(MarkdownNode(.text(text), at: place))
    case .leftOut: append(MarkdownNode(.html("<>"), at: place))
    case .close(let name):
      guard open.dropFirst().contains(where: { $0.tag.name == name }) else { return }
      while open.count > 1, open.last?.tag.name != name { closeLast() }
      closeLast()
    case .open(let tag):
      if let node = HTMLNodes.empty(tag, at: place) {
        append(node)
      } else if HTMLNodes.ignored.contains(tag.name) {
        break
      } else if HTMLNodes.isKnown(tag.name), depth + open.count < Self.deepest {
        while let last = open.last, HTMLNodes.ends(last.tag.name, before: tag.name) { closeLast() }
        open.append(Frame(tag: tag, place: place))
      } else {
        append(MarkdownNode(.html("<>"), at: place))
      }
    }
  }

  private mutating func closeLast() {
    guard open.count > 1, let frame = open.popLast() else { return }
    open[open.count - 1].children += HTMLNodes.nodes(
      for: frame.tag, frame.children, at: frame.place)
  }
}
