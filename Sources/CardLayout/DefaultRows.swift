internal import HostSimulation

/// The rows of a card that no controller took, as the host draws them (observed fields; measures
/// and order are the convention where the profile says so).
extension CardComposer {
  func defaultRow(_ row: DefaultRow, in column: inout CardColumn) {
    switch row.kind {
    case .shortcut, .contact: shortcutRow(row, in: &column)
    case .title:
      add(
        .chromeLabel(row.title, .style(.headline), lines: 2, alignment: .center, id: "title"),
        in: &column)
    case .text: add(.chromeLabel(row.title, .style(.body), id: "text"), in: &column)
    case .keyValue: add(keyValue(row), in: &column)
    case .person: add(person(row), in: &column)
    case .bubble: add(bubble(row), in: &column)
    case .map: mapRow(row, in: &column)
    }
  }

  /// An element in a row: with the row's insets, and at least as high as a row.
  private func add(_ element: Element, in column: inout CardColumn) {
    let insets = rowInsets
    let width = column.width - insets.leading - insets.trailing
    let content = layout.fittingHeight(element, width: width)
    let height = max(chrome.rowMinimumHeight.value, content + insets.top + insets.bottom)
    column.add(height: height) { frame in
      Box(
        frame: frame, name: "default row",
        children: [
          layout.box(
            element,
            in: Frame(
              x: frame.x + insets.leading, y: frame.y + (height - content) / 2, width: width,
              height: content))
        ])
    }
  }

  private func keyValue(_ row: DefaultRow) -> Element {
    stack(
      [
        .chromeLabel(row.title, .style(.body), color: .semantic(.secondary), lines: 1, id: "key"),
        Element(.spacer(minimum: 12)),
        .chromeLabel(
          row.detail ?? "", .style(.body), lines: 3, alignment: .trailing, id: "value"),
      ], axis: .horizontal, spacing: 0)
  }

  /// A person's picture or initials, the name, and what it is about.
  private func person(_ row: DefaultRow) -> Element {
    stack(
      [
        portrait(row, side: 64),
        .chromeLabel(row.title, .style(.headline), lines: 1, alignment: .center, id: "title"),
        row.subtitle.map {
          .chromeLabel($0, .style(.title2), lines: 1, alignment: .center, id: "subtitle")
        },
      ].compactMap(\.self), axis: .vertical, spacing: 4, alignment: .center)
  }

  private func bubble(_ row: DefaultRow) -> Element {
    var style = ElementStyle()
    style.insets = Insets(top: 8, leading: 14, bottom: 8, trailing: 14)
    style.cornerRadius = 18
    style.background = .hex(light: "#0063CC", dark: "#0A5CB8")
    style.id = "bubble"
    let text = Element(
      .label(
        LabelContent(
          text: row.title, font: .style(.body), color: .semantic(.white), lines: 0,
          lineBreak: .wordWrapping, alignment: .natural)), style: style)
    return stack([Element(.spacer(minimum: 60)), text], axis: .horizontal, spacing: 0)
  }

  /// A picture where the project has it, else initials in a circle.
  private func portrait(_ row: DefaultRow, side: Points) -> Element {
    var style = ElementStyle()
    style.width = side
    style.height = side
    style.cornerRadius = side / 2
    style.id = "portrait"
    if let name = row.imageName, environment.images[name] != nil {
      return Element(.image(ImageContent(name: name, mode: .fill)), style: style)
    }
    style.background = .semantic(.gray)
    let words = (row.person ?? row.title).split(separator: " ")
    let initials = [words.first, words.count > 1 ? words.last : nil]
      .compactMap { $0?.first.map { String($0).uppercased() } }.joined()
    return Element(
      .label(
        LabelContent(
          text: initials, font: .system(size: side * 3 / 8, weight: .semibold, design: .rounded),
          color: .semantic(.white), lines: 1, lineBreak: .clipping, alignment: .center)),
      style: style)
  }

  private func mapRow(_ row: DefaultRow, in column: inout CardColumn) {
    column.add(height: 120) { Box(frame: $0, .symbol(.map), name: "map") }
    add(.chromeLabel(row.title, .style(.subheadline), lines: 2, id: "map title"), in: &column)
  }

  /// The row of a custom intent: thumbnail, title, subtitle and footnote side by side.
  private func shortcutRow(_ row: DefaultRow, in column: inout CardColumn) {
    let side = chrome.thumbnailSize.value
    let texts = stack(
      [
        Element.chromeLabel(row.title, .style(.headline), lines: 2, id: "title"),
        row.subtitle.map {
          Element.chromeLabel($0, .style(.subheadline), lines: 2, id: "subtitle")
        },
        row.footnote.map {
          Element.chromeLabel(
            $0, .style(.footnote), color: .semantic(.secondary), lines: 1, id: "footnote")
        },
      ].compactMap(\.self), axis: .vertical, spacing: 2)
    let textInset = chrome.rowPaddingHorizontal.value + side + 12
    let textWidth = column.width - textInset - chrome.rowPaddingHorizontal.value
    let textHeight = layout.fittingHeight(texts, width: textWidth)
    let height = max(
      chrome.rowMinimumHeight.value,
      max(side, textHeight) + chrome.rowPaddingVertical.value * 2)
    column.add(height: height) { frame in
      let imageFrame = Frame(
        x: frame.x + chrome.rowPaddingHorizontal.value, y: frame.y + (height - side) / 2,
        width: side, height: side)
      let textFrame = Frame(
        x: frame.x + textInset, y: frame.y + (height - textHeight) / 2, width: textWidth,
        height: textHeight)
      let isMirrored = environment.isRightToLeft
      return Box(
        frame: frame, name: "default row",
        children: [
          thumbnail(row, in: isMirrored ? imageFrame.mirrored(in: frame) : imageFrame),
          layout.box(texts, in: isMirrored ? textFrame.mirrored(in: frame) : textFrame),
        ])
    }
  }

  private func thumbnail(_ row: DefaultRow, in frame: Frame) -> Box {
    guard row.kind == .shortcut else {
      let portrait = portrait(row, side: frame.width)
      return layout.box(stack([portrait], axis: .vertical, spacing: 0), in: frame)
    }
    return Box(
      frame: frame, row.imageName.map { .image(name: $0, mode: .fill) } ?? .appIcon,
      cornerRadius: 8, name: "thumbnail")
  }

  func stack(
    _ elements: [Element], axis: StackContent.Axis, spacing: Points,
    alignment: StackContent.Alignment = .fill
  ) -> Element {
    Element(
      .stack(
        StackContent(
          axis: axis, spacing: spacing, alignment: alignment, distribution: .fill,
          elements: elements)))
  }
}
