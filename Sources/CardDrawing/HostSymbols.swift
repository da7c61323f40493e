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
