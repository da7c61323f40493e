/// Units by their symbols, as values of the host name them.
enum UnitSymbols {
  /// The unit of a kind with this symbol.
  static func unit<Kind: Dimension>(_ symbol: String, of kind: Kind.Type) -> Kind? {
    all.lazy.compactMap { $0 as? Kind }.first { $0.symbol == symbol }
  }

  private static let all: [Dimension] =
    lengths + masses + temperatures + volumes + durations + speeds + energies
  private static let lengths: [Dimension] = [
    UnitLength.meters, UnitLength.kilometers, UnitLength.centimeters, UnitLength.millimeters,
    UnitLength.inches, UnitLength.feet, UnitLength.yards, UnitLength.miles,
    UnitLength.nauticalMiles,
  ]
  private static let masses: [Dimension] = [
    UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams, UnitMass.ounces, UnitMass.pounds,
    UnitMass.stones, UnitMass.metricTons,
  ]
  private static let temperatures: [Dimension] = [
    UnitTemperature.celsius, UnitTemperature.fahrenheit, UnitTemperature.kelvin,
  ]
  private static let volumes: [Dimension] = [
    UnitVolume.liters, UnitVolume.milliliters, UnitVolume.cups, UnitVolume.fluidOunces,
    UnitVolume.pints, UnitVolume.quarts, UnitVolume.gallons, UnitVolume.teaspoons,
    UnitVolume.tablespoons,
  ]
  private static let durations: [Dimension] = [
    UnitDuration.seconds, UnitDuration.minutes, UnitDuration.hours,
  ]
  private static let speeds: [Dimension] = [
    UnitSpeed.metersPerSecond, UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour,
    UnitSpeed.knots,
  ]
  private static let energies: [Dimension] = [
    UnitEnergy.joules, UnitEnergy.kilojoules, UnitEnergy.calories, UnitEnergy.kilocalories,
    UnitEnergy.kilowattHours,
  ]
}
