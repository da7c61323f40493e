internal import HostSimulation

/// An element with its size at a given width, and its children at theirs.
struct ArrangedElement {
  let element: Element
  let size: Size
  /// The lines of a label.
  let lines: TextLines?
  let children: [ArrangedElement]

  /// Arranges an element in exactly a width; its height follows.
  init(_ measured: MeasuredElement, width: Points, in environment: LayoutEnvironment) {
    let element = measured.element
    self.element = element
    let insets = element.style.insets
    let contentWidth = max(.zero, width - insets.leading - insets.trailing)
    var lines: TextLines?
    var children: [ArrangedElement] = []
    let contentHeight: Points
    switch element.content {
    case .label(let label):
      let broken = LineBreaker(
        measure: TextMeasure(font: environment.font(label.font)), width: contentWidth,
        lineLimit: label.lines, mode: label.lineBreak
      ).lines(of: label.text)
      lines = broken
      contentHeight = broken.size.height
    case .stack(let stack):
      let widths = StackWidths(stack, measured.children, width: contentWidth).widths
      children = zip(measured.children, widths).map {
        ArrangedElement($0, width: $1, in: environment)
      }
      let heights = children.map(\.size.height)
      contentHeight =
        switch stack.axis {
        case .vertical: heights.reduce(0, +) + stack.spacing * max(0, children.count - 1)
        case .horizontal: heights.max() ?? 0
        }
    case .image(let image): contentHeight = environment.images[image.name]?.size?.height ?? 60
    case .separator: contentHeight = LayoutEnvironment.hairline
    case .spacer(let minimum): contentHeight = minimum
    case .namedBox: contentHeight = 44
    }
    size = Size(
      width: width, height: element.style.height ?? contentHeight + insets.top + insets.bottom)
    self.lines = lines
    self.children = children
  }
}

/// How a stack gives its width to its views.
struct StackWidths {
  let widths: [Points]

  init(_ stack: StackContent, _ children: [MeasuredElement], width: Points) {
    switch stack.axis {
    case .vertical:
      widths = children.map { child in
        if let fixed = child.element.style.width { return fixed }
        return stack.alignment == .fill || child.isSpacer
          ? width : min(child.naturalWidth, width)
      }
    case .horizontal:
      let room = max(.zero, width - stack.spacing * max(0, children.count - 1))
      widths =
        stack.distribution == .fillEqually && !children.isEmpty
        ? StackWidths.equal(room, count: children.count) : StackWidths.filling(room, children)
    }
  }

  /// Equal shares; the first ones take the 1/64 points that are left over.
  private static func equal(_ room: Points, count: Int) -> [Points] {
    let (share, rest) = room.sixtyFourths.quotientAndRemainder(dividingBy: count)
    return (0..<count).map { Points(sixtyFourths: share + ($0 < rest ? 1 : 0)) }
  }

  /// Natural widths, with the room that is left over given to spacers, else to the last view that
  /// can stretch, and the room that is missing taken from the widest flexible views.
  private static func filling(_ room: Points, _ children: [MeasuredElement]) -> [Points] {
    var widths = children.map(\.naturalWidth)
    let extra = room - widths.reduce(0, +)
    if extra > .zero {
      let spacers = children.indices.filter { children[$0].isSpacer }
      if !spacers.isEmpty {
        for (index, share) in zip(spacers, equal(extra, count: spacers.count)) {
          widths[index] = widths[index] + share
        }
      } else if let last = children.lastIndex(where: \.isFlexible) {
        widths[last] = widths[last] + extra
      }
    } else if extra < .zero {
      let flexible = children.indices.filter { children[$0].isFlexible }
      let fixed = children.indices.filter { !children[$0].isFlexible }.map { widths[$0] }
      let cap = cap(
        for: flexible.map { widths[$0] }, total: max(.zero, room - fixed.reduce(0, +)))
      for index in flexible { widths[index] = min(widths[index], cap) }
    }
    return widths
  }

  /// The width to which the widest views are brought down so that all of them take a total.
  private static func cap(for widths: [Points], total: Points) -> Points {
    var left = total
    let sorted = widths.sorted()
    for (index, width) in sorted.enumerated() {
      let share = left / (sorted.count - index)
      if width > share { return share }
      left = left - width
    }
    return sorted.last ?? total
  }
}
