@_exported import AppleFoundation

/// A color of Core Graphics, kept as the token of the UIKit color that it is from.
public final class CGColor: Hashable, @unchecked Sendable {
  /// The color as the host draws it.
  public let cardproofToken: JSONValue

  /// Creates a color of a token.
  public init(cardproofToken: JSONValue) { self.cardproofToken = cardproofToken }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cardproofToken: ColorToken.fixed(red: red, green: green, blue: blue, alpha: alpha))
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public var alpha: CGFloat {
    cardproofToken["alpha"]?.double ?? (cardproofToken["semantic"]?.text == "clear" ? 0 : 1)
  }
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(cardproofToken: ColorToken.fading(cardproofToken, alpha: alpha))
  }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.cardproofToken == b.cardproofToken }
  public func hash(into hasher: inout Hasher) { hasher.combine(cardproofToken.line) }
}

/// The tokens of colors: semantic, named, or fixed for light and dark.
public enum ColorToken {
  /// A color that is the same in both appearances.
  public static func fixed(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) -> JSONValue {
    let digits = hexadecimal(red: red, green: green, blue: blue)
    var fields: [String: JSONValue] = ["light": .string(digits), "dark": .string(digits)]
    if alpha < 1 { fields["alpha"] = .number(max(0, alpha)) }
    return .object(fields)
  }

  /// A color of Display P3, as the nearest of sRGB.
  public static func displayP3(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) -> JSONValue {
    let (red, green, blue) = (light(red), light(green), light(blue))
    return linear(
      red: 1.2249 * red - 0.2249 * green, green: 1.0421 * green - 0.0421 * red,
      blue: 1.0983 * blue - 0.0197 * red - 0.0786 * green, alpha: alpha)
  }

  /// A color by its lights, from 0 to 1.
  public static func linear(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) -> JSONValue {
    func encoded(_ light: CGFloat) -> CGFloat {
      light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    }
    return fixed(red: encoded(red), green: encoded(green), blue: encoded(blue), alpha: alpha)
  }

  /// The light of a component of sRGB or Display P3, both from 0 to 1 (IEC 61966-2-1).
  private static func light(_ part: CGFloat) -> CGFloat {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  /// The token with another alpha.
  public static func fading(_ token: JSONValue, alpha: CGFloat) -> JSONValue {
    guard case .object(var fields) = token else { return token }
    fields["alpha"] = alpha < 1 ? .number(max(0, alpha)) : nil
    return .object(fields)
  }

  private static func hexadecimal(red: CGFloat, green: CGFloat, blue: CGFloat) -> String {
    "#"
      + [red, green, blue].map { part in
        let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}
