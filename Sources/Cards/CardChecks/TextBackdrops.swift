internal import CardDrawing
internal import CardLayout
internal import Views

/// The backgrounds of the texts of a hosted view.
struct TextBackdrops {
  private let placed: PlacedView
  private let palette: Palette
  /// The elements that have a color of their own or a picture, in the order in which they are
  /// drawn.
  private let painted: [Int]

  init(_ placed: PlacedView, _ palette: Palette) {
    self.placed = placed
    self.palette = palette
    painted = placed.elements.indices.filter { number in
      let element = placed.elements[number]
      return element.box.background != nil || element.isPicture
    }
  }

  /// The colors of a text and of what is behind it.
  struct Colors {
    let front: MixedColor
    let back: MixedColor
    /// The element whose background is most of what is behind; nil where that is the platter.
    let background: Int?
  }

  /// The colors of a text in one of its colors, mixed from the inside out; nil for a text that is not to be seen at all,
  /// and for one in front of a picture, whose colors nobody knows.
  func colors(
    of number: Int, _ text: TextBox, _ own: DrawnColor, in appearance: Appearance
  ) -> Colors? {
    var front = color(own, appearance)
    guard front.alpha > 0 else { return nil }
    var back = MixedColor.none
    var share = BackdropShare()
    var next: Int? = number
    while let current = next {
      let box = placed.elements[current].box
      guard box.alpha > 0 else { return nil }
      let behind = background(of: box, appearance) ?? .none
      share.add(current, behind.alpha * box.alpha, behind: back)
      front = front.over(behind).faded(to: box.alpha)
      back = back.over(behind).faded(to: box.alpha)
      next = placed.elements[current].parent
      guard let parent = next, let lines = text.linesFrame else { continue }
      switch layers(behind: current, in: parent, at: lines, appearance) {
      // A blur shows the colors of a picture behind it.
      case .unknown where back.alpha < 1 || placed.elements[current].isBlur: return nil
      case .unknown: break
      case .color(let beside, let top):
        if let top { share.add(top, beside.alpha, behind: back) }
        front = front.over(beside)
        back = back.over(beside)
      }
    }
    let platter = color(.chrome(.platter), appearance)
    return Colors(
      front: front.over(platter), back: back.over(platter),
      background: share.largest.flatMap { placed.elements[$0].isBlur ? nil : $0 })
  }

  /// The neighbors that are behind an element.
  private enum Layers {
    /// With the element that was drawn last.
    case color(MixedColor, Int?)
    /// A picture, or the edge of something.
    case unknown
  }

  /// The layers drawn before an element in the same parent, where the lines of a text stand.
  private func layers(
    behind number: Int, in parent: Int, at lines: Frame, _ appearance: Appearance
  ) -> Layers {
    var mixed = MixedColor.none
    var top: Int?
    var isKnown = true
    // All that was drawn between the two is in the same parent.
    for layer in painted where layer > parent && layer < number {
      let behind = placed.elements[layer]
      let alpha = self.alpha(of: layer, below: parent)
      guard alpha > 0, behind.box.frame.overlaps(lines) else { continue }
      if behind.isPicture || behind.isTurned || placed.elements[number].isTurned { isKnown = false }
      guard let background = background(of: behind.box, appearance), background.alpha > 0
      else { continue }
      let own = background.faded(to: alpha)
      // What hides all that is behind the text is known again.
      if behind.box.frame.encloses(lines), behind.box.cornerRadius < lines.height {
        if own.alpha == 1, !behind.isPicture, !behind.isBlur { isKnown = true }
        mixed = own.over(mixed)
        top = layer
      } else {
        isKnown = false
      }
    }
    return isKnown ? .color(mixed, top) : .unknown
  }

  /// How much of an element is to be seen within one that holds it.
  private func alpha(of number: Int, below parent: Int) -> Double {
    var alpha = 1.0
    var next: Int? = number
    while let current = next, current != parent {
      alpha *= placed.elements[current].box.alpha
      next = placed.elements[current].parent
    }
    return alpha
  }

  private func background(of box: Box, _ appearance: Appearance) -> MixedColor? {
    let opacity = box.backgroundOpacity.value(in: appearance)
    return box.background.map { color($0, appearance).faded(to: opacity) }
  }

  private func color(_ color: DrawnColor, _ appearance: Appearance) -> MixedColor {
    palette.pair(for: color).map { MixedColor($0.value(in: appearance)) } ?? .none
  }
}

/// Which background is most of what is behind a text.
private struct BackdropShare {
  /// The platter is behind all, with what is left.
  private(set) var largest: Int?
  private var most = 0.5

  /// Adds a layer, partly hidden by the nearer ones.
  mutating func add(_ number: Int, _ alpha: Double, behind nearer: MixedColor) {
    let share = alpha * (1 - nearer.alpha)
    guard share >= most else { return }
    largest = number
    most = share
  }
}

extension PlacedElement {
  fileprivate var isBlur: Bool { box.background == .chrome(.material) }

  /// Whether the element shows a picture, which has colors of its own.
  fileprivate var isPicture: Bool {
    switch box.content {
    case .image, .map, .chart, .drawing, .placeholder: true
    default:
      // A picture with insets stands in a box of its own, and a place for one may be empty.
      if case .image = element.content { true } else { false }
    }
  }
}
