internal import CardLayout
internal import HostSimulation

/// A map of nowhere: water, a park and streets, with marked places and a route.
///
/// Its colours are the same in light and dark, as a picture's are.
struct MapPicture {
  let frame: Frame

  /// The map above a Maps card, with its upper corners round, and a route between two places.
  static func header(in frame: Frame) -> [String] {
    let radius: Points = 24
    let outline =
      "M\(frame.x) \(frame.maxY)v\(radius - frame.height)"
      + "a\(radius) \(radius) 0 0 1 \(radius) \(Points.zero - radius)"
      + "h\(frame.width - radius * 2)a\(radius) \(radius) 0 0 1 \(radius) \(radius)v\(frame.height - radius)Z"
    let map = MapPicture(frame: frame)
    let places = [(24, 66), (76, 34)]
    return [
      SVGTag("path").with("d", outline).with("fill", land).with("data-name", "map").empty
    ] + map.ground + [map.route(through: [(24, 66), (40, 66), (52, 34), (76, 34)])]
      + places.enumerated().map { map.pin(at: $1, isFirst: $0 == 0) }
  }

  /// A map view: as many places as the app marks, and a line from each to the next.
  func view(pins count: Int, hasRoute: Bool) -> [String] {
    let places = (0..<count).map { Self.place($0, of: count) }
    let ground = SVGTag("rect").with("x", frame.x).with("y", frame.y)
      .with("width", frame.width).with("height", frame.height).with("fill", Self.land)
    return [ground.empty] + self.ground
      + (hasRoute && count > 1 ? [route(through: places)] : [])
      + places.enumerated().map { pin(at: $1, isFirst: $0 == 0 && hasRoute) }
  }

  private static let land = "#E8EBDD"

  /// Where a place is marked, in hundredths of the width and the height: from left to right, so
  /// that a route does not cross itself.
  private static func place(_ index: Int, of count: Int) -> (Int, Int) {
    if count == 1 { return (50, 50) }
    let heights = [66, 34, 56, 24, 76, 44]
    return (20 + index * 60 / (count - 1), heights[index % heights.count])
  }

  private var ground: [String] {
    [
      SVGTag("path")
        .with(
          "d",
          "M\(point(62, 100))C\(point(70, 78)) \(point(86, 86)) \(point(100, 64))L\(point(100, 100))Z"
        )
        .with("fill", "#A9D3EC").empty,
      SVGTag("path").with(
        "d", "M\(point(8, 12))L\(point(26, 12))L\(point(22, 46))L\(point(6, 46))Z"
      )
      .with("fill", "#BFDFA8").empty,
      street("M\(point(0, 66))L\(point(60, 66))L\(point(66, 100))", 6),
      street("M\(point(34, 100))L\(point(58, 8))", 5),
      street("M\(point(44, 34))L\(point(100, 34))", 6),
      street("M\(point(82, 8))L\(point(78, 82))", 4),
    ]
  }

  private func point(_ across: Int, _ down: Int) -> String {
    "\(frame.x + frame.width * across / 100) \(frame.y + frame.height * down / 100)"
  }

  private func street(_ path: String, _ thickness: Points) -> String {
    SVGTag("path").with("d", path).with("fill", "none").with("stroke", "#FFFFFF")
      .with("stroke-width", thickness).empty
  }

  private func route(through places: [(Int, Int)]) -> String {
    SVGTag("path").with("d", "M" + places.map { point($0.0, $0.1) }.joined(separator: "L"))
      .with("fill", "none").with("stroke", "#3478F6").with("stroke-width", Points(4))
      .with("stroke-linejoin", "round").with("data-name", "route").empty
  }

  private func pin(at place: (Int, Int), isFirst: Bool) -> String {
    SVGTag("circle").with("cx", frame.x + frame.width * place.0 / 100)
      .with("cy", frame.y + frame.height * place.1 / 100).with("r", Points(6))
      .with("fill", isFirst ? "#34C759" : "#FF3B30")
      .with("stroke", "#FFFFFF").with("stroke-width", Points(2)).empty
  }
}
