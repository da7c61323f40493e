extension Measurement where UnitType: Dimension {
  /// A format of measured values, in the ask's language.
  public struct FormatStyle: Foundation.FormatStyle {
    /// How a unit is written.
    public enum UnitWidth: Codable, Hashable, Sendable { case wide, abbreviated, narrow }

    fileprivate let width: UnitWidth
    fileprivate let usage: MeasurementFormatUnitUsage
    fileprivate let numbers: FloatingPointFormatStyle<Double>?
    private var locale: Locale

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      if ![.general, .asProvided].contains(usage) {
        Session.noteMissing("Measurement.FormatStyle.usage", changesLook: true)
      }
      (self.width, self.usage, numbers) = (width, usage, numberFormatStyle)
      self.locale = locale
    }

    public func locale(_ locale: Locale) -> Self {
      var own = self
      own.locale = locale
      return own
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let formatter = MeasurementFormatter()
      switch width {
      case .wide: formatter.unitStyle = .long
      case .abbreviated: formatter.unitStyle = .medium
      case .narrow: formatter.unitStyle = .short
      }
      formatter.locale = locale
      formatter.style = numbers
      formatter.roundsForUse = usage != .asProvided
      if usage == .asProvided {
        formatter.unitOptions = .providedUnit
        formatter.numberFormatter.maximumFractionDigits = 6
      }
      return formatter.string(from: value)
    }
  }

  /// The value in the region's unit.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

  /// The value in a format.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> { style.format(self) }
}

/// The purpose of a value, which chooses its unit.
public enum MeasurementFormatUnitUsage: Codable, Hashable, Sendable {
  case general, asProvided, road, person, personHeight, weather, food
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
