internal import ConstraintSolver
internal import Views

/// The constraints of a file in the system.
extension SceneSystem {
  mutating func addConstraints(of index: Int) {
    for constraint in nodes[index].object.constraints { add(constraint, of: index) }
  }

  private mutating func add(_ constraint: SceneConstraint, of owner: Int) {
    let isReversed = environment.isRightToLeft && constraint.first.attribute.isAbsolute
    let isPosition = !constraint.first.attribute.isSize
    let origin =
      isPosition && constraint.multiplier != 1
      ? nodes[owner].rect.origin(of: constraint.first.attribute) : LinearExpression()
    guard let first = expression(constraint.first, other: constraint.second, of: owner) else {
      return
    }
    var right = LinearExpression(constant: isReversed ? -constraint.constant : constraint.constant)
    if let anchor = constraint.second {
      guard let second = expression(anchor, other: constraint.first, of: owner) else { return }
      // A multiplier is meant in the coordinates of the view that holds the constraint.
      right = right + (second - origin) * constraint.multiplier
    }
    let name = "#\(added.count)"
    added[name] = constraint
    add(
      LinearConstraint(
        name, first - origin, constraint.relation.relation(reversed: isReversed), right,
        Self.priority(gives(constraint, of: owner) ? 1 : constraint.priority)))
  }

  /// Whether a constraint is about the size of a picture alone, which yields to the views around it.
  private func gives(_ constraint: SceneConstraint, of owner: Int) -> Bool {
    let picture = constraint.first.item
    guard picturesYield, constraint.priority < 1000, constraint.first.attribute.isSize,
      [picture, nil].contains(constraint.second?.item),
      let index = number(of: picture, within: owner)
    else { return false }
    return nodes[index].view.content.isScaledPicture
  }

  /// A side as an expression; nil where what it names takes no part.
  private func expression(
    _ anchor: SceneConstraint.Anchor, other: SceneConstraint.Anchor?, of owner: Int
  ) -> LinearExpression? {
    let attribute = environment.isRightToLeft ? anchor.attribute.mirrored : anchor.attribute
    if let guide = guides[anchor.item] {
      let node = nodes[guide.node]
      switch guide.kind {
      case .safeArea, .frame: return node.rect.expression(attribute)
      case .content: return node.content.expression(attribute)
      case .margins: return node.rect.expression(attribute, inset: node.object.margins)
      case .custom: return guide.rect.flatMap { $0.expression(attribute) }
      // Both guides are lines: at the upper and at the lower edge.
      case .top: return attribute.isSize ? LinearExpression() : node.rect.minY
      case .bottom: return attribute.isSize ? LinearExpression() : node.rect.maxY
      }
    }
    guard let index = number(of: anchor.item, within: owner) else { return nil }
    let node = nodes[index]
    if attribute.isBaseline { return baseline(of: index, isFirst: attribute == .firstBaseline) }
    if case .container(.scroll) = node.view.content, !attribute.isSize, let other,
      let inner = number(of: other.item, within: owner), inner > index, inner < node.end
    {
      return node.content.expression(attribute)
    }
    if let plain = attribute.withoutMargin {
      return node.rect.expression(plain, inset: node.object.margins)
    }
    return node.rect.expression(attribute)
  }

  /// The baseline of a text, which stands in the middle of its view, also of one inside a stack; that of the text
  /// beside which a symbol has its size; the lower edge of others.
  ///
  /// A horizontal stack has that of its tallest view (documented); here that of its outermost text counts.
  func baseline(of index: Int, isFirst: Bool) -> LinearExpression {
    let node = nodes[index]
    if case .image(let image) = node.view.content, let line = image.symbol?.room?.height.value {
      // The middle of capitals is that of the symbol (documented in the Human Interface Guidelines).
      return node.rect.midY + SystemSymbol.capHeight * line / SystemSymbol.lineHeight / 2
    }
    guard let (label, margins) = node.view.content.ownText else {
      let inner = textInside(index, isFirst: isFirst)
      return inner.map { baseline(of: $0, isFirst: isFirst) } ?? node.rect.maxY
    }
    let font = environment.font(label.font)
    let leading = label.lineHeights.height(of: font.leading).value
    let ascent = font.ascent.value + leading - font.leading.value
    if label.lines == 1 { return node.rect.midY + ascent - leading / 2 }
    return isFirst
      ? node.rect.minY + ascent + margins.top.value
      : node.rect.maxY + ascent - leading - margins.bottom.value
  }
}

extension SceneSystem {
  /// The first or the last text inside of a view that passes on its baseline.
  private func textInside(_ index: Int, isFirst: Bool) -> Int? {
    if nodes[index].view.content.ownText != nil { return index }
    guard case .stack = nodes[index].view.content else { return nil }
    let children = children(of: index).filter { !nodes[$0].view.isHidden }
    let ordered = isFirst ? children : children.reversed()
    return ordered.lazy.compactMap { textInside($0, isFirst: isFirst) }.first
  }
}

extension SceneRect {
  /// The side of the scene that an attribute is measured from.
  fileprivate func origin(of attribute: SceneConstraint.Attribute) -> LinearExpression {
    attribute.isVertical ? minY : minX
  }

  /// A side of the rectangle without margins; nil for a baseline.
  func expression(
    _ attribute: SceneConstraint.Attribute, inset: Insets = .zero
  ) -> LinearExpression? {
    switch attribute {
    case .left, .leading: minX + inset.leading.value
    case .right, .trailing: maxX - inset.trailing.value
    case .top: minY + inset.top.value
    case .bottom: maxY - inset.bottom.value
    case .width: LinearExpression(width) - (inset.leading + inset.trailing).value
    case .height: LinearExpression(height) - (inset.top + inset.bottom).value
    case .centerX: midX + ((inset.leading - inset.trailing) / 2).value
    case .centerY: midY + ((inset.top - inset.bottom) / 2).value
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins, .baseline, .lastBaseline, .firstBaseline:
      attribute.withoutMargin.flatMap { expression($0, inset: inset) }
    }
  }
}

extension SceneConstraint.Relation {
  /// The other way round where the axis is reversed.
  fileprivate func relation(reversed isReversed: Bool) -> LinearConstraint.Relation {
    switch self {
    case .equal: .equal
    case .greaterThanOrEqual: isReversed ? .lessOrEqual : .greaterOrEqual
    case .lessThanOrEqual: isReversed ? .greaterOrEqual : .lessOrEqual
    }
  }
}

extension SceneConstraint.Attribute {
  var isSize: Bool { self == .width || self == .height }

  var isBaseline: Bool { [.baseline, .lastBaseline, .firstBaseline].contains(self) }

  /// Whether it means the same side in every language.
  var isAbsolute: Bool { [.left, .right, .leftMargin, .rightMargin].contains(self) }

  var isVertical: Bool {
    switch self {
    case .top, .bottom, .height, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins,
      .baseline, .lastBaseline, .firstBaseline:
      true
    default: false
    }
  }

  /// The side that it is in a language that runs from right to left.
  fileprivate var mirrored: Self {
    switch self {
    case .left: .right
    case .right: .left
    case .leftMargin: .rightMargin
    case .rightMargin: .leftMargin
    default: self
    }
  }

  /// The side whose margin it is; nil for one that is no margin's.
  fileprivate var withoutMargin: Self? {
    switch self {
    case .leftMargin, .leadingMargin: .leading
    case .rightMargin, .trailingMargin: .trailing
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}
