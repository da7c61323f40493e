import CardLayout
import Views

func label(_ text: String, lines: Int = 1, width: Points? = nil) -> View<String> {
  var style = ViewStyle()
  style.width = width
  style.id = text
  return View(
    .label(
      LabelContent(
        text: text, font: .style(.body), color: .semantic(.label), lines: lines,
        lineBreak: .truncatingTail, alignment: .natural)), style: style)
}

/// A box of a fixed size.
func block(_ width: Points?, _ height: Points, id: String = "block") -> View<String> {
  var style = ViewStyle()
  style.width = width
  style.height = height
  style.id = id
  return View(.namedBox(id), style: style)
}

func spacer(_ minimum: Points = 0) -> View<String> { View(.spacer(minimum: minimum)) }

func stack(
  _ axis: StackContent.Axis, spacing: Points = 0, alignment: StackContent.Alignment = .fill,
  distribution: StackContent.Distribution = .fill, insets: Insets = .zero,
  _ elements: [View<String>]
) -> View<String> {
  var style = ViewStyle()
  style.insets = insets
  return View(
    .stack(
      StackContent(
        axis: axis, spacing: spacing, alignment: alignment, distribution: distribution)),
    style: style, subviews: elements)
}

func laidOut(
  _ element: View<String>, width: Points, height: Points? = nil, isRightToLeft: Bool = false
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
