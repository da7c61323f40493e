internal import Views

/// The last line of a text that goes on, with an ellipsis for what is left out.
///
/// Cut at clusters, not at words, as a label cuts (inferred); spaces beside the ellipsis are left
/// out (convention). The tail is cut at the end of the line's paragraph; head and middle keep the
/// end of the text's last paragraph (inferred).
struct Truncation {
  let text: String
  /// The width in font units; over the room only where the ellipsis alone is.
  let units: Int
  /// The parts by their styles; the ellipsis has that of what is before it, else of what follows (inferred).
  let parts: [TextLines.Part]

  private static let ellipsis: Character = "…"

  /// For the modes that truncate; any other cuts like `truncatingTail`.
  init(of text: MeasuredText, from start: Int, room: Int, mode: LineBreakMode, measure: TextMeasure)
  {
    let ellipsisUnits = measure.units(of: Self.ellipsis)
    let available = room - ellipsisUnits
    var head = start..<start
    var tail = start..<start
    if mode == .truncatingMiddle {
      head = text.prefix(from: start, room: available / 2)
      tail = text.suffix(after: head.upperBound, room: available - text.units(head))
    } else if mode == .truncatingHead {
      tail = text.suffix(after: start, room: available)
    } else {
      head = text.prefix(from: start, room: available)
    }
    head = text.withoutHanging(head)
    self.text = text.text(head) + String(Self.ellipsis) + text.text(tail)
    units = text.units(head) + ellipsisUnits + text.units(tail)
    let (before, after) = (
      text.parts(head, measure: measure), text.parts(tail, measure: measure)
    )
    let mark = (before.last ?? after.first).map {
      TextLines.Part(
        text: String(Self.ellipsis), width: measure.points(fromUnits: ellipsisUnits), font: $0.font,
        color: $0.color, marks: $0.marks)
    }
    parts = before + (mark.map { [$0] } ?? []) + after
  }
}

extension MeasuredText {
  /// The longest part of the paragraph at `start` that begins there and fits.
  func prefix(from start: Int, room: Int) -> Range<Int> {
    var end = start
    while end < clusters.count, clusters[end].lineBreak != .mandatory,
      units(start..<end + 1) <= room
    {
      end += 1
    }
    return start..<end
  }

  /// The longest part of the text's last paragraph that ends it, begins at `start` or later, fits
  /// and does not begin with a space.
  func suffix(after start: Int, room: Int) -> Range<Int> {
    let end = max(start, visibleEnd)
    var first = end
    while first > start, clusters[first - 1].lineBreak != .mandatory, units(first - 1..<end) <= room
    {
      first -= 1
    }
    while first < end, !clusters[first].lineBreak.isVisible { first += 1 }
    return first..<end
  }
}
