/// A range of dates.
open class INDateComponentsRange: NSObject, @unchecked Sendable {
  public let startDateComponents: DateComponents?
  public let endDateComponents: DateComponents?
  public init(start: DateComponents?, end: DateComponents?) {
    startDateComponents = start
    endDateComponents = end
  }
}

/// A range of ride party sizes, prices or other numbers.
open class INRangeOfDoubles: NSObject, @unchecked Sendable {
  public let minimum: Double
  public let maximum: Double
  public init(minimum: Double, maximum: Double) {
    self.minimum = minimum
    self.maximum = maximum
  }
}

/// A way to pay.
open class INPaymentMethod: NSObject, @unchecked Sendable {
  public let type: INPaymentMethodType
  public let name: String?
  public let identificationHint: String?
  public let icon: INImage?
  public init(
    type: INPaymentMethodType, name: String?, identificationHint: String?, icon: INImage?
  ) {
    self.type = type
    self.name = name
    self.identificationHint = identificationHint
    self.icon = icon
  }
  open class func applePay() -> INPaymentMethod {
    INPaymentMethod(type: .applePay, name: "Apple Pay", identificationHint: nil, icon: nil)
  }
}
