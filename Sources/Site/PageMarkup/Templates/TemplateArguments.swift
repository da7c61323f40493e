/// The blocks that callers have given to the template in hand.
struct TemplateArguments {
  private var blocks: [String: TemplateArgument] = [:]

  subscript(name: String) -> TemplateArgument? { blocks[name] }

  /// The arguments for a parent called from here.
  ///
  /// What was given from further out wins; each block keeps the arguments in force where it is
  /// written.
  func calling(with blocks: [String: TemplateBlock]) -> TemplateArguments {
    var called = self
    for (name, block) in blocks where called.blocks[name] == nil {
      called.blocks[name] = TemplateArgument(block: block, scope: self)
    }
    return called
  }
}

/// A block given to a parent.
struct TemplateArgument {
  let block: TemplateBlock
  /// The arguments in force where the block is written.
  let scope: TemplateArguments
}
