/// A writer of numbers of bytes.
open class ByteCountFormatter: Foundation.ByteCountFormatter, @unchecked Sendable {
  open override func string(fromByteCount byteCount: Int64) -> String {
    noteLanguage("ByteCountFormatter")
    return super.string(fromByteCount: byteCount)
  }
  open override class func string(
    fromByteCount byteCount: Int64, countStyle: CountStyle
  ) -> String {
    let formatter = ByteCountFormatter()
    formatter.countStyle = countStyle
    return formatter.string(fromByteCount: byteCount)
  }
}

/// A writer of two dates.
open class DateIntervalFormatter: Formatter, @unchecked Sendable {
  public typealias Style = Foundation.DateIntervalFormatter.Style
  open var dateStyle = Style.medium
  open var timeStyle = Style.medium
  open var dateTemplate: String?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var timeZone: TimeZone! = .current
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .current
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .current

  open func string(from fromDate: Date, to toDate: Date) -> String {
    noteLanguage("DateIntervalFormatter")
    let formatter = Foundation.DateIntervalFormatter()
    formatter.locale = locale ?? .current
    formatter.timeZone = timeZone ?? .current
    (formatter.dateStyle, formatter.timeStyle) = (dateStyle, timeStyle)
    if let dateTemplate { formatter.dateTemplate = dateTemplate }
    return formatter.string(from: fromDate, to: toDate)
  }
  open func string(from interval: DateInterval) -> String? {
    string(from: interval.start, to: interval.end)
  }
}

/// A writer of masses, of which one in kilograms is in the unit of the region.
open class MassFormatter: Foundation.MassFormatter, @unchecked Sendable {
  open override func string(fromKilograms numberInKilograms: Double) -> String {
    guard Locale.current.regionCode == "US" else {
      return string(fromValue: numberInKilograms, unit: .kilogram)
    }
    return string(fromValue: numberInKilograms * 2.204_622_621_8, unit: .pound)
  }
  open override func string(fromValue value: Double, unit: Unit) -> String {
    noteLanguage("MassFormatter")
    return super.string(fromValue: value, unit: unit)
  }
}

/// A writer of lengths; the unit of one in meters is not known here.
open class LengthFormatter: Foundation.LengthFormatter, @unchecked Sendable {
  open override func string(fromMeters numberInMeters: Double) -> String {
    Session.noteMissing("LengthFormatter.string(fromMeters:)", changesLook: true)
    return super.string(fromMeters: numberInMeters)
  }
  open override func string(fromValue value: Double, unit: Unit) -> String {
    noteLanguage("LengthFormatter")
    return super.string(fromValue: value, unit: unit)
  }
}

/// A writer of energies; the unit of one in joules is not known here.
open class EnergyFormatter: Foundation.EnergyFormatter, @unchecked Sendable {
  open override func string(fromJoules numberInJoules: Double) -> String {
    Session.noteMissing("EnergyFormatter.string(fromJoules:)", changesLook: true)
    return super.string(fromJoules: numberInJoules)
  }
  open override func string(fromValue value: Double, unit: Unit) -> String {
    noteLanguage("EnergyFormatter")
    return super.string(fromValue: value, unit: unit)
  }
}

/// Names a writer that knows English alone on a card of another language.
private func noteLanguage(_ name: String) {
  if !HostFormat.isEnglish {
    Session.noteMissing("\(name) in other languages", changesLook: true)
  }
}
