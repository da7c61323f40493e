internal import HostSimulation
internal import Views

/// Boxes put below each other, as the parts of a card are.
struct CardColumn {
  let x: Points
  let width: Points
  private(set) var y: Points
  private(set) var boxes: [Box] = []

  init(x: Points, y: Points, width: Points) {
    self.x = x
    self.y = y
    self.width = width
  }

  mutating func space(_ height: Points) { y = y + height }

  /// Adds a box of a height across the column; `make` gets its frame.
  mutating func add(height: Points, _ make: (Frame) -> Box) {
    boxes.append(make(Frame(x: x, y: y, width: width, height: height)))
    y = y + height
  }

  /// Adds an element across the column, with the height that it takes.
  mutating func add(_ element: View<String>, _ layout: ElementLayout) {
    let fitted = layout.fitted(element, width: width)
    add(height: fitted.height) { fitted.centered(in: $0) }
  }

  /// Adds a symbol in the middle of the column.
  mutating func add(_ symbol: BoxContent.Symbol, side: Points, name: String) {
    add(height: side) { frame in
      Box(
        frame: Frame(x: frame.x + (frame.width - side) / 2, y: frame.y, width: side, height: side),
        .symbol(symbol), name: name)
    }
  }

  mutating func separator(_ chrome: HostChrome) {
    let inset = chrome.separatorInset.value
    add(height: chrome.separatorHeight.value) { frame in
      Box(
        frame: frame.inset(by: Insets(top: 0, leading: inset, bottom: 0, trailing: inset)),
        background: .chrome(.separator), name: "separator")
    }
  }
}

extension View<String> {
  /// A label of the host's own.
  static func chromeLabel(
    _ text: String, _ font: FontRequest, color: ColorRequest = .semantic(.label), lines: Int = 0,
    alignment: TextAlignment = .natural, insets: Insets = .zero, id: String? = nil
  ) -> View<String> {
    var style = ViewStyle()
    style.insets = insets
    style.id = id
    return View(
      .label(
        LabelContent(
          text: text, font: font, color: color, lines: lines,
          lineBreak: .truncatingTail, alignment: alignment)),
      style: style)
  }
}
