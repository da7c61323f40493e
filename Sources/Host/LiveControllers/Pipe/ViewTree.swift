internal import Diagnostics
internal import HostSimulation
internal import TextTools
internal import Views

/// Makes the view tree of a card of what a running controller says of its views.
///
/// A view of Interface Builder is that of the file, with what code has set; a view made in code has UIKit's defaults.
struct ViewTree {
  /// The views of the project's files by file name and object id.
  let scenes: SceneIndex
  let colors: [String: ColorRequest]
  /// The place of the class: where a view made in code comes from.
  let location: SourceLocation
  /// How many views are taken: a class that makes more is shown without the rest (convention).
  static let maximumViews = 2_000

  /// Whether UIKit lays out by constraints: where no view has one, frames and masks count for every view (inferred:
  /// its engine starts with the first constraint).
  var hasConstraints = true

  /// The root view of a controller.
  func view(_ root: PipeView) -> View<String> {
    var tree = self
    tree.hasConstraints = root.isConstrained
    var room = Self.maximumViews
    return tree.view(root, in: nil, isArranged: false, room: &room)
  }

  private func view(
    _ pipe: PipeView, in outer: SceneObject?, isArranged: Bool, room: inout Int
  ) -> View<String> {
    room -= 1
    let base = scenes.view(pipe.scene, in: pipe.file)
    let set = pipe.set
    var style = base?.style ?? .plain
    apply(set, to: &style)
    style.id = pipe.name ?? style.id
    let content = content(of: pipe, base: base, room: &room)
    let isStack = if case .stack = content { true } else { false }
    let object = object(of: pipe, base: base, content, in: outer, isArranged: isArranged)
    var inside: [View<String>] = []
    for child in pipe.inside where room > 0 {
      inside.append(view(child, in: object, isArranged: isStack, room: &room))
    }
    // Parts of a control that the file has, such as the segments, are no views of code.
    if inside.isEmpty, let base, base.content.isLeaf { inside = base.subviews }
    let isStopped = pipe.kind == "spinner" && set?.animating == false
    return View(
      content, style: style,
      isHidden: set?.isHidden ?? base?.isHidden ?? (isStopped && set?.hidesWhenStopped != false),
      subviews: content.isLeaf ? inside.filter { _ in base != nil } : inside, object: object,
      at: base?.location ?? location)
  }

  // MARK: Frames and constraints

  private func objectID(_ pipe: PipeView) -> String { pipe.scene ?? "view \(pipe.id)" }

  private func object(
    of pipe: PipeView, base: View<String>?, _ content: ViewContent<String>, in outer: SceneObject?,
    isArranged: Bool
  ) -> SceneObject {
    let set = pipe.set
    let known = base?.object
    let id = known?.id ?? "view \(pipe.id)"
    var placement = known?.placement ?? .mask(set?.resizing ?? AutoresizingMask())
    if let autoresizes = set?.autoresizes {
      placement =
        autoresizes || !hasConstraints && set?.frame != nil
        ? .mask(set?.resizing ?? AutoresizingMask()) : .constraints
    } else if set?.mask != nil, case .mask = placement {
      placement = .mask(set?.resizing ?? AutoresizingMask())
    }
    if isArranged { placement = .constraints }
    var guides = known?.guides ?? []
    for kind in [SceneGuide.Kind.safeArea, .margins]
    where !guides.contains(where: { $0.kind == kind }) {
      guides.append(
        SceneGuide(id: "\(id).\(kind == .margins ? "margins" : "safeArea")", kind: kind))
    }
    let own = (pipe.constraints ?? []).compactMap { constraint($0, around: pipe) }
    return SceneObject(
      id: id, name: known == nil ? pipe.description(content) : nil,
      frame: frame(of: pipe, placement, in: outer) ?? known?.frame ?? pipe.roomInside,
      placement: placement, margins: set?.margins?.insets ?? known?.margins ?? .usualMargins,
      guides: guides,
      constraints: (known?.constraints ?? []).compactMap { changed($0, by: pipe) } + own
        + intrinsicSize(of: pipe, id: id))
  }

  /// The frame that code gave, as it would be in the size that the view around it has in the file.
  private func frame(
    of pipe: PipeView, _ placement: SceneObject.Placement, in outer: SceneObject?
  ) -> Frame? {
    guard let frame = pipe.set?.frame?.frame else { return nil }
    guard case .mask(let mask) = placement, let room = pipe.room, room.count == 2,
      let designed = outer?.frame
    else { return frame }
    return mask.frame(
      frame, from: Size(width: Points(room[0]), height: Points(room[1])),
      to: Size(width: designed.width, height: designed.height))
  }

