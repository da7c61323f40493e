/// A text cut into grapheme clusters, with the width and the line breaking class of each.
struct MeasuredText {
  let clusters: [Cluster]
  /// The index after the last cluster that can be seen.
  let visibleEnd: Int
  private let text: String

  struct Cluster {
    let lineBreak: LineBreakClass
    /// Whether a line may end before it.
    let allowsBreak: Bool
    /// The font units from the beginning of the text to the cluster's end.
    let endUnits: Int
    /// The bytes of UTF-8 from the beginning of the text to the cluster's end.
    let endByte: Int
  }

  init(_ text: String, measure: TextMeasure) {
    self.text = text
    let bytes = text.utf8
    var clusters: [Cluster] = []
    clusters.reserveCapacity(bytes.count)
    var opportunities = BreakOpportunities()
    var units = 0
    var endByte = 0
    var visibleEnd = 0
    var index = text.startIndex
    while index < text.endIndex {
      let lineBreak: LineBreakClass
      var next = bytes.index(after: index)
      // A printable ASCII character is a cluster by itself if another one of ASCII follows.
      if let own = measure.units(ofASCII: bytes[index]),
        next == text.endIndex || bytes[next] < 0x80
      {
        lineBreak = .ofASCII(bytes[index])
        units += own
        endByte += 1
      } else {
        let cluster = text[index]
        lineBreak = LineBreakClass(cluster)
        units += measure.units(of: cluster)
        endByte += cluster.utf8.count
        next = text.index(after: index)
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
