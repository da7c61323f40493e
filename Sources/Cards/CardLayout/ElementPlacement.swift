internal import HostSimulation
internal import Views

/// Puts an arranged element and all that it holds into a frame.
struct ElementPlacement {
  let environment: LayoutEnvironment
  /// Whether it is the outermost view, which need not reach the lower edge of its frame.
  var isRoot = false

  /// The placement of the views inside.
  private var inner: ElementPlacement { ElementPlacement(environment: environment) }

  func box(_ arranged: ArrangedElement, in frame: Frame) -> Box {
    var element = arranged.element
    let style = element.style
    let content = frame.inset(by: style.insets, mirrored: environment.isRightToLeft)
    if let scene = SceneLayout(element, in: environment) { return scene.box(in: frame) }
    var kind = BoxContent.container
    var children: [Box] = []
    var background = style.background.map { DrawnColor.requested($0) }
    switch element.content {
    case .label, .textView:
      kind = text(arranged, in: content)
      children = textPictures(in: kind)
    case .control(.button(_, let pictures)):
      kind = text(arranged, in: content)
      children = pictures.map { self.pictures($0, beside: kind, content, in: frame) } ?? []
    case .control(.textField):
      background = background ?? .requested(.semantic(.background))
      element.style.border =
        style.border ?? Border(width: LayoutEnvironment.hairline, color: .semantic(.separator))
      element.style.cornerRadius = style.cornerRadius == .zero ? 5 : style.cornerRadius
      kind = text(arranged, in: content)
    case .separator: background = background ?? .requested(.semantic(.separator))
    case .spacer, .container, .table, .scene: break
    case .stack(let stack):
      if case .blur = stack.role { background = background ?? .chrome(.material) }
      children = self.children(arranged, of: stack, in: content)
    case .image(let image):
      (kind, children) = leaf(
        image.drawn(in: environment), element.content.drawn(in: content, environment), in: frame)
    case .map(let map): (kind, children) = leaf(.map(map), content, in: frame)
    case .chart(let chart): (kind, children) = leaf(.chart(chart), content, in: frame)
    case .namedBox(let name): (kind, children) = leaf(.placeholder(name), content, in: frame)
    case .drawing(let drawing):
      (kind, children) = leaf(.drawing(drawing, mode: .stretch), content, in: frame)
    case .control(let control):
      let inner = element.content.drawn(in: content, environment)
      let mirrored = environment.isRightToLeft ? inner.mirrored(in: content) : inner
      (kind, children) = leaf(.control(control), mirrored, in: frame)
    }
    return element.box(kind, in: frame, background: background, children: children)
  }

  /// The drawing of a view in a part of its frame: its own content, or a box inside of it.
  private func leaf(_ content: BoxContent, _ inner: Frame, in frame: Frame) -> (BoxContent, [Box]) {
    inner == frame
      ? (content, []) : (.container, [Box(frame: inner, content, name: "content")])
  }

  private func text(_ arranged: ArrangedElement, in frame: Frame) -> BoxContent {
    guard let (label, margins) = arranged.element.content.ownText else { return .container }
    // What has no height shows nothing.
    var lines = frame.height > .zero ? arranged.lines : nil
    let room = arranged.element.content.roomAroundText(margins)
    let inner = frame.inset(by: room, mirrored: environment.isRightToLeft)
    let frame = Frame(
      x: inner.x, y: inner.y + label.drop, width: inner.width, height: inner.height)
    if let natural = lines?.size.height, natural > frame.height {
      lines = environment.breaker(of: label, width: frame.width, height: frame.height)
        .lines(of: environment.measured(label))
    }
    if frame.width == .zero { lines = lines?.hidden }
    let direction = TextDirection(firstStrongIn: label.text)
    var alignment = label.alignment
    var isAtTop = isRoot
    switch arranged.element.content {
    case .textView: isAtTop = true
    case .control(.button) where alignment == .natural: alignment = .center
    default: break
    }
    return .text(
      TextBox(
        lines, font: environment.font(label.font), color: .requested(label.color),
        marks: label.marks, in: frame,
        alignment: alignment, isAtTop: isAtTop, text: label.shownText,
        isRightToLeft: direction.map { $0 == .rightToLeft } ?? environment.isRightToLeft,
        isMirrored: environment.isRightToLeft))
  }

