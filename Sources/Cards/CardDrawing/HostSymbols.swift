internal import CardLayout
internal import Views

/// The signs that hosts draw; every shape is our own.
extension SVGWriter {
  mutating func draw(_ symbol: BoxContent.Symbol, in box: Box) {
    let frame = box.frame
    switch symbol {
    case .lock:
      let color: DrawnColor =
        box.name == "padlock" ? .requested(.semantic(.white)) : .chrome(.secondaryText)
      for tag in lockSymbol(in: frame) { text.add(filled(tag, color)) }
    case .wallpaper: drawScreen(box, .wallpaper, "wallpaper")
    case .screen: drawScreen(box, .screen, "screen")
    case .voice: drawVoice(in: frame)
    case .chevron: drawChevron(in: frame)
    case .launch: drawLaunch(in: frame)
    case .target:
      text.add(
        filled(
          rectangle(frame, radius: box.cornerRadius).with("data-name", box.name),
          .requested(.semantic(.fill))))
    case .ring:
      let circle = Self.circle(in: frame, inset: 1).with("fill", "none")
        .with("stroke-width", Points(1.5)).with("data-name", box.name)
      text.add(stroked(circle, .chrome(.mark)))
    case .close: drawClose(in: frame)
    case .media: drawMedia(in: box)
    case .star: drawStar(in: frame)
    case .code: drawCode(in: box)
    case .hatching: drawHatching(in: box)
    }
  }

  /// Stripes from the lower left to the upper right, inside of a dashed frame.
  private mutating func drawHatching(in box: Box) {
    let frame = box.frame
    let gap: Points = 12
    var path: SVGText = ""
    var start = frame.x - frame.height + gap
    while start < frame.maxX {
      let left = max(start, frame.x)
      let right = min(start + frame.height, frame.maxX)
      path.append(
        "M\(left) \(frame.maxY - (left - start))L\(right) \(frame.maxY - (right - start))")
      start += gap
    }
    text.add(
      stroked(
        SVGTag("path").path(path).with("stroke-width", Points(1)).with("fill", "none")
          .with("data-name", box.name), .chrome(.separator)))
    let edge = Frame(
      x: frame.x + 4, y: frame.y + 4, width: max(.zero, frame.width - 8),
      height: max(.zero, frame.height - 8))
    text.add(
      stroked(
        rectangle(edge, radius: 8).with("fill", "none").with("stroke-width", Points(1.5))
          .with("stroke-dasharray", "6 4"), .chrome(.mark)))
  }

  private static func circle(in frame: Frame, inset: Points = 0) -> SVGTag {
    let center = frame.place(50, 50)
    return SVGTag("circle").circle(
      x: center.x, y: center.y, radius: max(.zero, min(frame.width, frame.height) / 2 - inset))
  }

  /// A screen of two quiet tones; it has no picture of its own.
  ///
  /// The second tone is where a card leaves room: behind the clock, and beside the column of a wide
  /// screen. On a phone a card leaves nothing of Siri's screen but its edges.
  private mutating func drawScreen(_ box: Box, _ tones: ScreenTones, _ name: String) {
    let frame = box.frame
    text.add(
      filled(
        rectangle(frame, radius: box.cornerRadius).with("data-name", name), .requested(tones.base)))
    let isWallpaper = name == "wallpaper"
    guard isWallpaper || frame.width >= 600 else { return }
    let height = isWallpaper ? min(frame.height, 180) : frame.height
    let place = Frame(x: frame.x, y: frame.y, width: frame.width, height: height).place
    let band: SVGText =
      "M\(place(0, 56))C\(place(34, 36)) \(place(58, 64)) \(place(100, 32))V\(place(0, 68).y)C\(place(62, 92)) \(place(36, 60)) \(place(0, 82))Z"
    text.add(filled(SVGTag("path").path(band), .requested(tones.band)))
  }

  /// A soft glow along the lower edge, as of somebody who listens: ovals that lie on each other.
  private mutating func drawVoice(in frame: Frame) {
    let middle = frame.place(50, 60)
    text.open(SVGTag("g").with("data-name", "voice").with("fill-opacity", "0.16"))
    let lights: [(Int, RGBColor)] = [(-62, 0x3FC1C9), (0, 0x7C6CF2), (62, 0xF0608C)]
    for step in 0..<4 {
      for (offset, color) in lights {
        text.add(
          SVGTag("ellipse").with("cx", middle.x + (1 as Points) * offset).with("cy", middle.y)
            .with("rx", (1 as Points) * (78 - step * 17))
            .with("ry", (1 as Points) * (15 - step * 3))
            .with("fill", color))
      }
    }
    text.close("g")
  }

  /// The chevron points to where the next view comes from: the end of the line.
  private mutating func drawChevron(in frame: Frame) {
    let tip = isRightToLeft ? frame.x : frame.maxX
    let back = isRightToLeft ? frame.maxX : frame.x
    drawLine(
      "M\(back) \(frame.y)L\(tip) \(frame.y + frame.height / 2)L\(back) \(frame.maxY)",
      .chrome(.mark), name: "chevron mark")
  }

  /// An arrow that leaves a box.
  private mutating func drawLaunch(in frame: Frame) {
    let unit = frame.width / 20
    let isMirrored = isRightToLeft
    func place(_ across: Int, _ down: Int) -> Place {
      Place(x: frame.x + unit * (isMirrored ? 20 - across : across), y: frame.y + unit * down)
    }
    let box: SVGText =
      "M\(place(9, 3))H\(place(3, 3).x)V\(place(3, 17).y)H\(place(17, 17).x)V\(place(17, 11).y)"
    let arrow: SVGText =
      "M\(place(8, 12))L\(place(18, 2))M\(place(12, 2))L\(place(18, 2))L\(place(18, 8))"
    drawLine("\(box)\(arrow)", .requested(.semantic(.blue)), name: "launch mark")
  }

