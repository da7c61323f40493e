internal import HostSimulation
internal import Views

/// Makes boxes of a solved scene.
struct SceneBoxes {
  private let solved: SolvedScene
  private let name: String
  private let environment: LayoutEnvironment

  /// Makes boxes; `name` is what the whole scene is called.
  init(_ solved: SolvedScene, name: String, in environment: LayoutEnvironment) {
    self.solved = solved
    self.name = name
    self.environment = environment
  }

  /// The whole scene in a frame on the card.
  func box(in frame: Frame) -> Box {
    guard !solved.nodes.isEmpty else { return Box(frame: frame, name: name) }
    return box(0, in: frame)
  }

  private func box(_ index: Int, in whole: Frame) -> Box {
    let view = solved.nodes[index].view
    let frame = placed(solved.frames[index], in: whole)
    if case .leaf(let content) = view.content { return leaf(content, of: view, in: frame) }
    var background = view.style.background.map { DrawnColor.requested($0) }
    if case .blur = view.content { background = background ?? .chrome(.material) }
    var children = solved.nodes.indices.filter {
      solved.nodes[$0].parent == index && !solved.nodes[$0].view.isHidden
    }.map { box($0, in: whole) }
    if case .table(let table) = view.content {
      children += SceneRows(table, in: frame, environment).boxes
    }
    return Box(
      frame: frame, .container, background: background, cornerRadius: view.style.cornerRadius,
      border: view.style.border, alpha: view.style.alpha,
      name: index == 0 ? name : view.style.id ?? view.content.typeName,
      accessibilityLabel: view.style.accessibilityLabel, children: children)
  }

  /// A frame of the scene on the card, on the other side where text runs from right to left.
  private func placed(_ own: Frame, in whole: Frame) -> Frame {
    let frame = Frame(
      x: whole.x + own.x, y: whole.y + own.y, width: own.width, height: own.height)
    return environment.isRightToLeft ? frame.mirrored(in: whole) : frame
  }

  private func leaf(_ content: ElementContent, of view: SceneView, in frame: Frame) -> Box {
    // An image view without an image draws nothing but its background.
    if case .image(let image) = content, image.name.isEmpty {
      return Box(
        frame: frame, .container, background: view.style.background.map { .requested($0) },
        cornerRadius: view.style.cornerRadius, border: view.style.border, alpha: view.style.alpha,
        name: view.style.id ?? "image", accessibilityLabel: view.style.accessibilityLabel)
    }
    let measured = MeasuredElement(
      Element(
        content.shrunk(to: frame.size, in: environment), style: view.style, at: view.location),
      in: environment)
    let arranged = ArrangedElement(measured, width: frame.width, in: environment)
    return ElementPlacement(environment: environment).box(arranged, in: frame)
  }
}

extension SceneView.Content {
  fileprivate var typeName: String {
    switch self {
    case .view, .leaf: "view"
    case .blur: "blur"
    case .scroll: "scroll view"
    case .stack(let stack): "\(stack.axis.rawValue) stack"
    case .table(let table): table.flow == nil ? "table" : "collection"
    }
  }
}
