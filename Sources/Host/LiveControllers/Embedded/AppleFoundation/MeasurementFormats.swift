/// A format of measured values, in the ask's language.
public struct MeasurementFormat: Sendable {
  /// How a unit is written.
  public enum UnitWidth: Sendable { case wide, abbreviated, narrow }

  /// The purpose of a value, which chooses its unit.
  public enum Usage: Sendable {
    case general, asProvided, road, person, personHeight, weather, food
  }

  fileprivate let width: UnitWidth
  fileprivate let usage: Usage

  public static func measurement(
    width: UnitWidth, usage: Usage = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self {
    if numberFormatStyle != nil {
      Session.noteMissing("Measurement.FormatStyle.numberFormatStyle", changesLook: true)
    }
    switch usage {
    case .general, .asProvided: break
    default: Session.noteMissing("Measurement.FormatStyle.usage", changesLook: true)
    }
    return Self(width: width, usage: usage)
  }
}

extension Measurement where UnitType: Dimension {
  /// The value in the region's unit.
  public func formatted() -> String { formatted(.measurement(width: .abbreviated)) }

  /// The value in a format.
  public func formatted(_ format: MeasurementFormat) -> String {
    let formatter = MeasurementFormatter()
    switch format.width {
    case .wide: formatter.unitStyle = .long
    case .abbreviated: formatter.unitStyle = .medium
    case .narrow: formatter.unitStyle = .short
    }
    if case .asProvided = format.usage { formatter.unitOptions = .providedUnit }
    return formatter.string(from: self)
  }
}
