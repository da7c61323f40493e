/// A maker of rows and columns.
@MainActor struct StackRenderer {
  let isRow: Bool
  /// Where views lie across it.
  let guide: Guide
  /// The distance between views; nil for that of each two.
  let spacing: CGFloat?

  func render(_ children: [Rendering]) -> Rendering {
    let view = UIView(frame: .zero)
    view.hold(children.fromBehind)
    let gaps = zip(children, children.dropFirst()).map { spacing ?? distance(from: $0, to: $1) }
    var stack = Rendering(
      view: view, layout: StackLayout(isRow: isRow, guide: guide, children: children, gaps: gaps))
    stack.above = edge(of: isRow ? children : Array(children.prefix(1)), \.above)
    stack.below = edge(of: isRow ? children : Array(children.suffix(1)), \.below)
    return stack
  }

  private func distance(from child: Rendering, to next: Rendering) -> CGFloat {
    if !isRow { return child.below.distance(to: next.above) }
    return child.isSpacer || next.isSpacer ? 0 : StackEdge.usual
  }

  private func edge(of children: [Rendering], _ edge: KeyPath<Rendering, StackEdge>) -> StackEdge {
    children.reduce(.none) { $0.union($1[keyPath: edge]) }
  }
}

/// Views beside or below each other.
struct StackLayout: ViewLayout {
  let isRow: Bool
  let guide: Guide
  let children: [Rendering]
  /// The distances between each two.
  let gaps: [CGFloat]

  func size(_ offer: ProposedViewSize) -> CGSize {
    let offers = offers(offer)
    let sizes = zip(children, offers).map { $0.size($1) }
    let length = sizes.map { isRow ? $0.width : $0.height }.reduce(gaps.reduce(0, +), +)
    let depth = across(offers).length
    return isRow ? CGSize(width: length, height: depth) : CGSize(width: depth, height: length)
  }

  func placements(_ offer: ProposedViewSize) -> [Placement] {
    // Each view is offered the depth of the stack where that is left to it (documented by examples of equal heights).
    let own = size(offer)
    let offers = offers(offer).map { inner in
      isRow
        ? ProposedViewSize(width: inner.width, height: inner.height ?? own.height)
        : ProposedViewSize(width: inner.width ?? own.width, height: inner.height)
    }
    let starts = across(offers).starts
    var along: CGFloat = 0
    return children.indices.map { index in
      let size = children[index].size(offers[index])
      let origin =
        isRow ? CGPoint(x: along, y: starts[index]) : CGPoint(x: starts[index], y: along)
      along += (isRow ? size.width : size.height) + (index < gaps.count ? gaps[index] : 0)
      return Placement(child: children[index], origin: origin, offer: offers[index])
    }
  }

  private func across(_ offers: [ProposedViewSize]) -> GuideLine {
    GuideLine(zip(children, offers).map { ($0.dimensions($1), guide) })
  }

  private func offers(_ offer: ProposedViewSize) -> [ProposedViewSize] {
    let (room, depth) = isRow ? (offer.width, offer.height) : (offer.height, offer.width)
    func along(_ length: CGFloat?) -> ProposedViewSize {
      isRow
        ? ProposedViewSize(width: length, height: depth)
        : ProposedViewSize(width: depth, height: length)
    }
    let sharers = children.map { child in
      Sharer(priority: child.traits.priority) {
        let size = child.size(along($0))
        return isRow ? size.width : size.height
      }
    }
    return Sharer.offers(sharers, in: room.map { $0 - gaps.reduce(0, +) }).map { along($0) }
  }
}

/// Views with their guides on one line.
struct GuideLine {
  /// Where each begins.
  let starts: [CGFloat]
  let length: CGFloat

  init(_ views: [(size: ViewDimensions, guide: Guide)]) {
    let sides = views.map { view in
      (
        before: view.size[view.guide],
        own: view.guide.isVertical ? view.size.height : view.size.width
      )
    }
    guard sides.allSatisfy(\.own.isFinite) else {
      (starts, length) = (sides.map { _ in 0 }, .infinity)
      return
    }
    let line = sides.map(\.before).max() ?? 0
    starts = sides.map { line - $0.before }
    length = zip(starts, sides).map { $0 + $1.own }.max() ?? 0
  }
}

/// A view that shares a length with others.
@MainActor struct Sharer {
  let priority: Double
  /// The length that it takes of an offer.
  let length: (CGFloat?) -> CGFloat

  /// The lengths that views are offered: those of a higher priority first, of one priority the least flexible first, each
  /// an equal part of what is left (inferred; others have described it so).
  static func offers(_ sharers: [Sharer], in room: CGFloat?) -> [CGFloat?] {
    guard let room, room.isFinite else { return sharers.map { _ in room } }
    var offers = sharers.map { _ in CGFloat?.some(0) }
    let priorities = Set(sharers.map(\.priority)).sorted(by: >)
    let least = priorities.count > 1 ? sharers.map { $0.length(0) } : sharers.map { _ in 0 }
    var left = room
    for (rank, priority) in priorities.enumerated() {
      let group = sharers.indices.filter { sharers[$0].priority == priority }
      let later = sharers.indices.filter {
        priorities[rank...].dropFirst().contains(sharers[$0].priority)
      }
      var open = left - later.map { least[$0] }.reduce(0, +)
      for (place, index) in byFlexibility(group, of: sharers).enumerated() {
        let share = max(0, open / CGFloat(group.count - place))
        offers[index] = share
        let taken = sharers[index].length(share)
        (open, left) = (open - taken, left - taken)
      }
    }
    return offers
  }

