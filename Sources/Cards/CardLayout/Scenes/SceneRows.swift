internal import Views

/// The rows of a table view, or the cells of a collection view, with their frames.
///
/// Those that fit, one at least; either view would show a part of the next one as well (convention).
struct SceneRows {
  /// One row with its frame.
  struct Placed {
    let row: SceneTable.Row
    let frame: Frame
    let layout: SceneLayout
    /// Whether a line stands above it.
    let isSeparated: Bool
  }

  let placed: [Placed]
  private let frame: Frame
  private let environment: LayoutEnvironment

  /// The height of a row that its cell does not make higher: a table view's own (documented).
  private static let usualRowHeight: Points = 44

  init(_ table: SceneTable, in frame: Frame, _ environment: LayoutEnvironment) {
    self.frame = frame
    self.environment = environment
    let rows = table.shownRows
    let layouts = rows.map {
      SceneLayout(
        $0.view, name: "row", isFitted: table.flow == nil && $0.height == nil, in: environment)
    }
    guard let flow = table.flow else {
      placed = Self.below(rows, layouts, in: frame, hasSeparators: table.hasSeparators)
      return
    }
    let frames = FlowLayout(flow).frames(rows.map { flow.size(of: $0) }, in: frame)
    placed = zip(zip(rows, layouts), frames).map { row, own in
      Placed(
        row: row.0, frame: environment.isRightToLeft ? own.mirrored(in: frame) : own,
        layout: row.1, isSeparated: false)
    }
  }

  private static func below(
    _ rows: [SceneTable.Row], _ layouts: [SceneLayout], in frame: Frame, hasSeparators: Bool
  ) -> [Placed] {
    var placed: [Placed] = []
    var y = frame.y
    for (row, layout) in zip(rows, layouts) {
      let height =
        row.height
        ?? max(row.isCell ? usualRowHeight : .zero, layout.fittingHeight(width: frame.width))
      guard placed.isEmpty || y + height <= frame.maxY else { break }
      placed.append(
        Placed(
          row: row, frame: Frame(x: frame.x, y: y, width: frame.width, height: height),
          layout: layout,
          isSeparated: hasSeparators && row.isCell && placed.last?.row.isCell == true))
      y = y + height
    }
    return placed
  }

  var boxes: [Box] {
    placed.flatMap { row -> [Box] in
      let box = row.layout.box(in: row.frame)
      guard row.isSeparated else { return [box] }
      let line = Frame(
        x: frame.x + 16, y: row.frame.y, width: max(0, frame.width - 16),
        height: LayoutEnvironment.hairline)
      return [
        Box(
          frame: environment.isRightToLeft ? line.mirrored(in: frame) : line,
          background: .requested(.semantic(.separator)), name: "separator"), box,
      ]
    }
  }
}

extension SceneFlow {
  /// The size that code or a file gives a cell, else that of the layout.
  fileprivate func size(of row: SceneTable.Row) -> Size {
    if let width = row.width, let height = row.height { return Size(width: width, height: height) }
    guard let own = row.view.object?.frame, own.width > .zero, own.height > .zero else {
      return itemSize
    }
    return Size(width: own.width, height: own.height)
  }
}
