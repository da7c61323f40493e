/// A value that views inside give to those around them.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// The values that the views of a rendering have given so far, by their keys.
struct GivenValues {
  private var values: [ObjectIdentifier: (value: Any, unite: (Any, Any) -> Any)] = [:]

  /// Adds a value behind those of views before it.
  mutating func add<Key: PreferenceKey>(_ value: Key.Value, of key: Key.Type) {
    let unite: (Any, Any) -> Any = { first, second in
      guard var united = first as? Key.Value, let second = second as? Key.Value else {
        return first
      }
      Key.reduce(value: &united) { second }
      return united
    }
    add(value, unite, at: ObjectIdentifier(key))
  }

  /// Adds all values of views inside.
  mutating func add(_ others: GivenValues) {
    for (key, other) in others.values { add(other.value, other.unite, at: key) }
  }

  private mutating func add(
    _ value: Any, _ unite: @escaping (Any, Any) -> Any, at key: ObjectIdentifier
  ) {
    values[key] = (values[key].map { unite($0.value, value) } ?? value, unite)
  }

  subscript<Key: PreferenceKey>(key: Key.Type) -> Key.Value {
    values[ObjectIdentifier(key)]?.value as? Key.Value ?? Key.defaultValue
  }
}

extension View {
  /// Tells an action what a transformation reads of the view's geometry.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value) -> Void
  ) -> some View {
    background {
      GeometryReader { proxy in
        let value = transform(proxy)
        Color.clear.onAppear { action(value) }.onChange(of: value) { action($0) }
      }
    }
  }

  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    Modified(content: self) { content, context in
      let made = context.render(content)
      context.store.given.add(value, of: key)
      return made
    }
  }

  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    Modified(content: self) { content, context in
      let before = context.store.given
      context.store.given = GivenValues()
      let inner = context.inside("preference")
      let made = inner.render(content)
      let value = context.store.given[key]
      var all = before
      all.add(context.store.given)
      context.store.given = all
      let last = (context.store.boxes[inner.path] as? LastValue<Key.Value>)?.value
      if context.store.knowsSizes, last != value {
        context.store.boxes[inner.path] = LastValue(value)
        context.store.onChange { action(value) }
      }
      return made
    }
  }
}