  private static func byFlexibility(_ group: [Int], of sharers: [Sharer]) -> [Int] {
    guard group.count > 1 else { return group }
    let flexibilities = group.map { sharers[$0].length(.infinity) - sharers[$0].length(0) }
    return zip(group, flexibilities).sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
  }
}

extension UIView {
  /// The labels in the view.
  var cardproofLabels: [UILabel] {
    (self as? UILabel).map { [$0] } ?? subviews.flatMap(\.cardproofLabels)
  }
}

/// A row.
public struct HStack<Content: View>: View, PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
  func render(_ context: RenderContext) -> [Rendering] {
    let inner = context.with { $0.stackAxis = .horizontal }
    return [
      StackRenderer(isRow: true, guide: Guide(alignment), spacing: spacing)
        .render(inner.render(content))
    ]
  }
}

/// A column.
public struct VStack<Content: View>: View, PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
  func render(_ context: RenderContext) -> [Rendering] {
    let inner = context.with { $0.stackAxis = .vertical }
    return [
      StackRenderer(isRow: false, guide: Guide(alignment), spacing: spacing)
        .render(inner.render(content))
    ]
  }
}

/// A column that takes the width there is.
public struct LazyVStack<Content: View>: View {
  private let alignment: HorizontalAlignment
  private let stack: VStack<Content>
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }
  public var body: some View {
    stack.frame(
      maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
  }
}

/// A row that takes the height there is.
public struct LazyHStack<Content: View>: View {
  private let alignment: VerticalAlignment
  private let stack: HStack<Content>
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }
  public var body: some View {
    stack.frame(
      maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment))
  }
}

/// Views above each other.
public struct ZStack<Content: View>: View, PrimitiveView {
  private let alignment: Alignment
  private let content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
  func render(_ context: RenderContext) -> [Rendering] {
    let children = context.with { $0.stackAxis = nil }.render(content)
    let view = UIView(frame: .zero)
    view.hold(children.fromBehind)
    var pile = Rendering(view: view, layout: PileLayout(children: children, alignment: alignment))
    pile.above = children.reduce(.none) { $0.union($1.above) }
    pile.below = children.reduce(.none) { $0.union($1.below) }
    return [pile]
  }
}

/// Views above each other, by their guides.
private struct PileLayout: ViewLayout {
  let children: [Rendering]
  let alignment: Alignment

  private func across(_ offer: ProposedViewSize) -> GuideLine {
    GuideLine(children.map { ($0.dimensions(offer), Guide(alignment.horizontal)) })
  }
  private func down(_ offer: ProposedViewSize) -> GuideLine {
    GuideLine(children.map { ($0.dimensions(offer), Guide(alignment.vertical)) })
  }
  func size(_ offer: ProposedViewSize) -> CGSize {
    CGSize(width: across(offer).length, height: down(offer).length)
  }
  func placements(_ offer: ProposedViewSize) -> [Placement] {
    // Each view is offered the size of the pile where that is left to it.
    let own = size(offer)
    let inner = ProposedViewSize(
      width: offer.width ?? own.width, height: offer.height ?? own.height)
    return zip(children, zip(across(inner).starts, down(inner).starts)).map { child, start in
      Placement(child: child, origin: CGPoint(x: start.0, y: start.1), offer: inner)
    }
  }
}

/// The room between views.
public struct Spacer: View, PrimitiveView {
  private let minLength: CGFloat?
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
  func render(_ context: RenderContext) -> [Rendering] {
    let axis = context.environment.stackAxis
    let least = minLength?.orNone ?? StackEdge.usual
    let layout = FunctionLayout { offer in
      // Across the stack it takes no room.
      CGSize(
        width: axis == .vertical ? 0 : max(least, offer.width ?? 0),
        height: axis == .horizontal ? 0 : max(least, offer.height ?? 0))
    }
    var spacer = Rendering(view: UIView(frame: .zero), layout: layout)
    (spacer.above, spacer.below, spacer.isSpacer) = (.none, .none, true)
    // Others grow before it (inferred).
    spacer.traits.priority = -.infinity
    return [spacer]
  }
}

/// A line between views.
public struct Divider: View, PrimitiveView {
  public init() {}
  func render(_ context: RenderContext) -> [Rendering] {
    let view = UIView(frame: .zero)
    view.backgroundColor = .separator
    let isRow = context.environment.stackAxis == .horizontal
    let layout = FunctionLayout { offer in
      CGSize(
        width: isRow ? 0.5 : offer.width ?? 10, height: isRow ? offer.height ?? 10 : 0.5)
    }
    return [Rendering(view: view, layout: layout)]
  }
}
