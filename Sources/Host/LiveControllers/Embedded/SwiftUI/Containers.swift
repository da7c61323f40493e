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
    return [Wrapping.scrolling(column, isWide: isWide, isTall: isTall)]
  }
}

extension Wrapping {
  /// A view that takes the room there is, and shows the begin of a content as large as it wants to be.
  static func scrolling(_ content: Rendering, isWide: Bool, isTall: Bool) -> Rendering {
    let view = ScrollingView(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    let inner = content.view
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    let sides = [
      (isWide, view.widthAnchor, inner.widthAnchor),
      (isTall, view.heightAnchor, inner.heightAnchor),
    ]
    for (isFree, room, length) in sides {
      // Where there is no room to take, it is as large as its content, which is no larger than it must be.
      let equal = room.constraint(equalTo: length)
      equal.priority = isFree ? UILayoutPriority(45) : .required
      equal.isActive = true
      guard isFree else { continue }
      Wrapping.hug(length)
    }
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
    return Rendering(
      view: view, growsAcross: isWide || content.growsAcross,
      growsDown: isTall || content.growsDown)
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
    let room = context.environment.hostSize
    let choices = context.render(content)
    let chosen =
      choices.dropLast().first { choice in
        let own = choice.view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        return (!axes.contains(.horizontal) || own.width <= room.width)
          && (!axes.contains(.vertical) || own.height <= room.height)
      } ?? choices.last
    return [chosen].compactMap(\.self)
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
    view.translatesAutoresizingMaskIntoConstraints = false
    let proxy = GeometryProxy(size: size ?? context.environment.hostSize)
    // Before its size is known, what is in it must not push it.
    for child in context.render(content(proxy)) where size != nil {
      // The reader has the room that it gets, whatever is in it (documented).
      Wrapping.place(
        child, in: view, alignment: .topLeading, priority: Wrapping.roomPriority - 1)
    }
    return [Rendering(view: view, growsAcross: true, growsDown: true)]
  }
}

/// How much room a view has: that of the last layout, at first that of the whole hosted view.
public struct GeometryProxy: Sendable {
  public let size: CGSize
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  public func frame(in space: CoordinateSpace) -> CGRect {
    if space != .local { Session.noteMissing("GeometryProxy.frame(in:)", changesLook: true) }
    return CGRect(origin: .zero, size: size)
  }
}

/// A view that keeps its size for the next rendering.
final class MeasuredView: UIView {
  private weak var store: StateStore?
  private let number: Int
  /// The width that was offered to a view which took less of it.
  var offer: (width: CGFloat, taken: CGFloat)?

  init(_ number: Int, _ store: StateStore) {
    self.number = number
    self.store = store
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    var size = bounds.size
    if let offer, size.width > offer.taken - 0.5 { size.width = offer.width }
    store?.keep(size, of: number)
  }

  /// Holds a view of the size that its code says for a width: less where there is no room, and all there is where it
  /// takes all.
  func holding(_ view: UIView, of size: CGSize, offered width: CGFloat) -> Rendering {
    translatesAutoresizingMaskIntoConstraints = false
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: size.width).isActive = true
    view.heightAnchor.constraint(equalToConstant: size.height).isActive = true
    Wrapping.place(Rendering(view: view), in: self, alignment: .topLeading)
    heightAnchor.constraint(equalTo: view.heightAnchor).isActive = true
    let fills = size.width > width - 0.5
    if !fills {
      offer = (width, taken: size.width)
      let own = widthAnchor.constraint(equalToConstant: size.width)
      own.priority = .defaultHigh
      own.isActive = true
    }
    return Rendering(view: self, growsAcross: fills)
  }
}

/// Views with a bar, of which the content shows.
public struct NavigationView<Content: View>: View, PrimitiveView {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  func render(_ context: RenderContext) -> [Rendering] {
    Session.noteMissing("the bar of a NavigationStack", changesLook: true)
    return context.render(content)
  }
}

/// A view that would scroll its content.
private final class ScrollingView: UIView {
  override var cardproofKind: String { "scroll" }
}
