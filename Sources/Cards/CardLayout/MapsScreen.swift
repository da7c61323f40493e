internal import HostSimulation
internal import Views

/// The screen of Maps: a map, and on it the card with its head, the banner at its fixed height, the
/// strip that names the app, and rows of Maps' own.
///
/// The order is observed; the measures are conventions.
extension CardComposer {
  /// How much of the map is to be seen above the card.
  private static let mapHeight: Points = 132

  func mapsScreen() -> Composition {
    let platter = mapsPlatter(at: top + (screen.isWide ? screen.margin : Self.mapHeight))
    let frame = Frame(
      x: 0, y: top, width: screen.width, height: platter.frame.maxY + screen.margin - top)
    // Beside the column, or behind the card.
    let room =
      screen.isWide
      ? Frame(
        x: environment.isRightToLeft ? 0 : platter.frame.maxX, y: top,
        width: frame.width - platter.frame.width - screen.margin, height: frame.height)
      : frame
    let root = Box(
      frame: frame, background: .chrome(.land),
      cornerRadius: chrome.platterRadius.value + screen.margin, name: "screen",
      children: [
        Box(
          frame: room,
          .hostMap(place: place, hasRoute: head?.detail != nil, isWhole: screen.isWide),
          cornerRadius: chrome.platterRadius.value + screen.margin,
          name: "map"), platter,
      ])
    return Composition(root: root, platter: platter)
  }

  /// Where the ride goes, or else what the card is about: the same at all stages of a ride.
  private var place: String {
    head.map { $0.subtitle ?? $0.title } ?? card.appName
  }

  private var head: DefaultRow? { card.rowsAbove.first { $0.kind == .header } }

  private func mapsPlatter(at y: Points) -> Box {
    var column = CardColumn(x: screen.cardX, y: y, width: card.profile.cardWidth)
    grabber(in: &column)
    for row in card.rowsAbove { mapsRow(row, in: &column) }
    banner(in: &column)
    sash(in: &column, topInset: 12)
    column.space(8)
    for row in card.rowsBelow { mapsRow(row, in: &column) }
    column.space(chrome.rowPaddingVertical.value)
    return platter(column, from: y)
  }

  /// The handle that a sheet is pulled by.
  private func grabber(in column: inout CardColumn) {
    let size = Size(width: 36, height: 5)
    column.space(6)
    column.add(height: size.height) { frame in
      Box(
        frame: Frame(
          x: frame.x + (frame.width - size.width) / 2, y: frame.y, width: size.width,
          height: size.height),
        background: .chrome(.grabber), cornerRadius: size.height / 2, name: "grabber")
    }
    column.space(5)
  }

  private func mapsRow(_ row: DefaultRow, in column: inout CardColumn) {
    switch row.kind {
    case .header, .actions: break
    default: column.separator(chrome)
    }
    defaultRow(row, marking: .none, in: &column)
  }

  private func banner(in column: inout CardColumn) {
    let inset = card.profile.bannerInset.value
    var banner = CardColumn(x: column.x + inset, y: column.y, width: card.profile.hostedWidth)
    let height = card.profile.maximumHeight.value
    for section in card.sections {
      switch section.appearance {
      case .custom(let view): hostedView(view, of: section.parameters ?? [], in: &banner)
      case .unknown(let unknown): unknownView(of: unknown, height: height, in: &banner)
      case .standard(let row): templatedBanner(row, height: height, in: &banner)
      case .hidden, .empty: banner.space(height)
      }
    }
    remark(in: &banner)
    let boxes = banner.boxes
    column.add(height: max(height, banner.y - column.y)) {
      Box(frame: $0, name: "banner", children: boxes)
    }
  }

  /// Maps' own banner when there is no hosted view.
  ///
  /// The head of the card and the strip below say some of it already; what is left is the app's
  /// picture at least, on its color.
  private func templatedBanner(_ row: DefaultRow, height: Points, in column: inout CardColumn) {
    guard let rest = row.without([head?.title, head?.subtitle, card.appName]) else {
      return pictureBanner(row, height: height, in: &column)
    }
    var measured = CardColumn(x: column.x, y: 0, width: column.width)
    defaultRow(rest, marking: .none, in: &measured)
    let room = max(.zero, height - measured.y)
    var content = CardColumn(x: column.x, y: column.y + room / 2, width: column.width)
    defaultRow(rest, marking: .none, in: &content)
    let boxes = content.boxes
    column.add(height: max(height, measured.y)) { frame in
      Box(
        frame: frame, background: .requested(.semantic(.fill)), cornerRadius: 12,
        name: "templated banner", children: boxes)
    }
  }

  private func pictureBanner(_ row: DefaultRow, height: Points, in column: inout CardColumn) {
    let side: Points = 60
    column.add(height: height) { frame in
      let picture = Frame(
        x: frame.x + (frame.width - side) / 2, y: frame.y + (height - side) / 2, width: side,
        height: side)
      return Box(
        frame: frame, name: "templated banner",
        children: [
          Box(
            frame: frame, background: .requested(.semantic(.tint)), cornerRadius: 12, alpha: 0.16,
            name: "wash"), thumbnail(row, in: picture),
        ])
    }
  }
}

extension DefaultRow {
  /// The row without the texts that stand elsewhere on the card; nil when none is left.
  fileprivate func without(_ said: [String?]) -> DefaultRow? {
    let texts = [title, subtitle, footnote].compactMap(\.self).filter { !said.contains($0) }
    guard let first = texts.first else { return nil }
    return DefaultRow(
      kind: kind, imageName: imageName, title: first,
      subtitle: texts.dropFirst().first, detail: detail, footnote: texts.dropFirst(2).first,
      person: person)
  }
}
