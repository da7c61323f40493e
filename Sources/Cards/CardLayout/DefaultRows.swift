internal import HostSimulation
internal import Views

/// The rows of a card that no controller took, as the host draws them (observed fields; measures
/// and order are the convention where the profile says so).
extension CardComposer {
  /// The row itself, which shows what a tap on it does.
  func defaultRow(
    _ row: DefaultRow, marking behavior: InteractiveBehavior, in column: inout CardColumn
  ) {
    let mark = BehaviorMark(behavior: behavior)
    switch row.kind {
    case .shortcut, .contact, .media: shortcutRow(row, mark, in: &column)
    case .title:
      let title = View.chromeLabel(
        row.title, .style(.headline), lines: lines(3), alignment: .center, id: "title")
      add(title, mark, isCentered: true, in: &column)
    case .text: textRow(row, mark, in: &column)
    case .summary:
      let names = View.chromeLabel(
        row.title, .style(.footnote), color: .semantic(.secondary), lines: lines(2), id: "summary")
      add(names, mark, in: &column)
    case .keyValue: add(keyValue(row), mark, in: &column)
    case .person: add(person(row), mark, isCentered: true, in: &column)
    case .recipient: add(recipient(row), mark, in: &column)
    case .bubble: add(bubble(row), mark, in: &column)
    case .map: mapRow(row, mark, in: &column)
    case .task: taskRow(row, mark, in: &column)
    case .code: codeRow(row, in: &column)
    case .header: headerRow(row, in: &column)
    case .feedback: feedbackRow(row, in: &column)
    case .actions: actionsRow(row, in: &column)
    case .openApp: openAppRow(row, in: &column)
    }
  }

  /// An element in a row.
  private func add(
    _ element: View<String>, _ mark: BehaviorMark, isCentered: Bool = false,
    in column: inout CardColumn
  ) {
    addRow(mark, isCentered: isCentered, in: &column) { width in
      let fitted = layout.fitted(element, width: width)
      return RowContent(height: fitted.height) { [fitted.centered(in: $0)] }
    }
  }

  /// A row with its insets, at least as high as a row, and the mark of its behavior; what is
  /// centered keeps as much room on the other side.
  func addRow(
    _ mark: BehaviorMark, isCentered: Bool = false, in column: inout CardColumn,
    _ make: (Points) -> RowContent
  ) {
    let insets = rowInsets
    let free = isCentered ? mark.room : 0
    let width = column.width - insets.leading - insets.trailing - mark.room - free
    let content = make(width)
    let height = max(chrome.rowMinimumHeight.value, content.height + insets.top + insets.bottom)
    let isMirrored = environment.isRightToLeft
    column.add(height: height) { frame in
      let inner = frame.inset(
        by: Insets(top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing))
      let own = Frame(
        x: inner.x + free, y: frame.y + (height - content.height) / 2, width: width,
        height: content.height)
      return Box(
        frame: frame, name: "default row",
        children: mark.target(in: frame) + content.boxes(isMirrored ? own.mirrored(in: inner) : own)
          + mark.sign(in: inner, isMirrored: isMirrored))
    }
  }

  /// The most lines of a text; as many as it takes where text is as large as for accessibility
  /// (convention).
  func lines(_ limit: Int) -> Int { environment.contentSize.isAccessibilitySize ? 0 : limit }

  /// A text; the item of a note that names a picture of the project is that picture, with the text
  /// below it where there is one (convention).
  private func textRow(_ row: DefaultRow, _ mark: BehaviorMark, in column: inout CardColumn) {
    let text = View.chromeLabel(row.title, .style(.body), id: "text")
    guard let name = row.imageName, let image = environment.images[name] else {
      return add(text, mark, in: &column)
    }
    var style = ViewStyle()
    style.cornerRadius = 8
    style.height = min(180, image.size?.height ?? 180)
    style.id = "note image"
    let isWide = image.size.map { $0.width >= 300 } ?? true
    let picture = View(
      .image(ImageContent(name: name, mode: isWide ? .fill : .fit)), style: style)
    let caption = row.person.map { $0.isEmpty ? [] : [text] } ?? [text]
    add(stack([picture] + caption, axis: .vertical, spacing: 8), mark, in: &column)
  }

  /// Side by side, and below each other where text is as large as for accessibility.
  private func keyValue(_ row: DefaultRow) -> View<String> {
    let isStacked = environment.contentSize.isAccessibilitySize
    let key = View.chromeLabel(
      row.title, .style(.body), color: .semantic(.secondary), lines: lines(2), id: "key")
    let value = View.chromeLabel(
      row.detail ?? "", .style(.body), lines: lines(3), alignment: isStacked ? .natural : .trailing,
      id: "value")
    return isStacked
      ? stack([key, value], axis: .vertical, spacing: 2)
      : stack([key, View(.spacer(minimum: 12)), value], axis: .horizontal, spacing: 0)
  }

