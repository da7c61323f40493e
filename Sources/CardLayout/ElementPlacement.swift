internal import HostSimulation

/// Puts an arranged element and all that it holds into a frame.
struct ElementPlacement {
  let environment: LayoutEnvironment

  func box(_ arranged: ArrangedElement, in frame: Frame) -> Box {
    let element = arranged.element
    let content = frame.inset(by: element.style.insets, mirrored: environment.isRightToLeft)
    let kind: BoxContent
    var children: [Box] = []
    var background = element.style.background.map { DrawnColor.requested($0) }
    switch element.content {
    case .label(let label): kind = text(label, arranged.lines, in: content)
    case .image(let image): kind = .image(name: image.name, mode: image.mode)
    case .separator:
      kind = .container
      background = background ?? .requested(.semantic(.separator))
    case .spacer: kind = .container
    case .namedBox(let name): kind = .placeholder(name)
    case .stack(let stack):
      kind = .container
      children = self.children(arranged.children, of: stack, in: content)
    }
    return Box(
      frame: frame, kind, background: background, cornerRadius: element.style.cornerRadius,
      border: element.style.border, alpha: element.style.alpha,
      name: element.style.id ?? element.content.typeName,
      accessibilityLabel: element.style.accessibilityLabel, children: children)
  }

  private func text(_ label: LabelContent, _ lines: TextLines?, in frame: Frame) -> BoxContent {
    let font = environment.font(label.font)
    let direction = TextDirection(firstStrongIn: label.text)
    let isRightToLeft = direction.map { $0 == .rightToLeft } ?? environment.isRightToLeft
    return .text(
      TextBox(
        lines, font: font, color: .requested(label.color), in: frame, alignment: label.alignment,
        text: label.text, isRightToLeft: isRightToLeft,
        isMirrored: environment.isRightToLeft))
  }

  private func children(
    _ children: [ArrangedElement], of stack: StackContent, in frame: Frame
  ) -> [Box] {
    let heights = stack.axis == .vertical ? self.heights(children, of: stack, in: frame) : []
    var offset = Points.zero
    return children.enumerated().map { index, child in
      let childFrame: Frame
      switch stack.axis {
      case .vertical:
        let x = start(stack.alignment, length: child.size.width, room: frame.width)
        childFrame = Frame(
          x: frame.x + x, y: frame.y + offset, width: child.size.width, height: heights[index])
        offset = offset + heights[index] + stack.spacing
      case .horizontal:
        let isFilling = stack.alignment == .fill && child.element.style.height == nil
        let height = isFilling || child.element.isSeparator ? frame.height : child.size.height
        let y = start(stack.alignment, length: height, room: frame.height)
        childFrame = Frame(
          x: frame.x + offset, y: frame.y + y, width: child.size.width, height: height)
        offset = offset + child.size.width + stack.spacing
      }
      return box(child, in: environment.isRightToLeft ? childFrame.mirrored(in: frame) : childFrame)
    }
  }

  private func start(_ alignment: StackContent.Alignment, length: Points, room: Points) -> Points {
    switch alignment {
    case .fill, .leading, .top: .zero
    case .center: (room - length) / 2
    case .trailing, .bottom: room - length
    }
  }

  /// The heights of a vertical stack's views: their own, with room left over given to spacers.
  private func heights(
    _ children: [ArrangedElement], of stack: StackContent, in frame: Frame
  ) -> [Points] {
    let room = frame.height - stack.spacing * max(0, children.count - 1)
    if stack.distribution == .fillEqually, !children.isEmpty {
      return children.map { _ in room / children.count }
    }
    let extra = room - children.map(\.size.height).reduce(0, +)
    let spacers = children.count(where: \.element.isSpacer)
    guard extra > .zero, spacers > 0 else { return children.map(\.size.height) }
    return children.map { $0.element.isSpacer ? $0.size.height + extra / spacers : $0.size.height }
  }
}

extension Element {
  fileprivate var isSpacer: Bool {
    if case .spacer = content { true } else { false }
  }

  fileprivate var isSeparator: Bool {
    if case .separator = content { true } else { false }
  }
}

extension ElementContent {
  fileprivate var typeName: String {
    switch self {
    case .label: "label"
    case .image: "image"
    case .stack(let stack): "\(stack.axis.rawValue) stack"
    case .separator: "separator"
    case .spacer: "spacer"
    case .namedBox: "box"
    }
  }
}

extension TextBox {
  /// Places broken lines in a frame, from its top, by alignment and direction.
  init(
    _ lines: TextLines?, font: ResolvedFont, color: DrawnColor, in frame: Frame,
    alignment: TextAlignment, text: String, isRightToLeft: Bool, isMirrored: Bool
  ) {
    let placed = (lines?.lines ?? []).enumerated().map { index, line in
      let room = frame.width - line.width
      let x: Points =
        switch alignment {
        case .natural, .leading: isMirrored ? room : .zero
        case .center: room / 2
        case .trailing: isMirrored ? .zero : room
        }
      return Line(
        text: line.text, x: frame.x + x, baseline: frame.y + font.leading * index + font.ascent,
        width: line.width)
    }
    self.init(
      lines: placed, font: font, color: color, isTruncated: lines?.isTruncated ?? false,
      text: text, isRightToLeft: isRightToLeft)
  }
}
