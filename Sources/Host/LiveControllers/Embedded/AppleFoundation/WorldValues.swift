extension JSONValue {
  /// The value as property lists and dictionaries of user activities hold it.
  ///
  /// An object with the one field `components` (of a date in UTC), `data` (Base64) or `url` is that value.
  public var propertyListValue: Any {
    switch self {
    case .null: return NSNull()
    case .bool(let flag): return NSNumber(value: flag)
    case .number(let number):
      return int.flatMap { Double($0) == number ? NSNumber(value: $0) : nil }
        ?? NSNumber(value: number)
    case .string(let text): return text
    case .array(let elements): return elements.map(\.propertyListValue)
    case .object(let fields):
      if fields.count == 1, let special = specialValue { return special }
      return fields.mapValues(\.propertyListValue)
    }
  }

  private var specialValue: Any? {
    if let parts = self["components"] {
      let components = DateComponents(
        timeZone: TimeZone(secondsFromGMT: 0), year: parts["year"]?.int, month: parts["month"]?.int,
        day: parts["day"]?.int, hour: parts["hour"]?.int, minute: parts["minute"]?.int)
      return Calendar(identifier: .gregorian).date(from: components)
    }
    if let text = self["data"]?.text { return Data(base64Encoded: text) }
    return self["url"]?.text.flatMap { URL(string: $0) }
  }
}
