internal import HostSimulation
internal import Views

/// Siri's screen: what was said, the platter with its sections, and the sign that Siri listens; on
/// a locked device with the clock above.
extension CardComposer {
  func siriScreen() -> Composition {
    var whole = CardColumn(x: 0, y: top, width: screen.width)
    if card.isLocked { clock(in: &whole) }
    var column = CardColumn(
      x: screen.cardX, y: max(whole.y, top + screen.margin), width: card.profile.cardWidth)
    if let suggestion = card.suggestion {
      self.suggestion(suggestion, in: &column)
    } else if let says = card.says {
      utterance(says, in: &column)
    }
    let platter = siriPlatter(at: column.y)
    var below = CardColumn(x: column.x, y: platter.frame.maxY + 14, width: column.width)
    // Nobody spoke to Siri who touched a suggestion.
    if card.suggestion == nil {
      voice(in: &below)
      below.space(14)
    }
    let frame = Frame(x: 0, y: top, width: screen.width, height: below.y - top)
    let root = Box(
      frame: frame, .symbol(card.isLocked ? .wallpaper : .screen),
      cornerRadius: chrome.platterRadius.value + screen.margin + 8,
      name: card.isLocked ? "lock screen" : "screen",
      children: whole.boxes + column.boxes + [platter] + below.boxes)
    return Composition(root: root, platter: platter)
  }

  /// The padlock, the day of the interaction and the clock that tell a lock screen at a glance; the time
  /// is always the same.
  private func clock(in column: inout CardColumn) {
    column.space(18)
    column.add(.lock, side: 16, name: "padlock")
    column.space(4)
    let font = FontRequest.system(size: 17, weight: .medium, design: .standard)
    column.add(
      .chromeLabel(
        card.day ?? "", font, color: .semantic(.white), lines: 1, alignment: .center,
        id: "day"), layout)
    let clock = FontRequest.system(size: 52, weight: .semibold, design: .rounded)
    column.add(
      .chromeLabel(
        "9:41", clock, color: .semantic(.white), lines: 1, alignment: .center, id: "clock"), layout)
    column.space(12)
  }

  /// The suggestion that the card expanded from: one row on a platter of its own (inferred; its
  /// measures are those of default rows).
  private func suggestion(_ row: DefaultRow, in column: inout CardColumn) {
    var own = CardColumn(x: column.x, y: column.y, width: column.width)
    defaultRow(row, marking: .none, in: &own)
    let boxes = own.boxes
    column.add(height: own.y - column.y) {
      Box(
        frame: $0, background: .chrome(.platter), cornerRadius: chrome.platterRadius.value,
        name: "suggestion", children: boxes)
    }
    column.space(screen.margin)
  }

  /// Draws what the person said above the card.
  private func utterance(_ text: String, in column: inout CardColumn) {
    let inset = chrome.rowPaddingHorizontal.value
    column.add(
      .chromeLabel(
        "“\(text)”", .style(.subheadline),
        color: card.isLocked ? .semantic(.white) : .hex(light: 0x4A4A55, dark: 0xC4C4CF),
        insets: Insets(top: 6, leading: inset, bottom: 10, trailing: inset), id: "utterance"),
      layout)
  }

  /// Our own sign that an assistant listens, below the card.
  private func voice(in column: inout CardColumn) {
    column.add(.voice, side: 40, name: "voice")
  }

  private func siriPlatter(at y: Points) -> Box {
    var column = CardColumn(x: screen.cardX, y: y, width: card.profile.cardWidth)
    sash(in: &column, topInset: chrome.sashInset.value)
    if card.outcome == .locked {
      unlockRequest(in: &column)
    } else {
      dialogue(in: &column)
      let sections = shownSections
      for (index, section) in sections.enumerated() {
        // The strip and a map end where they end; a line would be one too many.
        if index > 0 || !section.startsWithMap { column.separator(chrome) }
        // Of rows that all lead out of Siri the first says so; an arrow on each is noise (convention).
        let isSaid = index > 0 && section.launches && sections[index - 1].launches
        self.section(section, marking: isSaid ? .none : section.behavior, in: &column)
      }
      remark(in: &column)
      buttons(in: &column)
    }
    return platter(column, from: y)
  }

  /// The sections that have something to draw.
  private var shownSections: [ShownSection] {
    card.sections.filter { section in
      switch section.appearance {
      case .custom, .standard, .unknown: true
      case .hidden, .empty: false
      }
    }
  }

  private func dialogue(in column: inout CardColumn) {
    guard let text = card.dialogue else {
      column.space(chrome.rowPaddingVertical.value)
      return
    }
    column.add(
      .chromeLabel(text, .style(.body), insets: rowInsets, id: "dialogue"), layout)
  }

  private func section(
    _ section: ShownSection, marking behavior: InteractiveBehavior, in column: inout CardColumn
  ) {
    switch section.appearance {
    case .hidden, .empty: break
    case .custom(let view): hostedView(view, of: section.parameters ?? [], in: &column)
    case .unknown(let unknown): unknownView(of: unknown, in: &column)
    case .standard(let row): defaultRow(row, marking: behavior, in: &column)
    }
  }

  /// Draws the request to unlock, shown until the device is unlocked (convention).
  private func unlockRequest(in column: inout CardColumn) {
    column.space(20)
    column.add(.lock, side: 36, name: "lock")
    column.add(
      .chromeLabel(
        HostWords(language: language).unlock(screen.device), .style(.headline), lines: 3,
        alignment: .center, insets: rowInsets, id: "unlock request"),
      layout)
    column.space(12)
  }
}

extension ShownSection {
  /// Whether its upper edge is that of a map.
  fileprivate var startsWithMap: Bool {
    if case .standard(let row) = appearance { row.kind == .map } else { false }
  }

  /// Whether it is a row of the host's own that opens the app.
  fileprivate var launches: Bool {
    if case .standard = appearance { behavior == .launch } else { false }
  }
}
