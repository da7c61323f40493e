import Diagnostics

/// Which tag closes which, and which tag each token stands in; all by index into the tokens.
struct TemplatePairs {
  /// The other tag of a pair.
  private(set) var partner: [Int: Int] = [:]
  /// The opening tag of the innermost pair around a tag.
  private(set) var enclosing: [Int: Int] = [:]

  /// How deep sections may nest within one template, so that walking it cannot overflow the stack.
  static let depthLimit = 64

  init(_ tokens: [TemplateToken]) throws(Diagnostic) {
    var open: [(index: Int, tag: TemplateTag)] = []
    for (index, token) in tokens.enumerated() {
      guard let tag = token.tag else { continue }
      if tag.kind == .close {
        guard let opener = open.popLast() else {
          throw Diagnostic(
            .malformedTemplate, "\(tag.name) is closed but was never opened", at: tag.location,
            fix: "Remove the closing tag")
        }
        guard opener.tag.name == tag.name else { throw wrongCloser(tag, for: opener.tag) }
        partner[opener.index] = index
        partner[index] = opener.index
      }
      enclosing[index] = open.last?.index
      if tag.kind.opens {
        guard open.count < TemplatePairs.depthLimit else {
          throw Diagnostic(
            .templateOverLimit,
            "\(tag.name) is nested deeper than \(TemplatePairs.depthLimit) tags",
            at: tag.location, fix: "Move the inner part to another template")
        }
        open.append((index, tag))
      }
    }
    guard let last = open.last else { return }
    throw Diagnostic(
      .malformedTemplate, "\(last.tag.name) is opened but never closed", at: last.tag.location,
      fix: "Close it with {{/\(last.tag.name)}}")
  }

  /// Whether the tag is a block that gives a value to the parent it stands in.
  func isArgument(_ index: Int, in tokens: [TemplateToken]) -> Bool {
    guard let outer = enclosing[index] else { return false }
    return tokens[index].tag?.kind == .block && tokens[outer].tag?.kind == .parent
  }
}

private func wrongCloser(_ tag: TemplateTag, for opener: TemplateTag) -> Diagnostic {
  Diagnostic(
    .malformedTemplate, "\(tag.name) is closed where \(opener.name) is open", at: tag.location,
    notes: [Diagnostic.Note("\(opener.name) was opened here", at: opener.location)],
    fix: "Close it with {{/\(opener.name)}}")
}
