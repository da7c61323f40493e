// The texts of keys in the ask's language; the value, then the key, where there is none.
//
// One function for each choice of arguments: defaults would make calls ambiguous with Foundation's own.

public func NSLocalizedString(_ key: String, comment: String) -> String {
  Bundle.main.localizedString(
    forKey: key, value: nil, table: nil)
}
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  Bundle.main.localizedString(
    forKey: key, value: nil, table: tableName)
}
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  bundle.localizedString(
    forKey: key, value: nil, table: nil)
}
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  Bundle.main.localizedString(
    forKey: key, value: value, table: nil)
}
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String)
  -> String
{
  bundle.localizedString(
    forKey: key, value: nil, table: tableName)
}
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String)
  -> String
{
  Bundle.main.localizedString(
    forKey: key, value: value, table: tableName)
}
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String)
  -> String
{
  bundle.localizedString(
    forKey: key, value: value, table: nil)
}
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
) -> String {
  bundle.localizedString(
    forKey: key, value: value, table: tableName)
}

extension String {
  /// The text of a key in the ask's language, with its values.
  public init(
    localized key: LocalizedKey, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let text = (bundle ?? .main).localizedString(forKey: key.key, value: nil, table: table)
    self = key.values.isEmpty ? text : String(formaT: text, locale: locale, arguments: key.values)
  }
}

extension String {
  /// The text of a key in the ask's language; where there is none, another one, with its values.
  public init(
    localized key: StaticString, defaultValue: LocalizedKey, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let text = (bundle ?? .main).localizedString(
      forKey: "\(key)", value: defaultValue.key, table: table)
    let values = defaultValue.values
    self = values.isEmpty ? text : String(formaT: text, locale: locale, arguments: values)
  }
}

extension AttributedString {
  /// The text of a key in the ask's language, with the marks in it.
  public init(
    localized key: LocalizedKey, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      cardproofMarked: String(
        localized: key, table: table, bundle: bundle, locale: locale ?? .current))
  }
}

/// A text that is looked up where it is shown.
public typealias LocalizedStringResource = LocalizedKey

extension String {
  public typealias LocalizationValue = LocalizedKey
}

/// A key of a text, with values in it.
public struct LocalizedKey: ExpressibleByStringInterpolation {
  /// The key as string files write it, with `%@` and `%lld` for values.
  public let key: String
  let values: [any CVarArg]
  /// Texts with looks of their own inside, which `cardproofMark` stands for.
  public let cardproofParts: [Any]

  public init(stringLiteral value: String) { self.init(value) }
  public init(_ value: String) {
    key = value
    values = []
    cardproofParts = []
  }
  public init(stringInterpolation: Interpolation) {
    key = stringInterpolation.key
    values = stringInterpolation.values
    cardproofParts = stringInterpolation.parts
  }

  /// The text of a key that string files may have, with the text for where they do not.
  public init(_ key: String, defaultValue: LocalizedKey, comment: StaticString? = nil) {
    let own = LocalizedKey(key)
    self = own.localized == key ? defaultValue : own
  }

  /// The character around the number of a part: one for private use.
  public static let cardproofMark: Character = "\u{F8FE}"

  /// The text with its values.
  public var localized: String { String(localized: self) }

  /// The parts of a key.
  public struct Interpolation: StringInterpolationProtocol {
    var key = ""
    var values: [any CVarArg] = []
    var parts: [Any] = []
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }
    public mutating func appendInterpolation(_ value: Int) {
      key += "%lld"
      values.append(value)
    }
    public mutating func appendInterpolation<Number: FixedWidthInteger & CVarArg>(_ value: Number) {
      let isWide = Number.bitWidth == 64
      key += Number.isSigned ? (isWide ? "%lld" : "%d") : isWide ? "%llu" : "%u"
      values.append(value)
    }
    public mutating func appendInterpolation(_ value: Double) {
      key += "%lf"
      values.append(value)
    }
    public mutating func appendInterpolation(_ value: CGFloat) {
      appendInterpolation(Double(value))
    }
    public mutating func appendInterpolation(_ value: Float) {
      key += "%f"
      values.append(value)
    }
    public mutating func appendInterpolation<Value>(_ value: Value) {
      key += "%@"
      values.append("\(value)")
    }
    /// Adds a text that has looks of its own.
    public mutating func cardproofAppend(_ part: Any) {
      appendInterpolation("\(cardproofMark)\(parts.count)\(cardproofMark)")
      parts.append(part)
    }
    public mutating func appendInterpolation<Format: Foundation.FormatStyle>(
      _ value: Format.FormatInput, format: Format
    ) where Format.FormatOutput == String {
      appendInterpolation(format.cardproofLocal.format(value))
    }
    public mutating func appendInterpolation<Value>(_ value: Value, formatter: Formatter) {
      appendInterpolation(formatter.string(for: value) ?? "")
    }
    public mutating func appendInterpolation<Value: CVarArg>(
      _ value: Value, specifier: String
    ) {
      key += specifier
      values.append(value)
    }
  }
}
