extension CardproofOutline {
  /// The part of the outline between two shares of its length, from 0 to 1.
  public func trimmed(from start: CGFloat, to end: CGFloat) -> CardproofOutline {
    let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
    guard start > 0 || end < 1 else { return self }
    let pieces = pieces
    let whole = pieces.reduce(0) { $0 + $1.length }
    guard end > start, whole > 0 else { return CardproofOutline() }
    var outline = CardproofOutline()
    var done: CGFloat = 0
    for piece in pieces {
      defer { done += piece.length }
      let (first, last) = ((whole * start - done), (whole * end - done))
      guard last > 0, first < piece.length, piece.length > 0 else { continue }
      let part = piece.part(
        from: piece.share(at: max(0, first)), to: piece.share(at: min(piece.length, last)))
      if outline.current != part.start { outline.add(.move(part.start)) }
      outline.add(.curve(part.first, part.second, part.end))
    }
    return outline
  }

  /// The lines and the curves, each as a cubic curve.
  private var pieces: [CubicCurve] {
    var pieces: [CubicCurve] = []
    var (begin, current) = (CGPoint.zero, CGPoint.zero)
    for step in steps {
      switch step {
      case .move(let point): begin = point
      case .line(let point): pieces.append(CubicCurve(line: current, point))
      case .curve(let first, let second, let end):
        pieces.append(CubicCurve(start: current, first: first, second: second, end: end))
      case .close: pieces.append(CubicCurve(line: current, begin))
      }
      switch step {
      case .move(let point), .line(let point), .curve(_, _, let point): current = point
      case .close: current = begin
      }
    }
    return pieces
  }
}

/// A cubic curve.
struct CubicCurve {
  var start, first, second, end: CGPoint

  init(start: CGPoint, first: CGPoint, second: CGPoint, end: CGPoint) {
    (self.start, self.first, self.second, self.end) = (start, first, second, end)
  }

  init(line start: CGPoint, _ end: CGPoint) {
    self.init(
      start: start, first: mix(start, end, 1 / 3), second: mix(start, end, 2 / 3), end: end)
  }

  /// The lengths up to some points of the curve, which are close together.
  private var lengths: [CGFloat] {
    var lengths: [CGFloat] = [0]
    var last = start
    for index in 1...Self.count {
      let point = point(at: CGFloat(index) / CGFloat(Self.count))
      let step = hypot(point.x - last.x, point.y - last.y)
      lengths.append(lengths[index - 1] + step)
      last = point
    }
    return lengths
  }
  private static let count = 24

  var length: CGFloat { lengths.last ?? 0 }

  /// The parameter of the point at a length.
  func share(at length: CGFloat) -> CGFloat {
    let lengths = lengths
    let index = max(1, lengths.firstIndex { $0 >= length } ?? Self.count)
    let step = lengths[index] - lengths[index - 1]
    let rest = step > 0 ? (length - lengths[index - 1]) / step : 0
    return (CGFloat(index - 1) + rest) / CGFloat(Self.count)
  }

  /// The point at a parameter from 0 to 1.
  func point(at share: CGFloat) -> CGPoint { split(share).left.end }

  /// The part between two parameters, by de Casteljau's way.
  func part(from low: CGFloat, to high: CGFloat) -> CubicCurve {
    let left = split(high).left
    return high > 0 ? left.split(low / high).right : left
  }

  private func split(_ share: CGFloat) -> (left: CubicCurve, right: CubicCurve) {
    let (a, b, c) = (mix(start, first, share), mix(first, second, share), mix(second, end, share))
    let (d, e) = (mix(a, b, share), mix(b, c, share))
    let middle = mix(d, e, share)
    return (
      CubicCurve(start: start, first: a, second: d, end: middle),
      CubicCurve(start: middle, first: e, second: c, end: end)
    )
  }
}

private func mix(_ a: CGPoint, _ b: CGPoint, _ share: CGFloat) -> CGPoint {
  CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
}
