/// A value of the app's defaults.
@propertyWrapper public struct AppStorage<Value> {
  private let key: String
  private let initial: Value
  private let store: UserDefaults
  /// Reads the value of a key, if it has one, and turns a value into one that defaults take.
  private let read: (UserDefaults, String) -> Value?
  private let write: (Value) -> Any?

  init(
    _ key: String, _ initial: Value, _ store: UserDefaults?,
    _ read: @escaping (UserDefaults, String) -> Value?,
    _ write: @escaping (Value) -> Any? = { $0 }
  ) {
    self.key = key
    self.initial = initial
    self.store = store ?? .standard
    self.read = read
    self.write = write
  }

  public var wrappedValue: Value {
    get { store.object(forKey: key) == nil ? initial : read(store, key) ?? initial }
    nonmutating set { store.set(write(newValue), forKey: key) }
  }
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, wrappedValue, store, { $0.bool(forKey: $1) })
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, wrappedValue, store, { $0.integer(forKey: $1) })
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double { self.init(key, wrappedValue, store, { $0.double(forKey: $1) }) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { self.init(key, wrappedValue, store, { $0.string(forKey: $1) }) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, wrappedValue, store, { $0.url(forKey: $1) })
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, wrappedValue, store, { $0.data(forKey: $1) })
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key, wrappedValue, store, { $0.string(forKey: $1).flatMap { Value(rawValue: $0) } },
      { $0.rawValue })
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key, wrappedValue, store, { Value(rawValue: $0.integer(forKey: $1)) }, { $0.rawValue })
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, nil, store, { $0.bool(forKey: $1) }, { $0 })
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, nil, store, { $0.integer(forKey: $1) }, { $0 })
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, nil, store, { $0.double(forKey: $1) }, { $0 })
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, nil, store, { $0.string(forKey: $1) }, { $0 })
  }
}

/// A value of a scene, which an extension has none of: it keeps its first value until code sets it.
@propertyWrapper public struct SceneStorage<Value>: ConnectedProperty {
  private let box: StateBox<Value>
  public init(wrappedValue: Value, _ key: String) { box = StateBox { wrappedValue } }
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

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) { self.init(wrappedValue: nil, key) }
}