  /// A person's picture or initials, the name, and what it is about.
  private func person(_ row: DefaultRow) -> View<String> {
    var gap = ViewStyle()
    gap.height = 2
    return stack(
      [
        portrait(row, side: 64), View(.spacer(minimum: 2), style: gap),
        .chromeLabel(
          row.title, .style(.headline), lines: lines(2), alignment: .center, id: "title"),
        row.subtitle.map {
          .chromeLabel(
            $0, .styled(.title, weight: .semibold, design: .rounded), lines: 1,
            alignment: .center, id: "subtitle")
        },
      ].compactMap(\.self), axis: .vertical, spacing: 4, alignment: .center)
  }

  private func recipient(_ row: DefaultRow) -> View<String> {
    stack(
      [
        .chromeLabel(row.title, .style(.body), color: .semantic(.secondary), lines: 1, id: "key"),
        .chromeLabel(row.detail ?? "", .style(.body), lines: lines(2), id: "value"),
      ], axis: .horizontal, spacing: 6, alignment: .firstBaseline)
  }

  private func bubble(_ row: DefaultRow) -> View<String> {
    var style = ViewStyle()
    style.insets = Insets(top: 8, leading: 14, bottom: 8, trailing: 14)
    style.cornerRadius = 18
    style.background = .semantic(.blue)
    style.id = "bubble"
    let text = View(
      .label(
        LabelContent(
          text: row.title, font: .style(.body), color: .semantic(.white), lines: 0,
          lineBreak: .wordWrapping, alignment: .natural)), style: style)
    return stack(
      [View(.spacer(minimum: environment.contentSize.isAccessibilitySize ? 16 : 60)), text],
      axis: .horizontal, spacing: 0)
  }

  private func mapRow(_ row: DefaultRow, _ mark: BehaviorMark, in column: inout CardColumn) {
    column.add(height: 132) {
      Box(frame: $0, .hostMap(place: row.title, hasRoute: false, isWhole: true), name: "map")
    }
    add(
      .chromeLabel(row.title, .style(.subheadline), lines: lines(2), id: "map title"), mark,
      in: &column)
  }

  /// A ring to tick off, and the task.
  private func taskRow(_ row: DefaultRow, _ mark: BehaviorMark, in column: inout CardColumn) {
    let title = View.chromeLabel(row.title, .style(.body), lines: lines(3), id: "task")
    let side: Points = 22
    addRow(mark, in: &column) { width in
      beside(title, side: side, gap: 12, width: width) {
        Box(frame: $0, .symbol(.ring), name: "ring")
      }
    }
  }

  private func codeRow(_ row: DefaultRow, in column: inout CardColumn) {
    let side: Points = 148
    addRow(BehaviorMark(behavior: .none), in: &column) { _ in
      RowContent(height: side) { frame in
        [
          Box(
            frame: Frame(
              x: frame.x + (frame.width - side) / 2, y: frame.y, width: side, height: side),
            .symbol(.code), cornerRadius: 10, name: "code")
        ]
      }
    }
  }

  /// A square picture at the leading side of a row, and texts beside it in the middle of its
  /// height.
  func beside(
    _ texts: View<String>, side: Points, gap: Points, width: Points,
    picture: @escaping (Frame) -> Box
  ) -> RowContent {
    let isMirrored = environment.isRightToLeft
    let fitted = layout.fitted(texts, width: width - side - gap)
    return RowContent(height: max(side, fitted.height)) { frame in
      let image = Frame(
        x: frame.x, y: frame.y + (frame.height - side) / 2, width: side, height: side)
      let text = Frame(
        x: frame.x + side + gap, y: frame.y, width: width - side - gap, height: frame.height)
      return [
        picture(isMirrored ? image.mirrored(in: frame) : image),
        fitted.centered(in: isMirrored ? text.mirrored(in: frame) : text),
      ]
    }
  }

  func stack(
    _ elements: [View<String>], axis: StackContent.Axis, spacing: Points,
    alignment: StackContent.Alignment = .fill
  ) -> View<String> {
    View(
      .stack(StackContent(axis: axis, spacing: spacing, alignment: alignment)),
      subviews: elements)
  }
}

/// The content of a row: how high it is at the row's width, and its boxes in a frame of that size.
struct RowContent {
  let height: Points
  let boxes: (Frame) -> [Box]
}
