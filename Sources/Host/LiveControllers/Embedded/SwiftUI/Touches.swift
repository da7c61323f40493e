// Answers to touches and keys. A card gets none.

extension View {
  public func onTapGesture(
    count: Int = 1, perform action: @escaping (CGPoint) -> Void
  ) -> some View { self }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  public func gesture<Touch: Gesture>(_ gesture: Touch) -> some View { self }
  public func simultaneousGesture<Touch: Gesture>(_ gesture: Touch) -> some View { self }
  public func highPriorityGesture<Touch: Gesture>(_ gesture: Touch) -> some View { self }
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  public func help(_ text: String) -> some View { self }
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger
  ) -> some View { self }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  public func widgetURL(_ url: URL?) -> some View { self }
  public func userActivity(
    _ type: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  // MARK: Keys

  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  public func autocapitalization(_ type: UITextAutocapitalizationType) -> some View { self }
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func disableAutocorrection(_ isDisabled: Bool?) -> some View { self }
  public func submitLabel(_ label: SubmitLabel) -> some View { self }
  public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
  public func textSelection(_ selectability: TextSelectability) -> some View { self }
}

/// A touch that is waited for.
public protocol Gesture {
  associatedtype Value
}

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
}

/// A tap.
public struct TapGesture: Gesture {
  public typealias Value = Void
  public init(count: Int = 1) {}
}

/// A touch that stays.
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A touch that moves.
public struct DragGesture: Gesture {
  /// Where it is.
  public struct Value: Equatable, Sendable {
    public var location = CGPoint.zero
    public var startLocation = CGPoint.zero
    public var translation = CGSize.zero
  }
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// Which view the keyboard writes to: none.
@propertyWrapper public struct FocusState<Value: Hashable> {
  /// The value of `$`.
  public struct Binding {}
  public var wrappedValue: Value {
    get { none }
    nonmutating set {}
  }
  private let none: Value
  public var projectedValue: Binding { Binding() }
  public init() where Value == Bool { none = false }
  public init<Field: Hashable>() where Value == Field? { none = nil }
}
