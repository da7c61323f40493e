/// A view of UIKit that stands for a view of SwiftUI, and where it takes all the room there is.
@MainActor struct Rendering {
  let view: UIView
  var growsAcross = false
  var growsDown = false
  /// Whether it grows in both directions or in none, because it keeps its proportions.
  var isProportional = false
  /// Whether its width says how high it is.
  var hasRatio: Bool { isProportional && growsAcross && !growsDown }
  /// Marks of a view that keeps its own width or its own height, however small the room is.
  var isFixedAcross = false
  var isFixedDown = false
  /// How far in front of others in its stack it is.
  var zIndex = 0.0
  /// The contents of its upper and its lower edge.
  var above = StackEdge.view
  var below = StackEdge.view
  /// The width by the height of what fills a frame and reaches out of it.
  var fillRatio: CGFloat?
  /// The sizes that it has where it is fixed.
  var idealWidth: CGFloat?
  var idealHeight: CGFloat?
  /// Marks a view that takes the width of its grid, and asks for none.
  var isUnsizedAcross = false
  /// How many columns of a grid it spans, and where it says that all cells of its column lie.
  var columns = 1
  var columnGuide: HorizontalAlignment?
  /// Whether it is a spacer, which grows along the stack that it is in.
  var isSpacer = false
  /// The distances of a row from the sides of its list; nil for the usual ones.
  var rowInsets: UIEdgeInsets?
  /// The value that a picker knows it by.
  var tag: AnyHashable?
}

/// The values that a view inherits.
@MainActor struct RenderContext {
  var environment = EnvironmentValues()
  /// The place of the view, by which its state is known.
  private(set) var path = ""
  let store: StateStore

  init(store: StateStore) { self.store = store }

  /// The context of a view at a place.
  func inside(_ step: String) -> RenderContext {
    var context = self
    context.path += "/" + step
    return context
  }

  /// The context with another environment.
  func with(_ change: (inout EnvironmentValues) -> Void) -> RenderContext {
    var context = self
    change(&context.environment)
    return context
  }

  /// Makes views of UIKit.
  func render(_ view: any View) -> [Rendering] {
    if let primitive = view as? any PrimitiveView { return primitive.render(self) }
    if let view = view as? any UIViewRepresentable { return [view.rendering(self)] }
    if let view = view as? any UIViewControllerRepresentable { return [view.rendering(self)] }
    let context = inside(String(describing: type(of: view)))
    context.connectState(of: view)
    return context.renderBody(of: view)
  }

  /// Makes the body that a style gave, once the style has its state.
  func render(_ body: @autoclosure () -> any View, of style: Any?) -> [Rendering] {
    let context = inside("style")
    if let style { context.connectState(of: style) }
    return context.render(body())
  }

  private func renderBody<Content: View>(of view: Content) -> [Rendering] { render(view.body) }

  /// Gives properties with a wrapper their values of the last time and of the environment.
  func connectState(of value: Any) {
    for (index, child) in Mirror(reflecting: value).children.enumerated() {
      (child.value as? any ConnectedProperty)?.connect(to: self, key: "\(path)#\(index)")
    }
  }

  /// One view: several come in a column, as SwiftUI puts them.
  func renderOne(_ view: any View) -> Rendering? {
    let renderings = render(view)
    if renderings.count < 2 { return renderings.first }
    return StackRenderer(axis: .vertical, alignment: .center, spacing: nil).render(renderings)
  }
}

/// The state of views between renderings, and what they want to do when they appear.
@MainActor final class StateStore {
  var boxes: [String: AnyObject] = [:]
  private var actions: [(key: String, action: () -> Void)] = []
  private var done: Set<String> = []
  /// Whether the host's view has appeared, so that views that come later appear at once.
  private(set) var hasAppeared = false
  private var changes: [() -> Void] = []
  /// The preferences of the views that were made in this rendering so far.
  var given = GivenValues()
  private var sizes: [CGSize?] = []
  private var sizeCount = 0
  /// Whether this rendering has only views whose size a layout has told, so that values made of sizes are real.
  private(set) var knowsSizes = true

  /// Begins a rendering.
  func begin() { (sizeCount, given, knowsSizes) = (0, GivenValues(), true) }

  /// The number of the next view of this rendering that follows its size, and its size of the last layout.
  func nextSize() -> (Int, CGSize?) {
    if sizes.count == sizeCount { sizes.append(nil) }
    sizeCount += 1
    knowsSizes = knowsSizes && sizes[sizeCount - 1] != nil
    return (sizeCount - 1, sizes[sizeCount - 1])
  }

  /// Keeps the size that a layout gave such a view.
  func keep(_ size: CGSize, of number: Int) { sizes[number] = size }

