internal import CardDrawing
internal import CardLayout
internal import Diagnostics
internal import TextTools
internal import Views

/// Finds texts that stand out too little from what is behind them, in either appearance.
///
/// Texts that change with the appearance in front of a background that does not have one cause: the
/// background. So they are one fault, told of the background.
struct ContrastCheck {
  /// The least contrast of a text, and of a large one (WCAG 2.1, 1.4.3).
  private static let least = (usual: 4.5, large: 3.0)

  /// How many texts on one background are named (convention).
  private static let mostNamed = 5

  private let view: CheckedView
  private let backdrops: TextBackdrops
  private let hasSystemTint: Bool

  init(_ view: CheckedView, _ palette: Palette) {
    self.view = view
    hasSystemTint = palette.hasSystemTint
    backdrops = TextBackdrops(view.placed, palette)
  }

  var faults: [LayoutIssue] {
    let pale = view.placed.elements.indices.compactMap(paleText)
    let byBackground = Dictionary(grouping: pale.filter { $0.background != nil }) {
      $0.background.flatMap { view.placed.location(of: $0) }
    }.sorted { $0.value[0].number < $1.value[0].number }
    return pale.filter { $0.background == nil }.map(fault)
      + byBackground.compactMap { fault(ofBackgroundAt: $0.key, behind: $0.value) }
  }

  /// A text with too little contrast.
  private struct PaleText {
    let number: Int
    let least: Double
    /// How little, in the appearances where it is too little, the worst first.
    let found: [Found]
    /// The background to blame; nil where the text's own color is.
    let background: Int?
    /// Whether what is behind it has one color in both appearances.
    let isOnFixedColor: Bool

    var minimumRatio: String { least == 3 ? "3:1" : "4.5:1" }
  }

  private struct Found {
    let appearance: Appearance
    let contrast: Double
    let colors: TextBackdrops.Colors

    /// With one decimal, and down, so that it is never as much as it must be.
    var ratio: String {
      let tenths = Int(contrast * 10)
      return tenths % 10 == 0 ? "\(tenths / 10):1" : "\(tenths / 10).\(tenths % 10):1"
    }

    var words: String { "\(colors.front.hex) on \(colors.back.hex), \(ratio)" }
  }

  /// The text in that of its styles which stands out the least.
  private func paleText(_ number: Int) -> PaleText? {
    let placed = view.placed.elements[number]
    guard let text = placed.text, text.isRead, !placed.isPlaceholder else { return nil }
    return text.styles.compactMap { paleText(number, text, $0) }
      .min { $0.found[0].contrast < $1.found[0].contrast }
  }

  private func paleText(_ number: Int, _ text: TextBox, _ style: TextBox.Style) -> PaleText? {
    let least = style.font.isLarge ? Self.least.large : Self.least.usual
    let both = Appearance.allCases.compactMap { appearance -> Found? in
      guard let colors = backdrops.colors(of: number, text, style.color, in: appearance),
        !isOfSystem(style.color, colors.background)
      else { return nil }
      return Found(
        appearance: appearance, contrast: MixedColor.contrast(colors.front, colors.back),
        colors: colors)
    }
    let found = both.filter { $0.contrast < least }.sorted { $0.contrast < $1.contrast }
    guard let worst = found.first else { return nil }
    // A color that is well in one appearance and changes for the other has done what it can.
    let isOnFixedColor = Set(both.map(\.colors.back)).count == 1
    let isBackgrounds =
      found.count < both.count && Set(both.map(\.colors.front)).count > 1
      && (isOnFixedColor || style.color == .requested(.semantic(.label)))
    return PaleText(
      number: number, least: least, found: found,
      background: isBackgrounds ? worst.colors.background : nil,
      isOnFixedColor: isOnFixedColor)
  }

  /// Whether a text has the contrast that the system gives it: a pale color for labels on a background of its own, or
  /// the blue of an app without a tint, on either side.
  private func isOfSystem(_ color: DrawnColor, _ number: Int?) -> Bool {
    let tint = DrawnColor.requested(.semantic(.tint))
    let background = number.flatMap { view.placed.elements[$0].box.background }
    if hasSystemTint, color == tint || background == tint { return true }
    guard [.secondary, .placeholderText].map({ .requested(.semantic($0)) }).contains(color) else {
      return false
    }
    switch background {
    case nil, .chrome: return true
    case .requested(.semantic(let ground)): return Self.grounds.contains(ground)
    case .requested: return false
    }
  }

  private static let grounds: Set<SemanticColor> = [
    .background, .secondaryBackground, .tertiaryBackground, .groupedBackground,
    .secondaryGroupedBackground, .tertiaryGroupedBackground,
  ]

  private func fault(_ text: PaleText) -> LayoutIssue {
    let location = view.placed.location(of: text.number)
    let worst = text.found[0]
    return LayoutIssue(
      .lowContrast,
      "the contrast of \(name(of: text.number)) is \(worst.ratio) in the \(worst.appearance) appearance, less than \(text.minimumRatio)",
      at: location, extent: 21 - worst.contrast,
      notes: text.found.sorted { $0.appearance == .light && $1.appearance == .dark }.map {
        Diagnostic.Note("In the \($0.appearance) appearance \($0.words)")
      },
      fix: text.isOnFixedColor
        ? "Choose a color with more contrast to \(worst.colors.back.hex), which is behind it in both appearances"
        : FixWords(location).color)
  }

  /// One fault for all texts in front of a background; the one that stands out the least is told.
  private func fault(
    ofBackgroundAt location: SourceLocation?, behind texts: [PaleText]
  ) -> LayoutIssue? {
    // Of two that stand out as little, the one that should more.
    let worst = texts.min {
      ($0.found[0].contrast, -$0.least) < ($1.found[0].contrast, -$1.least)
    }
    guard let worst else { return nil }
    let found = worst.found[0]
    let subject =
      texts.count == 1 ? name(of: worst.number) : "\(texts.count) texts on this background"
    var notes = texts.prefix(Self.mostNamed).map {
      Diagnostic.Note(
        "\(name(of: $0.number).capitalizedFirst) is \($0.found[0].words)",
        at: view.placed.location(of: $0.number))
    }
    let others = texts.count - Self.mostNamed
    if others > 0 {
      notes.append(
        Diagnostic.Note(
          others == 1
            ? "1 other text has too little contrast too"
            : "\(others) other texts have too little contrast too"))
    }
    return LayoutIssue(
      .lowContrast,
      "the contrast of \(subject) is \(found.ratio) in the \(found.appearance) appearance, less than \(worst.minimumRatio)",
      at: location,
      // Of two states the one with more texts says more.
      extent: 21 - found.contrast + Double(texts.count) / 1000,
      notes: [
        Diagnostic.Note(
          "The text changes with the appearance, and the background \(worst.isOnFixedColor ? "does not" : "too little")"
        )
      ] + notes,
      fix: FixWords(location).background)
  }

  /// The text by its name, or by what it says.
  private func name(of number: Int) -> String {
    let placed = view.placed.elements[number]
    if placed.element.style.id != nil { return view.placed.name(of: number) }
    return "the text “\(placed.text?.text.shortened ?? "")”"
  }
}

extension PlacedElement {
  /// The placeholder of a text field has the system's own color.
  fileprivate var isPlaceholder: Bool {
    guard case .control(.textField) = element.content else { return false }
    return element.content.ownText?.label.color == .semantic(.placeholderText)
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
