/// A writer of measured values, in the region's units unless they are to stay.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = Locale.current
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  open func string<Kind: Unit>(from measurement: Measurement<Kind>) -> String {
    let converted = (measurement.unit as? Dimension).flatMap { unit in
      localUnit(for: unit).map { target in
        (Measurement(value: measurement.value, unit: unit).converted(to: target).value, target)
      }
    }
    if unitOptions.contains(.naturalScale) {
      Session.noteMissing("MeasurementFormatter.UnitOptions.naturalScale", changesLook: true)
    }
    let value = converted?.0 ?? measurement.value
    let unit: Unit = converted?.1 ?? measurement.unit
    nameOtherUnit(of: unit, value, isLocal: converted != nil)
    if unitOptions.contains(.temperatureWithoutUnit) { return number(value, unit: "°") }
    guard HostFormat.isEnglish(locale), let names = UnitNames(unit) else {
      let hasOwnWords = unit is UnitDuration || unitStyle == .long || unitStyle == .short
      if hasOwnWords { Session.noteMissing("MeasurementFormatter.unitStyle", changesLook: true) }
      return number(value, unit: unit.symbol)
    }
    switch unitStyle {
    case .long:
      let digits = number(value, unit: "")
      return digits + " " + (digits == "1" ? names.one : names.other)
    case .short: return number(value, unit: "") + names.short
    default: return number(value, unit: names.medium)
    }
  }

  /// How a format style writes the number, in place of the formatter.
  var style: FloatingPointFormatStyle<Double>?

  /// Whether it writes whole numbers, and two digits of small ones, as format styles do (CLDR).
  var roundsForUse = false

  private func number(_ value: Double, unit: String) -> String {
    let digits = value.magnitude >= 9.5 ? 0 : value.magnitude >= 0.95 ? 1 : 2
    if let style {
      let isClose =
        unit.isEmpty || unit == "°" || HostFormat.isEnglish(locale) && unit.hasPrefix("°")
      return value.formatted(style) + (isClose ? "" : " ") + unit
    }
    return HostFormat.text(
      "measurement", value,
      [
        "unit": .string(unit), "locale": HostFormat.locale(locale),
        "minimumFraction": JSONValue(numberFormatter.minimumFractionDigits),
        "maximumFraction": JSONValue(
          roundsForUse ? digits : numberFormatter.maximumFractionDigits),
        "grouping": .bool(numberFormatter.usesGroupingSeparator),
      ])
  }

  /// The unit of the region; nil if the given one stays.
  private func localUnit(for unit: Dimension) -> Dimension? {
    guard !unitOptions.contains(.providedUnit) else { return nil }
    let region = locale?.regionCode ?? "US"
    switch unit {
    case is UnitTemperature:
      return region == "US" ? UnitTemperature.fahrenheit : UnitTemperature.celsius
    case is UnitLength where unit == UnitLength.kilometers || unit == UnitLength.miles:
      return ["US", "GB"].contains(region) ? UnitLength.miles : UnitLength.kilometers
    case is UnitSpeed:
      return ["US", "GB"].contains(region) ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour
    case is UnitMass where unit == UnitMass.kilograms || unit == UnitMass.pounds:
      return region == "US" ? UnitMass.pounds : UnitMass.kilograms
    default: return nil
    }
  }

  /// Names a length, mass, volume or area for which a device may take a larger or smaller unit.
  ///
  /// Without options a device takes the region's unit for the kind of value (documented); styles take one that fits the
  /// size of the value (CLDR).
  private func nameOtherUnit(of unit: Unit, _ value: Double, isLocal: Bool) {
    guard !unitOptions.contains(.providedUnit),
      unit is UnitLength || unit is UnitMass || unit is UnitVolume || unit is UnitArea
    else { return }
    let isMetric = !["US", "GB"].contains(locale?.regionCode ?? "US")
    let isLarge = value.magnitude >= 0.5
    let isUsual =
      isLocal ? isLarge || !roundsForUse : roundsForUse && isMetric && isLarge && value < 1000
    if !isUsual, value != 0 {
      Session.noteMissing("MeasurementFormatter: the region's unit", changesLook: true)
    }
  }

  open func string(from unit: Unit) -> String {
    guard unitStyle == .long, HostFormat.isEnglish(locale) else { return unit.symbol }
    return UnitNames(unit)?.other ?? unit.symbol
  }
}

/// A writer of lists.
open class ListFormatter: Formatter, @unchecked Sendable {
  open var itemFormatter: Formatter?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = Locale.current
  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return HostFormat.text(
      "list", nil,
      ["items": .array(texts.map { .string($0) }), "locale": HostFormat.locale(locale)])
  }
  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().string(from: strings) ?? ""
  }
}
