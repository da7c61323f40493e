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
    let whole = whole.moved(by: view.style.effects?.value)
    let frame = placed(solved.frames[index], in: whole)
    var box =
      view.content.isLeaf ? leaf(view, in: frame) : container(view, index, in: frame, of: whole)
    box.isOpenAcross = solved.ambiguousHorizontally.contains(index)
    box.isOpenDown = solved.ambiguousVertically.contains(index)
    return box
  }

  private func container(
    _ view: View<String>, _ index: Int, in frame: Frame, of whole: Frame
  ) -> Box {
    var background = view.style.background.map { DrawnColor.requested($0) }
    if case .container(.blur) = view.content { background = background ?? .chrome(.material) }
    var children = solved.nodes.indices.filter {
      solved.nodes[$0].parent == index && !solved.nodes[$0].view.isHidden
    }.map { box($0, in: whole) }
    if case .table(let table) = view.content {
      children += SceneRows(table, in: frame, environment).boxes
    }
    return view.box(
      .container, in: frame, background: background, name: index == 0 ? name : nil,
      children: children)
  }

  /// A frame of the scene on the card, on the other side where text runs from right to left.
  private func placed(_ own: Frame, in whole: Frame) -> Frame {
    let frame = own.moved(x: whole.x, y: whole.y)
    return environment.isRightToLeft ? frame.mirrored(in: whole) : frame
  }

  private func leaf(_ view: View<String>, in frame: Frame) -> Box {
    // An image view without an image draws nothing but its background.
    if case .image(let image) = view.content, image.name.isEmpty, image.symbol == nil,
      image.drawing == nil
    {
      return view.box(
        .container, in: frame, background: view.style.background.map { .requested($0) })
    }
    var view = view
    view.content = view.content.shrunk(to: frame.size, in: environment)
    let arranged = ArrangedElement(
      MeasuredElement(view, in: environment), width: frame.width, in: environment)
    return ElementPlacement(environment: environment).box(arranged, in: frame)
  }
}

extension Frame {
  /// The frame where a layer shows what it holds.
  fileprivate func moved(by effects: LayerEffects?) -> Frame {
    guard let effects, (effects.x, effects.y) != (.zero, .zero) else { return self }
    return moved(x: effects.x, y: effects.y)
  }
}
