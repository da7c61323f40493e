extension CardproofOutline {
  /// The outline of a line along this one, which covers what the line would.
  public func stroked(_ line: DrawnPath.LineStyle) -> CardproofOutline {
    var band = CardproofOutline()
    guard line.width > 0 else { return band }
    for polyline in polylines.flatMap({ $0.dashed(line.dash, line.dashPhase) }) {
      polyline.cover(with: line, in: &band)
    }
    return band
  }

  /// The outline as straight lines, close to its curves.
  private var polylines: [Polyline] {
    var lines: [Polyline] = []
    for step in steps {
      switch step {
      case .move(let point): lines.append(Polyline(points: [point]))
      case .close:
        guard let last = lines.indices.last, let begin = lines[last].points.first else { continue }
        lines[last].isClosed = true
        // The next part begins where the closed one does.
        lines.append(Polyline(points: [begin]))
      case .line(let point):
        if let last = lines.indices.last { lines[last].points.append(point) }
      case .curve(let first, let second, let end):
        guard let last = lines.indices.last, let start = lines[last].points.last else { continue }
        let length = (first - start).length + (second - first).length + (end - second).length
        // Parts of four points look round (inferred).
        let count = Int(min(max((length / 4).rounded(.up), 4), 24))
        let curve = CubicCurve(start: start, first: first, second: second, end: end)
        lines[last].points += (1...count).map { curve.point(at: CGFloat($0) / CGFloat(count)) }
      }
    }
    return lines.filter { $0.points.count > 1 }
  }
}

/// Points with straight lines between them.
private struct Polyline {
  var points: [CGPoint]
  var isClosed = false

  /// The parts that a pattern of lengths leaves: lines and gaps in turn.
  func dashed(_ pattern: [CGFloat], _ phase: CGFloat) -> [Polyline] {
    guard pattern.contains(where: { $0 > 0 }), let first = points.first else { return [self] }
    let pattern = pattern.map { max($0, 0.01) }
    var dashes: [Polyline] = []
    var (index, rest, last) = (0, pattern[0], first)
    let period = pattern.reduce(0, +) * (pattern.count % 2 == 0 ? 1 : 2)
    var skipped = phase - (phase / period).rounded(.down) * period
    while skipped >= rest {
      skipped -= rest
      index += 1
      rest = pattern[index % pattern.count]
    }
    rest -= skipped
    var dash = [first]
    for end in points.dropFirst() + (isClosed ? [first] : []) {
      while (end - last).length > rest, dashes.count < 1000 {
        last = last + (end - last) * (rest / (end - last).length)
        if index % 2 == 0 { dashes.append(Polyline(points: dash + [last])) }
        index += 1
        (dash, rest) = ([last], pattern[index % pattern.count])
      }
      rest -= (end - last).length
      last = end
      dash.append(end)
    }
    return dashes + (index % 2 == 0 ? [Polyline(points: dash)] : [])
  }

  /// Adds what a line covers: a band along each part without a corner, the corners, and the ends.
  func cover(with line: DrawnPath.LineStyle, in band: inout CardproofOutline) {
    let half = line.width / 2
    var points = points.reduce(into: [CGPoint]()) { kept, point in
      if let last = kept.last, (point - last).length < 1e-6 { return }
      kept.append(point)
    }
    if isClosed, let first = points.first, let last = points.last, (last - first).length > 1e-6 {
      points.append(first)
    }
    guard points.count > 1, let first = points.first, let last = points.last else {
      return
    }
    let sides = zip(points, points.dropFirst()).map { ($1 - $0) * (1 / ($1 - $0).length) }
    var start = 0
    for index in sides.indices {
      let next = index + 1 < sides.count ? sides[index + 1] : isClosed ? sides[0] : nil
      let isCorner = next.map { $0.dot(sides[index]) < 0.9 } ?? true
      guard isCorner || index + 1 == sides.count else { continue }
      let isRound = isClosed && start == 0 && !isCorner
      band.add(polygon: Self.band(points, sides, start...index, half, joinsItself: isRound))
      if let next { Self.turn(at: points[index + 1], sides[index], next, line, in: &band) }
      start = index + 1
    }
    guard !isClosed, let out = sides.last, let into = sides.first else { return }
    for (end, side) in [(first, into * -1), (last, out)] {
      switch line.cap {
      case .butt: break
      case .round: band.add(disc: end, half)
      case .square:
        let across = side.turned * half
        band.add(
          polygon: [
            end + across, end + across + side * half, end - across + side * half, end - across,
          ])
      }
    }
  }

