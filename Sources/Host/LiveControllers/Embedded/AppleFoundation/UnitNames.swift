/// How English writes a unit (CLDR).
struct UnitNames {
  /// Behind a number and a space: `kcal`.
  let medium: String
  /// For one, and for all other numbers.
  let one, other: String
  /// Right behind a number.
  let short: String

  /// The names of a unit; nil for rare ones.
  init?(_ unit: Unit) {
    guard let line = Self.lines[String(describing: type(of: unit)) + " " + unit.symbol] else {
      return nil
    }
    let parts = line.split(separator: ",").map { String($0) }
    (medium, one, other, short) = (parts[0], parts[1], parts[2], parts[3])
  }

  private static let lines = [
    "UnitLength km": "km,kilometer,kilometers,km",
    "UnitLength m": "m,meter,meters,m",
    "UnitLength cm": "cm,centimeter,centimeters,cm",
    "UnitLength mm": "mm,millimeter,millimeters,mm",
    "UnitLength mi": "mi,mile,miles,mi",
    "UnitLength yd": "yd,yard,yards,yd",
    "UnitLength ft": "ft,foot,feet,′",
    "UnitLength in": "in,inch,inches,″",
    "UnitLength NM": "nmi,nautical mile,nautical miles,nmi",
    "UnitMass kg": "kg,kilogram,kilograms,kg",
    "UnitMass g": "g,gram,grams,g",
    "UnitMass mg": "mg,milligram,milligrams,mg",
    "UnitMass lb": "lb,pound,pounds,#",
    "UnitMass oz": "oz,ounce,ounces,oz",
    "UnitMass st": "st,stone,stones,st",
    "UnitMass t": "t,metric ton,metric tons,t",
    "UnitTemperature °C": "°C,degree Celsius,degrees Celsius,°C",
    "UnitTemperature °F": "°F,degree Fahrenheit,degrees Fahrenheit,°",
    "UnitVolume L": "L,liter,liters,L",
    "UnitVolume mL": "mL,milliliter,milliliters,mL",
    "UnitVolume cup": "c,cup,cups,c",
    "UnitVolume fl oz": "fl oz,fluid ounce,fluid ounces,fl oz",
    "UnitVolume pt": "pt,pint,pints,pt",
    "UnitVolume qt": "qt,quart,quarts,qt",
    "UnitVolume gal": "gal,gallon,gallons,gal",
    "UnitVolume tsp": "tsp,teaspoon,teaspoons,tsp",
    "UnitVolume tbsp": "tbsp,tablespoon,tablespoons,tbsp",
    "UnitSpeed km/h": "km/h,kilometer per hour,kilometers per hour,km/h",
    "UnitSpeed mph": "mph,mile per hour,miles per hour,mph",
    "UnitSpeed m/s": "m/s,meter per second,meters per second,m/s",
    "UnitSpeed kn": "kn,knot,knots,kn",
    "UnitDuration h": "hr,hour,hours,h",
    "UnitDuration m": "min,minute,minutes,m",
    "UnitDuration s": "sec,second,seconds,s",
    "UnitEnergy kCal": "kcal,kilocalorie,kilocalories,kcal",
    "UnitEnergy cal": "cal,calorie,calories,cal",
    "UnitEnergy kJ": "kJ,kilojoule,kilojoules,kJ",
    "UnitEnergy J": "J,joule,joules,J",
    "UnitEnergy kWh": "kWh,kilowatt-hour,kilowatt-hours,kWh",
    "UnitPower W": "W,watt,watts,W",
    "UnitPower kW": "kW,kilowatt,kilowatts,kW",
    "UnitPressure hPa": "hPa,hectopascal,hectopascals,hPa",
    "UnitAngle °": "deg,degree,degrees,°",
    "UnitInformationStorage MB": "MB,megabyte,megabytes,MB",
    "UnitInformationStorage GB": "GB,gigabyte,gigabytes,GB",
  ]
}