  private mutating func drawClose(in frame: Frame) {
    text.add(
      filled(Self.circle(in: frame).with("data-name", "close"), .requested(.semantic(.fill))))
    let arm = frame.width / 6
    let (x, y) = (frame.place(50, 50).x, frame.place(50, 50).y)
    drawLine(
      "M\(x - arm) \(y - arm)L\(x + arm) \(y + arm)M\(x + arm) \(y - arm)L\(x - arm) \(y + arm)",
      .chrome(.secondaryText), name: nil)
  }

  /// The outline of a star, whose ten corners are hundredths of the frame.
  private mutating func drawStar(in frame: Frame) {
    let corners = [
      (50, 6), (61, 36), (93, 37), (68, 56), (77, 87), (50, 69), (23, 87), (32, 56), (7, 37),
      (39, 36),
    ].map { frame.place($0.0, $0.1) }
    var path = SVGText()
    for (index, corner) in corners.enumerated() {
      path.append("\(markup: index == 0 ? "M" : "L")\(corner)")
    }
    path.append("Z")
    drawLine(path, .chrome(.mark), name: "star")
  }

  /// Two quavers on a quiet tile.
  private mutating func drawMedia(in box: Box) {
    text.add(
      filled(
        rectangle(box.frame, radius: box.cornerRadius).with("data-name", box.name),
        .requested(.semantic(.fill))))
    let unit = box.frame.width / 40
    func place(_ across: Int, _ down: Int) -> Place {
      Place(x: box.frame.x + unit * across, y: box.frame.y + unit * down)
    }
    drawLine(
      "M\(place(16, 27))V\(place(16, 13).y)L\(place(28, 10))V\(place(28, 24).y)",
      .chrome(.secondaryText), name: nil)
    for head in [place(13, 27), place(25, 24)] {
      text.add(
        filled(
          SVGTag("circle").circle(x: head.x, y: head.y, radius: unit * 3), .chrome(.secondaryText)))
    }
  }

  private mutating func drawLine(_ path: SVGText, _ color: DrawnColor, name: String?) {
    let tag = SVGTag("path").path(path).with("fill", "none").with("stroke-width", Points(2))
      .with("stroke-linecap", "round").with("stroke-linejoin", "round")
      .with("data-name", ifThere: name)
    text.add(stroked(tag, color))
  }

  /// The picture of a code, black on white in both appearances, as a camera wants it.
  private mutating func drawCode(in box: Box) {
    text.add(
      rectangle(box.frame, radius: box.cornerRadius).with("fill", RGBColor.white)
        .with("data-name", box.name))
    text.add(
      SVGTag("path").path(codePicture(in: box.frame)).with("fill", RGBColor.black))
  }
}

/// The two tones of a screen (conventions).
private struct ScreenTones {
  let base: ColorRequest
  let band: ColorRequest

  static let screen = ScreenTones(
    base: .hex(light: 0xE6E6EE, dark: 0x2A2B35), band: .hex(light: 0xEDEDF3, dark: 0x32333F))
  static let wallpaper = ScreenTones(
    base: .hex(light: 0x33406B, dark: 0x2A345A), band: .hex(light: 0x4A4F86, dark: 0x3A3F70))
}

/// A padlock.
func lockSymbol(in frame: Frame) -> [SVGTag] {
  let unit = frame.width / 12
  let outside: SVGText =
    "M\(frame.x + unit * 3) \(frame.y + unit * 6)v\(Points.zero - unit * 2)a\(unit * 3) \(unit * 3) 0 0 1 \(unit * 6) 0v\(unit * 2)h\(Points.zero - unit)"
  let inside: SVGText =
    "v\(Points.zero - unit * 2)a\(unit * 2) \(unit * 2) 0 0 0 \(Points.zero - unit * 4) 0v\(unit * 2)Z"
  return [
    SVGTag("path").path("\(outside)\(inside)").with("data-name", "lock"),
    SVGTag("rect").with("x", frame.x + unit * 2).with("y", frame.y + unit * 5 + unit / 2)
      .with("width", unit * 8).with("height", unit * 6).with("rx", unit),
  ]
}

private let side = 21

/// A picture that looks like a code for a camera and is empty: three corner marks and a fixed
/// pattern.
func codePicture(in frame: Frame) -> SVGText {
  let unit = frame.width / (side + 4)
  var path = SVGText()
  for row in 0..<side {
    var column = 0
    while column < side {
      let start = column
      while column < side, isDark(row, column) { column += 1 }
      if column > start {
        let length = unit * (column - start)
        path.append(
          "M\(frame.x + unit * (start + 2)) \(frame.y + unit * (row + 2))h\(length)v\(unit)h\(Points.zero - length)Z"
        )
      }
      column += 1
    }
  }
  return path
}

private func isDark(_ row: Int, _ column: Int) -> Bool {
  for (top, left) in [(0, 0), (0, side - 7), (side - 7, 0)] {
    let down = row - top
    let across = column - left
    guard (-1...7).contains(down), (-1...7).contains(across) else { continue }
    let ring = max(abs(down - 3), abs(across - 3))
    return ring == 3 || ring <= 1
  }
  return (row * 7 + column * 5 + row * column * 3 + row * row) % 11 < 5
}
