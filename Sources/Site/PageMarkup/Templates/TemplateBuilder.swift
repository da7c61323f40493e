import Diagnostics

/// Makes nodes out of a template's tokens.
struct TemplateBuilder {
  let tokens: [TemplateToken]
  let pairs: TemplatePairs

  func nodes(in range: Range<Int>) -> [TemplateNode] {
    var nodes: [TemplateNode] = []
    var text = ""
    var index = range.lowerBound
    while index < range.upperBound {
      switch tokens[index] {
      case .text(let more): text += more
      case .tag(let tag):
        let close = pairs.partner[index] ?? index
        if let node = node(for: tag, at: index, content: index + 1..<max(close, index + 1)) {
          if !text.isEmpty { nodes.append(.text(TemplateText(text))) }
          text = ""
          nodes.append(node)
        }
        index = close
      }
      index += 1
    }
    if !text.isEmpty { nodes.append(.text(TemplateText(text))) }
    return nodes
  }

  private func node(for tag: TemplateTag, at index: Int, content: Range<Int>) -> TemplateNode? {
    switch tag.kind {
    case .comment, .delimiters, .close: nil
    case .value, .unescapedValue:
      .value(TemplateName(tag.name, at: tag.location), isEscaped: tag.kind == .value)
    case .section, .invertedSection:
      .section(
        TemplateName(tag.name, at: tag.location), isInverted: tag.kind == .invertedSection,
        nodes(in: content))
    case .partial: .partial(TemplateCall(tag))
    case .parent: .parent(TemplateCall(tag), arguments: arguments(in: content))
    case .block: .block(name: tag.name, parameter(tag, content: content))
    }
  }

  /// The blocks right within a parent; all else there is not printed.
  private func arguments(in range: Range<Int>) -> [String: TemplateBlock] {
    var arguments: [String: TemplateBlock] = [:]
    var index = range.lowerBound
    while index < range.upperBound {
      let close = pairs.partner[index] ?? index
      if let tag = tokens[index].tag, tag.kind == .block {
        arguments[tag.name] = argument(tag, content: index + 1..<max(close, index + 1))
      }
      index = close + 1
    }
    return arguments
  }

  private func argument(_ tag: TemplateTag, content: Range<Int>) -> TemplateBlock {
    let nodes = nodes(in: content)
    var dedenting = TemplateDedenting(
      tag.standsAlone ? intrinsicIndentation(of: nodes) ?? "" : "")
    return TemplateBlock(
      nodes: dedenting.dedented(nodes), indentation: "", standsAlone: tag.standsAlone,
      location: tag.location)
  }

  private func parameter(_ tag: TemplateTag, content: Range<Int>) -> TemplateBlock {
    let nodes = nodes(in: content)
    let intrinsic = tag.standsAlone ? intrinsicIndentation(of: nodes) : nil
    return TemplateBlock(
      nodes: nodes, indentation: intrinsic ?? tag.indentation, standsAlone: tag.standsAlone,
      location: tag.location)
  }
}
