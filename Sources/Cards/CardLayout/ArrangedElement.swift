package import Views

/// An element with its size at a given width, and its children at theirs.
struct ArrangedElement {
  let element: View<String>
  let size: Size
  /// The lines of a text.
  let lines: TextLines?
  let children: [ArrangedElement]
  /// Where the children of a horizontal stack begin.
  let starts: [Points]
  /// The distances from the top to the baselines of the first and the last line of text; the lower
  /// edge where there is no text.
  let firstBaseline: Points
  let lastBaseline: Points

  /// Arranges an element in exactly a width; its height follows, where it is no share of the parent's.
  init(
    _ measured: MeasuredElement, width: Points, parentHeight: Points? = nil,
    in environment: LayoutEnvironment
  ) {
    let element = measured.element
    self.element = element
    let style = element.style
    let insets = style.insets
    let contentWidth = max(.zero, width - insets.width)
    let ownHeight = style.height(width: width, parentHeight: parentHeight)
    let innerHeight = ownHeight.map { max(.zero, $0 - insets.height) }
    func height(of content: Points) -> Points {
      ownHeight ?? max(style.minimumHeight ?? 0, content + insets.height)
    }
    if case .stack(let stack) = element.content {
      let children: [ArrangedElement]
      switch stack.axis {
      case .vertical:
        starts = []
        children = measured.children.map {
          ArrangedElement(
            $0, width: $0.width(in: stack, of: contentWidth), parentHeight: innerHeight,
            in: environment)
        }
      case .horizontal:
        let spans = StackSpans(
          stack, measured.children.map { $0.item(in: contentWidth) }, room: contentWidth)
        starts = spans.starts
        children = zip(measured.children, spans.lengths).map {
          ArrangedElement($0, width: $1, parentHeight: innerHeight, in: environment)
        }
      }
      let content = StackHeight(stack, children)
      self.children = children
      lines = nil
      size = Size(width: width, height: height(of: content.height))
      firstBaseline = content.firstBaseline.map { insets.top + $0 } ?? size.height
      lastBaseline = content.lastBaseline.map { insets.top + $0 } ?? size.height
      return
    }
    children = []
    starts = []
    guard let text = measured.text, let (label, margins) = element.content.ownText else {
      lines = nil
      let natural: Points =
        SceneLayout(element, in: environment)?.fittingHeight(width: contentWidth)
        ?? IntrinsicSize.size(of: element.content, in: environment)?.height ?? 0
      size = Size(width: width, height: height(of: natural))
      firstBaseline = size.height
      lastBaseline = size.height
      return
    }
    let font = environment.font(label.font)
    let broken = environment.breaker(of: label, width: contentWidth - margins.width)
      .lines(of: text)
    lines = broken
    var natural = broken.size.height + margins.height
    if case .control(.textField) = element.content {
      natural = max(IntrinsicSize.textField.height, font.leading + 12)
    }
    if case .control(.button(_, let pictures)) = element.content {
      // One without anything is as high as a line.
      let own = pictures?.image.map { _ in pictures?.imageSize.height ?? .zero }
      natural = max(natural, own ?? font.leading + margins.height)
    }
    size = Size(width: width, height: height(of: natural))
    let room = size.height - insets.height - natural
    let top = insets.top + margins.top + max(.zero, room) / 2
    firstBaseline = top + (broken.lines.first?.ascent ?? font.ascent)
    lastBaseline =
      broken.lines.last.map { top + broken.size.height - $0.leading + $0.ascent } ?? firstBaseline
  }

  /// The element in a vertical stack.
  ///
  /// A text keeps its height unless a layout says that it resists less than usual (convention):
  /// UIKit would leave open which view of a full stack gives way.
  var item: StackItem {
    let isRigid = element.style.hasHeight || element.isSeparator
    let compression = element.compression(along: .vertical)
    return StackItem(
      natural: size.height, hugging: isRigid ? nil : element.hugging(along: .vertical),
      compression: isRigid || element.isSpacer || compression >= 750 ? nil : compression)
  }
}

