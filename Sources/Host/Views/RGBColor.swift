/// A color of sRGB, with 8 bits for each of red, green and blue, and for how much it hides.
package struct RGBColor: Hashable, Sendable {
  /// `0xRRGGBB`.
  package let value: UInt32
  /// From 0 for a clear color to 255 for an opaque one.
  package let alpha: UInt8

  package static let black: RGBColor = 0x000000
  package static let white: RGBColor = 0xFFFFFF

  /// A color by its channels, from 0 to 1; what is beyond is brought inside.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func byte(_ channel: Double) -> UInt32 { UInt32((min(max(channel, 0), 1) * 255).rounded()) }
    value = byte(red) << 16 | byte(green) << 8 | byte(blue)
    self.alpha = UInt8(byte(alpha))
  }

  /// An opaque color as it is written, `#RRGGBB`; nil for any other text.
  package init?(_ text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6,
      digits.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.value = value
    alpha = .max
  }

  /// The color by the digits that `writeDigits(to:)` writes; nil for any others.
  package init?(digits: some StringProtocol) {
    guard let opaque = RGBColor("#\(digits.prefix(6))") else { return nil }
    guard digits.count > 6 else {
      self = opaque
      return
    }
    guard digits.count == 8, let alpha = UInt8(digits.suffix(2), radix: 16) else { return nil }
    (value, self.alpha) = (opaque.value, alpha)
  }

  /// The color that hides a share of what is behind it.
  package func faded(to share: Double) -> RGBColor {
    let (red, green, blue) = channels
    return RGBColor(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
      alpha: self.share * share)
  }

  /// How much it hides, from 0 to 1.
  package var share: Double { Double(alpha) / 255 }

  /// The color with the same red, green and blue that hides all.
  package var opaque: RGBColor { RGBColor(integerLiteral: value) }

  /// Red, green and blue, each from 0 to 255.
  package var channels: (red: Int, green: Int, blue: Int) {
    (Int(value >> 16 & 0xFF), Int(value >> 8 & 0xFF), Int(value & 0xFF))
  }

  /// Writes the six digits onto the end of a text, and two more for a color that is not opaque.
  package func writeDigits(to bytes: inout [UInt8]) {
    func write(_ digit: UInt8) {
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
    }
    for shift in stride(from: UInt32(20), through: 0, by: -4) {
      write(UInt8(truncatingIfNeeded: value >> shift & 0xF))
    }
    guard alpha < .max else { return }
    write(alpha >> 4)
    write(alpha & 0xF)
  }
}

extension RGBColor: ExpressibleByIntegerLiteral {
  /// `0xRRGGBB`; digits in front of these count for nothing.
  package init(integerLiteral value: UInt32) {
    self.value = value & 0xFFFFFF
    alpha = .max
  }
}

extension RGBColor: CustomStringConvertible {
  /// `#RRGGBB`, or `#RRGGBBAA`.
  package var description: String {
    var bytes = [UInt8(ascii: "#")]
    writeDigits(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