  /// A size that a class says itself, at the priority at which UIKit holds such a size against less room.
  private func intrinsicSize(of pipe: PipeView, id: String) -> [SceneConstraint] {
    guard let size = pipe.intrinsic, size.count == 2 else { return [] }
    let sides: [(SceneConstraint.Attribute, Double)] = [(.width, size[0]), (.height, size[1])]
    return sides.filter { $0.1 >= 0 }.map { attribute, length in
      SceneConstraint(
        id: "\(id) intrinsic \(attribute.rawValue)", identifier: nil,
        first: .init(item: id, attribute: attribute), relation: .equal, second: nil, multiplier: 1,
        constant: length, priority: 750, at: location)
    }
  }

  /// A constraint of the file as code left it; nil for one that is switched off.
  private func changed(_ constraint: SceneConstraint, by pipe: PipeView) -> SceneConstraint? {
    guard let change = pipe.changed?[constraint.id] else { return constraint }
    if change.isActive == false { return nil }
    return SceneConstraint(
      id: constraint.id, identifier: constraint.identifier, first: constraint.first,
      relation: constraint.relation, second: constraint.second, multiplier: constraint.multiplier,
      constant: change.constant ?? constraint.constant,
      priority: change.priority.map { Int($0).limitedPriority } ?? constraint.priority,
      at: constraint.location)
  }

  private func constraint(
    _ pipe: PipeView.Constraint, around owner: PipeView
  ) -> SceneConstraint? {
    guard let first = anchor(pipe.first, around: owner),
      let relation = SceneConstraint.Relation(rawValue: pipe.relation)
    else { return nil }
    let second = pipe.second.map { anchor($0, around: owner) }
    if case .some(.none) = second { return nil }
    let priority = pipe.priority ?? 1000
    return SceneConstraint(
      id: text(of: pipe, around: owner), identifier: nil, first: first, relation: relation,
      second: second ?? nil,
      multiplier: pipe.multiplier ?? 1, constant: pipe.constant ?? 0,
      priority: Int(priority.isFinite ? priority : 1000).limitedPriority, at: location)
  }

  /// A constraint of code as a person would write it: `titleLabel.leading = view.leading + 20`.
  private func text(of pipe: PipeView.Constraint, around owner: PipeView) -> String {
    let side = { (anchor: PipeView.Anchor) in
      let view = owner.find(anchor.item)
      let name = view.map { $0.name ?? $0.scene ?? $0.description(nil) } ?? "view"
      return "\(name).\(anchor.attribute)"
    }
    let signs = ["equal": "=", "greaterThanOrEqual": "≥", "lessThanOrEqual": "≤"]
    let constant = Points(pipe.constant ?? 0)
    let factor = pipe.multiplier ?? 1
    let other = pipe.second.map {
      (factor == 1 ? "" : "\(Points(factor)) × ") + side($0)
        + (constant == .zero
          ? "" : constant < .zero ? " - \(Points.zero - constant)" : " + \(constant)")
    }
    return "\(side(pipe.first)) \(signs[pipe.relation] ?? "=") \(other ?? "\(constant)")"
  }

  private func anchor(
    _ pipe: PipeView.Anchor, around owner: PipeView
  ) -> SceneConstraint.Anchor? {
    guard let view = owner.find(pipe.item),
      let attribute = SceneConstraint.Attribute(rawValue: pipe.attribute)
    else { return nil }
    guard let guide = pipe.guide else {
      return .init(item: objectID(view), attribute: attribute)
    }
    let kind: SceneGuide.Kind = guide == "margins" ? .margins : .safeArea
    let known = scenes.view(view.scene, in: view.file)?.object?.guides.first { $0.kind == kind }
    let name = kind == .margins ? "margins" : "safeArea"
    return .init(item: known?.id ?? "\(objectID(view)).\(name)", attribute: attribute)
  }

  // MARK: Style

  private func color(_ pipe: PipeView.Color?) -> ColorRequest? {
    pipe?.request { colors[$0] }
  }

