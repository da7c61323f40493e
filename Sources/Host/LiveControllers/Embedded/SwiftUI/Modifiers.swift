/// A view that another view changes.
struct Modified<Content: View>: View, PrimitiveView {
  let content: Content
  let change: @MainActor (Content, RenderContext) -> [Rendering]
  func render(_ context: RenderContext) -> [Rendering] { change(content, context) }
}

extension View {
  /// Changes what views inside get.
  func inEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) -> Modified<Self> {
    Modified(content: self) { content, context in context.with(change).render(content) }
  }

  /// Changes each view of UIKit.
  func onEach(
    _ change: @escaping @MainActor (Rendering, RenderContext) -> Rendering
  ) -> Modified<Self> {
    Modified(content: self) { content, context in
      context.render(content).map { change($0, context) }
    }
  }
  /// The view with something else that its surroundings know of it.
  func changing(_ change: @escaping @MainActor (inout Rendering) -> Void) -> some View {
    onEach { rendering, _ in
      var changed = rendering
      change(&changed)
      return changed
    }
  }
}

/// A content that a modifier gets.
public struct ModifierContent: View, PrimitiveView {
  let content: any View
  func render(_ context: RenderContext) -> [Rendering] { context.render(content) }
}

/// A change of views that has a name.
@preconcurrency @MainActor public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifierContent
  @ViewBuilder func body(content: Content) -> Body
}

extension View {
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    Modified(content: self) { content, context in
      let inner = context.inside(String(describing: Modifier.self))
      inner.connectState(of: modifier)
      return inner.render(modifier.body(content: ModifierContent(content: content)))
    }
  }

  // MARK: Environment

  public func font(_ font: Font?) -> some View { inEnvironment { $0.font = font } }
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    inEnvironment { $0.weight = weight?.weight }
  }
  public func bold(_ isActive: Bool = true) -> some View {
    inEnvironment { $0.weight = isActive ? .bold : nil }
  }
  public func italic(_ isActive: Bool = true) -> some View {
    inEnvironment { $0.isItalic = isActive }
  }
  public func fontDesign(_ design: Font.Design?) -> some View {
    inEnvironment { $0.design = design ?? .default }
  }
  public func foregroundColor(_ color: Color?) -> some View {
    inEnvironment { $0.foreground = color?.color }
  }
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    Modified(content: self) { content, context in
      let color = style.cardproofColor(in: context.environment)
      return context.with { $0.foreground = color }.render(content)
    }
  }
  public func accentColor(_ color: Color?) -> some View {
    inEnvironment { $0.tint = color?.color }
  }
  public func tint(_ color: Color?) -> some View { accentColor(color) }
  public func lineLimit(_ limit: Int?) -> some View { inEnvironment { $0.limit = limit } }
  public func lineSpacing(_ spacing: CGFloat) -> some View {
    inEnvironment { $0.lineSpacing = spacing }
  }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    inEnvironment { $0.textAlignment = alignment }
  }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    inEnvironment { $0.scaleFactor = factor }
  }
  public func controlSize(_ size: ControlSize) -> some View {
    inEnvironment { $0.controlSize = size }
  }
  public func imageScale(_ scale: Image.Scale) -> some View {
    inEnvironment { $0.symbolScale = scale }
  }
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    Modified(content: self) { content, context in
      let inside = context.with { $0[keyPath: path] = value }
      let made = inside.render(content)
      guard let scheme = inside.environment.ownScheme, scheme != context.environment.ownScheme
      else { return made }
      // The colors of views follow the scheme.
      for rendering in made {
        rendering.view.overrideUserInterfaceStyle = scheme == .dark ? .dark : .light
      }
      return made
    }
  }
  public func colorScheme(_ scheme: ColorScheme) -> some View {
    environment(\.colorScheme, scheme)
  }
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    inEnvironment { $0.objects[ObjectIdentifier(Object.self)] = object }
  }
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    inEnvironment { $0.objects[ObjectIdentifier(Object.self)] = object }
  }

  // MARK: Life

  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Modified(content: self) { content, context in
      if let action { context.store.onAppear("\(context.path)appear", action) }
      return context.inside("appear").render(content)
    }
  }
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    Modified(content: self) { content, context in
      context.store.onAppear("\(context.path)task") {
        Task { @MainActor in await action() }
      }
      return context.inside("task").render(content)
    }
  }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    self
  }
  public func id<ID: Hashable>(_ id: ID) -> some View { self }
  public func tag<Tag: Hashable>(_ tag: Tag) -> some View {
    changing { $0.traits.tag = tag }
  }
  public func disabled(_ isDisabled: Bool) -> some View {
    inEnvironment { $0.isEnabled = $0.isEnabled && !isDisabled }
  }
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    self
  }
  public func animation(_ animation: Animation?) -> some View { self }
  public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View { self }
  public func navigationBarTitle<Title: StringProtocol>(_ title: Title) -> some View { self }
  public func transaction(_ change: @escaping (inout Transaction) -> Void) -> some View { self }
  public func geometryGroup() -> some View { self }
  public func unredacted() -> some View { self }
  public func invalidatableContent(_ isInvalidatable: Bool = true) -> some View { self }
  public func flipsForRightToLeftLayoutDirection(_ isEnabled: Bool) -> some View {
    without("View.flipsForRightToLeftLayoutDirection(_:)", if: isEnabled)
  }
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    without("View.preferredColorScheme(_:)", if: scheme != nil)
  }
  public func previewLayout(_ layout: PreviewLayout) -> some View { self }
  public func previewDisplayName(_ name: String?) -> some View { self }
  public func previewDevice(_ name: String?) -> some View { self }
  public func contentShape<Drawn: Shape>(_ shape: Drawn) -> some View { self }
  public func allowsHitTesting(_ isEnabled: Bool) -> some View { self }
  public func drawingGroup(opaque: Bool = false) -> some View { self }
  public func badge<Label>(_ label: Label) -> some View { without("View.badge(_:)") }
}

