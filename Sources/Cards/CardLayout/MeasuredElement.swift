internal import Views

/// An element with the width that it would take if there were room enough.
///
/// Widths are worked out from the leaves up once, and given from the root down once, so that the
/// cost of a layout grows with the number of elements, however deep they nest.
struct MeasuredElement {
  let element: View<String>
  /// The width with all text on one line, insets included.
  let naturalWidth: Points
  let children: [MeasuredElement]
  /// The clusters of a text.
  let text: MeasuredText?

  init(_ element: View<String>, in environment: LayoutEnvironment) {
    self.element = element
    let style = element.style
    guard case .stack(let stack) = element.content else {
      children = []
      let text = element.content.ownText.map { environment.measured($0.label) }
      self.text = text
      naturalWidth =
        style.width
        ?? MeasuredElement.contentWidth(of: element, text, in: environment)
        + style.insets.width
      return
    }
    text = nil
    children = element.subviews.map { MeasuredElement($0, in: environment) }
    let natural: Points =
      switch stack.axis {
      case .vertical:
        // The room that a spacer keeps is along the stack only.
        children.filter { !$0.element.isSpacer || $0.element.style.width != nil }
          .map(\.naturalWidth).max() ?? 0
      case .horizontal: StackSpans.naturalLength(stack, children.map(\.naturalWidth))
      }
    naturalWidth = style.width ?? natural + style.insets.width
  }

  private static func contentWidth(
    of element: View<String>, _ text: MeasuredText?, in environment: LayoutEnvironment
  ) -> Points {
    let content = element.content
    if case .scene = content { return element.subviews.first?.object?.frame?.width ?? 0 }
    guard let text, let (label, margins) = content.ownText else {
      return IntrinsicSize.size(of: content, in: environment)?.width ?? 0
    }
    let widest = environment.measure(of: label).points(fromUnits: text.widestParagraph)
    let width = widest + margins.width
    switch content {
    case .control(.textField): return max(IntrinsicSize.textField.width, width)
    case .control(.button(_, let pictures)) where pictures?.image == nil:
      return max(IntrinsicSize.buttonWidth - element.style.insets.width, width)
    case .control(.button(_, let pictures)): return max(pictures?.imageSize.width ?? 0, width)
    default: return width
    }
  }

  /// The element in a horizontal stack of a width.
  func item(in room: Points) -> StackItem {
    let style = element.style
    let share = style.widthShare.map { Points(room.value * $0) }
    let isRigid = style.width != nil || share != nil || element.isSeparator
    return StackItem(
      natural: share ?? naturalWidth, hugging: isRigid ? nil : element.hugging(along: .horizontal),
      compression: isRigid || element.isSpacer ? nil : element.compression(along: .horizontal))
  }

  /// The width in a vertical stack of a width.
  func width(in stack: StackContent, of room: Points) -> Points {
    let style = element.style
    if let fixed = style.width { return fixed }
    if let share = style.widthShare { return Points(room.value * share) }
    return stack.alignment == .fill || element.isSpacer || element.isSeparator
      ? room : min(naturalWidth, room)
  }
}
