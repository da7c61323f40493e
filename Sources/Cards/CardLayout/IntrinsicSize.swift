package import Views

/// The sizes that kinds of views have by themselves.
///
/// Observed from UIKit where it has one: a switch, an activity indicator, a progress view, a slider
/// and a bordered text field. A map, a chart and a view of the project's own have none in UIKit;
/// theirs are conventions, so that one sees them.
enum IntrinsicSize {
  static let toggle = Size(width: 51, height: 31)
  static let progress = Size(width: 100, height: 4)
  static let slider = Size(width: 100, height: 31)
  static let textField = Size(width: 100, height: 34)
  static let picture = Size(width: 120, height: 120)
  static let namedBox = Size(width: 120, height: 44)
  /// An image that is not there.
  static let missingImage = Size(width: 60, height: 60)

  static func spinner(_ size: SpinnerSize) -> Size {
    switch size {
    case .medium: Size(width: 20, height: 20)
    case .large: Size(width: 37, height: 37)
    }
  }

  /// The margins of a system button's title: above and below (convention).
  static let buttonMargins = Insets(top: 6, leading: 0, bottom: 6, trailing: 0)
  /// The least width of a button with a title or without anything (observed).
  static let buttonWidth: Points = 30
  /// The margins of a bordered text field's text (observed).
  static let textFieldMargins = Insets(top: 0, leading: 7, bottom: 0, trailing: 7)
  /// The margins of a text view's text: `textContainerInset` (documented) and the line fragment
  /// padding (documented).
  static let textViewMargins = Insets(top: 8, leading: 5, bottom: 8, trailing: 5)

  /// The size of a view that neither shows text nor holds views; nil for those that do.
  static func size(of content: ViewContent<String>, in environment: LayoutEnvironment) -> Size? {
    switch content {
    case .image(let image): environment.images[image.name]?.size ?? image.size ?? missingImage
    case .separator:
      Size(width: LayoutEnvironment.hairline, height: LayoutEnvironment.hairline)
    case .spacer(let minimum): Size(width: minimum, height: minimum)
    case .map, .chart: picture
    case .control(.progress): progress
    case .control(.spinner(let size, _)): spinner(size)
    case .control(.toggle): toggle
    case .control(.slider): slider
    case .namedBox: namedBox
    case .drawing(let drawing): drawing.size
    case .label, .textView, .control(.button), .control(.textField), .stack, .container, .table,
      .scene:
      nil
    }
  }
}

extension ViewContent<String> {
  /// The text of a view that shows one, and the room that the view keeps around it.
  package var ownText: (label: LabelContent<String>, margins: Insets)? {
    switch self {
    case .label(let label): (label, .zero)
    case .textView(let label): (label, IntrinsicSize.textViewMargins)
    case .control(.button(let label, let pictures)):
      (
        label,
        IntrinsicSize.buttonMargins + (pictures?.margins(hasTitle: !label.text.isEmpty) ?? .zero)
      )
    case .control(.textField(let label, let placeholder)):
      (label.orPlaceholder(placeholder), IntrinsicSize.textFieldMargins)
    default: nil
    }
  }

  /// The margins that a text keeps where it is placed: those above and below a button's title are for the height that
  /// the button wants, and a higher title takes them (documented: `contentEdgeInsets`).
  func roomAroundText(_ margins: Insets) -> Insets {
    guard case .control(.button) = self else { return margins }
    let usual = IntrinsicSize.buttonMargins
    return Insets(
      top: margins.top - usual.top, leading: margins.leading,
      bottom: margins.bottom - usual.bottom, trailing: margins.trailing)
  }
}

extension ButtonPictures {
  /// The size of the picture beside the title; a small one where the file does not tell.
  var imageSize: Size {
    image.map { $0.size ?? Size(width: 24, height: 24) } ?? .zero
  }

  /// The room that the picture takes from the title.
  fileprivate func margins(hasTitle: Bool) -> Insets {
    guard image != nil else { return .zero }
    let isAbove = hasTitle && edge == .top
    let isBelow = hasTitle && edge == .bottom
    let height = imageSize.height + gap
    let width = isAbove || isBelow ? .zero : imageSize.width + (hasTitle ? gap : .zero)
    return Insets(
      top: isAbove ? height : 0, leading: edge == .trailing ? 0 : width,
      bottom: isBelow ? height : 0, trailing: edge == .trailing ? width : 0)
  }
}

extension Insets {
  static func + (left: Insets, right: Insets) -> Insets {
    Insets(
      top: left.top + right.top, leading: left.leading + right.leading,
      bottom: left.bottom + right.bottom, trailing: left.trailing + right.trailing)
  }

  var width: Points { leading + trailing }
  var height: Points { top + bottom }
}
