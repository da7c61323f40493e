package import Views

/// The lines of a label.
package struct TextBox: Hashable, Sendable {
  package let lines: [Line]
  package let font: ResolvedFont
  package let color: DrawnColor
  package let marks: TextMarks
  /// Whether some of the text did not fit.
  package let isTruncated: Bool
  /// The whole text, also where it was cut off.
  package let text: String
  package let isRightToLeft: Bool

  /// One line, with its left end and baseline on the card.
  package struct Line: Hashable, Sendable {
    package let broken: TextLines.Line
    package let x: Points
    package let baseline: Points

    package var text: String { broken.text }
    package var width: Points { broken.width }
    package var top: Points { baseline - broken.ascent }
    package var bottom: Points { top + broken.leading }
  }

  /// The parts of a line by their styles, one at least.
  package func parts(of line: Line) -> [TextLines.Part] {
    guard line.broken.parts.isEmpty else { return line.broken.parts }
    return [
      TextLines.Part(text: line.text, width: line.width, font: font, color: color, marks: marks)
    ]
  }

  /// The parts of a line with their left ends, in the order of the text.
  package func placedParts(of line: Line) -> [(part: TextLines.Part, x: Points)] {
    var start = isRightToLeft ? line.x + line.width : line.x
    return parts(of: line).map { part in
      if isRightToLeft { start = start - part.width }
      defer { if !isRightToLeft { start = start + part.width } }
      return (part, start)
    }
  }

  /// The size of the largest font of a line, in points.
  package func largestSize(in line: Line) -> Points {
    parts(of: line).map(\.font.size).max() ?? font.size
  }

  /// A font and a color of a part of the text.
  package struct Style: Hashable, Sendable {
    package let font: ResolvedFont
    package let color: DrawnColor
  }

  /// The styles of the text as they come, each once, and one at least.
  package var styles: [Style] {
    lines.flatMap(parts).reduce(into: []) { styles, part in
      let style = Style(font: part.font, color: part.color)
      if !styles.contains(style) { styles.append(style) }
    }
  }
}

extension TextBox {
  /// The rectangle around all lines; nil for a text without any.
  package var linesFrame: Frame? {
    guard let x = lines.map(\.x).min(), let maxX = lines.map({ $0.x + $0.width }).max(), maxX > x
    else { return nil }
    return Frame(x: x, y: top, width: maxX - x, height: bottom - top)
  }

  /// Whether the edges of its view cut off parts of letters.
  ///
  /// A label draws nothing outside of its bounds (inferred). A line is a fifth higher than its font's
  /// size; as long as it loses no more than that, it counts as whole (convention).
  package func isCut(by view: Frame) -> Bool {
    guard lines.contains(where: { !$0.text.isEmpty }) else { return false }
    let shown = max(.zero, min(bottom, view.maxY) - max(top, view.y))
    return bottom - top - shown > font.leading - font.size
  }

  /// Whether something of it is not to be seen: words, or parts of letters.
  package func isLost(in view: Frame) -> Bool { isTruncated || isCut(by: view) }

  private var top: Points { lines.first?.top ?? 0 }
  private var bottom: Points { lines.last?.bottom ?? 0 }

  /// Places broken lines in a frame by alignment and direction.
  ///
  /// The lines stand in the middle of a frame that is higher, as a label's do (observed), or at its
  /// top.
  init(
    _ lines: TextLines?, font: ResolvedFont, color: DrawnColor, marks: TextMarks, in frame: Frame,
    alignment: TextAlignment, isAtTop: Bool = false, text: String, isRightToLeft: Bool,
    isMirrored: Bool
  ) {
    let height = lines?.size.height ?? 0
    var top = isAtTop ? frame.y : frame.y + max(.zero, frame.height - height) / 2
    let placed = (lines?.lines ?? []).map { line in
      let room = max(frame.width - line.width - line.hanging, min(frame.width - line.width, 0))
      let x: Points =
        switch alignment {
        case .left: .zero
        case .natural, .leading: isMirrored ? room : .zero
        case .center: room / 2
        case .trailing: isMirrored ? .zero : room
        case .right: room
        }
      defer { top += line.leading + (lines?.spacing ?? 0) }
      return Line(broken: line, x: frame.x + x, baseline: top + line.ascent)
    }
    self.init(
      lines: placed, font: font, color: color, marks: marks,
      isTruncated: lines?.isTruncated ?? false,
      text: text, isRightToLeft: isRightToLeft)
  }
}