  private func apply(_ set: PipeView.Properties?, to style: inout ViewStyle) {
    guard let set else { return }
    if let background = set.backgroundColor {
      style.background = color(background)
      style.backgroundOpacity = min(max(background.alpha ?? 1, 0), 1)
    }
    if let radius = set.cornerRadius { style.cornerRadius = Points(radius) }
    if let alpha = set.alpha { style.alpha = min(max(alpha, 0), 1) }
    if let border = set.border {
      style.border =
        border.width > 0
        ? Border(width: Points(border.width), color: color(border.color) ?? .semantic(.black)) : nil
    }
    if let hugging = set.hugging?.priority { style.hugging = hugging }
    if let compression = set.compression?.priority { style.compression = compression }
    if let label = set.accessibilityLabel { style.accessibilityLabel = label }
  }
}

extension PipeView {
  /// The name in messages of a view that no property holds: by its kind and what it shows.
  fileprivate func description(_ content: ViewContent<String>?) -> String {
    let text = content?.label?.text ?? set?.text ?? set?.title ?? set?.image?.name
    let own = self.class ?? kind
    return text.map { "\(own) “\($0.isEmpty ? "" : String($0.prefix(30)))”" } ?? own
  }

  /// The size of a view without a frame of its own when its subviews got theirs.
  fileprivate var roomInside: Frame {
    let size = inside.lazy.compactMap(\.room).first ?? []
    return Frame(
      x: 0, y: 0, width: Points(size.first ?? 0), height: Points(size.last ?? 0))
  }

  /// Whether a view of the tree has a constraint, a stack, or something of a file, which may have constraints.
  fileprivate var isConstrained: Bool {
    scene != nil || arranged != nil || constraints?.isEmpty == false
      || inside.contains(where: \.isConstrained)
  }

  /// The view of a number in a tree.
  fileprivate func find(_ id: Int) -> PipeView? {
    if self.id == id { return self }
    for child in inside { if let found = child.find(id) { return found } }
    return nil
  }
}

// Kinds of views.
extension ViewTree {
  private func content(
    of pipe: PipeView, base: View<String>?, room: inout Int
  ) -> ViewContent<String> {
    let set = pipe.set
    switch pipe.kind {
    case "label", "textView":
      let isTextView = pipe.kind == "textView"
      let label = label(set, base: base?.content.label, isTextView: isTextView)
      return isTextView ? .textView(label) : .label(label)
    case "image": return .image(image(set, base: base?.content))
    case "map":
      return .map(
        MapContent(
          pins: (set?.annotations ?? []).compactMap(\.title), hasRoute: set?.route ?? false))
    case "button":
      var title = label(set, base: base?.content.label, isTextView: false)
      if let text = set?.title { title = title.with(text: text) }
      return .control(.button(title))
    case "textField":
      return .control(
        .textField(
          label(set, base: base?.content.label, isTextView: false),
          placeholder: set?.placeholder ?? ""))
    case "switch": return .control(.toggle(isOn: set?.on ?? false, tint: .semantic(.green)))
    case "slider": return .control(.slider(set?.value ?? 0, tint: .semantic(.tint)))
    case "progress":
      return .control(
        .progress(set?.progress ?? 0, tint: color(set?.tintColor) ?? .semantic(.tint)))
    case "spinner":
      return .control(
        .spinner(
          set?.style == "large" ? .large : .medium, color: color(set?.tintColor) ?? .semantic(.gray)
        ))
    case "stack": return .stack(stack(set, base: base?.content))
    case "scroll": return .container(.scroll)
    case "blur":
      return .container(
        .blur(set?.style.flatMap { StackContent.BlurStyle(rawValue: $0) } ?? .regular))
    case "table", "collection": return .table(table(pipe, base: base?.content, room: &room))
    case "named", "segmented": return base?.content ?? .namedBox(pipe.class ?? pipe.kind)
    default:
      if pipe.draws == true, pipe.inside.isEmpty { return .namedBox(pipe.class ?? "view") }
      if case .namedBox = base?.content { return .container(.view) }
      return base?.content.isLeaf == false ? base?.content ?? .container(.view) : .container(.view)
    }
  }

