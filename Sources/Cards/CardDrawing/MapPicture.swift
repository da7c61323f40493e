internal import CardLayout
internal import Views

/// A map of nowhere: water, parks and streets, with marked places and a route.
///
/// Every name of a place has a map of its own, which is the same on every machine.
struct MapPicture {
  let frame: Frame
  private(set) var tags: [Tag] = []
  private var chance: Chance
  private let streets: StreetGrid

  /// A shape, and the color that fills it or draws its line.
  struct Tag {
    let tag: SVGTag
    let color: DrawnColor
    let isLine: Bool
  }

  /// The map of a host's own, with one place or with a route between two: all over the frame, or in
  /// the upper part that a card leaves free.
  static func host(
    _ place: String, in frame: Frame, hasRoute: Bool, isWhole: Bool
  ) -> MapPicture {
    let height = isWhole ? frame.height : min(frame.height, frame.width * 2 / 5)
    var map = MapPicture(
      of: place, in: Frame(x: frame.x, y: frame.y, width: frame.width, height: height), on: frame)
    let row = map.chance.next(below: 2) + 1
    guard hasRoute else {
      map.addPins(at: [StreetGrid.Crossing(column: 2, row: row)], startsRoute: false)
      return map
    }
    let ends = [
      StreetGrid.Crossing(column: 1, row: row), StreetGrid.Crossing(column: 3, row: 3 - row),
    ]
    map.addRoute(through: ends)
    map.addPins(at: ends, startsRoute: true)
    return map
  }

  /// A map view: as many places as the app marks, and a line from each to the next.
  static func view(_ content: MapContent<String>, in frame: Frame) -> MapPicture {
    var map = MapPicture(of: content.pins.joined(separator: "\n"), in: frame, on: frame)
    let count = content.pins.count
    let last = StreetGrid.columns - 1
    let places = (0..<count).map { index in
      StreetGrid.Crossing(
        column: count == 1
          ? last / 2 : count > last ? index % (last + 1) : index * last / (count - 1),
        // A pin stands upwards from its place.
        row: map.chance.next(below: StreetGrid.rows - 1) + 1)
    }
    if content.hasRoute, count > 1 { map.addRoute(through: places) }
    map.addPins(at: places, startsRoute: content.hasRoute)
    return map
  }

  /// A map without places; `land` is all that it lies on.
  private init(of place: String, in frame: Frame, on land: Frame) {
    self.frame = frame
    var chance = Chance(place)
    streets = StreetGrid(&chance)
    self.chance = chance
    fill(SVGTag("rect").with(land), .chrome(.land))
    addWater()
    addPark()
    addAvenue()
    addLine(streets.lines(across: false).text(in: frame), 3, .street)
    addLine(streets.lines(across: true).text(in: frame), 5, .street)
  }

  private mutating func fill(_ tag: SVGTag, _ color: DrawnColor) {
    tags.append(Tag(tag: tag, color: color, isLine: false))
  }

  private mutating func addLine(_ path: SVGText, _ thickness: Points, _ color: DrawnColor) {
    let tag = SVGTag("path").path(path).with("fill", "none").with("stroke-width", thickness)
      .with("stroke-linejoin", "round")
    tags.append(Tag(tag: tag, color: color, isLine: true))
  }

  /// A river from the top to the bottom, or a shore in one of the corners.
  private mutating func addWater() {
    let kind = chance.next(below: 5)
    let shift = chance.next(below: 17) - 8
    guard kind < 4 else {
      let (top, bottom) = (50 + shift * 4, 50 - shift * 3)
      addLine(
        "M\(frame.place(top, -4))C\(frame.place(bottom, 30)) \(frame.place(top, 70)) \(frame.place(bottom, 104))",
        16, .water)
      return
    }
    func corner(_ across: Int, _ down: Int) -> Place {
      frame.place(
        kind.isMultiple(of: 2) ? across : 100 - across, kind < 2 ? down : 100 - down)
    }
    fill(
      SVGTag("path").path(
        "M\(corner(62 + shift, 100))C\(corner(70 + shift, 78)) \(corner(86, 86)) \(corner(100, 64 + shift))L\(corner(100, 100))Z"
      ), .water)
  }

  /// A park that fills a block between the streets.
  private mutating func addPark() {
    let column = chance.next(below: StreetGrid.columns - 1)
    let row = chance.next(below: StreetGrid.rows - 1)
    let corners = [(0, 0), (1, 0), (1, 1), (0, 1)].map { across, down in
      streets.point(StreetGrid.Crossing(column: column + across, row: row + down))
    }
    fill(SVGTag("path").path("\(PointLine(points: corners).text(in: frame))Z"), .park)
  }

  /// A wide road that bends through the town, from the left to the right.
  private mutating func addAvenue() {
    let (start, end) = (20 + chance.next(below: 60), 20 + chance.next(below: 60))
    addLine(
      "M\(frame.place(-2, start))C\(frame.place(36, start)) \(frame.place(62, end)) \(frame.place(102, end))",
      7, .avenue)
  }

  /// A route along the streets: along the one across first, then along the other.
  private mutating func addRoute(through places: [StreetGrid.Crossing]) {
    addLine(streets.route(through: places).text(in: frame), 5, .requested(.semantic(.blue)))
  }

  private mutating func addPins(at places: [StreetGrid.Crossing], startsRoute: Bool) {
    for (index, place) in places.enumerated() {
      let point = streets.point(place)
      let tip = frame.place(point.across, point.down)
      if index == 0, startsRoute {
        fill(
          SVGTag("circle").circle(x: tip.x, y: tip.y, radius: 6)
            .with("stroke", RGBColor.white).with("stroke-width", Points(2)),
          .requested(.semantic(.green)))
      } else {
        addPin(at: tip)
      }
    }
  }

  /// A drop that points to its place, with a white eye.
  private mutating func addPin(at tip: Place) {
    let shoulder = tip.y - 8
    fill(
      SVGTag("path").path(
        "M\(tip)L\(tip.x - 6) \(shoulder)A7 7 0 1 1 \(tip.x + 6) \(shoulder)Z"
      )
      .with("stroke", RGBColor.white).with("stroke-width", Points(1)),
      .requested(.semantic(.red)))
    fill(
      SVGTag("circle").circle(x: tip.x, y: shoulder - 4, radius: Points(2.5)),
      .requested(.semantic(.white)))
  }
}

/// The colors of the ground (conventions).
extension DrawnColor {
  fileprivate static let water = hex(0xA9D3EC, dark: 0x1F4461)
  fileprivate static let park = hex(0xBFDFA8, dark: 0x2C4A33)
  fileprivate static let avenue = hex(0xF6E3A8, dark: 0x6A6146)
  fileprivate static let street = hex(0xFFFFFF, dark: 0x55585C)

  private static func hex(_ light: RGBColor, dark: RGBColor) -> DrawnColor {
    .requested(.hex(light: light, dark: dark))
  }
}
