// The classes that values become with `as` on Apple's systems, as members.

extension Int { public var as_NSNumber: NSNumber { NSNumber(value: self) } }
extension Int64 { public var as_NSNumber: NSNumber { NSNumber(value: self) } }
extension Int32 { public var as_NSNumber: NSNumber { NSNumber(value: self) } }
extension UInt { public var as_NSNumber: NSNumber { NSNumber(value: self) } }
extension Double { public var as_NSNumber: NSNumber { NSNumber(cardproofValue: self) } }
extension Float { public var as_NSNumber: NSNumber { NSNumber(cardproofValue: Double(self)) } }
extension CGFloat { public var as_NSNumber: NSNumber { NSNumber(cardproofValue: Double(self)) } }
extension Bool { public var as_NSNumber: NSNumber { NSNumber(value: self) } }
extension NSNumber {
  /// A number that prints as on Apple's systems: 3.0 is "3".
  fileprivate convenience init(cardproofValue value: Double) {
    if let whole = Int(exactly: value) { self.init(value: whole) } else { self.init(value: value) }
  }
}
extension String.StringInterpolation {
  public mutating func appendInterpolation(_ number: NSNumber) {
    let isReal = ["d", "f"].contains(String(cString: number.objCType))
    appendLiteral(isReal ? "\(number.doubleValue.as_NSNumber.stringValue)" : number.stringValue)
  }
}
extension Decimal {
  public var as_NSNumber: NSNumber { NSDecimalNumber(decimal: self) }
  public var as_NSDecimalNumber: NSDecimalNumber { NSDecimalNumber(decimal: self) }
}
extension NSNumber { public var as_NSNumber: NSNumber { self } }
extension String {
  public var as_NSString: NSString { NSString(string: self) }
  public var as_NSObject: NSObject { NSString(string: self) }
}
extension Substring { public var as_NSString: NSString { NSString(string: String(self)) } }
extension NSString { public var as_NSString: NSString { self } }
extension Date {
  public var as_NSDate: NSDate { NSDate(timeIntervalSince1970: timeIntervalSince1970) }
}
extension URL {
  public var as_NSURL: NSURL { NSURL(string: absoluteString) ?? NSURL(fileURLWithPath: path) }
}
extension Data { public var as_NSData: NSData { NSData(data: self) } }
extension Array { public var as_NSArray: NSArray { NSArray(array: map { $0 as Any }) } }
extension Dictionary {
  public var as_NSDictionary: NSDictionary {
    let dictionary = NSMutableDictionary()
    for (key, value) in self { dictionary[AnyHashable(key)] = value }
    return dictionary
  }
}
extension Set { public var as_NSSet: NSSet { NSSet(array: map { $0 as Any }) } }
extension Error {
  public var as_NSError: NSError {
    self as NSError
  }
  // The members of `NSError` that every error has on Apple's systems once it is caught as one.
  public var code: Int { as_NSError.code }
  public var domain: String { as_NSError.domain }
  public var userInfo: [String: Any] { as_NSError.userInfo }
}
extension NSObject { public var as_NSObject: NSObject { self } }

// The values that classes become with `as`.

extension NSDate { public var as_Date: Date { Date(timeIntervalSince1970: timeIntervalSince1970) } }
extension Date { public var as_Date: Date { self } }
extension NSString { public var as_String: String { String(describing: self) } }
extension String { public var as_String: String { self } }
extension Substring { public var as_String: String { String(self) } }
extension CGFloat {
  /// The nearest value to a number.
  public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }
}
extension NSURL {
  public var as_URL: URL { URL(string: absoluteString) ?? URL(fileURLWithPath: path ?? "/") }
}
extension URL { public var as_URL: URL { self } }
extension NSData { public var as_Data: Data { Data(bytes: bytes, count: length) } }
extension Data { public var as_Data: Data { self } }
extension NSDecimalNumber { public var as_Decimal: Decimal { decimalValue } }

/// A number as an argument of a format: `%@` writes its description.
extension NSNumber: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] {
    unsafe [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())]
  }
}
