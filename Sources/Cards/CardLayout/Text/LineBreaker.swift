package import Views

/// Breaks a text into lines of a width.
///
/// Lines end at line ends of any kind, else at the last place that Unicode's line breaking
/// algorithm allows, else, in a word that is too long for a line, between two clusters. Spaces at
/// the end of a line hang: they are not part of its text or width. A line end at the end of the
/// text adds no line (convention). Hangul breaks at spaces; Thai, Lao, Khmer and Burmese break
/// between clusters, because there is no dictionary. Soft hyphens are not used. The time taken
/// grows with the length of the text, not faster.
package struct LineBreaker: Sendable {
  private let measure: TextMeasure
  private let mode: LineBreakMode
  private let lineLimit: Int
  private let heights: LineHeights
  /// The font units that fit into a line.
  private let room: Int

  /// A limit of zero lines, or under, allows any number.
  ///
  /// A line holds at least one cluster, however narrow it is.
  package init(
    measure: TextMeasure, width: Points, lineLimit: Int, mode: LineBreakMode,
    heights: LineHeights = LineHeights()
  ) {
    self.heights = heights
    self.measure = measure
    self.mode = mode
    self.lineLimit = lineLimit
    room = measure.units(fittingInto: width)
  }

  package func lines(of text: String) -> TextLines {
    lines(of: MeasuredText(text, measure: measure))
  }

  func lines(of text: MeasuredText) -> TextLines {
    var lines: [TextLines.Line] = []
    var isTruncated = false
    var start = 0
    while start < text.clusters.count, !isTruncated {
      let isLast = lines.count + 1 == lineLimit
      let end = lineEnd(in: text, from: start)
      isTruncated = isLast && end < text.visibleEnd
      var line =
        isTruncated ? cutLine(of: text, from: start, wordEnd: end) : line(of: text, start..<end)
      line.stretch(
        to: heights, beginsParagraph: start > 0 && text.clusters[start - 1].lineBreak == .mandatory)
      lines.append(line)
      start = isLast ? text.clusters.count : end
    }
    return TextLines(lines: lines, spacing: heights.spacing, isTruncated: isTruncated)
  }

  /// The index after the line that begins at `start`, with all that hangs at its end.
  private func lineEnd(in text: MeasuredText, from start: Int) -> Int {
    var candidate: Int?
    for index in start..<text.clusters.count {
      if index > start, mode != .charWrapping, text.clusters[index].allowsBreak {
        candidate = index
      }
      if text.clusters[index].lineBreak == .mandatory { return index + 1 }
      if text.clusters[index].lineBreak.isVisible, text.units(start..<index + 1) > room {
        return candidate ?? (index > start ? index : afterHanging(in: text, from: index + 1))
      }
    }
    return text.clusters.count
  }

  /// The index after the spaces and the line end that follow a cluster wider than the line.
  private func afterHanging(in text: MeasuredText, from start: Int) -> Int {
    var index = start
    while index < text.clusters.count, text.clusters[index].lineBreak.hangs { index += 1 }
    let endsLine = index < text.clusters.count && text.clusters[index].lineBreak == .mandatory
    return endsLine ? index + 1 : index
  }

  private func line(of text: MeasuredText, _ range: Range<Int>) -> TextLines.Line {
    let shown = text.withoutHanging(range)
    var line = TextLines.Line(
      text.text(shown), width: measure.points(fromUnits: text.units(shown)), font: measure.font,
      parts: text.parts(shown, measure: measure))
    if range.upperBound == text.clusters.count, text.units(range) <= room {
      line.hanging = measure.points(fromUnits: text.units(shown.upperBound..<range.upperBound))
    }
    return line
  }

  /// The last line of a text of which more is left; `wordEnd` is where it would break.
  private func cutLine(of text: MeasuredText, from start: Int, wordEnd: Int) -> TextLines.Line {
    switch mode {
    case .wordWrapping, .charWrapping: return line(of: text, start..<wordEnd)
    case .clipping: return line(of: text, text.prefix(from: start, room: room))
    case .truncatingHead, .truncatingTail, .truncatingMiddle:
      let cut = Truncation(of: text, from: start, room: room, mode: mode, measure: measure)
      return TextLines.Line(
        cut.text, width: measure.points(fromUnits: cut.units), font: measure.font, parts: cut.parts)
    }
  }
}
