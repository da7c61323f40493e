/// A number as its decimal digits, as people write it: 12.5 is 12 and 5.
///
/// Texts are made of these and never of binary fractions, so that rounding is the same everywhere.
package struct DecimalDigits: Hashable, Sendable {
  let isNegative: Bool
  /// Without leading zeros; empty for a number below 1.
  let integer: [Int]
  let fraction: [Int]

  private init(isNegative: Bool, integer: [Int], fraction: [Int]) {
    self.isNegative = isNegative
    self.integer = Array(integer.drop { $0 == 0 })
    self.fraction = fraction
  }

  init(_ number: Int) {
    self.init(isNegative: number < 0, integer: Self.digits(String(number)), fraction: [])
  }

  /// The fewest digits that stand for the number; zero for one that is not finite.
  init(_ number: Double) {
    guard number.isFinite else {
      self.init(0)
      return
    }
    // "-1.25e-07": digits, and by how many places the point moves.
    let halves = String(number).split(separator: "e")
    let parts = halves[0].split(separator: ".")
    let exponent = halves.count == 2 ? Int(halves[1]) ?? 0 : 0
    var digits = Self.digits(parts[0])
    let point = digits.count + exponent
    digits += parts.count == 2 ? Self.digits(parts[1]) : []
    if point < 0 { digits = Array(repeating: 0, count: -point) + digits }
    if point > digits.count { digits += Array(repeating: 0, count: point - digits.count) }
    var fraction = Array(digits.dropFirst(max(point, 0)))
    while fraction.last == 0 { fraction.removeLast() }
    self.init(
      isNegative: number < 0, integer: Array(digits.prefix(max(point, 0))), fraction: fraction)
  }

  private static func digits(_ text: some StringProtocol) -> [Int] {
    text.compactMap(\.wholeNumberValue)
  }

  var isZero: Bool { integer.isEmpty && fraction.allSatisfy { $0 == 0 } }

  /// Whether the whole part has at most nine digits, so that `lastDigits` is all of it.
  var isSmall: Bool { integer.count <= 9 }

  /// The last nine digits of the whole part.
  var lastDigits: Int { integer.suffix(9).reduce(0) { $0 * 10 + $1 } }

  /// The last nine digits after the point.
  var lastFractionDigits: Int { fraction.suffix(9).reduce(0) { $0 * 10 + $1 } }

  /// A hundred times as much.
  var asPercent: DecimalDigits {
    let moved = fraction.prefix(2) + Array(repeating: 0, count: max(0, 2 - fraction.count))
    return DecimalDigits(
      isNegative: isNegative, integer: integer + moved, fraction: Array(fraction.dropFirst(2)))
  }

  /// With so many decimals; halves go to the even neighbor, as in the system's formatters.
  func rounded(toDecimals range: ClosedRange<Int>) -> DecimalDigits {
    var kept = Array(fraction.prefix(range.upperBound))
    var whole = integer
    let dropped = fraction.dropFirst(range.upperBound)
    let previous = kept.last ?? whole.last ?? 0
    let isHalf = dropped.first == 5 && dropped.dropFirst().allSatisfy { $0 == 0 }
    if isHalf ? previous % 2 == 1 : (dropped.first ?? 0) >= 5 {
      if Self.increment(&kept), Self.increment(&whole) { whole.insert(1, at: 0) }
    }
    while kept.count > range.lowerBound, kept.last == 0 { kept.removeLast() }
    kept += Array(repeating: 0, count: max(0, range.lowerBound - kept.count))
    return DecimalDigits(isNegative: isNegative, integer: whole, fraction: kept)
  }

  /// Adds one at the last place; true when it does not fit and the digits are all zero now.
  private static func increment(_ digits: inout [Int]) -> Bool {
    for index in digits.indices.reversed() {
      digits[index] = (digits[index] + 1) % 10
      if digits[index] != 0 { return false }
    }
    return true
  }
}