/// The height that the views of a stack take, and its baselines.
struct StackHeight {
  let height: Points
  let firstBaseline: Points?
  let lastBaseline: Points?

  init(_ stack: StackContent, _ children: [ArrangedElement]) {
    if stack.role == .overlay {
      height = children.map(\.size.height).max() ?? 0
      firstBaseline = nil
      lastBaseline = nil
      return
    }
    guard stack.axis == .horizontal else {
      let total = StackSpans.naturalLength(stack, children.map(\.size.height))
      height = total
      firstBaseline = children.first?.firstBaseline
      lastBaseline = children.last.map { total - $0.size.height + $0.lastBaseline }
      return
    }
    // The room that a spacer keeps is along the stack only.
    let across = children.filter { !$0.element.isSpacer || $0.element.style.height != nil }
    guard let baseline = stack.baseline(of: across) else {
      let highest = across.map(\.size.height).max() ?? 0
      height = highest
      // UIKit takes the tallest view's (documented).
      let tallest = across.first { $0.size.height == highest }
      firstBaseline = tallest?.firstBaseline
      lastBaseline = tallest?.lastBaseline
      return
    }
    let below = across.map { $0.size.height - (stack.ownBaseline(of: $0) ?? 0) }.max() ?? 0
    height = baseline + below
    firstBaseline = baseline
    lastBaseline = baseline
  }
}

extension ViewStyle {
  /// The height that follows from nothing inside; nil where there is none.
  fileprivate func height(width: Points, parentHeight: Points?) -> Points? {
    if let height { return height }
    if let aspectRatio { return Points(width.value / aspectRatio) }
    guard let heightShare, let parentHeight else { return nil }
    return Points(parentHeight.value * heightShare)
  }
}

extension StackContent {
  /// The baseline that this stack aligns a view by; nil where it aligns by edges.
  func ownBaseline(of child: ArrangedElement) -> Points? {
    guard !child.element.isSpacer else { return nil }
    return switch alignment {
    case .firstBaseline: child.firstBaseline
    case .lastBaseline: child.lastBaseline
    default: nil
    }
  }

  /// The baseline that all views share; nil where the stack aligns by edges.
  func baseline(of children: [ArrangedElement]) -> Points? {
    children.compactMap(ownBaseline).max()
  }
}

extension LayoutEnvironment {
  func measure(of label: LabelContent<String>) -> TextMeasure {
    TextMeasure(font: font(label.font))
  }

  /// The clusters of a text, in the styles of its parts where they are those of this text.
  func measured(_ label: LabelContent<String>) -> MeasuredText {
    var endByte = 0
    let isWhole = label.spans.map(\.length).reduce(0, +) == label.text.utf8.count
    let spans = (isWhole ? label.spans : []).map { span in
      endByte += span.length
      return MeasuredText.MeasuredSpan(
        endByte: endByte, measure: TextMeasure(font: font(span.font)),
        color: .requested(span.color), marks: span.marks, spacing: span.spacing,
        rise: span.rise, picture: span.picture)
    }
    return MeasuredText(label.text, measure: measure(of: label), spans: spans)
  }

  /// The width of a text set in one line.
  package func width(of label: LabelContent<String>) -> Points {
    let text = measured(label)
    return measure(of: label).points(fromUnits: text.units(0..<text.clusters.count))
  }

  /// Breaks a text into lines of a width; with a height, only as many as fit, but one at least.
  func breaker(of label: LabelContent<String>, width: Points, height: Points? = nil) -> LineBreaker
  {
    let font = font(label.font)
    var limit = label.lines
    if let height, font.leading > .zero {
      let gap = label.lineHeights.spacing
      let line = label.lineHeights.height(of: font.leading) + gap
      let fitting = max(1, (height + gap).sixtyFourths / max(1, line.sixtyFourths))
      limit = limit == 0 ? fitting : min(limit, fitting)
    }
    return LineBreaker(
      measure: TextMeasure(font: font), width: max(.zero, width), lineLimit: limit,
      mode: label.lineBreak, heights: label.lineHeights)
  }
}
