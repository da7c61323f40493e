package import HostSimulation

/// The lines of a label.
package struct TextBox: Hashable, Sendable {
  package let lines: [Line]
  package let font: ResolvedFont
  package let color: DrawnColor
  /// Whether some of the text did not fit.
  package let isTruncated: Bool
  /// The whole text, also where it was cut off.
  package let text: String
  package let isRightToLeft: Bool

  /// One line, with its left end and baseline on the card.
  package struct Line: Hashable, Sendable {
    package let text: String
    package let x: Points
    package let baseline: Points
    package let width: Points
  }
}

extension TextBox {
  /// Places broken lines in a frame by alignment and direction.
  ///
  /// The lines stand in the middle of a frame that is higher, as a label's do (observed), or at its
  /// top.
  init(
    _ lines: TextLines?, font: ResolvedFont, color: DrawnColor, in frame: Frame,
    alignment: TextAlignment, isAtTop: Bool = false, text: String, isRightToLeft: Bool,
    isMirrored: Bool
  ) {
    let height = lines?.size.height ?? 0
    let top = isAtTop ? frame.y : frame.y + max(.zero, frame.height - height) / 2
    let placed = (lines?.lines ?? []).enumerated().map { index, line in
      let room = frame.width - line.width
      let x: Points =
        switch alignment {
        case .natural, .leading: isMirrored ? room : .zero
        case .center: room / 2
        case .trailing: isMirrored ? .zero : room
        }
      return Line(
        text: line.text, x: frame.x + x, baseline: top + font.leading * index + font.ascent,
        width: line.width)
    }
    self.init(
      lines: placed, font: font, color: color, isTruncated: lines?.isTruncated ?? false,
      text: text, isRightToLeft: isRightToLeft)
  }
}
