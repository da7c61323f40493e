/// A quote, its first paragraph as it was read: a note, or with the table that the paragraph holds.
///
/// Tables, task lists and notes extend CommonMark; they are found in the tree that libcmark makes, so that everything
/// else stays CommonMark.
func markdownQuote(_ quote: MarkdownNode) -> MarkdownNode {
  guard let first = quote.children.first, case .paragraph = first.kind else { return quote }
  if let note = note(quote, first) { return note }
  return quote.with(MarkdownTables.blocks(of: first) + quote.children.dropFirst())
}

/// A quote that begins with `[!NOTE]` on a line of its own, or with a bold `**Note**`.
private func note(_ quote: MarkdownNode, _ first: MarkdownNode) -> MarkdownNode? {
  guard let mark = first.children.first else { return nil }
  var rest = Array(first.children.dropFirst())
  let kind: MarkdownNoteKind
  switch mark.kind {
  case .text(let text) where text.hasPrefix("[!") && text.last == "]":
    guard let named = MarkdownNoteKind(rawValue: text.dropFirst(2).dropLast().lowercased()),
      rest.first.map({ $0.kind == .softBreak || $0.kind == .lineBreak }) ?? true
    else { return nil }
    kind = named
    rest = Array(rest.dropFirst())
  case .strong:
    let word = mark.plainText.lowercased()
    guard
      let named = MarkdownNoteKind(rawValue: word.hasSuffix(":") ? String(word.dropLast()) : word)
    else { return nil }
    kind = named
    rest = rest.droppingLeadingColon
  default: return nil
  }
  let blocks = rest.isEmpty ? [] : MarkdownTables.blocks(of: first.with(rest))
  return MarkdownNode(.note(kind), at: quote.place, blocks + quote.children.dropFirst())
}

/// An item whose text begins with `[ ]` or `[x]` gets a mark instead.
func markdownTask(_ item: MarkdownNode) -> MarkdownNode {
  guard let first = item.children.first, case .paragraph = first.kind,
    case .text(let text)? = first.children.first?.kind,
    text.utf8.first == UInt8(ascii: "["), text.dropFirst(2).hasPrefix("] ")
  else { return item }
  let state = text.dropFirst().prefix(1)
  guard state == " " || state.lowercased() == "x" else { return item }
  let place = first.children[0].place
  let nodes =
    [
      MarkdownNode(.taskMark(isDone: state != " "), at: place),
      MarkdownNode(.text(String(text.dropFirst(4))), at: place),
    ] + first.children.dropFirst()
  return item.with([first.with(nodes)] + item.children.dropFirst())
}

extension MarkdownNode {
  fileprivate func with(_ children: [MarkdownNode]) -> MarkdownNode {
    MarkdownNode(kind, at: place, children)
  }
}

extension [MarkdownNode] {
  /// Without the line end, or the colon, between the word of a note and its text.
  fileprivate var droppingLeadingColon: [MarkdownNode] {
    guard let first else { return [] }
    switch first.kind {
    case .softBreak, .lineBreak: return Array(dropFirst())
    case .text(let text):
      let rest = text.drop { $0 == ":" || $0.isWhitespace }
      let after = Array(dropFirst())
      guard rest.isEmpty else {
        return [MarkdownNode(.text(String(rest)), at: first.place)] + after
      }
      return after.first?.kind == .softBreak ? Array(after.dropFirst()) : after
    default: return self
    }
  }
}
