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

  /// Whether views are counted in the order of the tree, so that views that code makes anew stay the same.
  var countsAnew = false
  private var numbers: [Int: Int] = [:]
  /// The views that are read, by their numbers in the program.
  private var views: [Int: PipeView] = [:]

  init(scenes: SceneIndex, colors: [String: ColorRequest], location: SourceLocation) {
    self.scenes = scenes
    self.colors = colors
    self.location = location
  }

  /// The root view of a controller.
  func view(_ root: PipeView) -> View<String> {
    var tree = self
    if countsAnew { tree.count(root) }
    tree.hasConstraints = root.isConstrained
    tree.views = root.byNumber
    var room = Self.maximumViews
    return tree.view(root, in: nil, isArranged: false, room: &room)
  }

  /// The view of a row, which UIKit lays out by itself.
  func row(_ pipe: PipeView, room: inout Int) -> View<String> {
    var tree = self
    tree.hasConstraints = pipe.isConstrained
    tree.views = pipe.byNumber
    return tree.view(pipe, in: nil, isArranged: false, room: &room)
  }

  func view(
    _ pipe: PipeView, in outer: SceneObject?, isArranged: Bool, isOfFramework: Bool = false,
    room: inout Int
  ) -> View<String> {
    room -= 1
    let base = scenes.view(pipe.scene, in: pipe.file)
    let set = pipe.set
    var style = base?.style ?? .plain
    apply(set, to: &style)
    style.clipsToBounds =
      style.clipsToBounds ?? ["scroll", "table", "collection"].contains(pipe.kind)
    applyInsets(of: pipe, isOfFile: base != nil, to: &style)
    if base == nil { applyLook(of: pipe, to: &style) }
    style.id = pipe.name ?? style.id
    let content = content(of: pipe, base: base, room: &room)
    let isStack = if case .stack = content { true } else { false }
    var object = object(of: pipe, base: base, content, in: outer, isArranged: isArranged)
    object.isOfFramework = isOfFramework
    var inside: [View<String>] = []
    for child in pipe.inside where room > 0 {
      inside.append(
        view(
          child, in: object, isArranged: isStack,
          isOfFramework: isOfFramework || pipe.kind == "hosting", room: &room))
    }
    let place = base?.location ?? location
    let isHidden = set?.isHidden ?? base?.isHidden ?? false
    guard content.isLeaf else {
      return View(
        content, style: style, isHidden: isHidden, subviews: inside, object: object, at: place
      ).inAppearance(set?.appearance)
    }
    // Parts of a control that the file has, such as the segments, are no views of code.
    let leaf = View(
      content, style: style, isHidden: isHidden, subviews: base?.subviews ?? [], object: object,
      at: place)
    let view = inside.contains { !$0.isHidden } ? leaf.holding(inside, at: place) : leaf
    return view.inAppearance(set?.appearance)
  }

  // MARK: Frames and constraints

  private func objectID(_ pipe: PipeView) -> String { pipe.scene ?? ownID(pipe) }

  private func ownID(_ pipe: PipeView) -> String { "view \(numbers[pipe.id] ?? pipe.id)" }

  private mutating func count(_ pipe: PipeView) {
    numbers[pipe.id] = numbers.count
    for view in pipe.inside { count(view) }
    for row in (pipe.rows ?? []) + (pipe.cells ?? []) { count(row.view) }
  }

  private func object(
    of pipe: PipeView, base: View<String>?, _ content: ViewContent<String>, in outer: SceneObject?,
    isArranged: Bool
  ) -> SceneObject {
    let set = pipe.set
    let known = base?.object
    let id = known?.id ?? ownID(pipe)
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
    let kinds: [SceneGuide.Kind] =
      [.safeArea, .margins] + (pipe.kind == "scroll" ? [.content, .frame] : [])
    for kind in kinds where !guides.contains(where: { $0.kind == kind }) {
      guides.append(SceneGuide(id: "\(id).\(kind)", kind: kind))
    }
    let own = (pipe.constraints ?? []).compactMap { constraint($0) }
    var object = SceneObject(
      id: id, name: known == nil ? pipe.description(content) : nil,
      frame: frame(of: pipe, placement, in: outer) ?? known?.frame ?? pipe.roomInside,
      placement: placement, margins: set?.margins?.insets ?? known?.margins ?? .usualMargins,
      guides: guides,
      constraints: (known?.constraints ?? []).compactMap { changed($0, by: pipe) } + own)
    if let size = pipe.intrinsic, size.count == 2 {
      object.ownWidth = size[0] >= 0 ? Points(size[0]) : nil
      object.ownHeight = size[1] >= 0 ? Points(size[1]) : nil
    }
    return object
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

  private func constraint(_ pipe: PipeView.Constraint) -> SceneConstraint? {
    guard let first = anchor(pipe.first),
      let relation = SceneConstraint.Relation(rawValue: pipe.relation)
    else { return nil }
    let second = pipe.second.map { anchor($0) }
    if case .some(.none) = second { return nil }
    let priority = pipe.priority ?? 1000
    return SceneConstraint(
      id: text(of: pipe), identifier: nil, first: first, relation: relation,
      second: second ?? nil,
      multiplier: pipe.multiplier ?? 1, constant: pipe.constant ?? 0,
      priority: Int(priority.isFinite ? priority : 1000).limitedPriority, at: location)
  }

  /// A constraint of code as a person would write it: `titleLabel.leading = view.leading + 20`.
  private func text(of pipe: PipeView.Constraint) -> String {
    let side = { (anchor: PipeView.Anchor) in
      let name = views[anchor.item].map { $0.name ?? $0.scene ?? $0.description(nil) } ?? "view"
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

  private func anchor(_ pipe: PipeView.Anchor) -> SceneConstraint.Anchor? {
    guard let view = views[pipe.item],
      let attribute = SceneConstraint.Attribute(rawValue: pipe.attribute)
    else { return nil }
    guard let guide = pipe.guide else {
      return .init(item: objectID(view), attribute: attribute)
    }
    let kind: SceneGuide.Kind =
      switch guide {
      case "margins": .margins
      case "content": .content
      case "frame": .frame
      default: .safeArea
      }
    let known = scenes.view(view.scene, in: view.file)?.object?.guides.first { $0.kind == kind }
    return .init(item: known?.id ?? "\(objectID(view)).\(kind)", attribute: attribute)
  }

  // MARK: Style

  func color(_ pipe: PipeView.Color?) -> ColorRequest? {
    pipe?.request(named: { colors[$0] })
  }

  /// A color of which something else says how much it hides.
  func opaqueColor(_ pipe: PipeView.Color?) -> ColorRequest? {
    pipe?.request(named: { colors[$0] }, isOpaque: true)
  }

  /// The room that code leaves around a text.
  private func applyInsets(of pipe: PipeView, isOfFile: Bool, to style: inout ViewStyle) {
    let set = pipe.set
    if pipe.kind == "label", let inset = set?.textInset?.insets { style.insets = inset }
    let isSet = set?.textInset != nil || set?.linePadding != nil
    guard pipe.kind == "textView", isSet || !isOfFile else { return }
    // A layout has 8 points above and below, and 5 at the sides.
    let inset = set?.textInset?.insets ?? Insets(top: 8, leading: 0, bottom: 8, trailing: 0)
    let padding = Points(set?.linePadding ?? 5)
    style.insets = Insets(
      top: inset.top - 8, leading: inset.leading + padding - 5, bottom: inset.bottom - 8,
      trailing: inset.trailing + padding - 5)
  }

  /// The room around the title of a button, and the background of a configured one.
  private func applyLook(of pipe: PipeView, to style: inout ViewStyle) {
    let set = pipe.set
    guard pipe.kind == "button" else { return }
    let isConfigured = set?.style.map { $0 != "custom" && $0 != "system" } ?? false
    if let insets = set?.contentInsets?.insets, isConfigured || insets != .zero {
      // A layout has 6 points above and below a title.
      let own: Points = set?.image != nil && set?.title?.isEmpty ?? true ? 0 : 6
      style.insets = Insets(
        top: insets.top - own, leading: insets.leading, bottom: insets.bottom - own,
        trailing: insets.trailing)
    }
    guard let look = set?.style, ["filled", "tinted", "gray"].contains(look) else { return }
    // Code has the last word on the style of a file's button.
    if set?.backgroundColor == nil {
      style.backgroundOpacity = .full
      style.background =
        look == "gray" ? .semantic(.secondaryFill) : color(set?.tintColor) ?? .semantic(.tint)
      if look == "tinted" { style.backgroundOpacity = ViewStyle.tintedButtonOpacity }
    }
    // The corners of a button of the medium size (observed).
    if style.cornerRadius == .zero { style.cornerRadius = 6 }
  }

  private func apply(_ set: PipeView.Properties?, to style: inout ViewStyle) {
    guard let set else { return }
    if let background = set.backgroundColor {
      style.background = opaqueColor(background)
      style.backgroundOpacity = background.opacity
    }
    if let radius = set.cornerRadius { style.cornerRadius = Points(radius) }
    if let clips = set.clipsToBounds { style.clipsToBounds = clips }
    if let alpha = set.alpha { style.alpha = min(max(alpha, 0), 1) }
    if let border = set.border {
      style.border =
        border.width > 0
        ? Border(width: Points(border.width), color: color(border.color) ?? .semantic(.black)) : nil
    }
    let effects = effects(of: set)
    if effects != .none { style.effects = Shared(effects) }
    if let spacing = set.spacingAfter { style.spacingAfter = Points(spacing) }
    if let hugging = set.hugging?.priority { style.hugging = hugging }
    if let compression = set.compression?.priority { style.compression = compression }
    if let label = set.accessibilityLabel { style.accessibilityLabel = label }
  }
}

extension View<String> {
  /// The view with the colors of the appearance that code gives it; the same for none.
  fileprivate func inAppearance(_ name: String?) -> View {
    name.map { fixed(inDark: $0 == "dark") } ?? self
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

  /// The view itself and all in it, by their numbers.
  fileprivate var byNumber: [Int: PipeView] {
    var views: [Int: PipeView] = [:]
    var open = [self]
    while let next = open.popLast() {
      views[next.id] = next
      open += next.inside
    }
    return views
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
