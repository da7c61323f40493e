/// Key-value coding.
extension NSObject {
  /// The value that the object keeps by key, or its stored property of that name; of a collection those of all its objects.
  public func value(forKey key: String) -> Any? {
    if let keeper = self as? CardproofKeyed { return keeper.cardproofValue(of: key) }
    if key == "self" { return self }
    if let dictionary = self as? NSDictionary { return dictionary.object(forKey: key) }
    if let elements = cardproofElements {
      return NSArray(array: elements.map { Self.value(of: $0, forKeyPath: key) ?? NSNull() })
    }
    for mirror in sequence(first: Mirror(reflecting: self), next: \.superclassMirror) {
      guard let child = mirror.children.first(where: { $0.label == key }) else { continue }
      let value = Mirror(reflecting: child.value)
      return value.displayStyle == .optional ? value.children.first?.value : child.value
    }
    Session.noteMissing("value(forKey: \"\(key)\")", changesLook: true)
    return nil
  }

  public func value(forKeyPath path: String) -> Any? {
    let parts = path.split(separator: ".", maxSplits: 1).map { String($0) }
    guard let first = parts.first else { return nil }
    let rest = parts.count > 1 ? parts[1] : nil
    if first.hasPrefix("@"), let elements = cardproofElements {
      let values = rest.map { rest in
        elements.compactMap { Self.value(of: $0, forKeyPath: rest) }
      }
      return Self.collected(first, values ?? elements)
    }
    guard let rest else { return value(forKey: first) }
    return value(forKey: first).flatMap { Self.value(of: $0, forKeyPath: rest) }
  }

  public func setValue(_ value: Any?, forKey key: String) {
    if let keeper = self as? CardproofKeyed { return keeper.cardproofSet(value, of: key) }
    Session.noteMissing("setValue(_:forKey: \"\(key)\")", changesLook: true)
  }

  /// The objects of a collection; nil of anything else.
  private var cardproofElements: [Any]? {
    (self as? NSArray)?.map { $0 } ?? (self as? NSSet)?.allObjects
  }

  private static func value(of object: Any, forKeyPath path: String) -> Any? {
    if path == "self" { return object }
    let bridged = object as? NSObject ?? (object as? [Any]).map { NSArray(array: $0) }
    return bridged?.value(forKeyPath: path)
  }

  /// The result of an operator on the values of a collection (documented).
  private static func collected(_ name: String, _ values: [Any]) -> Any? {
    let numbered = values.compactMap { value in number(value).map { (value, $0) } }
    let numbers = numbered.map(\.1)
    switch name {
    case "@count": return NSNumber(value: values.count)
    case "@sum": return NSNumber(value: numbers.reduce(0, +))
    case "@avg":
      return NSNumber(value: numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count))
    case "@max" where numbers.count == values.count: return numbered.max { $0.1 < $1.1 }?.0
    case "@min" where numbers.count == values.count: return numbered.min { $0.1 < $1.1 }?.0
    default:
      Session.noteMissing("value(forKeyPath: \"\(name)\")", changesLook: true)
      return nil
    }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as NSNumber: value.doubleValue
    case let value as Double: value
    case let value as Int: Double(value)
    default: nil
    }
  }
}

/// An object that keeps values by key.
public protocol CardproofKeyed {
  func cardproofValue(of key: String) -> Any?
  func cardproofSet(_ value: Any?, of key: String)
}
