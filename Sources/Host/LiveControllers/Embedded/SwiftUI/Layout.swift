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
}

extension Layout {
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
public struct ProposedViewSize: Equatable, Sendable {
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
  private let rendering: Rendering
  private let place: Place

  /// The frame that the layout gave, and the sizes of the view that it has asked for.
  fileprivate final class Place {
    var frame: CGRect?
    var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  }

  fileprivate init(_ rendering: Rendering) {
    self.rendering = rendering
    place = Place()
  }

  public nonisolated static func == (left: Self, right: Self) -> Bool { left.place === right.place }
  public var spacing: ViewSpacing { ViewSpacing() }
  public var priority: Double {
    Session.noteMissing("LayoutSubview.priority", changesLook: true)
    return 0
  }
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    Session.noteMissing("LayoutSubview.subscript(_:)", changesLook: true)
    return Key.defaultValue
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let known = place.sizes.first(where: { $0.proposal == proposal }) { return known.size }
    let size = measured(proposal)
    place.sizes.append((proposal, size))
    return size
  }

  private func measured(_ proposal: ProposedViewSize) -> CGSize {
    var size = HostLayout.size(of: rendering.view)
    if let width = proposal.width.map({ min($0, 10_000) }) {
      if rendering.growsAcross {
        size.width = width
        size.height = HostLayout.size(of: rendering.view, width: width).height
      } else if width < size.width, width > 0 {
        size.height = HostLayout.size(of: rendering.view, width: width).height
        size.width = width
      }
    }
    if rendering.growsDown, let height = proposal.height { size.height = min(height, 10_000) }
    return size
  }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height)
  }
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = sizeThatFits(proposal)
    place.frame = CGRect(
      x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }

  /// Puts the view where the layout wants it, else in the middle (documented).
  fileprivate func settle(in view: UIView, _ bounds: CGRect) {
    if place.frame == nil {
      place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(bounds.size))
    }
    guard let frame = place.frame else { return }
    let inner = rendering.view
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: frame.minX),
      inner.topAnchor.constraint(equalTo: view.topAnchor, constant: frame.minY),
      inner.widthAnchor.constraint(equalToConstant: frame.width),
      inner.heightAnchor.constraint(equalToConstant: frame.height),
    ])
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

/// Views in a layout: it is asked with the width of the whole hosted view, then with that of the last layout where the
/// views had no room for theirs.
private struct LayoutView<Placing: Layout, Content: View>: View, PrimitiveView {
  let layout: Placing
  let content: Content

  func render(_ context: RenderContext) -> [Rendering] {
    let (number, known) = context.store.nextSize()
    let children = context.with { $0.stackAxis = nil }.render(content)
    let subviews = LayoutSubviews(views: children.map { LayoutSubview($0) })
    let room = known ?? context.environment.hostSize
    let proposal = ProposedViewSize(width: room.width, height: nil)
    var cache = layout.makeCache(subviews: subviews)
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    let bounds = CGRect(origin: .zero, size: size)
    layout.placeSubviews(
      in: bounds, proposal: ProposedViewSize(size), subviews: subviews, cache: &cache)

    let view = UIView(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    for subview in subviews { subview.settle(in: view, bounds) }
    let outer = MeasuredView(number, context.store)
    return [outer.holding(view, of: size, offered: room.width)]
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
