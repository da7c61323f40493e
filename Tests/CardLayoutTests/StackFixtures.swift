import CardLayout
import Views

func label(_ text: String, lines: Int = 1, width: Points? = nil) -> Element {
  var style = ElementStyle()
  style.width = width
  style.id = text
  return Element(
    .label(
      LabelContent(
        text: text, font: .style(.body), color: .semantic(.label), lines: lines,
        lineBreak: .truncatingTail, alignment: .natural)), style: style)
}

/// A box of a fixed size.
func block(_ width: Points?, _ height: Points, id: String = "block") -> Element {
  var style = ElementStyle()
  style.width = width
  style.height = height
  style.id = id
  return Element(.namedBox(id), style: style)
}

func spacer(_ minimum: Points = 0) -> Element { Element(.spacer(minimum: minimum)) }

func stack(
  _ axis: StackContent.Axis, spacing: Points = 0, alignment: StackContent.Alignment = .fill,
  distribution: StackContent.Distribution = .fill, insets: Insets = .zero, _ elements: [Element]
) -> Element {
  var style = ElementStyle()
  style.insets = insets
  return Element(
    .stack(
      StackContent(
        axis: axis, spacing: spacing, alignment: alignment, distribution: distribution,
        elements: elements)), style: style)
}

func laidOut(
  _ element: Element, width: Points, height: Points? = nil, isRightToLeft: Bool = false
) -> Box {
  let layout = ElementLayout(in: LayoutEnvironment(isRightToLeft: isRightToLeft))
  let height = height ?? layout.fittingHeight(element, width: width)
  return layout.box(element, in: Frame(x: 0, y: 0, width: width, height: height))
}

extension Box {
  /// The frames of the children, for comparison.
  var childFrames: [String] { children.map(\.frame.description) }

  var all: [Box] { [self] + children.flatMap(\.all) }
}
