/// A rectangle on a card, in hundredths of a point, so that it is compared and printed exactly.
package struct PictureFrame: Hashable, Sendable {
  package let x: Int
  package let y: Int
  package let width: Int
  package let height: Int

  /// Drawings are printed with two decimals; moved by less than this it is rounding.
  static let tolerance = 2

  static func isSame(_ left: Int, _ right: Int) -> Bool { abs(left - right) <= tolerance }

  func hasSize(of other: PictureFrame) -> Bool {
    Self.isSame(width, other.width) && Self.isSame(height, other.height)
  }

  /// A length without needless decimals: `12`, `0.5`.
  package static func text(_ hundredths: Int) -> String {
    let sign = hundredths < 0 ? "-" : ""
    let whole = abs(hundredths) / 100
    let rest = abs(hundredths) % 100
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0
      ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// Two sizes in whole points; with their decimals where nothing else differs.
  static func change(
    from old: (width: Int, height: Int), to new: (width: Int, height: Int)
  ) -> String {
    let whole = { (length: Int) in (length + 50) / 100 * 100 }
    let isWhole = whole(old.width) != whole(new.width) || whole(old.height) != whole(new.height)
    return [old, new].map { size in
      [size.width, size.height].map { text(isWhole ? whole($0) : $0) }.joined(separator: "×")
    }.joined(separator: " → ")
  }

  /// A number of a drawing, in hundredths; nil for anything else or too large for a drawing.
  ///
  /// Drawings have no exponents and two decimals at most; further ones are left out.
  static func hundredths(_ text: Substring.UTF8View) -> Int? {
    var digits = 0
    var decimals: Int?
    var isNegative = false
    var isEmpty = true
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "-") where index == text.startIndex: isNegative = true
      case UInt8(ascii: ".") where decimals == nil: decimals = 0
      case let byte where (48...57).contains(byte):
        isEmpty = false
        if let count = decimals {
          if count >= 2 { continue }
          decimals = count + 1
        }
        digits = digits * 10 + Int(byte - 48)
        guard digits < 1_000_000_000 else { return nil }
      default: return nil
      }
    }
    if isEmpty { return nil }
    for _ in (decimals ?? 0)..<2 { digits *= 10 }
    return isNegative ? -digits : digits
  }
}
