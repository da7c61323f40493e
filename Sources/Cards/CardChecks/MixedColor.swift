internal import Views

/// A color of sRGB that may let through what is behind it.
struct MixedColor: Hashable {
  /// Each from 0 to 1, times `alpha`.
  private let red, green, blue: Double
  let alpha: Double

  static let none = MixedColor(red: 0, green: 0, blue: 0, alpha: 0)

  private init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  init(_ color: RGBColor) {
    let (red, green, blue) = color.channels
    let share = color.share
    self.init(
      red: Double(red) / 255 * share, green: Double(green) / 255 * share,
      blue: Double(blue) / 255 * share, alpha: share)
  }

  func faded(to share: Double) -> MixedColor {
    MixedColor(red: red * share, green: green * share, blue: blue * share, alpha: alpha * share)
  }

  /// The color in front of another, mixed as they are written, without a gamma, as UIKit does.
  func over(_ back: MixedColor) -> MixedColor {
    let rest = 1 - alpha
    return MixedColor(
      red: red + back.red * rest, green: green + back.green * rest, blue: blue + back.blue * rest,
      alpha: alpha + back.alpha * rest)
  }

  /// The contrast of two opaque colors, from 1 to 21 (WCAG 2.1).
  static func contrast(_ one: MixedColor, _ other: MixedColor) -> Double {
    let (first, second) = (one.luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// A channel as an amount of light; the power of 2.4 without the system's `pow`, whose last digit
  /// is not the same on every machine.
  private static func linear(_ channel: Double) -> Double {
    guard channel > 0.04045 else { return channel / 12.92 }
    let base = (channel + 0.055) / 1.055
    // The fifth root of the square, by Newton's method from above: base to the power of 0.4.
    var root = 1.0
    while true {
      let fourth = root * root * root * root
      let next = root - (root * fourth - base * base) / (5 * fourth)
      guard next < root else { return base * base * root }
      root = next
    }
  }

  /// The color as `#RRGGBB`.
  var hex: String { RGBColor(red: red, green: green, blue: blue).description }
}