  /// The polygon around some sides, none of which makes a corner with the next.
  private static func band(
    _ points: [CGPoint], _ sides: [CGPoint], _ range: ClosedRange<Int>, _ half: CGFloat,
    joinsItself: Bool
  ) -> [CGPoint] {
    let across = (range.lowerBound...range.upperBound + 1).map { index -> CGPoint in
      let isFirst = index == range.lowerBound
      let isLast = index > range.upperBound
      let before = isFirst ? joinsItself ? sides[range.upperBound] : sides[index] : sides[index - 1]
      let after = isLast ? joinsItself ? sides[range.lowerBound] : before : sides[index]
      return (before.turned + after.turned) * (half / (1 + before.dot(after)))
    }
    let places = Array(points[range.lowerBound...range.upperBound + 1])
    return zip(places, across).map { $0 + $1 } + zip(places, across).reversed().map { $0 - $1 }
  }

  /// Fills the outer side of a corner.
  private static func turn(
    at point: CGPoint, _ before: CGPoint, _ after: CGPoint, _ line: DrawnPath.LineStyle,
    in band: inout CardproofOutline
  ) {
    let half = line.width / 2
    if line.join == .round { return band.add(disc: point, half) }
    let isLeft = before.dot(after.turned) > 0
    let (a, b) = (before.turned * (isLeft ? half : -half), after.turned * (isLeft ? half : -half))
    let cosine = before.dot(after)
    let miter = (2 / max(1 + cosine, 1e-9)).squareRoot()
    let isMiter = line.join == .miter && miter < line.miterLimit
    let tip = isMiter ? [point + (a + b) * (1 / (1 + cosine))] : []
    band.add(polygon: [point, point + a] + tip + [point + b])
  }
}

extension CardproofOutline {
  /// Adds a polygon that runs around as all others do, so that none makes a hole in another.
  fileprivate mutating func add(polygon: [CGPoint]) {
    let next = polygon.dropFirst() + polygon.prefix(1)
    let area = zip(polygon, next).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    for (index, point) in (area > 0 ? polygon.reversed() : polygon).enumerated() {
      add(index == 0 ? .move(point) : .line(point))
    }
    add(.close)
  }

  fileprivate mutating func add(disc middle: CGPoint, _ radius: CGFloat) {
    var disc = CardproofOutline()
    disc.arc(center: middle, radius: radius, from: 2 * .pi, to: 0, isIncreasing: false)
    disc.add(.close)
    append(disc)
  }
}

extension CGPoint {
  fileprivate var length: CGFloat { hypot(x, y) }
  /// A quarter of a turn.
  fileprivate var turned: CGPoint { CGPoint(x: -y, y: x) }
  fileprivate func dot(_ other: CGPoint) -> CGFloat { x * other.x + y * other.y }
  fileprivate static func + (a: CGPoint, b: CGPoint) -> CGPoint {
    CGPoint(x: a.x + b.x, y: a.y + b.y)
  }
  fileprivate static func - (a: CGPoint, b: CGPoint) -> CGPoint {
    CGPoint(x: a.x - b.x, y: a.y - b.y)
  }
  fileprivate static func * (a: CGPoint, factor: CGFloat) -> CGPoint {
    CGPoint(x: a.x * factor, y: a.y * factor)
  }
}
