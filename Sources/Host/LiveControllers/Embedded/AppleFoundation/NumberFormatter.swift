/// A writer and reader of numbers: the host writes, by the ask's language.
open class NumberFormatter: Formatter, @unchecked Sendable {
  open var numberStyle = Style.none
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = Locale.current
  private var leastFraction: Int?
  private var mostFraction: Int?
  open var minimumFractionDigits: Int {
    get { leastFraction ?? (isCurrency ? 2 : 0) }
    set {
      leastFraction = newValue
      if maximumFractionDigits < newValue { mostFraction = newValue }
    }
  }
  open var maximumFractionDigits: Int {
    get { mostFraction ?? (isCurrency ? 2 : numberStyle == .decimal ? 3 : 0) }
    set {
      mostFraction = newValue
      if minimumFractionDigits > newValue { leastFraction = newValue }
    }
  }
  open var minimumIntegerDigits = 0
  open var maximumIntegerDigits = 42
  open var usesSignificantDigits = false
  open var minimumSignificantDigits = 1
  open var maximumSignificantDigits = 6
  private var groups: Bool?
  open var usesGroupingSeparator: Bool {
    get { groups ?? (numberStyle != .none) }
    set { groups = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var currencyCode: String! {
    get { ownCode ?? (locale ?? .current).currencyCode ?? "USD" }
    set { ownCode = newValue }
  }
  private var ownCode: String?
  private var ownSymbol: String?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var currencySymbol: String! {
    get { ownSymbol ?? (locale ?? .current).currencySymbol ?? "$" }
    set { ownSymbol = newValue }
  }
  open var roundingMode = RoundingMode.halfEven
  open var roundingIncrement: NSNumber = 0
  open var multiplier: NSNumber?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var decimalSeparator: String! = Locale.current.decimalSeparator ?? "."
  private var ownGroup: String?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var groupingSeparator: String! {
    get { ownGroup ?? Locale.current.groupingSeparator ?? "," }
    set { ownGroup = newValue }
  }
  open var groupingSize = 3
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var positivePrefix: String! = ""
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var positiveSuffix: String! = ""
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var negativePrefix: String! = "-"
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var negativeSuffix: String! = ""
  open var zeroSymbol: String?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var positiveFormat: String! = ""
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var negativeFormat: String! = ""
  open var allowsFloats = true
  open var isLenient = false
  open var generatesDecimalNumbers = false

  private var isCurrency: Bool {
    [.currency, .currencyISOCode, .currencyPlural, .currencyAccounting].contains(numberStyle)
  }

  /// Foundation's formatter for what the host has no tables for, in English.
  private var native: Foundation.NumberFormatter {
    let formatter = Foundation.NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .init(rawValue: numberStyle.rawValue) ?? .none
    formatter.isLenient = isLenient
    formatter.usesSignificantDigits = usesSignificantDigits
    if usesSignificantDigits {
      formatter.minimumSignificantDigits = minimumSignificantDigits
      formatter.maximumSignificantDigits = maximumSignificantDigits
    }
    if isCurrency {
      formatter.currencyCode = currencyCode ?? "USD"
      if let ownSymbol { formatter.currencySymbol = ownSymbol }
      if let leastFraction { formatter.minimumFractionDigits = leastFraction }
      if let mostFraction { formatter.maximumFractionDigits = mostFraction }
    }
    if !(positiveFormat ?? "").isEmpty { formatter.positiveFormat = positiveFormat }
    if !(negativeFormat ?? "").isEmpty { formatter.negativeFormat = negativeFormat }
    return formatter
  }

  open func string(from number: NSNumber) -> String? {
    let value = number.doubleValue * (multiplier?.doubleValue ?? 1)
    if value == 0, let zeroSymbol { return zeroSymbol }
    let isNative =
      usesSignificantDigits || !(positiveFormat ?? "").isEmpty || !(negativeFormat ?? "").isEmpty
      || [
        .scientific, .spellOut, .ordinal, .currencyISOCode, .currencyPlural, .currencyAccounting,
      ].contains(numberStyle)
    if isNative { return native.string(from: number) }
    return decorated(written(rounded(value)), value)
  }

  private func rounded(_ value: Double) -> Double {
    let scale = pow(10, Double(maximumFractionDigits + (numberStyle == .percent ? 2 : 0)))
    let rule: FloatingPointRoundingRule? = [
      .ceiling: .up, .floor: .down, .down: .towardZero, .up: .awayFromZero,
      .halfUp: .toNearestOrAwayFromZero,
    ][roundingMode]
    guard let rule, scale.isFinite else { return value }
    return (value * scale).rounded(rule) / scale
  }

  private func written(_ value: Double) -> String {
    var fields: [String: JSONValue] = [
      "grouping": .bool(usesGroupingSeparator), "locale": HostFormat.locale(locale),
      "minimumFraction": JSONValue(minimumFractionDigits),
      "maximumFraction": JSONValue(maximumFractionDigits),
    ]
    if isCurrency {
      // The currency has decimals of its own, if nothing sets them.
      if leastFraction == nil, mostFraction == nil { fields["maximumFraction"] = nil }
      fields["code"] = .string(currencyCode ?? "USD")
      fields["symbol"] = JSONValue(ownSymbol)
      return HostFormat.text("currency", value, fields)
    }
    let text = HostFormat.text(numberStyle == .percent ? "percent" : "number", value, fields)
    let digits = text.prefix { $0.isNumber }.count
    guard digits < minimumIntegerDigits else { return text }
    return String(repeating: "0", count: minimumIntegerDigits - digits) + text
  }

  private func decorated(_ text: String, _ value: Double) -> String {
    let own = ownGroup.map {
      text.replacingOccurrences(of: Locale.current.groupingSeparator ?? ",", with: $0)
    }
    guard value >= 0 else { return (own ?? text) + (negativeSuffix ?? "") }
    return (positivePrefix ?? "") + (own ?? text) + (positiveSuffix ?? "")
  }

  open override func string(for value: Any?) -> String? {
    switch value {
    case let number as NSNumber: string(from: number)
    case let number as Double: string(from: NSNumber(value: number))
    case let number as Int: string(from: NSNumber(value: number))
    case let number as Float: string(from: NSNumber(value: number))
    case let number as Decimal: string(from: NSDecimalNumber(decimal: number))
    default: nil
    }
  }
  open func number(from text: String) -> NSNumber? { native.number(from: text) }
  open class func localizedString(from number: NSNumber, number style: Style) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = style
    return formatter.string(from: number) ?? ""
  }
}
