/// A text cut into grapheme clusters, with the width and the line breaking class of each.
struct MeasuredText {
  let clusters: [Character]
  let classes: [LineBreakClass]
  /// The font units before each cluster, and at the end those of the whole text.
  let offsets: [Int]
  /// Whether a line may end before each cluster.
  let allowsBreak: [Bool]
  /// The index after the last cluster that can be seen.
  let visibleEnd: Int

  init(_ text: String, measure: TextMeasure) {
    clusters = Array(text)
    classes = clusters.map(LineBreakClass.init)
    var offset = 0
    offsets =
      [0]
      + clusters.map { cluster in
        offset += measure.units(of: cluster)
        return offset
      }
    var opportunities = BreakOpportunities()
    allowsBreak = classes.map { opportunities.allowsBreak(before: $0) }
    visibleEnd = (classes.lastIndex(where: \.isVisible) ?? -1) + 1
  }

  /// The font units of some clusters.
  func units(_ range: Range<Int>) -> Int { offsets[range.upperBound] - offsets[range.lowerBound] }

  /// The range without what hangs at its end, line ends included.
  func withoutHanging(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, !classes[end - 1].isVisible { end -= 1 }
    return range.lowerBound..<end
  }

}
