/// Content that scrolls, drawn from its begin.
public struct ScrollView<Content: View>: View, PrimitiveView {
  private let axes: Axis.Set
  private let content: Content
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
  func render(_ context: RenderContext) -> [Rendering] {
    let (isWide, isTall) = (axes.contains(.horizontal), axes.contains(.vertical))
    let inner = context.with { $0.stackAxis = isTall ? .vertical : .horizontal }
    guard let column = inner.renderOne(content) else { return [] }
    return [column.scrolling(isWide: isWide, isTall: isTall)]
  }
}

extension Rendering {
  /// A view that takes the room there is, and shows the begin of a content as large as it wants to be.
  func scrolling(isWide: Bool, isTall: Bool) -> Rendering {
    let outer = ScrollingView(frame: .zero)
    outer.addSubview(view)
    return Rendering(
      view: outer, layout: ScrollLayout(child: self, isWide: isWide, isTall: isTall))
  }
}

/// A layout that takes the room there is along the scrolling, and the length of the content across.
private struct ScrollLayout: ViewLayout {
  let child: Rendering
  let isWide, isTall: Bool

  private func inner(_ offer: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: isWide ? nil : offer.width, height: isTall ? nil : offer.height)
  }
  func size(_ offer: ProposedViewSize) -> CGSize {
    let content = child.size(inner(offer))
    return CGSize(
      width: isWide ? offer.width ?? content.width : content.width,
      height: isTall ? offer.height ?? content.height : content.height)
  }
  func placements(_ offer: ProposedViewSize) -> [Placement] {
    [Placement(child: child, origin: .zero, offer: inner(offer))]
  }
}

/// The first of several views that has room.
public struct ViewThatFits<Content: View>: View, PrimitiveView {
  private let axes: Axis.Set
  private let content: Content
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
  func render(_ context: RenderContext) -> [Rendering] {
    let choices = context.render(content)
    guard let last = choices.last else { return [] }
    let view = ChoiceView(frame: .zero)
    view.hold(choices)
    return [last.with(FirstFit(others: choices.dropLast(), last: last, axes: axes), in: view)]
  }
}

/// The first of several views whose own size has room (documented).
private struct FirstFit: ViewLayout {
  let others: ArraySlice<Rendering>
  let last: Rendering
  let axes: Axis.Set

  private func chosen(_ offer: ProposedViewSize) -> Rendering {
    others.first { choice in
      let own = choice.size(.unspecified)
      return (!axes.contains(.horizontal) || own.width <= offer.width ?? .infinity)
        && (!axes.contains(.vertical) || own.height <= offer.height ?? .infinity)
    } ?? last
  }
  func size(_ offer: ProposedViewSize) -> CGSize { chosen(offer).size(offer) }
  func placements(_ offer: ProposedViewSize) -> [Placement] {
    [Placement(child: chosen(offer), origin: .zero, offer: offer)]
  }
}

/// A view of which one part shows.
final class ChoiceView: UIView {
  func show(_ part: UIView?) {
    for subview in subviews { subview.isHidden = subview !== part }
  }
}

/// A view that knows how much room it has.
public struct GeometryReader<Content: View>: View, PrimitiveView {
  private let content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
  func render(_ context: RenderContext) -> [Rendering] {
    let (number, size) = context.store.nextSize()
    let view = MeasuredView(number, context.store)
    let proxy = GeometryProxy(size: size ?? context.environment.hostSize)
    let children = context.render(content(proxy))
    view.hold(children)
    return [Rendering(view: view, layout: ReaderLayout(children: children))]
  }
}

/// A layout that takes all the room there is, whatever is in it (documented).
private struct ReaderLayout: ViewLayout {
  let children: [Rendering]

  func size(_ offer: ProposedViewSize) -> CGSize { offer.replacingUnspecifiedDimensions() }
  func placements(_ offer: ProposedViewSize) -> [Placement] {
    let size = size(offer)
    return children.map { $0.placement(.topLeading, in: size, ProposedViewSize(size)) }
  }
}

/// A place in a view, which depends on its size.
public struct Anchor<Value> {
  let value: (CGSize) -> Value
  public init(_ value: @escaping (CGSize) -> Value) { self.value = value }
}

extension GeometryProxy {
  public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.value(size) }
}

/// How much room a view has: that of the last layout, at first that of the whole hosted view.
public struct GeometryProxy: Sendable {
  public let size: CGSize
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  public func frame(in space: CoordinateSpace) -> CGRect {
    if space != .local { return frame(in: NamedCoordinateSpace()) }
    return CGRect(origin: .zero, size: size)
  }
  public func frame(in space: NamedCoordinateSpace) -> CGRect {
    Session.noteMissing("GeometryProxy.frame(in:)", changesLook: true)
    return CGRect(origin: .zero, size: size)
  }
}

/// A view that keeps its size for the next rendering.
final class MeasuredView: FollowingView {
  private weak var store: StateStore?
  private let number: Int

  init(_ number: Int, _ store: StateStore) {
    self.number = number
    self.store = store
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override func fit() { store?.keep(bounds.size, of: number) }
}

public typealias NavigationView = NavigationStack

/// Views with a bar, of which the first one's content shows.
public struct NavigationStack<Content: View>: View, PrimitiveView {
  private let content: Content
  public init(@ViewBuilder root: () -> Content) { content = root() }
  public init<Path>(path: Binding<Path>, @ViewBuilder root: () -> Content) { content = root() }
  func render(_ context: RenderContext) -> [Rendering] {
    Session.noteMissing("the bar of a NavigationStack", changesLook: true)
    return context.render(content)
  }
}

/// A reader that can scroll to a view, which a card does not before it is drawn.
public struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
  public var body: some View { content(ScrollViewProxy()) }
}

/// The scrolling to a view.
public struct ScrollViewProxy: Sendable {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    Session.noteMissing("ScrollViewProxy.scrollTo(_:anchor:)", changesLook: true)
  }
}

/// A view that would scroll its content.
private final class ScrollingView: UIView {
  override var cardproofKind: String { "scroll" }
}
