internal import Views

/// A text cut into grapheme clusters, with the width and the line breaking class of each.
struct MeasuredText {
  let clusters: [Cluster]
  /// The index after the last cluster that can be seen.
  let visibleEnd: Int
  private let text: String
  private let spans: [MeasuredSpan]

  struct Cluster {
    let lineBreak: LineBreakClass
    /// Whether a line may end before it.
    let allowsBreak: Bool
    /// The font units from the beginning of the text to the cluster's end.
    let endUnits: Int
    /// The bytes of UTF-8 from the beginning of the text to the cluster's end.
    let endByte: Int
  }

  /// A part of the text with a style of its own.
  struct MeasuredSpan {
    /// The bytes of UTF-8 from the beginning of the text to its end.
    let endByte: Int
    let measure: TextMeasure
    let color: DrawnColor
    let marks: TextMarks
    let spacing: Points
    let rise: Points
    let picture: TextPicture?
  }

  /// Measures in the font units of a measure; parts in other fonts as if they had its size.
  init(_ text: String, measure: TextMeasure, spans: [MeasuredSpan] = []) {
    self.text = text
    self.spans = spans
    var rest = spans[...]
    let bytes = text.utf8
    var clusters: [Cluster] = []
    clusters.reserveCapacity(bytes.count)
    var opportunities = BreakOpportunities()
    var units = 0
    var endByte = 0
    var visibleEnd = 0
    var index = text.startIndex
    while index < text.endIndex {
      while let span = rest.first, span.endByte <= endByte { rest.removeFirst() }
      let own = rest.first?.measure ?? measure
      let lineBreak: LineBreakClass
      let length: Int
      var next = bytes.index(after: index)
      // A printable ASCII character is a cluster by itself if another one of ASCII follows.
      if let ascii = own.units(ofASCII: bytes[index]),
        next == text.endIndex || bytes[next] < 0x80
      {
        lineBreak = .ofASCII(bytes[index])
        length = ascii
        endByte += 1
      } else {
        let cluster = text[index]
        // Lines may break on both sides of a picture (Unicode).
        lineBreak = rest.first?.picture == nil ? LineBreakClass(cluster) : .ideographic
        length = own.units(of: cluster)
        endByte += cluster.utf8.count
        next = text.index(after: index)
      }
      if let span = rest.first {
        let points = span.picture?.size.width ?? span.spacing
        let own = span.picture == nil ? length : 0
        let scaled = own.scaled(from: span.measure.font.size, to: measure.font.size)
        // Letters that are brought together never go back.
        units += max(0, scaled + measure.units(of: points))
      } else {
        units += length
      }
      clusters.append(
        Cluster(
          lineBreak: lineBreak, allowsBreak: opportunities.allowsBreak(before: lineBreak),
          endUnits: units, endByte: endByte))
      if lineBreak.isVisible { visibleEnd = clusters.count }
      index = next
    }
    self.clusters = clusters
    self.visibleEnd = visibleEnd
  }

  /// The font units of some clusters.
  func units(_ range: Range<Int>) -> Int {
    end(of: range.upperBound).units - end(of: range.lowerBound).units
  }

  /// The font units of the widest paragraph.
  var widestParagraph: Int {
    var widest = 0
    var start = 0
    for (index, cluster) in clusters.enumerated() where cluster.lineBreak == .mandatory {
      widest = max(widest, units(start..<index))
      start = index + 1
    }
    return max(widest, units(start..<clusters.count))
  }

  /// The text of some clusters.
  func text(_ range: Range<Int>) -> String {
    guard range.count < clusters.count else { return text }
    let start = text.utf8.index(text.startIndex, offsetBy: end(of: range.lowerBound).byte)
    let end = text.utf8.index(text.startIndex, offsetBy: end(of: range.upperBound).byte)
    return String(text[start..<end])
  }

  /// The parts of some clusters by their styles; none where all of the text has one.
  func parts(_ range: Range<Int>, measure: TextMeasure) -> [TextLines.Part] {
    var parts: [TextLines.Part] = []
    var start = range.lowerBound
    for span in spans where start < range.upperBound {
      var end = start
      while end < range.upperBound, self.end(of: end).byte < span.endByte { end += 1 }
      guard end > start else { continue }
      parts.append(
        TextLines.Part(
          text: text(start..<end), width: measure.points(fromUnits: units(start..<end)),
          font: span.measure.font, color: span.color, marks: span.marks, spacing: span.spacing,
          rise: span.rise, picture: span.picture))
      start = end
    }
    return parts
  }

  /// The length of the first `count` clusters.
  private func end(of count: Int) -> (units: Int, byte: Int) {
    count == 0 ? (0, 0) : (clusters[count - 1].endUnits, clusters[count - 1].endByte)
  }

  /// The range without what hangs at its end, line ends included.
  func withoutHanging(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, !clusters[end - 1].lineBreak.isVisible { end -= 1 }
    return range.lowerBound..<end
  }
}

extension Int {
  /// Font units at a size as units of another one, rounded up.
  fileprivate func scaled(from size: Points, to other: Points) -> Int {
    guard size != other, other > .zero else { return self }
    let units = multipliedReportingOverflow(by: size.sixtyFourths)
    guard !units.overflow else { return .max / 2 }
    return (units.partialValue + other.sixtyFourths - 1) / other.sixtyFourths
  }
}
