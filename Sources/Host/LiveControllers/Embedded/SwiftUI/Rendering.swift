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
    if let style { context.connectState(of: (style as? any StyleOfAnother)?.other ?? style) }
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
    return StackRenderer(isRow: false, guide: Guide(HorizontalAlignment.center), spacing: nil)
      .render(renderings)
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

  /// Whether a view has another size than in the rendering before.
  private(set) var hasNewSizes = false

  /// Whether a view of UIKit is in this rendering, which the host lays out.
  var hasRepresented = false

  /// Begins a rendering.
  func begin() {
    (sizeCount, given, knowsSizes) = (0, GivenValues(), true)
    (hasNewSizes, hasRepresented) = (false, false)
  }

  /// The number of the next view of this rendering that follows its size, and its size of the last layout.
  func nextSize() -> (Int, CGSize?) {
    if sizes.count == sizeCount { sizes.append(nil) }
    sizeCount += 1
    knowsSizes = knowsSizes && sizes[sizeCount - 1] != nil
    return (sizeCount - 1, sizes[sizeCount - 1])
  }

  /// Keeps the size that a layout gave such a view.
  func keep(_ size: CGSize, of number: Int) {
    guard sizes[number] != size else { return }
    sizes[number] = size
    hasNewSizes = true
  }

  /// Remembers what a view does when it appears.
  func onAppear(_ key: String, _ action: @escaping () -> Void) {
    guard !done.contains(key) else { return }
    // The view of the last rendering knows its size.
    actions.removeAll { $0.key == key }
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

/// A style that is made of another one, which has the properties.
protocol StyleOfAnother {
  var other: Any { get }
}
