internal import TextTools

/// A color as a layout asks for it.
package enum ColorRequest: Hashable, Sendable {
  case semantic(SemanticColor)
  /// A color of the light appearance, and one of the dark.
  case hex(light: RGBColor, dark: RGBColor)
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
