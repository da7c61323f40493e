/// A length in points, exact to 1/64 point, so that geometry is the same on every machine.
package struct Points: Hashable, Sendable {
  /// The length in 1/64 points.
  package let sixtyFourths: Int

  package static let zero = Points(sixtyFourths: 0)

  package init(sixtyFourths: Int) {
    self.sixtyFourths = sixtyFourths
  }

  /// The nearest exact length; a value that is not finite or beyond ±1,000,000 is brought inside.
  package init(_ value: Double) {
    let limited = value.isNaN ? 0 : min(max(value, -1_000_000), 1_000_000)
    sixtyFourths = Int((limited * 64).rounded())
  }

  package var value: Double { Double(sixtyFourths) / 64 }
}

extension Points: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self.init(sixtyFourths: value * 64) }
}

extension Points: Comparable {
  package static func < (left: Self, right: Self) -> Bool { left.sixtyFourths < right.sixtyFourths }
}

extension Points: AdditiveArithmetic {
  package static func + (left: Self, right: Self) -> Self {
    Points(sixtyFourths: left.sixtyFourths + right.sixtyFourths)
  }
  package static func - (left: Self, right: Self) -> Self {
    Points(sixtyFourths: left.sixtyFourths - right.sixtyFourths)
  }
  package static func * (left: Self, right: Int) -> Self {
    Points(sixtyFourths: left.sixtyFourths * right)
  }
  /// The quotient, rounded down to 1/64 point.
  package static func / (left: Self, right: Int) -> Self {
    Points(sixtyFourths: left.sixtyFourths / right)
  }
}

extension Points: CustomStringConvertible {
  /// At most two decimals, without trailing zeros: `12`, `12.5`, `-0.25`.
  package var description: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes the description onto the end of a text.
  package func write(to bytes: inout [UInt8]) {
    let hundredths = (abs(sixtyFourths) * 100 + 32) / 64
    if sixtyFourths < 0, hundredths > 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, fraction) = hundredths.quotientAndRemainder(dividingBy: 100)
    Self.writeDigits(of: whole, to: &bytes)
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    Self.writeDigits(of: fraction / 10, to: &bytes)
    if fraction % 10 > 0 { Self.writeDigits(of: fraction % 10, to: &bytes) }
  }

  private static func writeDigits(of number: Int, to bytes: inout [UInt8]) {
    if number >= 10 { writeDigits(of: number / 10, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}

/// A width and a height in points.
package struct Size: Hashable, Sendable {
  package let width: Points
  package let height: Points

  package static let zero = Size(width: 0, height: 0)

  package init(width: Points, height: Points) {
    self.width = width
    self.height = height
  }

  /// The size with each side brought within limits.
  package func clamped(from minimum: Size, to maximum: Size) -> Size {
    Size(
      width: min(max(width, minimum.width), maximum.width),
      height: min(max(height, minimum.height), maximum.height))
  }
}

extension Size: CustomStringConvertible {
  package var description: String { "\(width)×\(height)" }

  /// The size as an argument of a call.
  package var callText: String { "\(width)x\(height)" }
}
