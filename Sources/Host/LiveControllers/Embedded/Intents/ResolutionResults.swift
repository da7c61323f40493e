/// The result of resolving a parameter; a UI extension compiles with it but never resolves.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
  public required override init() { super.init() }
  open class func needsValue() -> Self { Self() }
  open class func notRequired() -> Self { Self() }
  open class func unsupported() -> Self { Self() }
  open class func unsupported(withReason reason: Int) -> Self { Self() }
}

/// The result for a case of an enumeration.
open class INEnumResolutionResult: INIntentResolutionResult, @unchecked Sendable {}

/// Values to choose from.
open class INObjectCollection<Object: AnyObject>: NSObject, @unchecked Sendable {
  public let allItems: [Object]
  public init(items: [Object]) { allItems = items }
  public init(sections: [INObjectSection<Object>]) { allItems = sections.flatMap(\.items) }
}

/// A group of values to choose from.
open class INObjectSection<Object: AnyObject>: NSObject, @unchecked Sendable {
  public let title: String?
  public let items: [Object]
  public init(title: String?, items: [Object]) {
    self.title = title
    self.items = items
  }
}
