/// The result of resolving a parameter; a UI extension compiles with it but never resolves.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
  public required override init() { super.init() }
  open class func needsValue() -> Self { Self() }
  open class func notRequired() -> Self { Self() }
  open class func unsupported() -> Self { Self() }
  open class func unsupported(withReason reason: Int) -> Self { Self() }
}

/// The result for a text.
open class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with value: String) -> Self { Self() }
  open class func disambiguation(with values: [String]) -> Self { Self() }
  open class func confirmationRequired(with value: String?) -> Self { Self() }
}

/// The result for a whole number.
open class INIntegerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with value: Int) -> Self { Self() }
  open class func confirmationRequired(with value: NSNumber?) -> Self { Self() }
}

/// The result for a number.
open class INDoubleResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with value: Double) -> Self { Self() }
  open class func confirmationRequired(with value: NSNumber?) -> Self { Self() }
}

/// The result for a yes or no.
open class INBooleanResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with value: Bool) -> Self { Self() }
  open class func confirmationRequired(with value: NSNumber?) -> Self { Self() }
}

/// The result for a case of an enumeration.
open class INEnumResolutionResult: INIntentResolutionResult, @unchecked Sendable {}

/// The result for an object.
open class INObjectResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with value: INObject) -> Self { Self() }
  open class func disambiguation(with values: [INObject]) -> Self { Self() }
  open class func confirmationRequired(with value: INObject?) -> Self { Self() }
}

/// The result for a person.
open class INPersonResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with value: INPerson) -> Self { Self() }
  open class func disambiguation(with values: [INPerson]) -> Self { Self() }
  open class func confirmationRequired(with value: INPerson?) -> Self { Self() }
}

/// The result for a place.
open class INPlacemarkResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with value: CLPlacemark) -> Self { Self() }
  open class func disambiguation(with values: [CLPlacemark]) -> Self { Self() }
  open class func confirmationRequired(with value: CLPlacemark?) -> Self { Self() }
}

/// The result for a spoken text.
open class INSpeakableStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with value: INSpeakableString) -> Self { Self() }
  open class func disambiguation(with values: [INSpeakableString]) -> Self { Self() }
  open class func confirmationRequired(with value: INSpeakableString?) -> Self { Self() }
}

/// The result for a date.
open class INDateComponentsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with value: DateComponents) -> Self { Self() }
  open class func confirmationRequired(with value: DateComponents?) -> Self { Self() }
}

/// The result for a range of dates.
open class INDateComponentsRangeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with value: INDateComponentsRange) -> Self { Self() }
}

/// The result for an amount of money.
open class INCurrencyAmountResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with value: INCurrencyAmount) -> Self { Self() }
}

/// The result for a file.
open class INFileResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with value: INFile) -> Self { Self() }
}

/// The result for an address.
open class INURLResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with value: URL) -> Self { Self() }
}

/// The result for a length of time.
open class INTimeIntervalResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with value: TimeInterval) -> Self { Self() }
}

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
