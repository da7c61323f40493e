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
  /// The settings that the host has no words for, in the order in which code made them: Foundation writes then.
  private var settings: [(Foundation.NumberFormatter) -> Void] = []
  private subscript<Value>(
    path: ReferenceWritableKeyPath<Foundation.NumberFormatter, Value>
  ) -> Value {
    get { native[keyPath: path] }
    set { settings.append { $0[keyPath: path] = newValue } }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var decimalSeparator: String! {
    get { self[\.decimalSeparator] }
    set { self[\.decimalSeparator] = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var groupingSeparator: String! {
    get { self[\.groupingSeparator] }
    set { self[\.groupingSeparator] = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var currencyDecimalSeparator: String! {
    get { self[\.currencyDecimalSeparator] }
    set { self[\.currencyDecimalSeparator] = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var currencyGroupingSeparator: String! {
    get { self[\.currencyGroupingSeparator] }
    set { self[\.currencyGroupingSeparator] = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var positivePrefix: String! {
    get { self[\.positivePrefix] }
    set { self[\.positivePrefix] = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var positiveSuffix: String! {
    get { self[\.positiveSuffix] }
    set { self[\.positiveSuffix] = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var negativePrefix: String! {
    get { self[\.negativePrefix] }
    set { self[\.negativePrefix] = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var negativeSuffix: String! {
    get { self[\.negativeSuffix] }
    set { self[\.negativeSuffix] = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var positiveFormat: String! {
    get { self[\.positiveFormat] }
    set { self[\.positiveFormat] = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var negativeFormat: String! {
    get { self[\.negativeFormat] }
    set {
      settings.append { formatter in
        // Foundation takes the other format and the digits with it (observed).
        let (positive, least, most) = (
          formatter.positiveFormat, formatter.minimumFractionDigits,
          formatter.maximumFractionDigits
        )
        formatter.negativeFormat = newValue
        formatter.positiveFormat = positive
        (formatter.minimumFractionDigits, formatter.maximumFractionDigits) = (least, most)
      }
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var plusSign: String! {
    get { self[\.plusSign] }
    set { self[\.plusSign] = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var minusSign: String! {
    get { self[\.minusSign] }
    set { self[\.minusSign] = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var percentSymbol: String! {
    get { self[\.percentSymbol] }
    set { self[\.percentSymbol] = newValue }
  }
  open var groupingSize: Int {
    get { self[\.groupingSize] }
    set { self[\.groupingSize] = newValue }
  }
  open var minimumSignificantDigits: Int {
    get { self[\.minimumSignificantDigits] }
    set { self[\.minimumSignificantDigits] = newValue }
  }
  open var maximumSignificantDigits: Int {
    get { self[\.maximumSignificantDigits] }
    set { self[\.maximumSignificantDigits] = newValue }
  }
  open var usesSignificantDigits: Bool {
    get { self[\.usesSignificantDigits] }
    set { self[\.usesSignificantDigits] = newValue }
  }
  open var zeroSymbol: String?
  open var allowsFloats = true
  open var isLenient = false
  open var generatesDecimalNumbers = false

  private var isCurrency: Bool {
    [.currency, .currencyISOCode, .currencyPlural, .currencyAccounting].contains(numberStyle)
  }

  /// Foundation's formatter for what the host has no tables for.
  private var native: Foundation.NumberFormatter {
    let formatter = Foundation.NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .init(rawValue: numberStyle.rawValue) ?? .none
    formatter.isLenient = isLenient
    formatter.multiplier = multiplier ?? formatter.multiplier
    if roundingMode != .halfEven {
      formatter.roundingMode = .init(rawValue: roundingMode.rawValue) ?? .halfEven
    }
    if minimumIntegerDigits > 0 { formatter.minimumIntegerDigits = minimumIntegerDigits }
    if let groups { formatter.usesGroupingSeparator = groups }
    if isCurrency { formatter.currencyCode = currencyCode ?? "USD" }
    if let ownSymbol { formatter.currencySymbol = ownSymbol }
    if let leastFraction { formatter.minimumFractionDigits = leastFraction }
    if let mostFraction { formatter.maximumFractionDigits = mostFraction }
    for setting in settings { setting(formatter) }
    return formatter
  }

  open func string(from number: NSNumber) -> String? {
    let usual = numberStyle == .percent ? 100.0 : 1
    let value = number.doubleValue * (multiplier?.doubleValue ?? usual) / usual
    if value == 0, let zeroSymbol { return zeroSymbol }
    let isNative =
      !settings.isEmpty
      || [
        .scientific, .spellOut, .ordinal, .currencyISOCode, .currencyPlural, .currencyAccounting,
      ].contains(numberStyle)
    return isNative ? native.string(from: number) : written(rounded(value))
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
