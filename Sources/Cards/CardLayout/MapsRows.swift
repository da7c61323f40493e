internal import HostSimulation
internal import Views

/// The rows that only Maps has (observed order; the words and measures are conventions).
extension CardComposer {
  /// The head of a card: what it is about, where the ride goes, and the mark that closes it.
  func headerRow(_ row: DefaultRow, in column: inout CardColumn) {
    let side: Points = 28
    let insets = Insets(
      top: 6, leading: chrome.rowPaddingHorizontal.value, bottom: chrome.rowPaddingVertical.value,
      trailing: chrome.rowPaddingHorizontal.value)
    let texts = stack(
      [
        View.chromeLabel(
          row.title, .styled(.title2, weight: .bold, design: .standard), lines: lines(2),
          id: "title"),
        row.subtitle.map {
          View.chromeLabel(
            $0, .style(.subheadline), color: .semantic(.secondary), lines: lines(2), id: "subtitle")
        },
      ].compactMap(\.self), axis: .vertical, spacing: 2)
    let width = column.width - insets.leading - insets.trailing - side - 12
    let fitted = layout.fitted(texts, width: width)
    let height = max(side, fitted.height)
    column.add(height: height + insets.top + insets.bottom) { frame in
      let inner = frame.inset(by: insets)
      let text = Frame(x: inner.x, y: inner.y, width: width, height: height)
      let mark = Frame(x: inner.maxX - side, y: inner.y, width: side, height: side)
      let isMirrored = environment.isRightToLeft
      return Box(
        frame: frame, name: "header",
        children: [
          fitted.centered(in: isMirrored ? text.mirrored(in: inner) : text),
          Box(
            frame: isMirrored ? mark.mirrored(in: inner) : mark, .symbol(.close), name: "close"),
        ])
    }
  }

  /// A question and five stars, in the middle.
  func feedbackRow(_ row: DefaultRow, in column: inout CardColumn) {
    let side: Points = 28
    let gap: Points = 12
    let stars = 5
    let title = View.chromeLabel(
      row.title, .style(.headline), lines: lines(2), alignment: .center, id: "title")
    addRow(BehaviorMark(behavior: .none), in: &column) { width in
      let fitted = layout.fitted(title, width: width)
      return RowContent(height: fitted.height + 8 + side) { frame in
        let start = frame.x + (frame.width - side * stars - gap * (stars - 1)) / 2
        let top = Frame(x: frame.x, y: frame.y, width: frame.width, height: fitted.height)
        return [fitted.centered(in: top)]
          + (0..<stars).map { star in
            Box(
              frame: Frame(
                x: start + (side + gap) * star, y: top.maxY + 8, width: side, height: side),
              .symbol(.star), name: "star")
          }
      }
    }
  }

  /// One button across the card, or two: beside each other, or below each other where their titles
  /// are too long.
  func actionsRow(_ row: DefaultRow, in column: inout CardColumn) {
    let titles = [row.title, row.subtitle].compactMap(\.self)
    column.space(4)
    // The only button of a card is filled with a color.
    let isOnly = titles.count == 1
    buttonRows(titles.map { (title: $0, isAffirmative: true) }, name: "actions", in: &column) { _ in
      isOnly
        ? (true, .requested(.semantic(.blue)), .semantic(.white))
        : (true, .requested(.semantic(.fill)), .semantic(.blue))
    }
  }

  /// The app's icon, what the row does, and the mark of a launch.
  func openAppRow(_ row: DefaultRow, in column: inout CardColumn) {
    let side: Points = 28
    let title = View.chromeLabel(
      row.title, .style(.body), color: .semantic(.blue), lines: lines(2), id: "open app")
    addRow(BehaviorMark(behavior: .launch), in: &column) { width in
      beside(title, side: side, gap: 12, width: width) {
        Box(frame: $0, .appIcon, cornerRadius: side / 4, name: "app icon")
      }
    }
  }
}
