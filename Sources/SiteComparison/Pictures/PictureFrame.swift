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

  var sizeText: String { "\(Self.text(width))×\(Self.text(height))" }

  /// A number of a drawing, in hundredths; nil for anything else or too large for a drawing.
  static func hundredths(_ text: some StringProtocol) -> Int? {
    guard let number = Double(text), abs(number) < 1e7 else { return nil }
    return Int((number * 100).rounded())
  }
}
