/// How high the lines of a text are and the room between them, in points: the values of an `NSParagraphStyle`.
package struct LineHeights: Hashable, Sendable {
  /// The room between two lines: `lineSpacing`.
  package var spacing = Points.zero
  /// The share of its font's height that a line has: `lineHeightMultiple`.
  package var multiple = 1.0
  package var minimum = Points.zero
  /// The most; nil for any.
  package var maximum: Points?
  /// The room below a paragraph and above the next one, beside that between lines.
  package var paragraphSpacing = Points.zero

  package init() {}

  /// The height of a line whose font is so high.
  package func height(of natural: Points) -> Points {
    let height = max(multiple == 1 ? natural : Points(natural.value * multiple), minimum)
    return maximum.map { min(height, $0) } ?? height
  }
}
