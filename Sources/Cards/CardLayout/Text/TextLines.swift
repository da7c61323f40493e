package import Views

/// A text broken into lines.
package struct TextLines: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    /// Without the spaces and line ends that hang at its end; with the ellipsis, if it was cut.
    package let text: String
    package let width: Points
    /// The height of the line, and how far its baseline is below its top: those of its largest font.
    package let leading: Points
    package let ascent: Points
    /// The parts in styles of their own, which fill the line; none where all of it has the label's.
    package let parts: [Part]

    init(_ text: String, width: Points, font: ResolvedFont, parts: [Part] = []) {
      (self.text, self.width, self.parts) = (text, width, parts)
      let fonts = parts.map(\.font)
      ascent = fonts.map(\.ascent).max() ?? font.ascent
      leading = ascent + (fonts.map { $0.leading - $0.ascent }.max() ?? font.leading - font.ascent)
    }
  }

  /// A part of a line in one style.
  package struct Part: Hashable, Sendable {
    package let text: String
    package let width: Points
    package let font: ResolvedFont
    package let color: DrawnColor
    package let marks: TextMarks
  }

  package let lines: [Line]
  /// The room between two lines.
  let spacing: Points
  /// Whether anything visible was left out.
  package let isTruncated: Bool
  /// The widest line, and the leading of all lines with the room between; zero for a text without lines.
  package let size: Size

  init(lines: [Line], spacing: Points, isTruncated: Bool) {
    self.lines = lines
    self.spacing = spacing
    self.isTruncated = isTruncated
    size = Size(
      width: lines.map(\.width).max() ?? 0,
      height: lines.map(\.leading).reduce(0, +) + spacing * max(lines.count - 1, 0))
  }
}
