/// The blanks before the first line of nodes.
func intrinsicIndentation(of nodes: [TemplateNode]) -> String? {
  switch nodes.first {
  case nil: nil
  case .text(let text): String(text.text.prefix { $0 == " " || $0 == "\t" })
  case .section(_, _, let children): intrinsicIndentation(of: children)
  case .partial(let call), .parent(let call, _): call.indentation
  case .block(_, let block): block.standsAlone ? block.indentation : ""
  case .value: ""
  }
}

/// Takes indentation away from the start of each line.
struct TemplateDedenting {
  let indentation: String
  private var isAtLineStart = true

  init(_ indentation: String) {
    self.indentation = indentation
  }

  mutating func dedented(_ nodes: [TemplateNode]) -> [TemplateNode] {
    guard !indentation.isEmpty else { return nodes }
    return nodes.map { dedented($0) }
  }

  private mutating func dedented(_ node: TemplateNode) -> TemplateNode {
    switch node {
    case .text(let text): return .text(TemplateText(dedented(text.text)))
    case .value:
      isAtLineStart = false
      return node
    case .section(let name, let isInverted, let children):
      return .section(name, isInverted: isInverted, dedented(children))
    case .partial(let call): return .partial(dedented(call))
    case .parent(let call, let arguments): return .parent(dedented(call), arguments: arguments)
    case .block(let name, var block):
      if block.standsAlone { isAtLineStart = true }
      block = TemplateBlock(
        nodes: dedented(block.nodes), indentation: withoutIndentation(block.indentation),
        standsAlone: block.standsAlone, location: block.location)
      return .block(name: name, block)
    }
  }

  private mutating func dedented(_ call: TemplateCall) -> TemplateCall {
    var call = call
    call.indentation = withoutIndentation(call.indentation)
    isAtLineStart = call.standsAlone
    return call
  }

  private mutating func dedented(_ text: String) -> String {
    var result = ""
    for line in linesWithEnds(text) {
      result += isAtLineStart ? withoutIndentation(String(line)) : String(line)
      isAtLineStart = endsWithLine(String(line))
    }
    return result
  }

  /// The text without the blanks at its start that it has in common with the indentation.
  private func withoutIndentation(_ text: String) -> String {
    let shared = zip(text.utf8, indentation.utf8).prefix { $0 == $1 }.count
    return String(decoding: text.utf8.dropFirst(shared), as: UTF8.self)
  }
}

/// The lines of a text, each with its line end.
func linesWithEnds(_ text: String) -> [Substring] {
  var lines: [Substring] = []
  var start = text.startIndex
  while start < text.endIndex {
    let end = text.utf8[start...].firstIndex(of: UInt8(ascii: "\n"))
    let next = end.map { text.utf8.index(after: $0) } ?? text.endIndex
    lines.append(text[start..<next])
    start = next
  }
  return lines
}
