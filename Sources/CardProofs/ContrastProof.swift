internal import CardDrawing
internal import CardLayout
internal import Diagnostics
internal import HostSimulation

/// Finds texts that stand out too little from what is behind them, in either appearance.
struct ContrastProof {
  /// The least contrast of a text, and of a large one (WCAG 2.1, 1.4.3).
  private static let least = (usual: 4.5, large: 3.0)

  private let view: ProvedView
  private let palette: Palette
  /// The elements that have a colour of their own or a picture, in the order in which they are drawn.
  private let painted: [Int]

  init(_ view: ProvedView, _ palette: Palette) {
    self.view = view
    self.palette = palette
    painted = view.placed.elements.indices.filter { number in
      let placed = view.placed.elements[number]
      return placed.box.background != nil || placed.isPicture
    }
  }

  var faults: [ProofFault] { view.placed.elements.indices.compactMap(fault) }

  private func fault(_ number: Int) -> ProofFault? {
    let placed = view.placed.elements[number]
    guard let text = placed.text, text.isRead, !placed.isPlaceholder else { return nil }
    let least = text.font.isLarge ? Self.least.large : Self.least.usual
    let found = Appearance.allCases.compactMap { appearance -> Found? in
      guard let (front, back) = colors(of: number, text, in: appearance) else { return nil }
      let contrast = MixedColor.contrast(front, back)
      guard contrast < least else { return nil }
      return Found(appearance: appearance, contrast: contrast, front: front, back: back)
    }
    guard let worst = found.min(by: { $0.contrast < $1.contrast }) else { return nil }
    return ProofFault(
      .lowContrast,
      "the contrast of the text is \(worst.ratio) in the \(worst.appearance) appearance, less than \(least == 3 ? "3" : "4.5"):1",
      at: view.placed.location(of: number), extent: 21 - worst.contrast,
      notes: found.map {
        Diagnostic.Note(
          "In the \($0.appearance) appearance \($0.front.hex) on \($0.back.hex), \($0.ratio)")
      },
      fix: FixWords(view.placed.location(of: number)).color)
  }

  private struct Found {
    let appearance: Appearance
    let contrast: Double
    let front: MixedColor
    let back: MixedColor

    /// With one decimal, and down, so that it is never as much as it must be.
    var ratio: String {
      let tenths = Int(contrast * 10)
      return tenths % 10 == 0 ? "\(tenths / 10):1" : "\(tenths / 10).\(tenths % 10):1"
    }
  }

  /// The colours of a text and of what is behind it, mixed from the inside out; nil for a text that
  /// is not to be seen at all, and for one in front of a picture, whose colours nobody knows.
  private func colors(
    of number: Int, _ text: TextBox, in appearance: Appearance
  ) -> (front: MixedColor, back: MixedColor)? {
    var front = color(text.color, appearance)
    guard front.alpha > 0 else { return nil }
    var back = MixedColor.none
    var next: Int? = number
    while let current = next {
      let box = view.placed.elements[current].box
      guard box.alpha > 0 else { return nil }
      let behind = box.background.map { color($0, appearance) } ?? .none
      front = front.over(behind).faded(to: box.alpha)
      back = back.over(behind).faded(to: box.alpha)
      next = view.placed.elements[current].parent
      guard let parent = next, let lines = text.linesFrame else { continue }
      switch layers(behind: current, in: parent, at: lines, appearance) {
      // A blur shows the colours of a picture behind it.
      case .unknown where back.alpha < 1 || view.placed.elements[current].isBlur: return nil
      case .unknown: break
      case .color(let beside):
        front = front.over(beside)
        back = back.over(beside)
      }
    }
    let platter = color(.chrome(.platter), appearance)
    return (front.over(platter), back.over(platter))
  }

  /// What of an element's neighbours is behind it.
  private enum Layers {
    case color(MixedColor)
    /// A picture, or the edge of something.
    case unknown
  }

  /// What was drawn before an element, in the same parent, where the lines of a text stand.
  private func layers(
    behind number: Int, in parent: Int, at lines: Frame, _ appearance: Appearance
  ) -> Layers {
    var mixed = MixedColor.none
    var isKnown = true
    // All that was drawn between the two is in the same parent.
    for layer in painted where layer > parent && layer < number {
      let placed = view.placed.elements[layer]
      let alpha = self.alpha(of: layer, below: parent)
      guard alpha > 0, placed.box.frame.overlaps(lines) else { continue }
      if placed.isPicture { isKnown = false }
      guard let background = placed.box.background.map({ color($0, appearance) }),
        background.alpha > 0
      else { continue }
      let own = background.faded(to: alpha)
      // What hides all that is behind the text is known again.
      if placed.box.frame.encloses(lines), placed.box.cornerRadius < lines.height {
        if own.alpha == 1, !placed.isPicture, !placed.isBlur { isKnown = true }
        mixed = own.over(mixed)
      } else {
        isKnown = false
      }
    }
    return isKnown ? .color(mixed) : .unknown
  }

  /// How much of an element is to be seen within one that holds it.
  private func alpha(of number: Int, below parent: Int) -> Double {
    var alpha = 1.0
    var next: Int? = number
    while let current = next, current != parent {
      alpha *= view.placed.elements[current].box.alpha
      next = view.placed.elements[current].parent
    }
    return alpha
  }

  private func color(_ color: DrawnColor, _ appearance: Appearance) -> MixedColor {
    palette.pair(for: color).map { MixedColor($0.value(in: appearance)) } ?? .none
  }
}

extension PlacedElement {
  /// The placeholder of a text field has the system's own colour.
  fileprivate var isPlaceholder: Bool {
    guard case .control(.textField(let label)) = element.content else { return false }
    return label.color == .semantic(.placeholderText)
  }
}

extension PlacedElement {
  fileprivate var isBlur: Bool { box.background == .chrome(.material) }

  /// Whether it shows what has colours of its own.
  fileprivate var isPicture: Bool {
    switch box.content {
    case .image, .map, .chart, .placeholder: true
    default:
      // A picture with insets stands in a box of its own, and a place for one may be empty.
      if case .image = element.content { true } else { false }
    }
  }
}

extension TextBox {
  /// Whether there is something to read: a chevron or a bullet is none.
  fileprivate var isRead: Bool { text.contains { $0.isLetter || $0.isNumber } }
}

extension ResolvedFont {
  /// From 18 points, or from 14 in bold (WCAG 2.1).
  fileprivate var isLarge: Bool {
    switch weight {
    case .bold, .heavy, .black: size >= 14
    default: size >= 18
    }
  }
}
