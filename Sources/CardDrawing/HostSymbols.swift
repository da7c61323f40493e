internal import CardLayout
internal import HostSimulation

/// The signs that hosts draw; every shape is our own.
extension SVGWriter {
  mutating func draw(_ symbol: BoxContent.Symbol, in box: Box) {
    let frame = box.frame
    switch symbol {
    case .lock:
      let color: DrawnColor =
        box.name == "padlock" ? .requested(.semantic(.white)) : .chrome(.secondaryText)
      lines += LockSymbol.lines(in: frame).map { filled($0, color).empty }
    case .map: drawHeaderMap(in: box, isWhole: false)
    case .wholeMap: drawHeaderMap(in: box, isWhole: true)
    case .wallpaper: drawScreen(box, .wallpaper, "wallpaper")
    case .screen: drawScreen(box, .screen, "screen")
    case .voice: drawVoice(in: frame)
    case .chevron: drawChevron(in: frame)
    case .launch: drawLaunch(in: frame)
    case .target:
      lines.append(
        filled(
          rectangle(frame, radius: box.cornerRadius).with("data-name", box.name),
          .requested(.semantic(.fill))
        ).empty)
    case .ring:
      let circle = Self.circle(in: frame, inset: 1).with("fill", "none")
        .with("stroke-width", Points(1.5)).with("data-name", box.name)
      lines.append(stroked(circle, .chrome(.mark)).empty)
    case .close: drawClose(in: frame)
    case .code: drawCode(in: box)
    }
  }

  private static func circle(in frame: Frame, inset: Points = 0) -> SVGTag {
    SVGTag("circle").with("cx", frame.x + frame.width / 2).with("cy", frame.y + frame.height / 2)
      .with("r", max(.zero, min(frame.width, frame.height) / 2 - inset))
  }

  /// A screen of two quiet tones; it has no picture of its own.
  private mutating func drawScreen(_ box: Box, _ tones: ScreenTones, _ name: String) {
    let frame = box.frame
    lines.append(
      filled(
        rectangle(frame, radius: box.cornerRadius).with("data-name", name), .requested(tones.base)
      ).empty)
    func point(_ across: Int, _ down: Int) -> String {
      "\(frame.x + frame.width * across / 100) \(frame.y + frame.height * down / 100)"
    }
    let band =
      "M\(point(0, 56))C\(point(34, 36)) \(point(58, 64)) \(point(100, 32))V\(frame.y + frame.height * 68 / 100)"
      + "C\(point(62, 92)) \(point(36, 60)) \(point(0, 82))Z"
    lines.append(filled(SVGTag("path").with("d", band), .requested(tones.band)).empty)
  }

  /// A dark disc with five bars, as a voice on a meter.
  private mutating func drawVoice(in frame: Frame) {
    lines.append(Self.circle(in: frame).with("fill", "#171A24").with("data-name", "voice").empty)
    let bars = [
      (-10, 4, "#3FC1C9"), (-5, 8, "#4F9DF7"), (0, 12, "#7C6CF2"), (5, 7, "#C05BD8"),
      (10, 4, "#F0608C"),
    ]
    let unit = frame.width / 40
    let middle = Frame(
      x: frame.x + frame.width / 2, y: frame.y + frame.height / 2, width: 0, height: 0)
    for (offset, reach, color) in bars {
      let path =
        "M\(middle.x + unit * offset) \(middle.y - unit * reach)v\(unit * (reach * 2))"
      lines.append(
        SVGTag("path").with("d", path).with("fill", "none").with("stroke", color)
          .with("stroke-width", unit * 3).with("stroke-linecap", "round").empty)
    }
  }

  /// It points to where the next view comes from: the end of the line.
  private mutating func drawChevron(in frame: Frame) {
    let tip = isRightToLeft ? frame.x : frame.maxX
    let back = isRightToLeft ? frame.maxX : frame.x
    let path =
      "M\(back) \(frame.y)L\(tip) \(frame.y + frame.height / 2)L\(back) \(frame.maxY)"
    drawLine(path, .chrome(.mark), name: "chevron mark")
  }

