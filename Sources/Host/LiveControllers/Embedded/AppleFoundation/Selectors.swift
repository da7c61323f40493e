/// The methods that code names by selectors; the generated code knows them.
public enum Selectors {
  /// Functions that call a method of an object with an argument; false where it has none of the name.
  nonisolated(unsafe) public static var callers: [@MainActor (AnyObject, String, Any?) -> Bool] = []

  /// The names of methods, by the classes that have them.
  nonisolated(unsafe) public static var names: [ObjectIdentifier: Set<String>] = [:]

  /// Calls a method of an object, or tells the host that it is not known.
  @discardableResult
  public static func call(_ selector: Selector, of target: Any?, with argument: Any?) -> Bool {
    guard let target else { return false }
    let object = target as AnyObject
    let isCalled = MainActor.assumeIsolated {
      callers.contains { $0(object, selector.base, argument) }
    }
    if !isCalled {
      Session.noteMissing("the method '\(selector.base)' by a selector", changesLook: true)
    }
    return isCalled
  }

  /// Whether the class of an object has a method that code may name.
  static func has(_ selector: Selector, in object: Any) -> Bool {
    sequence(first: Mirror(reflecting: object), next: \.superclassMirror).contains { mirror in
      guard let type = mirror.subjectType as? AnyClass else { return false }
      return names[ObjectIdentifier(type)]?.contains(selector.base) == true
    }
  }
}

extension Selector {
  /// The method's name without its arguments.
  var base: String { String(description.prefix { $0 != ":" }) }
}

/// An argument as a method takes it; nil where it is another kind of value.
public func cardproofArgument<Value>(_ value: Any?, as type: Value.Type) -> Value? {
  if let value = value as? Value { return value }
  guard type is NSNotification.Type, let notification = value as? Notification else { return nil }
  return NSNotification(
    name: notification.name, object: notification.object, userInfo: notification.userInfo) as? Value
}

extension NSObject {
  public func responds(to selector: Selector) -> Bool { Selectors.has(selector, in: self) }
  @discardableResult
  public func perform(_ selector: Selector, with object: Any? = nil) -> Unmanaged<AnyObject>? {
    Selectors.call(selector, of: self, with: object)
    return nil
  }
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
    EventQueue.shared.schedule(after: delay) { Selectors.call(selector, of: self, with: object) }
  }
  public func performSelector(
    onMainThread selector: Selector, with object: Any?, waitUntilDone: Bool
  ) { perform(selector, with: object, afterDelay: 0) }
}

extension NotificationCenter {
  private struct Registration {
    let name: NSNotification.Name?
    let object: AnyObject?
    let token: any NSObjectProtocol
  }
  nonisolated(unsafe) private static var registrations: [ObjectIdentifier: [Registration]] = [:]

  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    let target = observer as AnyObject
    let token = addObserver(forName: name, object: object, queue: nil) { [weak target] in
      Selectors.call(selector, of: target, with: $0)
    }
    Self.registrations[ObjectIdentifier(target), default: []].append(
      Registration(name: name, object: object.map { $0 as AnyObject }, token: token))
  }

  public func removeObserver(_ observer: Any) {
    removeObserver(observer as AnyObject, name: nil, object: nil)
  }

  /// Removes an observer of a name and an object; of all where there is none.
  public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
    let id = ObjectIdentifier(observer)
    guard let all = Self.registrations[id] else {
      return removeObserver(observer as Any, name: name, object: object)
    }
    let sender = object.map { $0 as AnyObject }
    let left = all.filter {
      (name != nil && $0.name != name) || (sender != nil && $0.object !== sender)
    }
    for registration in all where !left.contains(where: { $0.token === registration.token }) {
      removeObserver(registration.token as Any, name: nil, object: nil)
    }
    Self.registrations[id] = left
  }
}
