internal import HostSimulation

/// An element with the width that it would take if there were room enough.
///
/// Widths are worked out from the leaves up once, and given from the root down once, so that the
/// cost of a layout grows with the number of elements, however deep they nest.
struct MeasuredElement {
  let element: Element
  /// The width with all text on one line, insets included.
  let naturalWidth: Points
  let children: [MeasuredElement]

  init(_ element: Element, in environment: LayoutEnvironment) {
    self.element = element
    let insets = element.style.insets.leading + element.style.insets.trailing
    switch element.content {
    case .stack(let stack):
      let children = stack.elements.map { MeasuredElement($0, in: environment) }
      self.children = children
      let widths = children.map(\.naturalWidth)
      let natural: Points =
        switch stack.axis {
        case .vertical: widths.max() ?? 0
        case .horizontal: widths.reduce(0, +) + stack.spacing * max(0, children.count - 1)
        }
      naturalWidth = element.style.width ?? natural + insets
    default:
      children = []
      naturalWidth =
        element.style.width
        ?? MeasuredElement.contentWidth(of: element.content, in: environment) + insets
    }
  }

  private static func contentWidth(
    of content: ElementContent, in environment: LayoutEnvironment
  ) -> Points {
    switch content {
    case .label(let label):
      let measure = TextMeasure(font: environment.font(label.font))
      return label.text.split(whereSeparator: \.isNewline).map { measure.width(of: String($0)) }
        .max() ?? 0
    case .image(let image): return environment.images[image.name]?.size?.width ?? 60
    case .separator: return LayoutEnvironment.hairline
    case .spacer(let minimum): return minimum
    case .namedBox: return 120
    case .stack: return 0
    }
  }

  /// Whether the element takes room that nobody else wants.
  var isSpacer: Bool {
    if case .spacer = element.content { true } else { false }
  }

  /// Whether the element can do with less width: text can be broken, a picture cannot.
  var isFlexible: Bool {
    guard element.style.width == nil else { return false }
    return switch element.content {
    case .label, .stack: true
    case .image, .separator, .spacer, .namedBox: false
    }
  }
}
