internal import Views
internal import CardLayout

/// The shapes of a drawing as data, in reading order: what a comparison looks at in its place.
///
/// A shape is one line with tabs between its kind, name, place, size, colors, font, further look,
/// `cut` where a text is cut off, and text.
struct DrawnShapes {
  /// The lines, each with its end.
  private(set) var text: [UInt8] = []
  private let style: DrawingStyle
  private let palette: Palette
  /// How opaque the boxes around the current one are, and it itself, where they are not wholly so.
  private var opacities: [Double] = []

  init(_ card: LaidOutCard, style: DrawingStyle) {
    self.style = style
    palette = Palette(tint: style.tint, appearance: style.appearance)
    add(card.root)
  }

  private mutating func add(_ box: Box) {
    if box.alpha < 1 { opacities.append(box.alpha) }
    addBackground(of: box)
    addEffects(of: box)
    switch box.content {
    case .container, .text, .hostedView, .symbol:
      if case .hostedView = box.content { add("view", box) }
      if case .symbol(let symbol) = box.content {
        add("symbol", box, name: Self.screens.contains(symbol) ? symbol.rawValue : box.name)
      }
      for child in box.children { add(child) }
      if case .text(let text) = box.content { add(text, in: box) }
    case .image(let name, let mode, let color):
      add(
        "image", box, color.map { [.requested($0)] } ?? [],
        look: "\(look(of: style.images[name], isFilled: color != nil)) \(mode) \(box.cornerRadius)")
    case .appIcon:
      let letter = style.appName.first.map { String($0).uppercased() } ?? ""
      add("icon", box, [.requested(.semantic(.tint))], look: look(of: style.appIcon) + letter)
    case .map(let map):
      add("map", box, look: "\(map.pins.joined(separator: ", "))\(map.hasRoute ? " route" : "")")
    // Each name has a made-up map of its own; the name itself is a text beside it.
    case .hostMap(_, let hasRoute, let isWhole):
      add("map", box, look: "\(hasRoute ? "route" : "")\(isWhole ? " whole" : "")")
    case .chart(let chart):
      add("chart", box, [.requested(chart.color)], look: "\(chart.kind) \(chart.values)")
    case .control(let control):
      add("control", box, control.color.map { [.requested($0)] } ?? [], look: control.state)
    case .drawing(let drawing, let mode):
      add(
        "drawing", box, drawing.colors.map { .requested($0) }, look: "\(drawing.digest) \(mode)")
    case .placeholder: add("placeholder", box)
    case .systemSymbol(let symbol, let color, let fit):
      let parts = [
        symbol.shape.name, symbol.enclosure?.name, symbol.isFilled ? "fill" : nil,
        symbol.isCrossedOut ? "slash" : nil,
        symbol.weight == .regular ? nil : " \(symbol.weight)",
        [.stretch, .fill].contains(fit.mode) ? " \(fit.mode)" : nil,
      ].compactMap(\.self)
      let colors = [color, symbol.ground].compactMap(\.self)
      add("symbol", box, colors.map { .requested($0) }, look: parts.joined(separator: "."))
    }
    if box.alpha < 1 { opacities.removeLast() }
  }

  /// Adds a shape for each effect of a box's layer.
  private mutating func addEffects(of box: Box) {
    guard let effects = box.effects?.value else { return }
    if let shadow = effects.shadow {
      add(
        "box", box, [.requested(shadow.color)], name: "shadow",
        look: "\(shadow.x) \(shadow.y) \(shadow.radius) \(shadow.opacity.thousandths)")
    }
    if let transform = effects.transform {
      add("box", box, name: "transform", look: transform.description)
    }
    if let mask = effects.mask { add("box", box, name: "mask", look: mask.digest) }
    if box.isPartlyRound { add("box", box, name: "corners", look: box.radii) }
  }

  /// The symbols that fill a screen, or belong to it.
  private static let screens: Set<BoxContent.Symbol> = [.wallpaper, .screen, .voice]

  private mutating func addBackground(of box: Box) {
    let background = box.background.flatMap { palette.pair(for: $0) == nil ? nil : $0 }
    let border = box.border.flatMap { $0.width > .zero ? $0 : nil }
    guard background != nil || border != nil else { return }
    let outer = opacities
    defer { opacities = outer }
    if background != nil, box.backgroundOpacity != .full {
      let (light, dark) = (box.backgroundOpacity.light, box.backgroundOpacity.dark)
      opacities += light == dark ? [light] : [light, dark]
    }
    let colors = [background, border.map { .requested($0.color) }].compactMap(\.self)
    add(
      "box", box, colors,
      look: "\(box.cornerRadius)\(border.map { " line \($0.width)" } ?? "")")
  }

