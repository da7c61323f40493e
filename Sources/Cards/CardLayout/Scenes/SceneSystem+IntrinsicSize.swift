internal import ConstraintSolver
internal import Views

/// A text whose height depends on its width.
struct WrappingText {
  let node: Int
  let measured: MeasuredElement
  /// The height that its lines take, as an unknown that is given.
  let height: LinearVariable
  /// The width of its longest line, likewise; nil where the kind of view has none.
  let width: LinearVariable?
}

/// The intrinsic sizes of views and how they resist growing and shrinking.
extension SceneSystem {
  mutating func addIntrinsicSize(of index: Int) {
    let node = nodes[index]
    let element = node.view
    let content = element.content
    if node.object.ownWidth != nil || node.object.ownHeight != nil {
      addOwnSize(of: node)
      return
    }
    let sides = content.intrinsicSides
    guard sides != .none else { return }
    let measured = MeasuredElement(element, in: environment)
    let name = node.name
    let preferred = content.label.flatMap(\.preferredWidth)
    let room = min(measured.naturalWidth, preferred ?? measured.naturalWidth)
    let arranged = ArrangedElement(measured, width: room, in: environment)
    var widthOfLines: LinearVariable?
    if sides == .both {
      let width = (preferred == nil ? room : arranged.lines?.size.width ?? room)
        .upToPixel(of: content).value
      if content.isWrapping, preferred == nil { widthOfLines = given(width, "\(name)'s line") }
      resist(
        "\(name)'s own width", LinearExpression(node.rect.width),
        widthOfLines.map { LinearExpression($0) } ?? LinearExpression(constant: width),
        hugging: element.hugging(along: .horizontal),
        compression: element.compression(along: .horizontal))
    }
    let height = arranged.size.height.upToPixel(of: content).value
    var natural = LinearExpression(constant: height)
    // Else the height of one line stands in.
    if content.isWrapping, preferred == nil, !node.isSkipped,
      let lines = given(height, "\(name)'s lines")
    {
      wrapping.append(
        WrappingText(node: index, measured: measured, height: lines, width: widthOfLines))
      natural = LinearExpression(lines)
    }
    let yields = picturesYield && content.isScaledPicture
    resist(
      "\(name)'s own height", LinearExpression(node.rect.height), natural,
      hugging: element.hugging(along: .vertical),
      compression: yields ? 1 : element.compression(along: .vertical))
  }

  /// An unknown that is given a length, which may change; nil where there is too much to solve.
  private mutating func given(_ length: Double, _ name: String) -> LinearVariable? {
    let variable = system.makeVariable()
    fix(name, LinearExpression(variable), .greaterOrEqual, 0)
    do throws(ConstraintFault) {
      try system.edit(variable, at: Self.givenLevel)
      try system.suggest(length, for: variable)
      return variable
    } catch {
      return nil
    }
  }

  /// The size that a class gives itself.
  private mutating func addOwnSize(of node: SceneNode) {
    let sides: [(String, LinearVariable, Points?, StackContent.Axis)] = [
      ("width", node.rect.width, node.object.ownWidth, .horizontal),
      ("height", node.rect.height, node.object.ownHeight, .vertical),
    ]
    for (name, length, own, axis) in sides {
      guard let own else { continue }
      resist(
        "\(node.name)'s own \(name)", LinearExpression(length),
        LinearExpression(constant: own.value), hugging: node.view.hugging(along: axis),
        compression: node.view.compression(along: axis))
    }
  }

  private mutating func resist(
    _ name: String, _ length: LinearExpression, _ natural: LinearExpression, hugging: Int,
    compression: Int
  ) {
    add(
      LinearConstraint(
        name, length, .greaterOrEqual, natural, Self.priority(compression)))
    // A view that would grow with the room asks for none.
    let holds = picturesYield ? min(hugging, 1) : hugging
    let limit = LinearConstraint(name, length, .lessOrEqual, natural, Self.priority(holds))
    if limit.priority == .required { requiredLimits.append(limit) } else { add(limit) }
  }

  /// Gives each text the height that its lines take at the width it has got.
  ///
  /// UIKit goes through the same two passes (documented). Where heights change widths again, it is
  /// done once more.
  mutating func wrapTexts() {
    for _ in 0..<3 {
      var isChanged = false
      for text in wrapping {
        let width = Points(system.value(of: nodes[text.node].rect.width))
        let content = text.measured.element.content
        let arranged = ArrangedElement(
          text.measured, width: min(width, text.measured.naturalWidth), in: environment)
        let height = arranged.size.height.upToPixel(of: content).value
        guard abs(system.value(of: text.height) - height) > 0.01 else { continue }
        try? system.suggest(height, for: text.height)
        // A text that breaks is as wide as its longest line (observed).
        if let unknown = text.width, let lines = arranged.lines, lines.lines.count > 1 {
          let around =
            text.measured.element.style.insets.width + (content.ownText?.margins.width ?? 0)
          try? system.suggest(
            (lines.size.width.upToPixel(of: content) + around).value, for: unknown)
        }
        isChanged = true
      }
      if !isChanged { return }
    }
  }
}

extension Points {
  /// The length of a text rounded up to half a point, a pixel of Xcode's canvas; others stay.
  ///
  /// A label in a font of 17 points is 20.5 points high there, one of two lines 41 (observed).
  fileprivate func upToPixel(of content: ViewContent<String>) -> Points {
    content.ownText == nil ? self : Points(sixtyFourths: (sixtyFourths + 31) / 32 * 32)
  }
}

extension ViewContent<String> {
  /// Whether it is a picture that is whole in any frame.
  var isScaledPicture: Bool {
    guard case .image(let image) = self else { return false }
    return image.mode != .center && image.symbol?.symbol == nil
  }

  /// Which sides UIKit gives a kind of view by itself.
  enum IntrinsicSides: Hashable {
    case none, height, both
  }

  /// Whether its height depends on its width.
  fileprivate var isWrapping: Bool {
    switch self {
    case .label(let label), .textView(let label), .control(.button(let label, _)):
      label.lines != 1
    default: false
    }
  }

  /// A text view may scroll, and a map, a chart and a view of the app's own have no size of their own;
  /// a progress view and a slider have a height only (documented).
  fileprivate var intrinsicSides: IntrinsicSides {
    switch self {
    case .label, .control(.button), .control(.textField), .control(.spinner), .control(.toggle):
      .both
    case .image(let image): image.name.isEmpty && image.size == nil ? .none : .both
    case .control(.progress), .control(.slider): .height
    case .stack(let stack): stack.role == .control ? .both : .none
    case .textView(let label): label.isFitted ? .both : .none
    case .map, .chart, .separator, .spacer, .namedBox, .drawing, .container, .table, .scene: .none
    }
  }
}
