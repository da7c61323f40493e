/// A place that keeps a value of a view.
final class StateBox<Value> {
  private var value: Value?
  private let initial: () -> Value
  /// The box of the first rendering, which later ones use.
  var original: StateBox<Value>?

  init(_ initial: @escaping () -> Value) { self.initial = initial }

  var current: Value {
    get {
      if let original { return original.current }
      if let value { return value }
      let first = initial()
      value = first
      return first
    }
    set {
      if let original { original.current = newValue } else { value = newValue }
    }
  }

  @MainActor func connect(to store: StateStore, key: String) {
    guard let known = store.boxes[key] as? StateBox<Value> else {
      store.boxes[key] = self
      return
    }
    if known !== self { original = known }
  }
}

/// A value that a view keeps.
@propertyWrapper public struct State<Value>: ConnectedProperty {
  private let box: StateBox<Value>
  public init(wrappedValue: Value) { box = StateBox { wrappedValue } }
  public init(initialValue: Value) { box = StateBox { initialValue } }
  public var wrappedValue: Value {
    get { box.current }
    nonmutating set { box.current = newValue }
  }
  public var projectedValue: Binding<Value> {
    Binding(get: { box.current }, set: { box.current = $0 })
  }
  @MainActor func connect(to context: RenderContext, key: String) {
    box.connect(to: context.store, key: key)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// A value that another view keeps.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public init(projectedValue: Binding<Value>) { self = projectedValue }
  public var projectedValue: Binding<Value> { self }
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
  }
}

/// An object that a view makes and keeps.
@propertyWrapper public struct StateObject<Object: ObservableObject>: ConnectedProperty {
  private let box: StateBox<Object>
  public init(wrappedValue: @autoclosure @escaping () -> Object) {
    box = StateBox(wrappedValue)
  }
  public var wrappedValue: Object { box.current }
  public var projectedValue: ObservedObject<Object>.Wrapper { .init(object: box.current) }
  @MainActor func connect(to context: RenderContext, key: String) {
    box.connect(to: context.store, key: key)
  }
}

/// An object that a view gets.
@propertyWrapper public struct ObservedObject<Object: ObservableObject> {
  /// Bindings of the properties of an object.
  @dynamicMemberLookup public struct Wrapper {
    let object: Object
    public subscript<Part>(
      dynamicMember path: ReferenceWritableKeyPath<Object, Part>
    ) -> Binding<Part> {
      Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
  }
  public var wrappedValue: Object
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  public init(initialValue: Object) { wrappedValue = initialValue }
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An object that views around give.
@propertyWrapper public struct EnvironmentObject<Object: ObservableObject>: ConnectedProperty {
  private let box = StateBox<Object?> { nil }
  public init() {}
  public var wrappedValue: Object {
    guard let object = box.current else {
      fatalError("No ObservableObject of type \(Object.self) found.")
    }
    return object
  }
  public var projectedValue: ObservedObject<Object>.Wrapper { .init(object: wrappedValue) }
  @MainActor func connect(to context: RenderContext, key: String) {
    box.current = context.environment.objects[ObjectIdentifier(Object.self)] as? Object
  }
}

/// A value of the environment, or an object in it.
@propertyWrapper public struct Environment<Value>: ConnectedProperty {
  private let read: (EnvironmentValues) -> Value
  private let box: StateBox<Value>
  private init(read: @escaping (EnvironmentValues) -> Value) {
    self.read = read
    box = StateBox { read(EnvironmentValues()) }
  }
  public init(_ path: KeyPath<EnvironmentValues, Value>) { self.init { $0[keyPath: path] } }
  public init(_ type: Value.Type) where Value: AnyObject {
    self.init { environment in
      guard let object = environment.objects[ObjectIdentifier(type)] as? Value else {
        fatalError("No Observable object of type \(type) found.")
      }
      return object
    }
  }
  public var wrappedValue: Value { box.current }
  @MainActor func connect(to context: RenderContext, key: String) {
    box.current = read(context.environment)
  }
}

/// An object whose properties controls may change.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value: AnyObject> {
  public var wrappedValue: Value
  public var projectedValue: Self { self }
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ value: Value) { wrappedValue = value }
  public subscript<Part>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    Binding(get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
  }
}
