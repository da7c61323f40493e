/// The parts of a color in one appearance.
struct ColorComponents: Equatable {
  let red, green, blue, alpha: CGFloat

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  init(hexadecimal text: String, alpha: CGFloat) {
    let number = Int(text.drop { $0 == "#" }, radix: 16) ?? 0x808080
    red = CGFloat(number >> 16 & 255) / 255
    green = CGFloat(number >> 8 & 255) / 255
    blue = CGFloat(number & 255) / 255
    self.alpha = alpha
  }

  /// The largest part of the three colors.
  var largest: CGFloat { max(red, green, blue) }

  var hexadecimal: String {
    let parts = [red, green, blue].map { Int(($0 * 255).rounded()) }
    return String(format: "#%02X%02X%02X", parts[0], parts[1], parts[2])
  }
}

extension UIColor {
  /// The parts in an appearance; of system colors as Apple's Human Interface Guidelines list them, backgrounds as those
  /// of elevated views, which the host draws.
  func components(isDark: Bool) -> ColorComponents {
    var token = cardproofToken
    let alpha = token["alpha"]?.double
    if let name = token["named"]?.text { token = Session.world["colors"]?[name] ?? token }
    if let both = token["appearances"]?.elements, both.count == 2 {
      return UIColor(token: both[isDark ? 1 : 0]).components(isDark: isDark)
    }
    if let name = token["semantic"]?.text {
      if name == "clear" { return ColorComponents(hexadecimal: "#000000", alpha: 0) }
      let entry = Self.systemValues[name]
      let digits = isDark ? entry?.dark : entry?.light
      return ColorComponents(
        hexadecimal: digits ?? "#808080",
        alpha: alpha ?? (isDark ? Self.darkAlphas[name] : nil) ?? entry?.alpha ?? 1)
    }
    let digits = token[isDark ? "dark" : "light"]?.text ?? token["light"]?.text
    return ColorComponents(hexadecimal: digits ?? "#808080", alpha: alpha ?? 1)
  }

  /// The color with a share of what it hides itself, as SwiftUI's `opacity` takes it.
  public func cardproofFaded(by share: CGFloat) -> UIColor {
    let both = [components(isDark: false), components(isDark: true)]
    guard both[0].alpha != both[1].alpha else { return withAlphaComponent(both[0].alpha * share) }
    let faded = both.map {
      ColorToken.fixed(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha * share)
    }
    return UIColor(token: ["appearances": .array(faded)])
  }

  /// The color between it and another one in each appearance.
  public func cardproofMixed(with other: UIColor, by share: CGFloat) -> UIColor {
    let both = [false, true].map { isDark in
      let (from, to) = (components(isDark: isDark), other.components(isDark: isDark))
      func mixed(_ part: KeyPath<ColorComponents, CGFloat>) -> CGFloat {
        from[keyPath: part] + (to[keyPath: part] - from[keyPath: part]) * min(max(share, 0), 1)
      }
      return ColorToken.fixed(
        red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha))
    }
    return UIColor(token: ["appearances": .array(both)])
  }

  /// The parts in the appearance that the code works in.
  var currentComponents: ColorComponents {
    let (light, dark) = (components(isDark: false), components(isDark: true))
    return light == dark || UITraitCollection.current.userInterfaceStyle != .dark ? light : dark
  }

  /// How much the colors hide that hide more or less in the dark.
  private static let darkAlphas: [String: CGFloat] = [
    "quaternaryLabel": 0.16, "separator": 0.6, "systemFill": 0.36, "secondarySystemFill": 0.32,
    "tertiarySystemFill": 0.24, "quaternarySystemFill": 0.18,
  ]

  private static let systemValues: [String: (light: String, dark: String, alpha: CGFloat)] = [
    "label": ("#000000", "#FFFFFF", 1), "secondaryLabel": ("#3C3C43", "#EBEBF5", 0.6),
    "tertiaryLabel": ("#3C3C43", "#EBEBF5", 0.3),
    "quaternaryLabel": ("#3C3C43", "#EBEBF5", 0.18),
    "placeholderText": ("#3C3C43", "#EBEBF5", 0.3), "link": ("#007AFF", "#0984FF", 1),
    "separator": ("#3C3C43", "#545458", 0.29), "opaqueSeparator": ("#C6C6C8", "#38383A", 1),
    "systemBackground": ("#FFFFFF", "#1C1C1E", 1),
    "secondarySystemBackground": ("#F2F2F7", "#2C2C2E", 1),
    "tertiarySystemBackground": ("#FFFFFF", "#3A3A3C", 1),
    "systemGroupedBackground": ("#F2F2F7", "#1C1C1E", 1),
    "secondarySystemGroupedBackground": ("#FFFFFF", "#2C2C2E", 1),
    "tertiarySystemGroupedBackground": ("#F2F2F7", "#3A3A3C", 1),
    "systemFill": ("#787880", "#787880", 0.2),
    "secondarySystemFill": ("#787880", "#787880", 0.16),
    "tertiarySystemFill": ("#767680", "#767680", 0.12),
    "quaternarySystemFill": ("#747480", "#767680", 0.08),
    "systemBlue": ("#007AFF", "#0A84FF", 1), "systemGreen": ("#34C759", "#30D158", 1),
    "systemIndigo": ("#5856D6", "#5E5CE6", 1), "systemOrange": ("#FF9500", "#FF9F0A", 1),
    "systemPink": ("#FF2D55", "#FF375F", 1), "systemPurple": ("#AF52DE", "#BF5AF2", 1),
    "systemRed": ("#FF3B30", "#FF453A", 1), "systemTeal": ("#30B0C7", "#40C8E0", 1),
    "systemYellow": ("#FFCC00", "#FFD60A", 1), "systemMint": ("#00C7BE", "#63E6E2", 1),
    "systemCyan": ("#32ADE6", "#64D2FF", 1), "systemBrown": ("#A2845E", "#AC8E68", 1),
    "systemGray": ("#8E8E93", "#8E8E93", 1), "systemGray2": ("#AEAEB2", "#636366", 1),
    "systemGray3": ("#C7C7CC", "#48484A", 1), "systemGray4": ("#D1D1D6", "#3A3A3C", 1),
    "systemGray5": ("#E5E5EA", "#2C2C2E", 1), "systemGray6": ("#F2F2F7", "#1C1C1E", 1),
    "tintColor": ("#007AFF", "#0A84FF", 1),
  ]
}

