/// A way to place views that code says itself.
@preconcurrency @MainActor public protocol Layout {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// The size that a view is offered; nil for its own along a side.
public struct ProposedViewSize: Hashable, Sendable {
  public var width, height: CGFloat?
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  public static let zero = Self(width: 0, height: 0)
  public static let infinity = Self(width: .infinity, height: .infinity)
  public static let unspecified = Self(width: nil, height: nil)
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }
}

/// The distance that a view wants to others.
public struct ViewSpacing: Sendable {
  public init() {}
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    Session.noteGuess("ViewSpacing.distance(to:along:)")
    return StackEdge.usual
  }
}

/// A key of a value that a view gives to a layout.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// A view that a layout places.
@preconcurrency @MainActor public struct LayoutSubview: Equatable {
  fileprivate let rendering: Rendering
  fileprivate let places: Places

  /// The places that the layout gave, by the views.
  @MainActor fileprivate final class Places {
    var all: [ObjectIdentifier: Placement] = [:]
  }

  public nonisolated static func == (left: Self, right: Self) -> Bool {
    left.rendering.view === right.rendering.view
  }
  public var spacing: ViewSpacing { ViewSpacing() }
  public var priority: Double { rendering.traits.priority }
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    rendering.traits.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { rendering.size(proposal) }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    rendering.dimensions(proposal)
  }
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = sizeThatFits(proposal)
    let origin = CGPoint(
      x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
    places.all[ObjectIdentifier(rendering.view)] = Placement(
      child: rendering, origin: origin, offer: proposal)
  }
}

/// The views that a layout places.
public struct LayoutSubviews: RandomAccessCollection {
  fileprivate let views: [LayoutSubview]
  public var layoutDirection: LayoutDirection { EnvironmentValues().layoutDirection }
  public var startIndex: Int { views.startIndex }
  public var endIndex: Int { views.endIndex }
  public subscript(index: Int) -> LayoutSubview { views[index] }
}

/// Views in a layout.
private struct LayoutView<Placing: Layout, Content: View>: View, PrimitiveView {
  let layout: Placing
  let content: Content

  func render(_ context: RenderContext) -> [Rendering] {
    let children = context.with { $0.stackAxis = nil }.render(content)
    let view = UIView(frame: .zero)
    view.hold(children)
    return [Rendering(view: view, layout: OwnLayout(layout, children))]
  }
}

/// A layout of the code's.
@MainActor private final class OwnLayout<Placing: Layout>: ViewLayout {
  private let layout: Placing
  private let places = LayoutSubview.Places()
  private let subviews: LayoutSubviews
  private var cache: Placing.Cache

  init(_ layout: Placing, _ children: [Rendering]) {
    self.layout = layout
    let places = places
    subviews = LayoutSubviews(
      views: children.map { LayoutSubview(rendering: $0, places: places) })
    cache = layout.makeCache(subviews: subviews)
  }

  func size(_ offer: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: offer, subviews: subviews, cache: &cache)
  }
  private func bounds(_ offer: ProposedViewSize) -> CGRect {
    CGRect(origin: .zero, size: size(offer))
  }
  /// The places that the layout gives; a view that it forgets is in the middle (documented).
  func placements(_ offer: ProposedViewSize) -> [Placement] {
    let bounds = bounds(offer)
    places.all = [:]
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(bounds.size))
    }
    layout.placeSubviews(in: bounds, proposal: offer, subviews: subviews, cache: &cache)
    return subviews.compactMap { places.all[ObjectIdentifier($0.rendering.view)] }
  }
  func guide(
    _ guide: Guide, _ offer: ProposedViewSize, inside: () -> CGFloat?
  ) -> CGFloat? {
    let bounds = bounds(offer)
    let own =
      if let vertical = guide.vertical {
        layout.explicitAlignment(
          of: vertical, in: bounds, proposal: offer, subviews: subviews, cache: &cache)
      } else {
        guide.horizontal.flatMap {
          layout.explicitAlignment(
            of: $0, in: bounds, proposal: offer, subviews: subviews, cache: &cache)
        }
      }
    // A layout that says nothing has the guides of its views (documented).
    return own ?? inside()
  }
}

/// A row as a layout.
@MainActor public struct HStackLayout {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    HStack(alignment: alignment, spacing: spacing, content: content)
  }
}

/// A column as a layout.
@MainActor public struct VStackLayout {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    VStack(alignment: alignment, spacing: spacing, content: content)
  }
}

/// One of several layouts.
@MainActor public struct AnyLayout {
  private let build: (AnyView) -> AnyView
  public init<Own: Layout>(_ layout: Own) { build = { view in AnyView(layout { view }) } }
  public init(_ layout: HStackLayout) { build = { view in AnyView(layout { view }) } }
  public init(_ layout: VStackLayout) { build = { view in AnyView(layout { view }) } }
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    build(AnyView(content()))
  }
}
