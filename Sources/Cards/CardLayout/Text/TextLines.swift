package import Views

/// A text broken into lines.
package struct TextLines: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    /// Without the spaces and line ends that hang at its end, and without pictures; with the ellipsis, if it was cut.
    package private(set) var text: String
    package private(set) var width: Points
    /// The height of the line, and how far its baseline is below its top: those of its largest font.
    package private(set) var leading: Points
    package private(set) var ascent: Points
    /// The width of the spaces at the end of the text, which keep their room beside a line that is not natural.
    var hanging = Points.zero
    /// The parts in styles of their own, which fill the line; none where all of it has the label's.
    package private(set) var parts: [Part]

    /// The line where nothing of it is to be seen.
    fileprivate var hidden: Line {
      var line = self
      (line.text, line.width, line.parts) = ("", 0, [])
      return line
    }

    init(_ text: String, width: Points, font: ResolvedFont, parts: [Part] = []) {
      let pictures = parts.compactMap(\.picture)
      self.text = pictures.isEmpty ? text : text.filter { $0 != TextPicture.character }
      (self.width, self.parts) = (width, parts)
      let fonts = parts.isEmpty ? [(font, Points.zero)] : parts.map { ($0.font, $0.rise) }
      ascent =
        (fonts.map { $0.ascent + $1 } + pictures.map { $0.size.height + $0.rise }).max() ?? 0
      let depths =
        fonts.map { $0.leading - $0.ascent - $1 } + pictures.map { .zero - $0.rise }
      leading = ascent + (depths.max() ?? 0)
    }

    /// Gives the line the height of its paragraph's style; letters stay at its lower edge (observed).
    mutating func stretch(to heights: LineHeights, beginsParagraph: Bool) {
      let more =
        heights.height(of: leading) - leading + (beginsParagraph ? heights.paragraphSpacing : .zero)
      (leading, ascent) = (leading + more, ascent + more)
    }
  }

  /// A part of a line in one style.
  package struct Part: Hashable, Sendable {
    package let text: String
    package let width: Points
    package let font: ResolvedFont
    package let color: DrawnColor
    package let marks: TextMarks
    /// The room after each character.
    package var spacing = Points.zero
    /// How far its letters are above the baseline, which makes the line higher (inferred).
    package var rise = Points.zero
    /// The picture that stands in the place of the text.
    package var picture: TextPicture?
  }

  package let lines: [Line]
  /// The room between two lines.
  let spacing: Points
  /// Whether anything visible was left out.
  package let isTruncated: Bool
  /// The widest line, and the leading of all lines with the room between; zero for a text without lines.
  package let size: Size

  /// The lines where they have no width, in which nothing is to be seen.
  var hidden: TextLines {
    TextLines(lines: lines.map(\.hidden), spacing: spacing, isTruncated: isTruncated)
  }

  init(lines: [Line], spacing: Points, isTruncated: Bool) {
    self.lines = lines
    self.spacing = spacing
    self.isTruncated = isTruncated
    size = Size(
      width: lines.map(\.width).max() ?? 0,
      height: lines.map(\.leading).reduce(0, +) + spacing * max(lines.count - 1, 0))
  }
}
