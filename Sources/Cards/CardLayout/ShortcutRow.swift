internal import HostSimulation
internal import Views

/// The row of a custom intent, and that of a person: a picture, and texts beside it.
extension CardComposer {
  func shortcutRow(_ row: DefaultRow, _ mark: BehaviorMark, in column: inout CardColumn) {
    let side = chrome.thumbnailSize.value
    // Of media each text has one line (observed).
    let limit = lines(row.kind == .media ? 1 : 2)
    let texts = stack(
      [
        View.chromeLabel(row.title, .style(.headline), lines: limit, id: "title"),
        row.subtitle.map {
          View.chromeLabel($0, .style(.subheadline), lines: limit, id: "subtitle")
        },
        row.footnote.map {
          View.chromeLabel(
            $0, .style(.footnote), color: .semantic(.secondary), lines: 1, id: "footnote")
        },
      ].compactMap(\.self), axis: .vertical, spacing: 2)
    addRow(mark, in: &column) { width in
      beside(texts, side: side, gap: 12, width: width) { thumbnail(row, in: $0) }
    }
  }

  func thumbnail(_ row: DefaultRow, in frame: Frame) -> Box {
    guard row.kind != .contact || row.person == nil else {
      let portrait = portrait(row, side: frame.width)
      return layout.box(stack([portrait], axis: .vertical, spacing: 0), in: frame)
    }
    return Box(
      frame: frame, picture(of: row), cornerRadius: frame.width / 5, name: "thumbnail")
  }

  /// The picture that a row names, or the app's icon.
  ///
  /// A picture that the project lacks is drawn as missing; but the artwork of music and films comes
  /// from the app as it runs.
  private func picture(of row: DefaultRow) -> BoxContent {
    if row.kind == .media, row.imageName.flatMap({ environment.images[$0] }) == nil {
      return .symbol(.media)
    }
    return row.imageName.map { .image(name: $0, mode: .fill) } ?? .appIcon
  }

  /// A picture where the project has it, else initials in a circle.
  func portrait(_ row: DefaultRow, side: Points) -> View<String> {
    var style = ViewStyle()
    style.width = side
    style.height = side
    style.cornerRadius = side / 2
    style.id = "portrait"
    if let name = row.imageName, environment.images[name] != nil {
      return View(.image(ImageContent(name: name, mode: .fill)), style: style)
    }
    style.background = .hex(light: 0x8A8F9C, dark: 0x6B7080)
    let words = (row.person ?? row.title).split(separator: " ")
    let initials = [words.first, words.count > 1 ? words.last : nil]
      .compactMap { $0?.first.map { String($0).uppercased() } }.joined()
    return View(
      .label(
        LabelContent(
          text: initials, font: .system(size: side * 3 / 8, weight: .semibold, design: .rounded),
          color: .semantic(.white), lines: 1, lineBreak: .clipping, alignment: .center)),
      style: style)
  }
}
