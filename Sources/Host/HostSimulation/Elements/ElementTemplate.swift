internal import Diagnostics
internal import Views

/// A view of a layout as it is written, with bindings and conditions.
struct ElementTemplate: Hashable, Sendable {
  let content: Content
  let style: ElementStyle
  let condition: CaseTest?
  let isHidden: Bool
  let location: SourceLocation

  /// The element and all that it holds.
  var all: [ElementTemplate] {
    let inner: [ElementTemplate] =
      switch content {
      case .stack(_, let children): children
      case .table(let table): [table.row]
      default: []
      }
    return [self] + inner.flatMap(\.all)
  }

  /// Whether it is a scene of a storyboard or a xib.
  var isScene: Bool { if case .scene = content { true } else { false } }

  /// How many views the element and all that it holds are.
  var viewCount: Int {
    all.reduce(0) { sum, element in
      if case .scene(let scene) = element.content { sum + scene.count } else { sum + 1 }
    }
  }

  /// The conditions of the element itself: its own, and those of a scene's outlets.
  var conditions: [CaseTest] {
    let own = condition.map { [$0] } ?? []
    if case .scene(let scene) = content { return own + scene.conditions }
    return own
  }

  indirect enum Content: Hashable, Sendable {
    /// A text and how it looks; the text of the content is empty.
    case label(BindingText, LabelContent)
    case textView(BindingText, LabelContent)
    case image(BindingText, ImageContent.ContentMode)
    /// The stack without its views.
    case stack(StackContent, [ElementTemplate])
    case table(TableTemplate)
    case map(pins: [BindingText], hasRoute: Bool)
    case chart(ChartTemplate)
    case progress(NumberTemplate, tint: ColorRequest)
    case slider(NumberTemplate, tint: ColorRequest)
    case button(BindingText, LabelContent)
    case textField(BindingText, placeholder: BindingText, LabelContent)
    case scene(SceneTemplate)
    /// A view that is the same for every ask.
    case fixed(ElementContent)

    /// The bindings of its text, or of the name of its image.
    var bindings: [Binding] {
      if case .image(let name, _) = self { return name.bindings }
      return text?.bindings ?? []
    }

    /// The text that a view shows; nil for those that show none.
    var text: BindingText? {
      switch self {
      case .label(let text, _), .textView(let text, _), .button(let text, _),
        .textField(let text, _, _):
        text
      default: nil
      }
    }
  }
}

/// A row, and the list whose values it is repeated over.
struct TableTemplate: Hashable, Sendable {
  let list: CaseTest.KeyPathTest
  let row: ElementTemplate
  /// The most rows; nil for as many as there are values.
  let limit: Int?
  /// Nil for rows as high as what they hold.
  let rowHeight: Points?
  let hasSeparators: Bool
}

/// A chart, with the place of its values.
struct ChartTemplate: Hashable, Sendable {
  let kind: ChartContent.Kind
  let values: Values
  let color: ColorRequest

  enum Values: Hashable, Sendable {
    case written([Double])
    /// A list, and the property of each value that is the number; nil for a list of numbers.
    case list(CaseTest.KeyPathTest, property: String?)
  }
}

/// A number that is written, or bound.
enum NumberTemplate: Hashable, Sendable {
  case written(Double)
  case bound(BindingText)
}
