internal import CardDrawing

/// A colour of sRGB that may let through what is behind it.
struct MixedColor: Hashable {
  /// Red, green and blue from 0 to 1, each times `alpha`.
  private let channels: [Double]
  let alpha: Double

  static let none = MixedColor(channels: [0, 0, 0], alpha: 0)

  private init(channels: [Double], alpha: Double) {
    self.channels = channels
    self.alpha = alpha
  }

  /// A colour as the palette writes it: `#RRGGBB`, or `none`.
  init(_ text: String) {
    let digits = text.dropFirst().compactMap(\.hexDigitValue)
    guard text.first == "#", digits.count == 6 else {
      self = .none
      return
    }
    channels = [0, 2, 4].map { Double(digits[$0] * 16 + digits[$0 + 1]) / 255 }
    alpha = 1
  }

  func faded(to share: Double) -> MixedColor {
    MixedColor(channels: channels.map { $0 * share }, alpha: alpha * share)
  }

  /// The colour in front of another, mixed as they are written, without a gamma, as UIKit does.
  func over(_ back: MixedColor) -> MixedColor {
    MixedColor(
      channels: zip(channels, back.channels).map { $0 + $1 * (1 - alpha) },
      alpha: alpha + back.alpha * (1 - alpha))
  }

  /// The contrast of two opaque colours, from 1 to 21 (WCAG 2.1).
  static func contrast(_ one: MixedColor, _ other: MixedColor) -> Double {
    let lights = [one.luminance, other.luminance]
    return ((lights.max() ?? 0) + 0.05) / ((lights.min() ?? 0) + 0.05)
  }

  private var luminance: Double {
    zip([0.2126, 0.7152, 0.0722], channels.map(Self.linear)).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// A channel as an amount of light; the power of 2.4 without the system's `pow`, whose last digit
  /// is not the same on every machine.
  private static func linear(_ channel: Double) -> Double {
    guard channel > 0.04045 else { return channel / 12.92 }
    let base = (channel + 0.055) / 1.055
    // The fifth root of the square, by Newton's method from above: base to the power of 0.4.
    var root = 1.0
    for _ in 0..<60 {
      root -= (root * root * root * root * root - base * base) / (5 * root * root * root * root)
    }
    return base * base * root
  }

  /// The colour as `#RRGGBB`.
  var hex: String {
    "#"
      + channels.map { channel in
        let value = Int((min(max(channel, 0), 1) * 255).rounded())
        return (value < 16 ? "0" : "") + String(value, radix: 16).uppercased()
      }.joined()
  }
}
