/// The system's text styles, by their names in `UIFont.TextStyle`.
package enum TextStyle: String, CaseIterable, Hashable, Sendable {
  case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption
  case caption2

  /// A style by its name here, or by `title1` and `caption1`, as UIKit's files have them.
  package init?(name: String) {
    switch name {
    case "title1": self = .title
    case "caption1": self = .caption
    default: self.init(rawValue: name)
    }
  }
}

/// The weights that text is measured in.
///
/// Lighter ones measure as regular, heavier ones as bold.
package enum FontWeight: String, CaseIterable, Hashable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// The designs of the system typeface.
package enum FontDesign: String, CaseIterable, Hashable, Sendable {
  case standard = "default"
  case monospaced, rounded, serif
  /// The usual design with digits of one width.
  case monospacedDigit
}

/// The twelve content sizes of Dynamic Type, smallest first.
package enum ContentSize: String, CaseIterable, Hashable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the larger sizes that are set apart for accessibility, as
  /// `isAccessibilityCategory` of UIKit has it.
  package var isAccessibilitySize: Bool {
    switch self {
    case .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5: true
    default: false
    }
  }
}

/// A font as a layout asks for it.
package enum FontRequest: Hashable, Sendable {
  case style(TextStyle)
  /// A text style in a weight or a design of its own; nil for the style's weight.
  case styled(TextStyle, weight: FontWeight?, design: FontDesign)
  /// A system font of a fixed size in points; it does not follow the content size.
  case system(size: Points, weight: FontWeight, design: FontDesign)
}

extension FontRequest {
  /// Whether a name is that of the system's font.
  package static func isSystem(_ name: String) -> Bool {
    [".", "SFUI", "SFPro"].contains { name.hasPrefix($0) }
  }
}