extension UIColor {
  private static func system(_ name: String) -> UIColor { UIColor(cardproofSemantic: name) }
  private static func fixed(_ digits: Int) -> UIColor {
    UIColor(
      red: CGFloat(digits >> 16 & 255) / 255, green: CGFloat(digits >> 8 & 255) / 255,
      blue: CGFloat(digits & 255) / 255, alpha: 1)
  }

  public class var clear: UIColor { system("clear") }
  public class var black: UIColor { fixed(0x000000) }
  public class var darkGray: UIColor { fixed(0x555555) }
  public class var lightGray: UIColor { fixed(0xAAAAAA) }
  public class var white: UIColor { fixed(0xFFFFFF) }
  public class var gray: UIColor { fixed(0x808080) }
  public class var red: UIColor { fixed(0xFF0000) }
  public class var green: UIColor { fixed(0x00FF00) }
  public class var blue: UIColor { fixed(0x0000FF) }
  public class var cyan: UIColor { fixed(0x00FFFF) }
  public class var yellow: UIColor { fixed(0xFFFF00) }
  public class var magenta: UIColor { fixed(0xFF00FF) }
  public class var orange: UIColor { fixed(0xFF8000) }
  public class var purple: UIColor { fixed(0x800080) }
  public class var brown: UIColor { fixed(0x996633) }
  public class var darkText: UIColor { fixed(0x000000) }
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  public class var groupTableViewBackground: UIColor { system("systemGroupedBackground") }

  public class var label: UIColor { system("label") }
  public class var secondaryLabel: UIColor { system("secondaryLabel") }
  public class var tertiaryLabel: UIColor { system("tertiaryLabel") }
  public class var quaternaryLabel: UIColor { system("quaternaryLabel") }
  public class var placeholderText: UIColor { system("placeholderText") }
  public class var link: UIColor { system("link") }
  public class var separator: UIColor { system("separator") }
  public class var opaqueSeparator: UIColor { system("opaqueSeparator") }
  public class var systemBackground: UIColor { system("systemBackground") }
  public class var secondarySystemBackground: UIColor { system("secondarySystemBackground") }
  public class var tertiarySystemBackground: UIColor { system("tertiarySystemBackground") }
  public class var systemGroupedBackground: UIColor { system("systemGroupedBackground") }
  public class var secondarySystemGroupedBackground: UIColor {
    system("secondarySystemGroupedBackground")
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    system("tertiarySystemGroupedBackground")
  }
  public class var systemFill: UIColor { system("systemFill") }
  public class var secondarySystemFill: UIColor { system("secondarySystemFill") }
  public class var tertiarySystemFill: UIColor { system("tertiarySystemFill") }
  public class var quaternarySystemFill: UIColor { system("quaternarySystemFill") }
  public class var systemBlue: UIColor { system("systemBlue") }
  public class var systemGreen: UIColor { system("systemGreen") }
  public class var systemIndigo: UIColor { system("systemIndigo") }
  public class var systemOrange: UIColor { system("systemOrange") }
  public class var systemPink: UIColor { system("systemPink") }
  public class var systemPurple: UIColor { system("systemPurple") }
  public class var systemRed: UIColor { system("systemRed") }
  public class var systemTeal: UIColor { system("systemTeal") }
  public class var systemYellow: UIColor { system("systemYellow") }
  public class var systemMint: UIColor { system("systemMint") }
  public class var systemCyan: UIColor { system("systemCyan") }
  public class var systemBrown: UIColor { system("systemBrown") }
  public class var systemGray: UIColor { system("systemGray") }
  public class var systemGray2: UIColor { system("systemGray2") }
  public class var systemGray3: UIColor { system("systemGray3") }
  public class var systemGray4: UIColor { system("systemGray4") }
  public class var systemGray5: UIColor { system("systemGray5") }
  public class var systemGray6: UIColor { system("systemGray6") }
  public class var tintColor: UIColor { system("tintColor") }
}

extension CGColor {
  /// Red, green, blue and alpha in sRGB.
  public var components: [CGFloat]? {
    MainActor.assumeIsolated {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      UIColor(cgColor: self).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue, alpha]
    }
  }
  public var numberOfComponents: Int { 4 }
}