/// A change of views that leaves them as they are.
public struct EmptyModifier: ViewModifier {
  public static let identity = EmptyModifier()
  nonisolated public init() {}
  public func body(content: Content) -> some View { content }
}

/// A view that is drawn anew for another value only, which one picture does not show.
public struct EquatableView<Content: View & Equatable>: View {
  private let content: Content
  public init(content: Content) { self.content = content }
  public var body: some View { content }
}

extension View where Self: Equatable {
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// An animation, whose end is there at once.
public struct Animation: Sendable {
  public static let `default` = Animation()
  public static let linear = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let easeInOut = Animation()
  public static let spring = Animation()
  public static let bouncy = Animation()
  public static let smooth = Animation()
  public static let snappy = Animation()
  public static func linear(duration: Double) -> Animation { Animation() }
  public static func easeIn(duration: Double) -> Animation { Animation() }
  public static func easeOut(duration: Double) -> Animation { Animation() }
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  public static func spring(duration: Double, bounce: Double = 0) -> Animation { Animation() }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation() }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.8, blendDuration: Double = 0
  ) -> Animation { Animation() }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Session.noteMissing("Animation.repeatForever(autoreverses:)", changesLook: true)
    return self
  }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  public func delay(_ seconds: Double) -> Animation { self }
  public func speed(_ speed: Double) -> Animation { self }
}

/// Names for views that take each other's place, which a still picture does not show.
@propertyWrapper public struct Namespace {
  /// A name.
  public struct ID: Hashable, Sendable {}
  public init() {}
  public var wrappedValue: ID { ID() }
}

extension View {
  public func matchedGeometryEffect<Name: Hashable>(
    id: Name, in namespace: Namespace.ID, isSource: Bool = true
  ) -> some View { self }
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ work: () throws -> Result
) rethrows -> Result { try work() }

/// The frame of a preview.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}
