internal import Views

/// The streets of a map of nowhere: chance moves each a little, and the points where they cross by
/// a hair, so that a way along them has the corners of a town.
struct StreetGrid {
  static let columns = 5
  static let rows = 4

  /// Where a street down crosses one across.
  struct Crossing: Hashable {
    let column: Int
    let row: Int
  }

  /// Row by row.
  private let points: [MapPoint]

  init(_ chance: inout Chance) {
    let columns = (0..<Self.columns).map { 12 + $0 * 19 + chance.next(below: 9) - 4 }
    let rows = (0..<Self.rows).map { 14 + $0 * 24 + chance.next(below: 9) - 4 }
    var points: [MapPoint] = []
    for down in rows {
      for across in columns {
        points.append(
          MapPoint(
            across: across + chance.next(below: 3) - 1, down: down + chance.next(below: 3) - 1))
      }
    }
    self.points = points
  }

  func point(_ crossing: Crossing) -> MapPoint {
    points[crossing.row * Self.columns + crossing.column]
  }

  /// The streets of one direction, from edge to edge.
  func lines(across isAcross: Bool) -> [PointLine] {
    (0..<(isAcross ? Self.rows : Self.columns)).map { street in
      let inside = (0..<(isAcross ? Self.columns : Self.rows)).map { other in
        point(
          isAcross ? Crossing(column: other, row: street) : Crossing(column: street, row: other))
      }
      guard let first = inside.first, let last = inside.last else { return PointLine(points: []) }
      let (start, end) =
        isAcross
        ? (MapPoint(across: 0, down: first.down), MapPoint(across: 100, down: last.down))
        : (MapPoint(across: first.across, down: 0), MapPoint(across: last.across, down: 100))
      return PointLine(points: [start] + inside + [end])
    }
  }

  /// The way from crossing to crossing: along a street across, then along one down.
  func route(through crossings: [Crossing]) -> [PointLine] {
    var way = crossings.prefix(1).map(point)
    for (from, to) in zip(crossings, crossings.dropFirst()) {
      let along = stride(
        from: from.column, to: to.column, by: from.column < to.column ? 1 : -1
      ).map { Crossing(column: $0, row: from.row) }
      let down = stride(from: from.row, to: to.row, by: from.row < to.row ? 1 : -1).map {
        Crossing(column: to.column, row: $0)
      }
      way += (along.dropFirst() + down + [to]).map(point)
    }
    return [PointLine(points: way)]
  }
}

/// A point of a map, in hundredths of its width and height.
struct MapPoint: Hashable {
  let across: Int
  let down: Int
}

/// A line from point to point.
struct PointLine {
  let points: [MapPoint]

  func text(in frame: Frame) -> SVGText {
    var path = SVGText()
    for (index, point) in points.enumerated() {
      path.append(markup: index == 0 ? "M" : "L")
      path.append("\(frame.place(point.across, point.down))")
    }
    return path
  }
}

extension [PointLine] {
  /// The lines as one path.
  func text(in frame: Frame) -> SVGText {
    var path = SVGText()
    for line in self { path.append(line.text(in: frame)) }
    return path
  }
}

/// Numbers that follow from a text alone.
///
/// FNV-1a makes the first of them, SplitMix64 the others.
struct Chance {
  private var state: UInt64

  init(_ text: String) {
    state = text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  /// A number from zero to under a limit above zero.
  mutating func next(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }
}
