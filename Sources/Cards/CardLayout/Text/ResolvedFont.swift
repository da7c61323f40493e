package import Views

/// A font at the size it is drawn with.
package struct ResolvedFont: Hashable, Sendable {
  package let size: Points
  /// The distance between baselines, and the height of one line.
  package let leading: Points
  /// From the top of a line down to its baseline.
  package let ascent: Points
  package let weight: FontWeight
  package let design: FontDesign

  /// A text style at a content size, or a fixed size, which does not follow the content size.
  ///
  /// A fixed size is brought into 0…10,000 points. Its leading is the typeface's own line height,
  /// rounded up to 1/64 point. With `hasOwnLineHeight` so is a text style's: the labels of files that
  /// Xcode laid out are that high, and not as high as the Human Interface Guidelines have the lines of
  /// each style (observed in seven labels of four files: 20.5 points for body and headline, 18 for
  /// subheadline, 16 for footnote).
  package init(
    request: FontRequest, contentSize: ContentSize, hasOwnLineHeight: Bool = false
  ) {
    switch request {
    case .style(let style):
      self.init(
        request: .styled(style, weight: nil, design: .standard), contentSize: contentSize,
        hasOwnLineHeight: hasOwnLineHeight)
    case .styled(let style, let weight, let design):
      let entry = TextStyleTable.entry(for: style, at: contentSize)
      let size = Points(sixtyFourths: entry.size * 64)
      self.init(
        size: size,
        leading: hasOwnLineHeight
          ? size.scaled(by: Self.lineHeightUnits) : Points(sixtyFourths: entry.leading * 64),
        weight: weight ?? TextStyleTable.weight(of: style), design: design)
    case .system(let size, let weight, let design):
      let size = min(max(size, 0), 10_000)
      self.init(
        size: size, leading: size.scaled(by: Self.lineHeightUnits), weight: weight, design: design)
    }
  }

  /// Leading beyond the typeface's own line height goes half above the line, half below; a
  /// convention.
  private init(size: Points, leading: Points, weight: FontWeight, design: FontDesign) {
    let extra = leading - size.scaled(by: Self.lineHeightUnits)
    self.size = size
    self.leading = leading
    self.ascent = size.scaled(by: Self.ascenderUnits) + extra / 2
    self.weight = weight
    self.design = design
  }

  /// Line height and ascender of the system typeface in 1/2048 of the size.
  ///
  /// Observed: at 17 points UIKit reports 20.287109375 and 16.1865234375.
  private static let lineHeightUnits = 2444
  private static let ascenderUnits = 1950
}

extension Points {
  /// So many 1/2048 of the length, rounded up to 1/64 point.
  fileprivate func scaled(by units: Int) -> Points {
    Points(sixtyFourths: (sixtyFourths * units + 2047) / 2048)
  }
}
