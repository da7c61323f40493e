/// The content of a view's upper or lower edge, by which a stack without a spacing of its own chooses distances.
///
/// The rules are those that others found in SwiftUI of iOS 17 and later and measured (inferred).
@MainActor struct StackEdge {
  /// Whether anything but a text is there.
  var hasView = false
  /// The font of a text that is there; the largest of several.
  var font: UIFont?

  static let view = StackEdge(hasView: true)
  static let none = StackEdge()

  /// The distance between two views, in points.
  static let usual: CGFloat = 8

  /// The edge with what else is there.
  func union(_ other: StackEdge) -> StackEdge {
    StackEdge(
      hasView: hasView || other.hasView,
      font: [font, other.font].compactMap(\.self).max { $0.lineHeight < $1.lineHeight })
  }

  /// The distance from a view with this lower edge to one with an upper edge, in points.
  func distance(to next: StackEdge) -> CGFloat {
    var distances: [CGFloat] = []
    if hasView, next.hasView { distances.append(Self.usual) }
    if let font, next.hasView {
      let gap = font.textGap
      distances.append(max(font.lineHeight + gap - font.capHeight, gap - font.descender))
    }
    if hasView, let font = next.font { distances.append(font.textGap - font.descender) }
    if font != nil, let font = next.font { distances.append(font.styleLeading.roundedUpToPixel) }
    return distances.max() ?? 0
  }
}

extension UIFont {
  /// A tenth of a line.
  fileprivate var textGap: CGFloat { (lineHeight / 10).roundedUpToPixel }

  /// The part of a text style's leading that the line of its font does not have; none for other fonts.
  fileprivate var styleLeading: CGFloat {
    let leading = cardproofToken["style"]?.text.flatMap { TextStyle(rawValue: $0).cardproofLeading }
    return max((leading ?? lineHeight) - lineHeight, 0)
  }
}

extension CGFloat {
  fileprivate var roundedUpToPixel: CGFloat { (self * 3).rounded(.up) / 3 }
}