  private mutating func add(_ text: TextBox, in box: Box) {
    guard let first = text.lines.first, let last = text.lines.last, let lines = text.linesFrame
    else { return }
    // Capitals and accents stand above the baseline, about eight tenths of the size.
    let top = first.baseline - text.largestSize(in: first) * 8 / 10
    let bottom = last.baseline + text.largestSize(in: last) * 2 / 10
    let styles = text.styles
    let colors = styles.reduce(into: [DrawnColor]()) { colors, style in
      if !colors.contains(style.color) { colors.append(style.color) }
    }
    add(
      "text", box, colors,
      frame: Frame(x: lines.x, y: top, width: lines.width, height: bottom - top),
      font: styles.map(\.font.words).joined(separator: ", "),
      look: text.look, isCut: text.isLost(in: box.frame),
      text: text.lines.map(\.text).joined(separator: " "))
  }

  private mutating func add(
    _ kind: String, _ box: Box, _ colors: [DrawnColor] = [], name: String? = nil,
    frame: Frame? = nil, font: String = "", look: String = "", isCut: Bool = false,
    text: String = ""
  ) {
    let frame = frame ?? box.frame
    end(kind, with: "\t")
    end(escapedField(name ?? box.name), with: "\t")
    for length in [frame.x, frame.y, frame.width, frame.height] {
      length.write(to: &self.text)
      end(with: "\t")
    }
    var mark = ""
    for color in colors {
      guard let pair = palette.pair(for: color) else { continue }
      end(mark, with: "#")
      pair.light.writeDigits(to: &self.text)
      if pair.light != pair.dark {
        end(" (dark ", with: "#")
        pair.dark.writeDigits(to: &self.text)
        end(with: ")")
      }
      mark = ", "
    }
    for opacity in opacities {
      self.text.append(contentsOf: "\(mark)opacity \(opacity.thousandths)".utf8)
      mark = ", "
    }
    end(with: "\t")
    end(font, with: "\t")
    end(escapedField(look), with: "\t")
    end(isCut ? "cut" : "", with: "\t")
    end(escapedField(text), with: "\n")
  }

  /// Adds words, and the character behind them.
  private mutating func end(_ words: String = "", with character: Unicode.Scalar) {
    if !words.isEmpty { text.append(contentsOf: words.utf8) }
    text.append(UInt8(ascii: character))
  }

  /// The identity of an image's content.
  private func look(of image: ImageResource?, isFilled: Bool = false) -> String {
    guard let image else { return "missing" }
    let digests = [image, image.dark].compactMap(\.self).map(\.digest)
    let isWhole = isFilled ? image.isMask : image.isEmbedded
    return (digests + (isWhole ? [] : [ShapeTable.tile])).joined(separator: " ")
  }
}

extension TextBox {
  /// The look of a text beside its fonts and colors.
  fileprivate var look: String {
    let marks = lines.flatMap(parts).reduce(into: TextMarks()) { $0.formUnion($1.marks) }
    let words: [(TextMarks, String)] = [
      (.italic, "italic"), (.underline, "underline"), (.strikethrough, "strikethrough"),
    ]
    return ((isRightToLeft ? ["rtl"] : []) + words.filter { marks.contains($0.0) }.map(\.1))
      .joined(separator: " ")
  }
}

extension ResolvedFont {
  fileprivate var words: String {
    "\(size) \(weight.rawValue)\(design == .standard ? "" : " \(design.rawValue)")"
  }
}

/// The drawings of a site with their shapes, for the file beside them; each distinct shape is one
/// line.
package struct ShapeTable {
  /// The word among an image's attributes which says that a tile is drawn for it, because it is too large.
  static let tile = "tile"

  /// The lines of the file: `shape` with its fields, and `card` with its path, width, height and
  /// title and the numbers of its shapes, which count from 0 in the order of the file.
  package private(set) var bytes: [UInt8] = []
  private var numbers: [String: Int] = [:]

  package init() {}

  package mutating func add(_ drawing: CardDrawing, at path: String) {
    let own = drawing.shapes.split(separator: UInt8(ascii: "\n")).map { line -> String in
      let line = String(decoding: line, as: UTF8.self)
      let number = numbers[line] ?? numbers.count
      if number == numbers.count {
        numbers[line] = number
        bytes.append(contentsOf: "shape\t\(line)\n".utf8)
      }
      return String(number)
    }
    bytes.append(
      contentsOf: "card\t\(path)\t\(drawing.shapeHead)\t\(own.joined(separator: " "))\n".utf8)
  }
}

/// A field of a line without what ends one.
func escapedField(_ text: String) -> String {
  guard text.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\\") }) else { return text }
  return text.replacing("\\", with: "\\\\").replacing("\t", with: "\\t")
    .replacing("\r\n", with: "\\r\\n").replacing("\n", with: "\\n").replacing("\r", with: "\\r")
}

extension ControlContent {
  /// The color that tells how it stands; a button and a field have those of their texts.
  fileprivate var color: ColorRequest? {
    switch self {
    case .progress(_, let color), .slider(_, let color), .spinner(_, let color),
      .toggle(_, let color):
      color
    case .button, .textField: nil
    }
  }
}
