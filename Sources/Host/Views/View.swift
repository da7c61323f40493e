package import Diagnostics

/// A view of a hosted card: what it shows, with every binding resolved.
package indirect enum ElementContent: Hashable, Sendable {
  case label(LabelContent)
  /// A text view: it shows all of its text, and would scroll.
  case textView(LabelContent)
  case image(ImageContent)
  case stack(StackContent)
  case map(MapContent)
  case chart(ChartContent)
  case control(ControlContent)
  /// A hairline across its stack.
  case separator
  /// Empty room of at least a length; it takes what its stack has left.
  case spacer(minimum: Points)
  /// A view that is not drawn but stands for itself: a box with a name.
  case namedBox(String)
  /// A scene of a storyboard or a xib.
  case scene(SceneContent)
}

/// A view with what all views have in common.
///
/// It is handed on from step to step, so that its parts stand behind one reference.
package struct Element: Hashable, Sendable {
  private let parts: Parts

  package var content: ElementContent { parts.content }
  package var style: ElementStyle { parts.style }
  /// Where a project's own layout has it; nil for what a host draws.
  package var location: SourceLocation? { parts.location }
  /// The bindings that filled its text or named its image, as the layout has them between `${` and `}`.
  package var bindings: [String] { parts.bindings }

  package init(
    _ content: ElementContent, style: ElementStyle = .plain, at location: SourceLocation? = nil,
    bindings: [String] = []
  ) {
    parts = Parts(content: content, style: style, location: location, bindings: bindings)
  }

  private final class Parts: Hashable, Sendable {
    let content: ElementContent
    let style: ElementStyle
    let location: SourceLocation?
    let bindings: [String]

    init(
      content: ElementContent, style: ElementStyle, location: SourceLocation?, bindings: [String]
    ) {
      self.content = content
      self.style = style
      self.location = location
      self.bindings = bindings
    }

    static func == (first: Parts, second: Parts) -> Bool {
      first === second
        || first.content == second.content && first.style == second.style
          && first.location == second.location && first.bindings == second.bindings
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(content)
      hasher.combine(style)
      hasher.combine(location)
      hasher.combine(bindings)
    }
  }

  /// The element and all that it holds, from the outside in.
  package var all: [Element] {
    switch content {
    case .stack(let stack): [self] + stack.elements.flatMap(\.all)
    case .scene(let scene):
      [self]
        + scene.view.shown.flatMap { view -> [Element] in
          guard case .leaf(let content) = view.content else { return [] }
          return Element(content, style: view.style, at: view.location).all
        }
    default: [self]
    }
  }

  /// The project's images on the element itself, by name.
  package var imageNames: [String] {
    let images: [ImageContent] =
      switch content {
      case .image(let image): [image]
      case .control(.button(_, let pictures?)):
        [pictures.background, pictures.image].compactMap(\.self)
      default: []
      }
    return images.filter { $0.symbol == nil && !$0.name.isEmpty }.map(\.name)
  }
}

/// What all views have in common.
package struct ElementStyle: Hashable, Sendable {
  package var width: Points?
  package var height: Points?
  /// The least height; a row of a table has one.
  package var minimumHeight: Points?
  /// How an element resists growing; nil for what its kind has.
  package var hugging: LayoutPriority?
  /// How an element resists shrinking; nil for what its kind has.
  package var compression: LayoutPriority?
  package var insets = Insets.zero
  package var cornerRadius = Points.zero
  package var background: ColorRequest?
  package var border: Border?
  /// 0 (invisible) to 1.
  package var alpha = 1.0
  /// The name that diagnostics and drawings use.
  package var id: String?
  package var accessibilityLabel: String?

  package static let plain = ElementStyle()

  package init() {}
}

package struct LabelContent: Hashable, Sendable {
  package let text: String
  package let font: FontRequest
  package let color: ColorRequest
  /// The most lines; 0 for as many as it takes.
  package let lines: Int
  package let lineBreak: LineBreakMode
  package let alignment: TextAlignment
  /// How small a text of so many lines may become to fit, as a share of its font's size:
  /// `minimumScaleFactor` with `adjustsFontSizeToFitWidth`.
  package var minimumScale = 1.0
  /// Whether its font is the app's own, for which the system's stands here.
  package var hasStandInFont = false

  package init(
    text: String, font: FontRequest, color: ColorRequest, lines: Int, lineBreak: LineBreakMode,
    alignment: TextAlignment
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.lines = lines
    self.lineBreak = lineBreak
    self.alignment = alignment
  }
}

package struct ImageContent: Hashable, Sendable {
  package let name: String
  package let mode: ContentMode
  /// The size that a storyboard says, for an image that the project does not have and for symbols.
  package var size: Size?
  /// Which of the system's symbols it is; nil for an image of the project's.
  package var symbol: SymbolImage?

  package init(name: String, mode: ContentMode) {
    self.name = name
    self.mode = mode
  }

  /// How an image fills its view: `UIView.ContentMode`'s four usual cases; `stretch` is
  /// `scaleToFill`, which does not keep the proportions.
  package enum ContentMode: String, CaseIterable, Hashable, Sendable {
    case fit, fill, center, stretch
  }
}

/// A symbol of the system as a view shows it.
package struct SymbolImage: Hashable, Sendable {
  /// Nil for one that there is no drawing of: a box with its name stands there.
  package let symbol: SystemSymbol?
  package let color: ColorRequest

  package init(symbol: SystemSymbol?, color: ColorRequest) {
    self.symbol = symbol
    self.color = color
  }
}

/// How a label breaks and cuts text that is wider than it: `NSLineBreakMode`, by UIKit's names.
///
/// The modes that clip or truncate concern only the last line that a limit allows; lines before it
/// break at words (inferred). Without a limit nothing is ever cut.
package enum LineBreakMode: String, CaseIterable, Hashable, Sendable {
  case wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle
}

/// Where the lines of a label stand.
///
/// `natural` follows the language of the interface, as in UIKit.
package enum TextAlignment: String, CaseIterable, Hashable, Sendable {
  case natural, leading, center, trailing
}

package struct Insets: Hashable, Sendable {
  package let top: Points
  package let leading: Points
  package let bottom: Points
  package let trailing: Points

  package static let zero = Insets(top: 0, leading: 0, bottom: 0, trailing: 0)

  package init(top: Points, leading: Points, bottom: Points, trailing: Points) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

package struct Border: Hashable, Sendable {
  package let width: Points
  package let color: ColorRequest

  package init(width: Points, color: ColorRequest) {
    self.width = width
    self.color = color
  }
}