  /// An arrow that leaves a box.
  private mutating func drawLaunch(in frame: Frame) {
    let unit = frame.width / 20
    func point(_ across: Int, _ down: Int) -> String {
      "\(frame.x + unit * (isRightToLeft ? 20 - across : across)) \(frame.y + unit * down)"
    }
    let box =
      "M\(point(9, 3))H\((frame.x + unit * (isRightToLeft ? 17 : 3)).description)V\(frame.y + unit * 17)"
      + "H\((frame.x + unit * (isRightToLeft ? 3 : 17)).description)V\(frame.y + unit * 11)"
    let arrow =
      "M\(point(8, 12))L\(point(18, 2))M\(point(12, 2))L\(point(18, 2))L\(point(18, 8))"
    drawLine(box + arrow, .requested(.hex(light: "#0063CC", dark: "#409CFF")), name: "launch mark")
  }

  private mutating func drawClose(in frame: Frame) {
    lines.append(
      filled(Self.circle(in: frame).with("data-name", "close"), .requested(.semantic(.fill))).empty)
    let arm = frame.width / 6
    let x = frame.x + frame.width / 2
    let y = frame.y + frame.height / 2
    drawLine(
      "M\(x - arm) \(y - arm)L\(x + arm) \(y + arm)M\(x + arm) \(y - arm)L\(x - arm) \(y + arm)",
      .chrome(.secondaryText), name: nil)
  }

  private mutating func drawLine(_ path: String, _ color: DrawnColor, name: String?) {
    let tag = SVGTag("path").with("d", path).with("fill", "none").with("stroke-width", Points(2))
      .with("stroke-linecap", "round").with("stroke-linejoin", "round")
      .with("data-name", ifThere: name)
    lines.append(stroked(tag, color).empty)
  }

  /// The picture of a code, black on white in both appearances, as a camera wants it.
  private mutating func drawCode(in box: Box) {
    lines.append(
      rectangle(box.frame, radius: box.cornerRadius).with("fill", "#FFFFFF")
        .with("data-name", box.name).empty)
    lines.append(
      SVGTag("path").with("d", CodePicture.path(in: box.frame)).with("fill", "#000000").empty)
  }
}

/// The two tones of a screen (conventions).
private struct ScreenTones {
  let base: ColorRequest
  let band: ColorRequest

  static let screen = ScreenTones(
    base: .hex(light: "#D0D8E6", dark: "#161D2B"), band: .hex(light: "#DAE1EC", dark: "#1C2537"))
  static let wallpaper = ScreenTones(
    base: .hex(light: "#27334D", dark: "#1B2438"), band: .hex(light: "#31416A", dark: "#233052"))
}

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

/// What looks like a code for a camera and holds nothing: three corner marks and a fixed pattern.
enum CodePicture {
  private static let side = 21

  static func path(in frame: Frame) -> String {
    let unit = frame.width / (side + 4)
    var path = ""
    for row in 0..<side {
      var column = 0
      while column < side {
        let start = column
        while column < side, isDark(row, column) { column += 1 }
        if column > start {
          path +=
            "M\(frame.x + unit * (start + 2)) \(frame.y + unit * (row + 2))h\(unit * (column - start))"
            + "v\(unit)h\(Points.zero - unit * (column - start))Z"
        }
        column += 1
      }
    }
    return path
  }

  private static func isDark(_ row: Int, _ column: Int) -> Bool {
    for (top, left) in [(0, 0), (0, side - 7), (side - 7, 0)] {
      let down = row - top
      let across = column - left
      guard (-1...7).contains(down), (-1...7).contains(across) else { continue }
      let ring = max(abs(down - 3), abs(across - 3))
      return ring == 3 || ring <= 1
    }
    return (row * 7 + column * 5 + row * column * 3 + row * row) % 11 < 5
  }
}
