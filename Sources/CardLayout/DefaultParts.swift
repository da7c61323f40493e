internal import HostSimulation

/// The parts of a card that the host draws by itself.
extension CardComposer {
  func buttons(in column: inout CardColumn) {
    guard !card.buttons.isEmpty else { return }
    column.add(height: chrome.separatorHeight.value) {
      Box(frame: $0, background: .chrome(.separator), name: "separator")
    }
    let count = card.buttons.count
    // Large text takes more than the usual height.
    let height = card.buttons.reduce(chrome.buttonHeight.value) { height, title in
      let label = buttonLabel(title, isAffirmative: true)
      return max(height, layout.fittingHeight(label, width: column.width))
    }
    column.add(height: height) { frame in
      Box(
        frame: frame, name: "buttons",
        children: card.buttons.enumerated().map { index, title in
          let width = frame.width / count
          let button = Frame(
            x: frame.x + width * index, y: frame.y, width: width, height: frame.height)
          return self.button(
            title, isAffirmative: index == count - 1,
            in: environment.isRightToLeft ? button.mirrored(in: frame) : button)
        })
    }
  }

  /// A button's title in the system's blue, as large as body text and bold for the affirmative one
  /// (convention).
  private func buttonLabel(_ title: String, isAffirmative: Bool) -> Element {
    let size = TextStyleTable.entry(for: .body, at: environment.contentSize).size
    let font = FontRequest.system(
      size: Points(sixtyFourths: size * 64), weight: isAffirmative ? .semibold : .regular,
      design: .standard)
    return .chromeLabel(
      title, font, color: .hex(light: "#0063CC", dark: "#409CFF"), lines: 1, alignment: .center,
      id: "button")
  }

  private func button(_ title: String, isAffirmative: Bool, in frame: Frame) -> Box {
    let label = buttonLabel(title, isAffirmative: isAffirmative)
    let height = layout.fittingHeight(label, width: frame.width)
    return layout.box(
      label,
      in: Frame(
        x: frame.x, y: frame.y + (frame.height - height) / 2, width: frame.width, height: height))
  }

  /// What stands in place of the card until the device is unlocked (convention).
  func unlockRequest(in column: inout CardColumn) {
    column.space(20)
    let size: Points = 36
    column.add(height: size) { frame in
      Box(
        frame: Frame(x: frame.x + (frame.width - size) / 2, y: frame.y, width: size, height: size),
        .symbol(.lock), name: "lock")
    }
    column.add(
      .chromeLabel(
        "Unlock iPhone to continue", .style(.headline), lines: 2, alignment: .center,
        insets: rowInsets, id: "unlock request"),
      layout)
    column.space(12)
  }

  /// A Maps card: a map, the banner at its fixed height and the strip that names the app.
  func mapsPlatter(at y: Points) -> Box {
    var column = CardColumn(x: margin, y: y, width: card.profile.cardWidth)
    column.add(height: 120) { Box(frame: $0, .symbol(.map), name: "map") }
    column.space(chrome.rowPaddingHorizontal.value)
    let inset = card.profile.bannerInset.value
    var banner = CardColumn(x: column.x + inset, y: column.y, width: card.profile.hostedWidth)
    let height = card.profile.maximumHeight.value
    for section in card.sections {
      switch section.appearance {
      case .custom(let view): hostedView(view, of: section.parameters, in: &banner)
      case .standard(let row): templatedBanner(row, height: height, in: &banner)
      case .hidden, .empty: banner.space(height)
      }
    }
    let boxes = banner.boxes
    column.add(height: max(height, banner.y - column.y)) {
      Box(frame: $0, name: "banner", children: boxes)
    }
    sash(in: &column, topInset: 12)
    column.space(chrome.rowPaddingHorizontal.value)
    return platter(column, from: y)
  }

  /// What Maps shows in the banner's place when there is no hosted view.
  private func templatedBanner(_ row: DefaultRow, height: Points, in column: inout CardColumn) {
    var measured = CardColumn(x: column.x, y: 0, width: column.width)
    defaultRow(row, in: &measured)
    let room = max(.zero, height - measured.y)
    var content = CardColumn(x: column.x, y: column.y + room / 2, width: column.width)
    defaultRow(row, in: &content)
    let boxes = content.boxes
    column.add(height: max(height, measured.y)) { frame in
      Box(
        frame: frame, background: .requested(.semantic(.fill)), cornerRadius: 12,
        name: "templated banner", children: boxes)
    }
  }
}