  /// The pictures in the lines of a text.
  private func textPictures(in content: BoxContent) -> [Box] {
    guard case .text(let text) = content else { return [] }
    return text.lines.flatMap { line in
      text.placedParts(of: line).compactMap { part, x in
        part.picture.map { picture in
          Box(
            frame: Frame(
              x: x, y: line.baseline - picture.rise - picture.size.height,
              width: picture.size.width, height: picture.size.height),
            picture.image.drawn(in: environment), name: "image")
        }
      }
    }
  }

  /// The pictures behind and at a side of the title of a button.
  private func pictures(
    _ pictures: ButtonPictures, beside title: BoxContent, _ content: Frame, in frame: Frame
  ) -> [Box] {
    var boxes: [Box] = []
    if let background = pictures.background {
      boxes.append(Box(frame: frame, background.drawn(in: environment), name: "background"))
    }
    guard let image = pictures.image else { return boxes }
    let size = pictures.imageSize
    var lines: [TextBox.Line] = []
    if case .text(let text) = title { lines = text.lines.filter { $0.width > .zero } }
    var x = content.x + (content.width - size.width) / 2
    var y = content.y + (content.height - size.height) / 2
    if let start = lines.map(\.x).min(), let end = lines.map({ $0.x + $0.width }).max() {
      switch pictures.edge {
      case .leading, .trailing:
        let isAtLeft = (pictures.edge == .trailing) == environment.isRightToLeft
        x = isAtLeft ? start - pictures.gap - size.width : end + pictures.gap
      case .top, .bottom:
        x = (start + end - size.width) / 2
        y =
          pictures.edge == .top
          ? lines[0].top - pictures.gap - size.height
          : lines[lines.count - 1].bottom + pictures.gap
      }
    }
    let own = Frame(x: x, y: y, width: size.width, height: size.height)
    return boxes + [Box(frame: own, image.drawn(in: environment), name: "image")]
  }

  private func children(
    _ arranged: ArrangedElement, of stack: StackContent, in frame: Frame
  ) -> [Box] {
    if stack.role == .overlay { return layers(arranged.children, of: stack, in: frame) }
    let frames =
      switch stack.axis {
      case .vertical: rows(arranged.children, of: stack, in: frame)
      case .horizontal: columns(arranged, of: stack, in: frame)
      }
    return zip(arranged.children, frames).map { child, childFrame in
      inner.box(child, in: environment.isRightToLeft ? childFrame.mirrored(in: frame) : childFrame)
    }
  }

  /// Views over each other.
  private func layers(
    _ children: [ArrangedElement], of stack: StackContent, in frame: Frame
  ) -> [Box] {
    children.map { child in
      let isFilling = stack.alignment == .fill && !child.element.style.hasHeight
      let height = isFilling ? frame.height : child.size.height
      let own = Frame(
        x: frame.x + start(stack.alignment, length: child.size.width, room: frame.width),
        y: frame.y + start(stack.alignment, length: height, room: frame.height),
        width: child.size.width, height: height)
      return inner.box(child, in: environment.isRightToLeft ? own.mirrored(in: frame) : own)
    }
  }

  private func rows(
    _ children: [ArrangedElement], of stack: StackContent, in frame: Frame
  ) -> [Frame] {
    let items = children.map(\.item)
    var room = frame.height
    if isRoot, stack.distribution == .fill, (items.compactMap(\.hugging).min() ?? 0) > 250 {
      room = min(room, StackSpans.naturalLength(stack, items.map(\.natural)))
    }
    let spans = StackSpans(stack, items, room: room)
    return children.indices.map { index in
      let width = children[index].size.width
      return Frame(
        x: frame.x + start(stack.alignment, length: width, room: frame.width),
        y: frame.y + spans.starts[index], width: width, height: spans.lengths[index])
    }
  }

