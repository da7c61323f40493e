/// An observation of a property, which is looked at again whenever something has happened; it ends when nobody keeps it
/// (documented).
open class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private struct Entry { weak var observation: NSKeyValueObservation? }
  nonisolated(unsafe) private static var all: [Entry] = []
  private var look: (() -> Void)?

  init(_ look: @escaping () -> Void) {
    self.look = look
    super.init()
    EventQueue.shared.afterEach = { Self.lookAgain() }
    Self.all.append(Entry(observation: self))
  }

  open func invalidate() { look = nil }

  /// Tells observers what has changed since they looked last.
  public static func lookAgain() {
    all.removeAll { $0.observation?.look == nil }
    for entry in all { entry.observation?.look?() }
  }
}

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
  /// Calls the handler with the value that is there, if that is asked for, and with each that follows.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var last = self[keyPath: keyPath]
    if options.contains(.initial) {
      changeHandler(self, NSKeyValueObservedChange(newValue: last, oldValue: nil))
    }
    return NSKeyValueObservation { [weak self] in
      guard let self else { return }
      let (old, new) = (last, self[keyPath: keyPath])
      guard differ(old, new) else { return }
      last = new
      changeHandler(self, NSKeyValueObservedChange(newValue: new, oldValue: old))
    }
  }
}

/// Whether two values are not the same, as far as they can be compared.
private func differ<Value>(_ old: Value, _ new: Value) -> Bool {
  if let old = old as? AnyHashable, let new = new as? AnyHashable { return old != new }
  return String(reflecting: old) != String(reflecting: new)
}
