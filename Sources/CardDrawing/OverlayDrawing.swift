internal import CardLayout
internal import HostSimulation

/// What is drawn over a card for people who build it: the frame of each hosted view with its sizes
/// and parameters, and the frames of all that is inside.
///
/// It is there in every drawing and not shown: a page shows it by its style sheet, a file of its own
/// by the fragment `#overlay`. Neither needs a script.
struct OverlayDrawing {
  private(set) var lines: [String] = []

  /// The group's class, for style sheets.
  static let className = "cp-overlay"

  init(_ root: Box, writer: inout SVGWriter) {
    for view in root.hostedViews { draw(view.box, view.measure, &writer) }
  }

  private mutating func draw(_ box: Box, _ measure: HostedViewMeasure, _ writer: inout SVGWriter) {
    let inner = box.children.flatMap(\.all).map(\.frame)
    if !inner.isEmpty {
      let path = inner.map {
        "M\($0.x) \($0.y)h\($0.width)v\($0.height)h\(Points.zero - $0.width)Z"
      }
      lines.append(
        SVGTag("path").with("d", path.joined()).with("fill", "none").with("stroke", Self.color)
          .with("stroke-width", LayoutEnvironment.hairline).empty)
    }
    lines.append(
      writer.rectangle(box.frame).with("fill", "none").with("stroke", Self.color)
        .with("stroke-width", Points(1)).with("stroke-dasharray", "4 2").empty)
    let texts = Self.texts(box, measure)
    let band = Frame(
      x: box.frame.x, y: box.frame.y, width: box.frame.width,
      height: Self.lineHeight * texts.count + 4)
    lines.append(writer.rectangle(band).with("fill", Self.color).with("fill-opacity", "0.9").empty)
    for (index, text) in texts.enumerated() {
      lines.append(
        SVGTag("text").with("x", band.x + 6).with("y", band.y + Self.lineHeight * (index + 1) - 1)
          .with("font-size", Points(10)).with("fill", "#FFFFFF").with("direction", "ltr")
          .around(text, closing: "text"))
    }
  }

  /// White on it has a contrast of 5.2:1.
  private static let color = "#C2255C"
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

  /// The group's id in a file of its own, which a fragment leads to.
  static let id = "overlay"

  /// The group around its lines, hidden; with the id that a fragment leads to.
  static func group(of lines: String, id: String? = nil) -> String {
    guard !lines.isEmpty else { return "" }
    let tag = SVGTag("g").with("id", ifThere: id).with("class", className)
      .with("display", "none").with("aria-hidden", "true")
    return "\(tag.opening)\n\(lines)\n</g>\n"
  }

  /// The rule that shows the group in a file of its own.
  var css: String { lines.isEmpty ? "" : ".\(Self.className):target{display:inline}" }
}

extension Box {
  fileprivate var hostedViews: [(box: Box, measure: HostedViewMeasure)] {
    all.compactMap { box in
      if case .hostedView(let measure) = box.content { (box, measure) } else { nil }
    }
  }

  fileprivate var all: [Box] { [self] + children.flatMap(\.all) }
}
