package import Diagnostics

/// A Markdown file, read.
package struct MarkdownDocument: Sendable {
  /// The path relative to the source folder, with `/` between its parts.
  package let file: String
  package let frontMatter: FrontMatter?
  package let blocks: [MarkdownNode]
  /// The headings in order, with anchors that are unique in the page.
  package let headings: [MarkdownHeading]

  /// Reads a file of CommonMark with optional front matter.
  ///
  /// 1. Front matter is cut off; all places still count from the top of the file.
  /// 2. Size and nesting are checked, since libcmark aborts when memory runs out.
  /// 3. libcmark reads the rest, and its tree is copied; tables, task lists and notes are found in
  /// it.
  /// 4. Raw HTML becomes what Markdown has for it, unless it is to stay.
  ///
  /// - Throws: A diagnostic if the file is over a limit.
  package init(
    file: String, source: String, limits: MarkdownLimits = .standard, resolvesHTML: Bool = true,
    diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) {
    let size = source.utf8.count
    guard size <= limits.bytes else {
      throw Diagnostic(
        .markdownOverLimit, "The file has \(size) bytes, more than \(limits.bytes)",
        at: SourceLocation(file: file), fix: "Split it into several pages")
    }
    let split = FrontMatterSplit(source, file: file, diagnostics: &diagnostics)
    let text = MarkdownText(split.body, file: file, linesBefore: split.linesBeforeBody)
    try MarkdownPrescan.check(text, limits: limits)
    self.file = file
    frontMatter = split.frontMatter
    let tree = try MarkdownTree.blocks(of: text, depthLimit: limits.depth)
    let plain = text.hidesPipes ? EscapedPipes.restored(tree) : tree
    blocks = resolvesHTML ? MarkdownHTML.resolved(plain) : plain
    headings = markdownHeadings(in: blocks, avoiding: [])
  }

  /// The text of the first heading of level 1.
  package var title: String? {
    headings.first { $0.level == 1 }?.text
  }

  /// The headings with anchors that are not reserved.
  package func headings(avoiding reserved: Set<String>) -> [MarkdownHeading] {
    reserved.isEmpty ? headings : markdownHeadings(in: blocks, avoiding: reserved)
  }
}

private func markdownHeadings(
  in blocks: [MarkdownNode], avoiding reserved: Set<String>
) -> [MarkdownHeading] {
  var slugs = HeadingSlugs(avoiding: reserved)
  var headings: [MarkdownHeading] = []
  blocks.addHeadings(to: &headings, naming: &slugs)
  return headings
}

extension [MarkdownNode] {
  fileprivate func addHeadings(
    to headings: inout [MarkdownHeading], naming slugs: inout HeadingSlugs
  ) {
    for node in self {
      switch node.kind {
      case .heading(let level):
        // A picture may stand before the words.
        let text = String(node.plainText.drop { $0 == " " })
        headings.append(
          MarkdownHeading(
            level: level, text: text, anchor: slugs.next(for: text), place: node.place))
      case .blockQuote, .list, .item, .note, .element(.details):
        node.children.addHeadings(to: &headings, naming: &slugs)
      default: break
      }
    }
  }
}
