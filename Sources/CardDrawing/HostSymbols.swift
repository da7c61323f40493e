internal import CardLayout
internal import HostSimulation

/// A padlock.
enum LockSymbol {
  static func lines(in frame: Frame) -> [SVGTag] {
    let unit = frame.width / 12
    let shackle =
      "M\(frame.x + unit * 3) \(frame.y + unit * 6)v\(Points.zero - unit * 2)"
      + "a\(unit * 3) \(unit * 3) 0 0 1 \(unit * 6) 0v\(unit * 2)h\(Points.zero - unit)"
      + "v\(Points.zero - unit * 2)a\(unit * 2) \(unit * 2) 0 0 0 \(Points.zero - unit * 4) 0"
      + "v\(unit * 2)Z"
    return [
      SVGTag("path").with("d", shackle).with("data-name", "lock"),
      SVGTag("rect").with("x", frame.x + unit * 2).with("y", frame.y + unit * 5 + unit / 2)
        .with("width", unit * 8).with("height", unit * 6).with("rx", unit),
    ]
  }
}

/// A map of nowhere: water, a park, streets and a route between two places.
///
/// Its colours are the same in light and dark, as a picture's are.
enum MapPicture {
  static func lines(in frame: Frame) -> [String] {
    let (x, y, width, height) = (frame.x, frame.y, frame.width, frame.height)
    let radius: Points = 24
    let outline =
      "M\(x) \(y + height)v\(radius - height)a\(radius) \(radius) 0 0 1 \(radius) \(Points.zero - radius)"
      + "h\(width - radius * 2)a\(radius) \(radius) 0 0 1 \(radius) \(radius)v\(height - radius)Z"
    func point(_ across: Int, _ down: Int) -> String {
      "\(x + width * across / 100) \(y + height * down / 100)"
    }
    func street(_ path: String, _ thickness: Points) -> String {
      SVGTag("path").with("d", path).with("fill", "none").with("stroke", "#FFFFFF")
        .with("stroke-width", thickness).empty
    }
    let route = "M\(point(24, 66))L\(point(40, 66))L\(point(52, 34))L\(point(76, 34))"
    return [
      SVGTag("path").with("d", outline).with("fill", "#E8EBDD").with("data-name", "map").empty,
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
      SVGTag("path").with("d", route).with("fill", "none").with("stroke", "#3478F6")
        .with("stroke-width", Points(4)).with("stroke-linejoin", "round").with("data-name", "route")
        .empty,
      circle(at: (24, 66), in: frame, fill: "#34C759"),
      circle(at: (76, 34), in: frame, fill: "#FF3B30"),
    ]
  }

  private static func circle(at place: (Int, Int), in frame: Frame, fill: String) -> String {
    SVGTag("circle").with("cx", frame.x + frame.width * place.0 / 100)
      .with("cy", frame.y + frame.height * place.1 / 100).with("r", Points(6)).with("fill", fill)
      .with("stroke", "#FFFFFF").with("stroke-width", Points(2)).empty
  }
}
