import CardproofRuntime

extension JSONValue {
  /// The value as property lists and dictionaries of user activities hold it.
  ///
  /// An object with the one field `date`, `data` (Base64), `json` (encoded) or `url` is that value.
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
    if let seconds = self["date"]?.double { return Date(timeIntervalSince1970: seconds) }
    if let text = self["data"]?.text { return Data(base64Encoded: text) }
    if let value = self["json"] { return Data(value.line.utf8) }
    return self["url"]?.text.flatMap { URL(string: $0) }
  }
}
