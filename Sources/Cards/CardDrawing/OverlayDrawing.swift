internal import CardLayout
internal import Views

/// The overlay for people who build a card: the frame of each hosted view with its sizes
/// and parameters, and the frames of all that is inside.
///
/// Every drawing has it, hidden: a page shows it by its style sheet, a file by the fragment
/// `#overlay`. Neither needs a script.
struct OverlayDrawing {
  private(set) var text = SVGText()

  /// The group's class, for style sheets.
  private static let className = "cp-overlay"

  /// The rule that shows the group in a file of its own.
  static let css: SVGText = ".cp-overlay:target{display:inline}"

  /// The group's id in a file of its own, which a fragment leads to.
  static let id = "overlay"

  /// The first line of the group around its lines, which hides it; with the id that a fragment
  /// leads to.
  static func start(id: String? = nil) -> SVGText {
    var text = SVGText()
    text.open(
      SVGTag("g").with("id", ifThere: id).with("class", className)
        .with("display", "none").with("aria-hidden", "true"))
    return text
  }

  init(_ card: LaidOutCard) {
    let views = card.hostedBoxes
    for box in views {
      guard case .hostedView(let measure) = box.content else { continue }
      let others = views.map(\.frame).filter { $0 != box.frame }
      draw(box, measure, beside: others)
    }
  }

  private mutating func draw(
    _ box: Box, _ measure: HostedViewMeasure, beside others: [Frame]
  ) {
    let room = box.frame.width - Self.letterWidth * Self.parametersLabel.count - 10
    let all = Self.texts(box, measure, parameters: Self.parameters(of: measure, in: room))
    let inside = Self.band(of: all.count, in: box.frame)
    let above = Frame(
      x: inside.x, y: inside.y - inside.height, width: inside.width, height: inside.height)
    let isAbove = above.y >= 0 && !others.contains { $0.meets(above) }
    // In a view that three lines would fill there is one.
    let texts = isAbove || box.frame.height >= above.height * 2 ? all : [Self.summary(box, measure)]
    let band = isAbove ? above : Self.band(of: texts.count, in: box.frame)
    text.open(
      SVGTag("g").with("fill", "none").with("stroke", Self.color)
        .with("stroke-width", LayoutEnvironment.hairline).with("pointer-events", "all"))
    for child in box.children { add(child, of: box.frame) }
    text.add(
      SVGTag("rect").with(box.frame).with("stroke-width", Points(1))
        .with("stroke-dasharray", "4 2").with("pointer-events", "none"))
    text.close("g")
    draw(OverlaySizes(in: box, keepingFree: band).placed)
    text.add(
      SVGTag("rect").with(band).with("fill", Self.color).with("fill-opacity", "0.9"),
      titled: Self.texts(box, measure, parameters: measure.parameters).joined(separator: "; "),
      closing: "rect")
    text.open(Self.texts(ofSize: Points(10)))
    for (index, line) in texts.enumerated() {
      text.add(
        SVGTag("text").with("x", band.x + 6)
          .with("y", band.y + Self.lineHeight * (index + 1) - 1),
        around: line)
    }
    text.close("g")
  }

  private mutating func draw(_ sizes: [OverlaySizes.Placed]) {
    guard !sizes.isEmpty else { return }
    text.open(SVGTag("g").with("fill", Self.color).with("fill-opacity", "0.85"))
    for size in sizes { text.add(SVGTag("rect").with(size.frame).with("rx", Points(2))) }
    text.close("g")
    text.open(Self.texts(ofSize: OverlaySizes.fontSize).with("text-anchor", "middle"))
    for size in sizes {
      text.add(
        SVGTag("text").with("x", size.frame.x + size.frame.width / 2)
          .with("y", size.frame.maxY - Points(2.5)),
        around: size.text)
    }
    text.close("g")
  }

  /// The group around texts of a size.
  private static func texts(ofSize size: Points) -> SVGTag {
    SVGTag("g").with("font-size", size).with("fill", RGBColor.white).with("direction", "ltr")
  }

  /// Adds the frame of a box and of all that it holds; a pointer that rests on one learns what it
  /// is.
  private mutating func add(_ box: Box, of view: Frame) {
    let frame = box.frame
    text.add(
      SVGTag("rect").with(frame),
      titled: "\(box.name): \(frame.size) at \(frame.x - view.x), \(frame.y - view.y)",
      closing: "rect")
    for child in box.children { add(child, of: view) }
  }

  /// Where the texts of a view stand in it, when they cannot stand above it, where all of it is to
  /// be seen: when another view or the edge of the drawing is there.
  private static func band(of lines: Int, in view: Frame) -> Frame {
    Frame(x: view.x, y: view.y, width: view.width, height: lineHeight * lines + 4)
  }

  /// White on it has a contrast of 5.2:1.
  private static let color: RGBColor = 0xC2255C
  private static let lineHeight: Points = 13

  private static func texts(
    _ box: Box, _ measure: HostedViewMeasure, parameters: [String]
  ) -> [String] {
    [
      "\(box.frame.size) points; asked for \(measure.desiredSize); content \(measure.contentHeight) high",
      "Allowed: \(measure.minimumSize) to \(measure.maximumSize)",
      measure.parameters.isEmpty
        ? "The whole card: no parameters"
        : "\(parametersLabel)\(parameters.joined(separator: ", "))",
    ]
  }

  /// The size and the parameters in one line.
  private static func summary(_ box: Box, _ measure: HostedViewMeasure) -> String {
    let size = box.frame.size.description
    guard !measure.parameters.isEmpty else { return "\(size): the whole card" }
    let room = box.frame.width - letterWidth * size.count - 30
    return "\(size): \(parameters(of: measure, in: room).joined(separator: ", "))"
  }

  /// As many of the parameters as stand in a width, at least one, and how many more there are.
  private static func parameters(of measure: HostedViewMeasure, in width: Points) -> [String] {
    let names = measure.parameters
    func rest(after shown: Int) -> [String] {
      shown < names.count ? ["and \(names.count - shown) more"] : []
    }
    var shown = min(1, names.count)
    var letters = 0
    for (index, name) in names.enumerated() {
      letters += name.count + (index > 0 ? 2 : 0)
      guard letterWidth * letters <= width else { break }
      let whole = rest(after: index + 1).reduce(letters) { $0 + 2 + $1.count }
      if letterWidth * whole <= width { shown = index + 1 }
    }
    return names.prefix(shown) + rest(after: shown)
  }

  private static let parametersLabel = "Parameters: "
  /// About as wide as a letter of these texts is (convention).
  private static let letterWidth = Points(5.5)
}
