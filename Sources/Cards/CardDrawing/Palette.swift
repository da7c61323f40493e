package import CardLayout
package import Views

/// The colors of cards in the light and the dark appearance.
///
/// Label, fill and system colors are UIKit's documented values where it has any, fills that let through what is behind
/// them as they look on the platter; the host's own are conventions. All are the same on every page, so that drawings
/// can be compared.
package struct Palette: Sendable {
  /// A color's two values.
  package struct Pair: Hashable, Sendable {
    package let light: RGBColor
    package let dark: RGBColor

    package init(_ light: RGBColor, _ dark: RGBColor) {
      self.light = light
      self.dark = dark
    }

    package func value(in appearance: Appearance) -> RGBColor {
      appearance == .light ? light : dark
    }

    /// The mark of a color that lets through what is behind it.
    var isSeeThrough: Bool { min(light.alpha, dark.alpha) < .max }
  }

  private let tint: Pair
  /// Whether the tint is the system's, which no app can be blamed for.
  package let hasSystemTint: Bool
  /// The one appearance that is drawn; nil for both.
  private let appearance: Appearance?

  /// The tint is the color of the app; nil for the system's blue.
  package init(tint: Pair?, appearance: Appearance? = nil) {
    self.tint = tint ?? Self.blue
    hasSystemTint = tint == nil
    self.appearance = appearance
  }

  private static let blue = Pair(0x007AFF, 0x0A84FF)

  /// A color mixed with black until it can be read on white (convention).
  ///
  /// Luminance is taken with a gamma of 2 in whole numbers, so that every machine agrees; 4.5:1 is then about an eighth
  /// of white's.
  package static func readableOnLight(_ color: RGBColor) -> RGBColor {
    let (red, green, blue) = color.channels
    for step in 0...10 {
      let mixed = [red, green, blue].map { $0 * (10 - step) / 10 }
      let luminance =
        2126 * mixed[0] * mixed[0] + 7152 * mixed[1] * mixed[1] + 722 * mixed[2] * mixed[2]
      guard luminance <= 10_000 * 255 * 255 / 8 else { continue }
      return RGBColor(
        red: Double(mixed[0]) / 255, green: Double(mixed[1]) / 255, blue: Double(mixed[2]) / 255)
    }
    return color
  }

  /// The two values of a color, the same one twice where only one appearance is drawn; nil for one
  /// that is not to be seen.
  package func pair(for color: DrawnColor) -> Pair? {
    let pair: Pair? =
      switch color {
      case .chrome(let chrome): self.pair(for: chrome)
      case .requested(let request): self.pair(for: request)
      }
    guard let pair, let appearance else { return pair }
    let value = pair.value(in: appearance)
    return Pair(value, value)
  }

  private func pair(for color: ColorRequest) -> Pair? {
    switch color {
    case .semantic(let semantic): return pair(for: semantic)
    case .hex(let light, let dark): return Pair(light, dark)
    case .pair(let light, let dark):
      guard let light = value(light), let dark = value(dark) else { return nil }
      return Pair(light, dark)
    }
  }

  private func value(_ value: ColorValue) -> RGBColor? {
    pair(for: value.color)?.value(in: value.isDark ? .dark : .light)
  }

  private func pair(for color: DrawnColor.ChromeColor) -> Pair {
    switch color {
    case .platter: Pair(0xFFFFFF, 0x1C1C1E)
    case .secondaryText: Pair(0x6B6B70, 0x98989F)
    case .separator: Pair(0xD1D1D6, 0x3A3A3C)
    case .placeholder: Pair(0xE9E9EE, 0x2C2C2E)
    case .material: Pair(0xF3F3F6, 0x29292B)
    case .land: Pair(0xF3F2EC, 0x3A3C41)
    case .grabber: Pair(0xC7C7CC, 0x545458)
    case .mark: Pair(0x8A8A90, 0x8E8E95)
    case .track: Pair(0xE5E5EA, 0x48484A)
    }
  }

  /// A label that lets through what is behind it.
  private static func label(_ light: Double, dark: Double) -> Pair {
    Pair(RGBColor(0x3C3C43).faded(to: light), RGBColor(0xEBEBF5).faded(to: dark))
  }

  private func pair(for color: SemanticColor) -> Pair? {
    switch color {
    case .label: Pair(0x000000, 0xFFFFFF)
    case .secondary: Self.label(0.6, dark: 0.6)
    case .tertiary, .placeholderText: Self.label(0.3, dark: 0.3)
    case .quaternary: Self.label(0.18, dark: 0.16)
    case .link: Pair(0x007AFF, 0x0984FF)
    case .tint: tint
    case .separator: Pair(0xC6C6C8, 0x3E3E41)
    case .opaqueSeparator: Pair(0xC6C6C8, 0x38383A)
    case .fill: Pair(0xE4E4E6, 0x3D3D41)
    case .secondaryFill: Pair(0xE9E9EB, 0x39393D)
    case .tertiaryFill: Pair(0xEFEFF0, 0x323236)
    case .quaternaryFill: Pair(0xF4F4F5, 0x2C2C30)
    case .background: Pair(0xFFFFFF, 0x1C1C1E)
    case .secondaryGroupedBackground: Pair(0xFFFFFF, 0x2C2C2E)
    case .groupedBackground: Pair(0xF2F2F7, 0x1C1C1E)
    case .secondaryBackground: Pair(0xF2F2F7, 0x2C2C2E)
    case .tertiaryBackground: Pair(0xFFFFFF, 0x3A3A3C)
    case .tertiaryGroupedBackground: Pair(0xF2F2F7, 0x3A3A3C)
    case .white: Pair(0xFFFFFF, 0xFFFFFF)
    case .black: Pair(0x000000, 0x000000)
    case .lightGray: Pair(0xAAAAAA, 0xAAAAAA)
    case .darkGray: Pair(0x555555, 0x555555)
    case .gray: Pair(0x8E8E93, 0x8E8E93)
    case .gray2: Pair(0xAEAEB2, 0x636366)
    case .gray3: Pair(0xC7C7CC, 0x48484A)
    case .gray4: Pair(0xD1D1D6, 0x3A3A3C)
    case .gray5: Pair(0xE5E5EA, 0x2C2C2E)
    case .gray6: Pair(0xF2F2F7, 0x1C1C1E)
    case .red: Pair(0xFF3B30, 0xFF453A)
    case .orange: Pair(0xFF9500, 0xFF9F0A)
    case .yellow: Pair(0xFFCC00, 0xFFD60A)
    case .green: Pair(0x34C759, 0x30D158)
    case .mint: Pair(0x00C7BE, 0x63E6E2)
    case .teal: Pair(0x30B0C7, 0x40C8E0)
    case .cyan: Pair(0x32ADE6, 0x64D2FF)
    case .blue: Self.blue
    case .indigo: Pair(0x5856D6, 0x5E5CE6)
    case .purple: Pair(0xAF52DE, 0xBF5AF2)
    case .pink: Pair(0xFF2D55, 0xFF375F)
    case .brown: Pair(0xA2845E, 0xAC8E68)
    case .clear: nil
    }
  }
}
