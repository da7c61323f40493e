package import Views

/// Sizes and leadings of the text styles, by content size.
///
/// Documented: Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes" and
/// "larger accessibility type sizes". The sizes are those observed on iOS 13.3, but for caption 2
/// at the largest size, where 41 was observed and 40 is documented.
package enum TextStyleTable {
  /// The size of a style, and the distance between its baselines, in whole points.
  package struct Entry: Hashable, Sendable {
    package let size: Int
    package let leading: Int
  }

  package static func entry(for style: TextStyle, at contentSize: ContentSize) -> Entry {
    let row = entries(of: style)
    let (size, leading) =
      switch contentSize {
      case .extraSmall: row.0
      case .small: row.1
      case .medium: row.2
      case .large: row.3
      case .extraLarge: row.4
      case .extraExtraLarge: row.5
      case .extraExtraExtraLarge: row.6
      case .accessibility1: row.7
      case .accessibility2: row.8
      case .accessibility3: row.9
      case .accessibility4: row.10
      case .accessibility5: row.11
      }
    return Entry(size: size, leading: leading)
  }

  /// The weight of a style: headline is semibold, the others are regular.
  package static func weight(of style: TextStyle) -> FontWeight {
    style == .headline ? .semibold : .regular
  }

  private typealias Pair = (Int, Int)
  private typealias Row = (
    Pair, Pair, Pair, Pair, Pair, Pair, Pair, Pair, Pair, Pair, Pair, Pair
  )

  /// Size and leading from extra small to the fifth accessibility size.
  private static func entries(of style: TextStyle) -> Row {
    switch style {
    case .largeTitle:
      (
        (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57),
        (52, 61), (56, 66), (60, 70)
      )
    case .title:
      (
        (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51),
        (48, 57), (53, 62), (58, 68)
      )
    case .title2:
      (
        (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47),
        (44, 52), (50, 59), (56, 66)
      )
    case .title3:
      (
        (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44),
        (43, 51), (49, 58), (55, 65)
      )
    case .headline, .body:
      (
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40),
        (40, 48), (47, 56), (53, 62)
      )
    case .callout:
      (
        (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39),
        (38, 46), (44, 52), (51, 60)
      )
    case .subheadline:
      (
        (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37),
        (36, 43), (42, 50), (49, 58)
      )
    case .footnote:
      (
        (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33),
        (33, 40), (38, 46), (44, 52)
      )
    case .caption:
      (
        (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32),
        (32, 39), (37, 44), (43, 51)
      )
    case .caption2:
      (
        (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30),
        (29, 35), (34, 41), (40, 48)
      )
    }
  }
}
