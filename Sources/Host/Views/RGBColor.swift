/// An opaque color of sRGB, with 8 bits for each of red, green and blue.
package struct RGBColor: Hashable, Sendable {
  /// `0xRRGGBB`.
  package let value: UInt32

  package static let black: RGBColor = 0x000000
  package static let white: RGBColor = 0xFFFFFF

  /// A color by its channels, from 0 to 1; what is beyond is brought inside.
  package init(red: Double, green: Double, blue: Double) {
    func byte(_ channel: Double) -> UInt32 { UInt32((min(max(channel, 0), 1) * 255).rounded()) }
    value = byte(red) << 16 | byte(green) << 8 | byte(blue)
  }

  /// A color as it is written, `#RRGGBB`; nil for any other text.
  package init?(_ text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6,
      digits.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.value = value
  }

  /// Red, green and blue, each from 0 to 255.
  package var channels: (red: Int, green: Int, blue: Int) {
    (Int(value >> 16 & 0xFF), Int(value >> 8 & 0xFF), Int(value & 0xFF))
  }

  /// Writes the six digits onto the end of a text.
  package func writeDigits(to bytes: inout [UInt8]) {
    for shift in stride(from: UInt32(20), through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: value >> shift & 0xF)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
    }
  }
}

extension RGBColor: ExpressibleByIntegerLiteral {
  /// `0xRRGGBB`; digits in front of these count for nothing.
  package init(integerLiteral value: UInt32) { self.value = value & 0xFFFFFF }
}

extension RGBColor: CustomStringConvertible {
  /// `#RRGGBB`.
  package var description: String {
    var bytes = [UInt8(ascii: "#")]
    writeDigits(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
