internal import CardLayout
internal import HostSimulation

/// A map of nowhere: water, a park and streets, with marked places and a route.
struct MapPicture {
  let frame: Frame
  private(set) var tags: [Tag] = []

  /// A shape, and the colour that fills it or draws its line.
  struct Tag {
    let tag: SVGTag
    let color: DrawnColor
    let isLine: Bool
  }

  /// The map of a host's own, with a route between two places: all over the frame, or in the upper
  /// part that a card leaves free.
  static func header(in frame: Frame, isWhole: Bool) -> MapPicture {
    let height = isWhole ? frame.height : min(frame.height, frame.width * 2 / 5)
    var map = MapPicture(
      frame: Frame(x: frame.x, y: frame.y, width: frame.width, height: height))
    map.addLand(in: frame)
    map.addGround()
    map.addRoute(through: [(24, 66), (40, 66), (52, 34), (76, 34)])
    map.addPins(at: [(24, 66), (76, 34)], startsRoute: true)
    return map
  }

  /// A map view: as many places as the app marks, and a line from each to the next.
  static func view(in frame: Frame, pins count: Int, hasRoute: Bool) -> MapPicture {
    let places = (0..<count).map { place($0, of: count) }
    var map = MapPicture(frame: frame)
    map.addLand(in: frame)
    map.addGround()
    if hasRoute, count > 1 { map.addRoute(through: places) }
    map.addPins(at: places, startsRoute: hasRoute)
    return map
  }

  private init(frame: Frame) { self.frame = frame }

  /// Where a place is marked, in hundredths of the width and the height: from left to right, so
  /// that a route does not cross itself.
  private static func place(_ index: Int, of count: Int) -> (Int, Int) {
    if count == 1 { return (50, 50) }
    let heights = [66, 34, 56, 24, 76, 44]
    return (20 + index * 60 / (count - 1), heights[index % heights.count])
  }

  private mutating func fill(_ tag: SVGTag, _ color: DrawnColor) {
    tags.append(Tag(tag: tag, color: color, isLine: false))
  }

  private mutating func addLine(_ path: String, _ thickness: Points, _ color: DrawnColor) {
    let tag = SVGTag("path").with("d", path).with("fill", "none").with("stroke-width", thickness)
      .with("stroke-linejoin", "round")
    tags.append(Tag(tag: tag, color: color, isLine: true))
  }

  private mutating func addLand(in frame: Frame) {
    fill(
      SVGTag("rect").with("x", frame.x).with("y", frame.y).with("width", frame.width)
        .with("height", frame.height), .chrome(.land))
  }

  private mutating func addGround() {
    fill(
      SVGTag("path").with(
        "d",
        "M\(point(62, 100))C\(point(70, 78)) \(point(86, 86)) \(point(100, 64))L\(point(100, 100))Z"
      ), .water)
    fill(
      SVGTag("path").with(
        "d", "M\(point(8, 12))L\(point(26, 12))L\(point(22, 46))L\(point(6, 46))Z"), .park)
    addLine("M\(point(0, 66))L\(point(60, 66))L\(point(66, 100))", 6, .street)
    addLine("M\(point(34, 100))L\(point(58, 8))", 5, .street)
    addLine("M\(point(44, 34))L\(point(100, 34))", 6, .street)
    addLine("M\(point(82, 8))L\(point(78, 82))", 4, .street)
  }

  private func point(_ across: Int, _ down: Int) -> String {
    "\(frame.x + frame.width * across / 100) \(frame.y + frame.height * down / 100)"
  }

  private mutating func addRoute(through places: [(Int, Int)]) {
    addLine(
      "M" + places.map { point($0.0, $0.1) }.joined(separator: "L"), 4,
      .requested(.semantic(.blue)))
  }

  private mutating func addPins(at places: [(Int, Int)], startsRoute: Bool) {
    for (index, place) in places.enumerated() {
      fill(
        SVGTag("circle").with("cx", frame.x + frame.width * place.0 / 100)
          .with("cy", frame.y + frame.height * place.1 / 100).with("r", Points(6))
          .with("stroke", "#FFFFFF").with("stroke-width", Points(2)),
        .requested(.semantic(index == 0 && startsRoute ? .green : .red)))
    }
  }
}

/// The colours of the ground (conventions).
extension DrawnColor {
  fileprivate static let water = hex("#A9D3EC", dark: "#1F4461")
  fileprivate static let park = hex("#BFDFA8", dark: "#2C4A33")
  fileprivate static let street = hex("#FFFFFF", dark: "#55585C")

  private static func hex(_ light: String, dark: String) -> DrawnColor {
    .requested(.hex(light: light, dark: dark))
  }
}
