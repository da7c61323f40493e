internal import CardLayout
internal import HostSimulation

/// What is drawn over a card for people who build it: the frame of each hosted view with its sizes
/// and parameters, and the frames of all that is inside.
///
/// It is there in every drawing and not shown: a page shows it by its style sheet, a file of its own
/// by the fragment `#overlay`. Neither needs a script.
struct OverlayDrawing {
  private(set) var text = SVGText()

  /// The group's class, for style sheets.
  private static let className = "cp-overlay"

  /// The rule that shows the group in a file of its own.
  static let css: SVGText = ".cp-overlay:target{display:inline}"

  /// The group's id in a file of its own, which a fragment leads to.
  static let id = "overlay"

  /// The group around its lines, hidden; with the id that a fragment leads to.
  static func group(of lines: String, id: String? = nil) -> String {
    guard !lines.isEmpty else { return "" }
    var text = SVGText()
    text.open(
      SVGTag("g").with("id", ifThere: id).with("class", className)
        .with("display", "none").with("aria-hidden", "true"))
    return "\(text.string)\(lines)</g>\n"
  }

  init(_ card: LaidOutCard) {
    for box in card.hostedBoxes {
      if case .hostedView(let measure) = box.content { draw(box, measure) }
    }
  }

  private mutating func draw(_ box: Box, _ measure: HostedViewMeasure) {
    var frames = SVGText()
    for child in box.children { Self.add(child, to: &frames) }
    if !frames.isEmpty {
      text.add(
        SVGTag("path").path(frames).with("fill", "none").with("stroke", Self.color)
          .with("stroke-width", LayoutEnvironment.hairline))
    }
    text.add(
      SVGTag("rect").with(box.frame).with("fill", "none").with("stroke", Self.color)
        .with("stroke-width", Points(1)).with("stroke-dasharray", "4 2"))
    let texts = Self.texts(box, measure)
    let band = Frame(
      x: box.frame.x, y: box.frame.y, width: box.frame.width,
      height: Self.lineHeight * texts.count + 4)
    text.add(SVGTag("rect").with(band).with("fill", Self.color).with("fill-opacity", "0.9"))
    for (index, line) in texts.enumerated() {
      text.add(
        SVGTag("text").with("x", band.x + 6).with("y", band.y + Self.lineHeight * (index + 1) - 1)
          .with("font-size", Points(10)).with("fill", RGBColor.white).with("direction", "ltr"),
        around: line)
    }
  }

  /// Adds the frames of a box and of all that it holds to a path.
  private static func add(_ box: Box, to path: inout SVGText) {
    let frame = box.frame
    path.append(
      "M\(frame.x) \(frame.y)h\(frame.width)v\(frame.height)h\(Points.zero - frame.width)Z")
    for child in box.children { add(child, to: &path) }
  }

  /// White on it has a contrast of 5.2:1.
  private static let color: RGBColor = 0xC2255C
  private static let lineHeight: Points = 13

  private static func texts(_ box: Box, _ measure: HostedViewMeasure) -> [String] {
    [
      "\(box.frame.size) points; asked for \(measure.desiredSize); content \(measure.contentHeight) high",
      "Allowed: \(measure.minimumSize) to \(measure.maximumSize)",
      measure.parameters.isEmpty
        ? "The whole card: no parameters"
        : "Parameters: \(measure.parameters.joined(separator: ", "))",
    ]
  }
}
