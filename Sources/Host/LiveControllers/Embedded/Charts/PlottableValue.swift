@_exported import SwiftUI

/// A value that has a place in a chart.
public protocol Plottable {
  var cardproofPlace: CardproofPlace { get }
}

/// A place along an axis.
public enum CardproofPlace: Hashable {
  case number(Double)
  case category(String)
  /// A time, or the whole hour, day or month in which it is, in seconds.
  case time(Double, length: Double)
}

extension Plottable where Self: BinaryInteger {
  public var cardproofPlace: CardproofPlace { .number(Double(self)) }
}
extension Plottable where Self: BinaryFloatingPoint {
  public var cardproofPlace: CardproofPlace { .number(Double(self)) }
}
extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  public var cardproofPlace: CardproofPlace { rawValue.cardproofPlace }
}
extension Int: Plottable {}
extension Double: Plottable {}
extension Float: Plottable {}
extension CGFloat: Plottable {}
extension Decimal: Plottable {
  public var cardproofPlace: CardproofPlace { .number(NSDecimalNumber(decimal: self).doubleValue) }
}
extension String: Plottable {
  public var cardproofPlace: CardproofPlace { .category(self) }
}
extension Date: Plottable {
  public var cardproofPlace: CardproofPlace {
    .time(timeIntervalSinceReferenceDate, length: 0)
  }
}

/// A value with the words for what it is.
public struct PlottableValue<Value: Plottable> {
  let place: CardproofPlace

  public static func value(_ label: String, _ value: Value) -> PlottableValue {
    PlottableValue(place: value.cardproofPlace)
  }
  @_disfavoredOverload
  public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(place: value.cardproofPlace)
  }
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(place: value.cardproofPlace)
  }
}

extension PlottableValue where Value == Date {
  /// The whole unit of the calendar in which a date is.
  public static func value(
    _ label: String, _ value: Date, unit: Calendar.Component
  ) -> PlottableValue {
    guard let whole = Calendar.current.dateInterval(of: unit, for: value) else {
      return .value(label, value)
    }
    return PlottableValue(
      place: .time(whole.start.timeIntervalSinceReferenceDate, length: whole.duration))
  }
}
