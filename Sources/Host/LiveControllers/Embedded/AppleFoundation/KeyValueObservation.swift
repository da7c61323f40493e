/// An observation of a property.
open class NSKeyValueObservation: NSObject, @unchecked Sendable { open func invalidate() {} }

/// A change of a property.
public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
  public let isPrior = false
}

/// Objects whose properties can be observed.
public protocol KeyValueObserving {}

extension NSObject: KeyValueObserving {}

extension KeyValueObserving where Self: NSObject {
  /// Calls the handler with the value that is there, if that is asked for; changes are not noticed.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      changeHandler(
        self, NSKeyValueObservedChange(newValue: self[keyPath: keyPath], oldValue: nil))
    }
    return NSKeyValueObservation()
  }
}