  /// Remembers what a view does when it appears.
  func onAppear(_ key: String, _ action: @escaping () -> Void) {
    guard !done.contains(key), !actions.contains(where: { $0.key == key }) else { return }
    actions.append((key, action))
  }

  /// Remembers what a view does because a value of it has changed.
  func onChange(_ action: @escaping () -> Void) { changes.append(action) }

  /// Runs what views do because values have changed.
  ///
  /// - Returns: Whether there was anything.
  func change() -> Bool {
    let waiting = changes
    changes = []
    for action in waiting { action() }
    return !waiting.isEmpty
  }

  /// Runs what views do when they appear, once each.
  ///
  /// - Returns: Whether there was anything.
  @discardableResult func appear() -> Bool {
    hasAppeared = true
    let waiting = actions.filter { done.insert($0.key).inserted }
    actions = []
    for (_, action) in waiting { action() }
    return !waiting.isEmpty
  }
}

/// A property with a wrapper that needs its place or the environment.
protocol ConnectedProperty {
  @MainActor func connect(to context: RenderContext, key: String)
}

/// A view around another one.
@MainActor enum Wrapping {
  /// A container that keeps its content at distances.
  static func container(
    _ content: Rendering, insets: UIEdgeInsets = .zero, in view: UIView = UIView(frame: .zero)
  ) -> Rendering {
    view.translatesAutoresizingMaskIntoConstraints = false
    content.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content.view)
    pin(content.view, in: view, insets: insets)
    return Rendering(
      view: view, growsAcross: content.growsAcross, growsDown: content.growsDown,
      isProportional: content.isProportional,
      above: insets.top == 0 ? content.above : .view,
      below: insets.bottom == 0 ? content.below : .view)
  }

  static func pin(_ content: UIView, in view: UIView, insets: UIEdgeInsets = .zero) {
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: insets.left),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -insets.right),
      content.topAnchor.constraint(equalTo: view.topAnchor, constant: insets.top),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -insets.bottom),
    ])
  }

  /// Keeps a view that has no size of its own as small as what is in it.
  static func hug(_ length: NSLayoutDimension, priority: Float = 46) {
    let least = length.constraint(equalToConstant: 0)
    least.priority = UILayoutPriority(priority)
    least.isActive = true
  }

  /// Keeps a view that would grow as large as its frame wants it at best, else as what is in it.
  static func fix(_ length: NSLayoutDimension, at ideal: CGFloat?) {
    guard let ideal else { return hug(length) }
    length.constraint(equalToConstant: ideal).isActive = true
  }

  /// How strongly a content stays within its host: more than texts keep all their lines.
  static let roomPriority: Float = 755

  /// How strongly a content keeps the ratio of its sides.
  static let ratioPriority: Float = 700
  /// How strongly a content with a ratio fills its room: less.
  static let fittingPriority: Float = 690

  /// Puts a content into a larger view: where it grows it fills, else it lies by the alignment.
  ///
  /// A content that cannot be smaller reaches out of it, such as a line of text (observed).
  static func place(
    _ content: Rendering, in view: UIView, alignment: Alignment, priority: Float = roomPriority
  ) {
    let inner = content.view
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    var room: [NSLayoutConstraint] = []
    if !content.isFixedDown {
      room += [
        inner.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor),
        inner.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
      ]
    }
    if !content.isFixedAcross {
      room += [
        inner.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor),
        inner.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor),
      ]
    }
    var filling: [NSLayoutConstraint] = []
    if content.growsDown {
      filling.append(inner.heightAnchor.constraint(equalTo: view.heightAnchor))
    }
    if content.growsAcross {
      filling.append(inner.widthAnchor.constraint(equalTo: view.widthAnchor))
    }
    for constraint in room { constraint.priority = UILayoutPriority(priority) }
    // A content with a ratio fills one side only, the one that has less room.
    for constraint in filling {
      constraint.priority = UILayoutPriority(
        content.isProportional ? fittingPriority : priority)
    }
    var constraints = room + filling
    switch alignment.horizontal {
    case .leading: constraints.append(inner.leadingAnchor.constraint(equalTo: view.leadingAnchor))
    case .trailing:
      constraints.append(inner.trailingAnchor.constraint(equalTo: view.trailingAnchor))
    default: constraints.append(inner.centerXAnchor.constraint(equalTo: view.centerXAnchor))
    }
    switch alignment.vertical {
    case .top: constraints.append(inner.topAnchor.constraint(equalTo: view.topAnchor))
    case .bottom: constraints.append(inner.bottomAnchor.constraint(equalTo: view.bottomAnchor))
    default: constraints.append(inner.centerYAnchor.constraint(equalTo: view.centerYAnchor))
    }
    NSLayoutConstraint.activate(constraints)
  }
}
