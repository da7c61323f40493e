internal import TextTools

/// A color as a layout asks for it.
package enum ColorRequest: Hashable, Sendable {
  case semantic(SemanticColor)
  /// A color of the light appearance, and one of the dark.
  case hex(light: RGBColor, dark: RGBColor)
  /// Values of other colors.
  indirect case pair(light: ColorValue, dark: ColorValue)
}

/// The value of a color in one appearance.
package struct ColorValue: Hashable, Sendable {
  package let color: ColorRequest
  package let isDark: Bool
}

extension ColorRequest {
  /// The light value of this color with the dark value of another; where one is clear, the other, which nobody sees
  /// there.
  package func paired(withDark other: ColorRequest) -> ColorRequest {
    switch (self, other) {
    case (.semantic(.clear), _): other
    case (_, .semantic(.clear)): self
    case (.hex(let light, _), .hex(_, let dark)): .hex(light: light, dark: dark)
    default:
      self == other
        ? self
        : .pair(
          light: ColorValue(color: self, isDark: false),
          dark: ColorValue(color: other, isDark: true))
    }
  }

  /// The value in one appearance, for both.
  package func fixed(inDark isDark: Bool) -> ColorRequest {
    if self == .semantic(.clear) { return self }
    if case .hex(let light, let dark) = self {
      return isDark ? .hex(light: dark, dark: dark) : .hex(light: light, dark: light)
    }
    let value = ColorValue(color: self, isDark: isDark)
    return .pair(light: value, dark: value)
  }
}

/// How much a color hides in each appearance, from 0 to 1.
package struct Opacity: Hashable, Sendable {
  package let light: Double
  package let dark: Double

  package static let full = Opacity(1)

  package init(light: Double, dark: Double) {
    self.light = min(max(light, 0), 1)
    self.dark = min(max(dark, 0), 1)
  }

  package init(_ both: Double) { self.init(light: both, dark: both) }
}

/// The colors that follow the appearance, named after `UIColor`'s without their endings.
package enum SemanticColor: String, CaseIterable, Hashable, Sendable {
  case label, secondary, tertiary, quaternary, placeholderText, link, tint
  case separator, opaqueSeparator
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
  case white, black, lightGray, darkGray
  case gray, gray2, gray3, gray4, gray5, gray6
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case clear

  /// A color by its name here, or by that of the `UIColor`: `secondaryLabel`, `systemRed`.
  package init?(name: String) {
    var words = name == "tintColor" ? "tint" : name
    if words.hasSuffix("Label") { words.removeLast("Label".count) }
    if let system = words.firstRange(of: "system") ?? words.firstRange(of: "System") {
      let start = words[..<system.lowerBound]
      let rest = words[system.upperBound...]
      guard rest.first?.isUppercase == true else { return nil }
      words =
        start.isEmpty ? rest.uncapitalizedFirst : String(start + rest)
    }
    guard let color = SemanticColor(rawValue: name) ?? SemanticColor(rawValue: words) else {
      return nil
    }
    self = color
  }
}
