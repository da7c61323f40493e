package import HostSimulation

/// Lays out a whole card: what the host draws, with the hosted views in their places.
package struct CardComposer {
  let card: HostedCard
  let environment: LayoutEnvironment
  let language: String

  package init(_ card: HostedCard, language: String, in environment: LayoutEnvironment) {
    self.card = card
    self.language = language
    self.environment = environment
  }

  var layout: ElementLayout { ElementLayout(in: environment) }
  var chrome: HostChrome { card.profile.chrome }
  var margin: Points { chrome.outerMargin.value }

  package func laidOut() -> LaidOutCard {
    var column = CardColumn(x: margin, y: margin, width: card.profile.cardWidth)
    if card.isLocked { clock(in: &column) }
    if let says = card.says, card.profile.context == .siriSnippet {
      utterance(says, in: &column)
    }
    let surroundings = column.boxes
    let platter =
      switch card.profile.context {
      case .siriSnippet: siriPlatter(at: column.y)
      case .mapsCard: mapsPlatter(at: column.y)
      }
    let size = Size(
      width: card.profile.cardWidth + margin * 2, height: platter.frame.maxY + margin)
    let frame = Frame(x: 0, y: 0, width: size.width, height: size.height)
    let root = Box(
      frame: frame, card.isLocked ? .symbol(.wallpaper) : .container,
      cornerRadius: card.isLocked ? chrome.platterRadius.value + margin : 0,
      name: card.isLocked ? "lock screen" : "screen", children: surroundings + [platter])
    return LaidOutCard(
      drawingSize: size, cardSize: platter.frame.size, root: root, language: language,
      isRightToLeft: environment.isRightToLeft)
  }

  /// The clock that tells a lock screen at a glance; always the same time.
  private func clock(in column: inout CardColumn) {
    let font = FontRequest.system(size: 64, weight: .semibold, design: .standard)
    column.space(12)
    column.add(
      .chromeLabel(
        "9:41", font, color: .semantic(.white), lines: 1, alignment: .center, id: "clock"), layout)
    column.space(16)
  }

  /// What the person said, above the card.
  private func utterance(_ text: String, in column: inout CardColumn) {
    let inset = chrome.rowPaddingHorizontal.value
    column.add(
      .chromeLabel(
        "“\(text)”", .style(.subheadline), color: .semantic(card.isLocked ? .white : .secondary),
        insets: Insets(top: 4, leading: inset, bottom: 8, trailing: inset), id: "utterance"),
      layout)
  }

  private func siriPlatter(at y: Points) -> Box {
    var column = CardColumn(x: margin, y: y, width: card.profile.cardWidth)
    sash(in: &column, topInset: chrome.sashInset.value)
    if card.outcome == .locked {
      unlockRequest(in: &column)
    } else {
      dialogue(in: &column)
      for section in card.sections { self.section(section, in: &column) }
      buttons(in: &column)
    }
    return platter(column, from: y)
  }

  func platter(_ column: CardColumn, from y: Points) -> Box {
    Box(
      frame: Frame(x: margin, y: y, width: column.width, height: column.y - y),
      background: .chrome(.platter), cornerRadius: chrome.platterRadius.value, name: "platter",
      children: column.boxes)
  }

  /// The strip with the app's icon and name, which nothing can remove (documented).
  func sash(in column: inout CardColumn, topInset: Points) {
    let icon = chrome.sashIconSize.value
    let inset = chrome.sashInset.value
    let textInset = inset + icon + chrome.sashIconSpacing.value
    let name = Element.chromeLabel(
      card.appName, .style(.subheadline), color: .semantic(.secondary), lines: 1, id: "app name")
    let textHeight = layout.fittingHeight(name, width: column.width - textInset - inset)
    let height = max(icon, textHeight)
    column.space(topInset)
    column.add(height: height) { frame in
      let iconFrame = Frame(
        x: frame.x + inset, y: frame.y + (height - icon) / 2, width: icon, height: icon)
      let nameFrame = Frame(
        x: frame.x + textInset, y: frame.y + (height - textHeight) / 2,
        width: frame.width - textInset - inset, height: textHeight)
      let isMirrored = environment.isRightToLeft
      return Box(
        frame: frame, name: "sash",
        children: [
          Box(
            frame: isMirrored ? iconFrame.mirrored(in: frame) : iconFrame, .appIcon,
            cornerRadius: icon / 4, name: "app icon"),
          layout.box(name, in: isMirrored ? nameFrame.mirrored(in: frame) : nameFrame),
        ])
    }
    column.space(max(.zero, chrome.sashHeight.value - topInset - height))
  }

  private func dialogue(in column: inout CardColumn) {
    guard let text = card.dialogue else {
      column.space(chrome.rowPaddingVertical.value)
      return
    }
    column.add(
      .chromeLabel(text, .style(.body), insets: rowInsets, id: "dialogue"), layout)
  }

  var rowInsets: Insets {
    Insets(
      top: chrome.rowPaddingVertical.value, leading: chrome.rowPaddingHorizontal.value,
      bottom: chrome.rowPaddingVertical.value, trailing: chrome.rowPaddingHorizontal.value)
  }

  private func section(_ section: ShownSection, in column: inout CardColumn) {
    switch section.appearance {
    case .hidden, .empty: break
    case .custom(let view):
      column.separator(chrome)
      hostedView(view, of: section.parameters, in: &column)
    case .standard(let row):
      column.separator(chrome)
      defaultRow(row, in: &column)
    }
  }

  func hostedView(
    _ view: HostedView, of parameters: [HostParameter], in column: inout CardColumn
  ) {
    column.add(height: view.size.height) { frame in
      let content = view.element.map { layout.box($0, in: frame) }
      let measure = HostedViewMeasure(
        desiredSize: view.desiredSize, minimumSize: view.minimumSize,
        maximumSize: view.maximumSize,
        contentHeight: view.element.map { layout.fittingHeight($0, width: frame.width) } ?? .zero,
        parameters: parameters.map(\.keyPath))
      return Box(
        frame: frame, .hostedView(measure), name: "hosted view",
        children: content.map { [$0] } ?? [])
    }
  }
}
