internal import Views

/// The rows of a table view, or the cells of a collection view, with their frames.
///
/// Only rows that begin in the view are there; it cuts off the rest of the last one, as it does on a device.
struct SceneRows {
  /// One row with its frame.
  struct Placed {
    let row: SceneTable.Row
    let frame: Frame
    let layout: SceneLayout
    /// How far the line above it stays away from the sides; nil where there is none.
    let line: Insets?
    /// Whether a line of the whole width is below it.
    let endsSection: Bool
  }

  let placed: [Placed]
  /// Where the last section of a collection ends.
  private let end: Points
  private let frame: Frame
  private let lineColor: ColorRequest
  private let environment: LayoutEnvironment

  /// The height of a row whose cell says none by its constraints: a table view's own (a warning of UIKit says so).
  private static let usualRowHeight: Points = 44

  init(_ table: SceneTable, in frame: Frame, _ environment: LayoutEnvironment) {
    self.frame = frame
    lineColor = table.separatorColor
    self.environment = environment
    let rows = table.shownRows
    let layouts = rows.map {
      SceneLayout(
        $0.view, name: "row", isFitted: table.flows.isEmpty && $0.height == nil, in: environment)
    }
    guard !table.flows.isEmpty else {
      placed = Self.below(Array(zip(rows, layouts)), in: frame, of: table)
      end = placed.last?.frame.maxY ?? frame.y
      return
    }
    let all = Array(zip(rows, layouts))
    let flowing = all.filter { $0.0.place == nil }
    let sections = Self.sections(table.flows, flowing, in: frame)
    end = sections.end
    let flowed = sections.placed.map { row, own in
      (row, environment.isRightToLeft ? own.mirrored(in: frame) : own)
    }
    // A class that puts its cells itself puts them from the left.
    let own = all.compactMap { row in
      row.0.place.map { (row, $0.moved(x: frame.x, y: frame.y)) }
    }
    placed = (flowed + own.filter { $0.1.overlaps(frame) }).map { row, frame in
      Placed(row: row.0, frame: frame, layout: row.1, line: nil, endsSection: false)
    }
  }

  /// The frames of all cells of a collection in it, in their order, and the size of its content.
  static func flow(
    of table: SceneTable, in size: Size, _ environment: LayoutEnvironment
  ) -> (frames: [Frame], content: Size) {
    let isHorizontal = table.flows.contains { $0.isHorizontal && $0.height == nil }
    // So long that no cell is beyond it.
    let end: Points = 1_000_000
    let rows = SceneRows(
      table,
      in: Frame(
        x: 0, y: 0, width: isHorizontal ? end : size.width,
        height: isHorizontal ? size.height : end), environment)
    let frames = rows.placed.map(\.frame)
    let width = (frames.map(\.maxX).max() ?? 0) + (table.flows.last?.insets.trailing ?? 0)
    return (
      frames,
      Size(
        width: isHorizontal ? width : size.width, height: isHorizontal ? size.height : rows.end)
    )
  }

  /// The cells of a collection, section below section, each with what is above and below its cells.
  private static func sections(
    _ flows: [SceneFlow], _ rows: [(SceneTable.Row, SceneLayout)], in frame: Frame
  ) -> (placed: [((SceneTable.Row, SceneLayout), Frame)], end: Points) {
    var placed: [((SceneTable.Row, SceneLayout), Frame)] = []
    var y = frame.y
    func place(_ bars: some Sequence<(SceneTable.Row, SceneLayout)>) {
      for (row, layout) in bars {
        let height = row.height ?? layout.fittingHeight(width: frame.width)
        placed.append(
          ((row, layout), Frame(x: frame.x, y: y, width: frame.width, height: height)))
        y = y + height
      }
    }
    for (number, flow) in flows.enumerated() where placed.isEmpty || y < frame.maxY {
      if number > 0 { y = y + flow.gap }
      let all = rows.filter { $0.0.section == number }
      let top = all.prefix { !$0.0.isCell }
      let cells = all.filter(\.0.isCell)
      place(top)
      let room = Frame(
        x: frame.x, y: y, width: frame.width,
        height: flow.height ?? max(.zero, frame.maxY - y))
      let frames = FlowLayout(flow).frames(cells.map { flow.size(of: $0.0) }, in: room)
      placed += zip(cells, frames).map { ($0, $1) }
      let end = frames.map(\.maxY).max() ?? y + flow.insets.top
      y = flow.isHorizontal ? room.maxY : end + flow.insets.bottom
      place(all.dropFirst(top.count + cells.count))
    }
    return (placed, y)
  }

  private static func below(
    _ rows: [(SceneTable.Row, SceneLayout)], in frame: Frame, of table: SceneTable
  ) -> [Placed] {
    var placed: [Placed] = []
    var y = frame.y
    for (index, (row, layout)) in rows.enumerated() {
      let fitting = row.height ?? layout.fittingHeight(width: frame.width)
      let height = row.isCell && fitting <= .zero ? usualRowHeight : fitting
      guard placed.isEmpty || y < frame.maxY else { break }
      let hasLines = table.hasSeparators && row.isCell
      let upper = placed.last?.row
      let line =
        upper?.isCell == true
        ? upper?.separatorInsets ?? table.separatorInsets : table.endsSections ? .zero : nil
      let isLast = index + 1 == rows.count || !rows[index + 1].0.isCell
      placed.append(
        Placed(
          row: row, frame: Frame(x: frame.x, y: y, width: frame.width, height: height),
          layout: layout, line: hasLines ? line : nil,
          endsSection: hasLines && isLast && table.endsSections))
      y = y + height
    }
    return placed
  }

  var boxes: [Box] {
    placed.flatMap { row -> [Box] in
      let boxes = [
        row.line.flatMap { line(endingAt: row.frame.y, $0) }, row.layout.box(in: row.frame),
        row.endsSection ? line(endingAt: row.frame.maxY, .zero) : nil,
      ]
      return boxes.compactMap(\.self)
    }
  }

  private func line(endingAt bottom: Points, _ insets: Insets) -> Box? {
    let width = frame.width - insets.leading - insets.trailing
    guard width > .zero else { return nil }
    let line = Frame(
      x: frame.x + insets.leading, y: bottom - LayoutEnvironment.hairline, width: width,
      height: LayoutEnvironment.hairline)
    return Box(
      frame: environment.isRightToLeft ? line.mirrored(in: frame) : line,
      background: .requested(lineColor), name: "separator")
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
