import Diagnostics

/// Makes Swift values out of a document of libcmark, without recursion, and finds what is beyond
/// CommonMark on the way.
struct MarkdownTree {
  private let text: MarkdownText
  private let depthLimit: Int
  private var open: [Branch] = []
  private var nodes: [MarkdownNode] = []
  /// Where the innermost paragraph or heading begins.
  private var block = CMarkPlace(line: 0, column: 0)

  /// A node whose children are being collected.
  private struct Branch {
    let kind: MarkdownNode.Kind?
    var place: CMarkPlace
    var firstChild: CMarkPlace?
    var children: [MarkdownNode] = []
  }

  /// The blocks of a text.
  ///
  /// - Throws: A diagnostic where nodes nest deeper than the limit.
  static func blocks(of text: MarkdownText, depthLimit: Int) throws(Diagnostic) -> [MarkdownNode] {
    let document = try CMarkDocument(text)
    var tree = MarkdownTree(text: text, depthLimit: depthLimit)
    try document.walk { event throws(Diagnostic) in try tree.add(event) }
    return tree.nodes
  }

  private init(text: MarkdownText, depthLimit: Int) {
    self.text = text
    self.depthLimit = depthLimit
  }

  private mutating func add(_ event: CMarkEvent) throws(Diagnostic) {
    switch event {
    case .enter(let kind, let place):
      guard open.count <= depthLimit else {
        throw Diagnostic(
          .markdownOverLimit, "Markup nests deeper than \(depthLimit) levels",
          at: text.location(line: place.line, byteColumn: place.column),
          fix: "Nest less, or escape the marks with backslashes")
      }
      switch kind {
      case .paragraph, .heading: block = place
      default: break
      }
      open.append(Branch(kind: kind, place: corrected(place, of: kind)))
    case .leaf(let kind, let place): append(kind, at: corrected(place, of: kind), [])
    case .exit:
      guard let branch = open.popLast() else { return }
      guard let kind = branch.kind else {
        nodes += branch.children
        return
      }
      append(kind, at: place(of: branch), branch.children)
    }
  }

  private mutating func append(
    _ kind: MarkdownNode.Kind, at place: CMarkPlace, _ children: [MarkdownNode]
  ) {
    let known = place.line > 0 ? place : block
    let node = MarkdownNode(
      kind, at: text.place(line: known.line, byteColumn: known.column), children)
    switch kind {
    case .paragraph where !isFirstInQuote:
      for block in MarkdownTables.blocks(of: node) { append(block, at: place) }
    case .blockQuote: append(markdownQuote(node), at: place)
    case .item: append(markdownTask(node), at: place)
    default: append(node, at: place)
    }
  }

  /// Whether the next node begins a quote: its first paragraph may be the title of a note.
  private var isFirstInQuote: Bool {
    guard let last = open.indices.last, case .blockQuote = open[last].kind else { return false }
    return open[last].children.isEmpty
  }

  private mutating func append(_ node: MarkdownNode, at place: CMarkPlace) {
    guard let last = open.indices.last else {
      nodes.append(node)
      return
    }
    if open[last].firstChild == nil, place.line > 0 { open[last].firstChild = place }
    open[last].children.append(node)
  }
}

// MARK: - Places

extension MarkdownTree {
  /// The place of a node where libcmark 0.30 is wrong about it.
  ///
  /// It takes every line of a paragraph to be indented like the first, and code spans to begin
  /// behind their backticks.
  private func corrected(_ place: CMarkPlace, of kind: MarkdownNode.Kind?) -> CMarkPlace {
    guard kind?.isInline == true, place.line > 0 else { return place }
    var place = place
    if place.line > block.line {
      let prefix = text.content(ofLine: place.line).prefix {
        $0 == UInt8(ascii: " ") || $0 == 9 || $0 == UInt8(ascii: ">")
      }
      place.column += prefix.count - (block.column - 1)
    }
    if case .code = kind {
      let before = text.content(ofLine: place.line).prefix(max(place.column - 1, 0))
      place.column -= before.reversed().prefix { $0 == UInt8(ascii: "`") }.count
    }
    return place
  }

  /// Where a node with children begins.
  ///
  /// libcmark 0.30 misplaces links over several lines and in angle brackets, but not their text.
  private func place(of branch: Branch) -> CMarkPlace {
    guard var place = branch.firstChild else { return branch.place }
    switch branch.kind {
    case .link: place.column -= 1
    case .image: place.column -= 2
    default: return branch.place
    }
    return place
  }
}

extension MarkdownNode.Kind {
  fileprivate var isInline: Bool {
    switch self {
    case .text, .code, .html, .softBreak, .lineBreak, .emphasis, .strong, .link, .image: true
    default: false
    }
  }
}