  private func columns(
    _ arranged: ArrangedElement, of stack: StackContent, in frame: Frame
  ) -> [Frame] {
    let baseline = stack.baseline(of: arranged.children)
    return zip(arranged.children, arranged.starts).map { child, x in
      let isFilling = stack.alignment == .fill && !child.element.style.hasHeight
      let isTall = isFilling || child.element.isSeparator || child.element.isSpacer
      let height = isTall ? frame.height : child.size.height
      var y = start(stack.alignment, length: height, room: frame.height)
      if let baseline, let own = stack.ownBaseline(of: child), !isTall { y = baseline - own }
      return Frame(x: frame.x + x, y: frame.y + y, width: child.size.width, height: height)
    }
  }

  private func start(_ alignment: StackContent.Alignment, length: Points, room: Points) -> Points {
    switch alignment {
    case .fill, .leading, .top, .firstBaseline, .lastBaseline: .zero
    case .center: (room - length) / 2
    case .trailing, .bottom: room - length
    }
  }
}

extension View<String> {
  /// A box of the view; without a name it has the view's own.
  func box(
    _ content: BoxContent, in frame: Frame, background: DrawnColor?, name: String? = nil,
    children: [Box] = []
  ) -> Box {
    let style = style
    return Box(
      frame: frame, content, background: background,
      backgroundOpacity: style.backgroundOpacity, cornerRadius: style.cornerRadius,
      clipsToBounds: style.clipsToBounds,
      border: style.border, effects: style.effects, alpha: style.alpha,
      name: name ?? style.id ?? self.content.typeName,
      accessibilityLabel: style.accessibilityLabel, children: children)
  }
}

extension ViewContent<String> {
  /// Where a picture or a control is drawn in a frame: what has one size, as a symbol that is not
  /// scaled, stands in the middle.
  fileprivate func drawn(in frame: Frame, _ environment: LayoutEnvironment) -> Frame {
    switch self {
    case .image(let image):
      guard image.symbol != nil, image.mode == .center, let size = image.size else { return frame }
      return frame.middle(of: size)
    case .control(let control):
      guard let natural = IntrinsicSize.size(of: self, in: environment) else { return frame }
      switch control {
      case .progress: return frame
      case .slider: return frame.middle(of: Size(width: frame.width, height: natural.height))
      default: return frame.middle(of: natural)
      }
    default: return frame
    }
  }
}

extension ImageContent<String> {
  fileprivate func drawn(in environment: LayoutEnvironment) -> BoxContent {
    if let drawing {
      let color = rendering.color(ofTemplate: false)
      return .drawing(color.map(drawing.tinted) ?? drawing, mode: mode)
    }
    guard let symbol else {
      let isTemplate = environment.images[name]?.isTemplate ?? false
      return .image(
        name: name, mode: mode, color: rendering.color(ofTemplate: isTemplate))
    }
    // What code draws has no name.
    return symbol.symbol.map {
      .systemSymbol(
        $0, color: symbol.color,
        SymbolFit(mode, ownSize: symbol.drawnSize ?? size, room: symbol.room))
    }
      ?? .placeholder(name.isEmpty ? "UIImage" : name)
  }
}

extension ViewContent<String> {
  /// The name of the kind of view.
  fileprivate var typeName: String {
    switch self {
    case .label: "label"
    case .textView: "text"
    case .image: "image"
    case .stack(let stack): stack.typeName
    case .separator: "separator"
    case .spacer: "spacer"
    case .map: "map"
    case .chart: "chart"
    case .namedBox: "box"
    case .drawing: "drawing"
    case .container(.view): "view"
    case .container(.blur): "blur"
    case .container(.scroll): "scroll view"
    case .table(let table): table.flows.isEmpty ? "table" : "collection"
    case .scene: "scene"
    case .control(.progress): "progress"
    case .control(.spinner): "spinner"
    case .control(.button): "button"
    case .control(.toggle): "switch"
    case .control(.textField): "text field"
    case .control(.slider): "slider"
    }
  }
}

extension StackContent {
  fileprivate var typeName: String {
    switch role {
    case .stack, .control: "\(axis.rawValue) stack"
    case .view: "view"
    case .overlay: "overlay"
    case .table: "table"
    case .blur: "blur"
    case .gesture(let name): "\(name) gesture"
    }
  }
}