  private func label(
    _ set: PipeView.Properties?, base: LabelContent<String>?, isTextView: Bool
  ) -> LabelContent<String> {
    var label =
      base
      ?? LabelContent(
        text: "", font: .system(size: isTextView ? 12 : 17, weight: .regular, design: .standard),
        color: .semantic(.label), lines: isTextView ? 0 : 1,
        lineBreak: isTextView ? .wordWrapping : .truncatingTail, alignment: .natural)
    guard let set else { return label }
    if let text = set.text { label.text = text }
    if let runs = set.attributed { label.text = runs.map(\.text).joined() }
    let run = set.longestRun
    if let font = run?.font ?? set.font {
      label.font = font.request
      label.hasStandInFont = font.name != nil
    }
    label.color = color(run?.color) ?? color(set.textColor) ?? label.color
    if let lines = set.numberOfLines { label.lines = min(max(lines, 0), 1000) }
    label.lineBreak = set.lineBreak ?? label.lineBreak
    label.alignment = set.textDirection ?? label.alignment
    if set.adjustsFontSizeToFitWidth == true {
      label.minimumScale = min(max(set.minimumScaleFactor ?? 0, 0.1), 1)
    }
    return label
  }

  private func image(
    _ set: PipeView.Properties?, base: ViewContent<String>?
  ) -> ImageContent<String> {
    let known: ImageContent<String>? = if case .image(let image) = base { image } else { nil }
    let mode = set?.pictureMode ?? known?.mode ?? .stretch
    guard let image = set?.image else {
      var same = ImageContent(name: known?.name ?? "", mode: mode)
      same.size = known?.size
      same.symbol = known?.symbol
      return same
    }
    var made = ImageContent(name: image.name ?? image.symbol ?? "", mode: mode)
    if let symbol = image.symbol {
      made.symbol = SymbolImage(
        symbol: SystemSymbol(name: symbol), color: color(set?.tintColor) ?? .semantic(.tint))
    }
    if let size = image.drawn ?? image.data ?? image.points, size.count == 2 {
      made.size = Size(width: Points(size[0]), height: Points(size[1]))
    }
    return made
  }

  private func stack(
    _ set: PipeView.Properties?, base: ViewContent<String>?
  ) -> StackContent {
    let known: StackContent? = if case .stack(let stack) = base { stack } else { nil }
    return StackContent(
      axis: set?.axis.flatMap { StackContent.Axis(rawValue: $0) } ?? known?.axis ?? .horizontal,
      spacing: set?.spacing.map { Points($0) } ?? known?.spacing ?? 0,
      alignment: set?.alignment.flatMap { StackContent.Alignment(rawValue: $0) }
        ?? known?.alignment ?? .fill,
      distribution: set?.distribution.flatMap { StackContent.Distribution(rawValue: $0) }
        ?? known?.distribution ?? .fill,
      isWithinMargins: set?.marginsRelative ?? known?.isWithinMargins ?? false)
  }

  private func table(
    _ pipe: PipeView, base: ViewContent<String>?, room: inout Int
  ) -> SceneTable {
    let known: SceneTable? = if case .table(let table) = base { table } else { nil }
    var rows: [SceneTable.Row] = []
    for row in pipe.rows ?? pipe.cells ?? [] where room > 0 {
      rows.append(
        SceneTable.Row(
          view: view(row.view, in: nil, isArranged: false, room: &room),
          height: row.height.flatMap { $0 > 0 ? Points($0) : nil },
          width: row.width.flatMap { $0 > 0 ? Points($0) : nil }, isCell: row.cell ?? true))
    }
    var table = SceneTable(
      cells: known?.cells ?? [], rows: rows,
      hasSeparators: pipe.set?.separatorStyle.map { $0 != "none" } ?? known?.hasSeparators
        ?? (pipe.kind == "table"))
    table.flow =
      pipe.flow.map { flow in
        SceneFlow(
          itemSize: known?.flow?.itemSize ?? Size(width: 50, height: 50),
          lineSpacing: Points(flow.line), itemSpacing: Points(flow.item),
          insets: flow.inset.insets ?? .zero, isHorizontal: flow.direction == "horizontal")
      } ?? known?.flow
    return table
  }
}

/// The views of a project's interface files, by the name of the file and the object id.
struct SceneIndex: Sendable {
  private let views: [String: [String: View<String>]]

  init(_ scenes: [InterfaceScene], language: String) {
    var views: [String: [String: View<String>]] = [:]
    for scene in scenes {
      let view = scene.view.localized(scene.texts, in: language)
      views[scene.fileName, default: [:]].merge(view.viewsByID) { first, _ in first }
    }
    self.views = views
  }

  func view(_ id: String?, in file: String?) -> View<String>? {
    guard let id, let file else { return nil }
    return views[file]?[id]
  }
}
