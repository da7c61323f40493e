/// A line of a grid: the cells of a row, or a view that spans all columns.
@MainActor struct GridLine {
  let child: Rendering
  let cells: [Rendering]
  let guide: VerticalAlignment?

  init(_ child: Rendering) {
    self.child = child
    let row = child.view as? GridRowView
    (cells, guide) = (row?.cells ?? [], row?.guide)
  }

  var isRow: Bool { child.view is GridRowView }
  /// The cells with the first column of each.
  var places: [(cell: Rendering, column: Int)] {
    cells.indices.map { (cells[$0], cells[..<$0].map(\.traits.columns).reduce(0, +)) }
  }
  var count: Int { cells.map(\.traits.columns).reduce(0, +) }
}

/// Rows whose cells stand in columns: a column is as wide as its widest cell, a row as high as its highest (documented).
struct GridLayout: ViewLayout {
  let rows: [GridLine]
  let alignment: Alignment
  let horizontalSpacing: CGFloat
  /// The distance between rows; nil for that of each two.
  let verticalSpacing: CGFloat?

  /// The lengths of a grid for an offer.
  private struct Lengths {
    var columns: [CGFloat]
    /// The width of all columns.
    var line: CGFloat = 0
    var width: CGFloat = 0
    var rows: [CGFloat] = []
  }

  func size(_ offer: ProposedViewSize) -> CGSize {
    let lengths = lengths(offer)
    return CGSize(
      width: lengths.width, height: lengths.rows.reduce(gaps.reduce(0, +), +))
  }

  func placements(_ offer: ProposedViewSize) -> [Placement] {
    let lengths = lengths(offer)
    var y: CGFloat = 0
    return rows.indices.map { index in
      let (row, height) = (rows[index], lengths.rows[index])
      defer { y += height + (index < gaps.count ? gaps[index] : 0) }
      let room = CGSize(width: lengths.width, height: height)
      let place = Alignment(horizontal: alignment.horizontal, vertical: .top)
      let cells = PlacedLayout(
        own: CGSize(width: lengths.line, height: height),
        all: cells(of: row, in: lengths.columns, height))
      let child = row.isRow ? Rendering(view: row.child.view, layout: cells) : row.child
      var placement = child.placement(place, in: room, ProposedViewSize(room))
      placement.origin.y = y
      return placement
    }
  }

  private var gaps: [CGFloat] {
    zip(rows, rows.dropFirst()).map {
      verticalSpacing ?? $0.child.below.distance(to: $1.child.above)
    }
  }

  private func lengths(_ offer: ProposedViewSize) -> Lengths {
    let count = rows.map(\.count).max() ?? 0
    let gaps = horizontalSpacing * CGFloat(max(0, count - 1))
    let columns = (0..<count).map { column in
      Sharer(priority: 0) { length in widest(column, ProposedViewSize(width: length, height: nil)) }
    }
    let offers = Sharer.offers(columns, in: offer.width.map { $0 - gaps })
    var lengths = Lengths(columns: zip(columns, offers).map { $0.length($1) })
    for row in rows {
      for (cell, column) in row.places where cell.traits.columns > 1 {
        let room = span(cell, column, lengths.columns)
        let spare = offer.width.map { max(0, $0 - lengths.columns.reduce(gaps, +)) }
        let own = cell.size(ProposedViewSize(width: room, height: nil)).width
        // A text grows to the width that it wants, where there is room.
        let whole = cell.size(ProposedViewSize(width: spare.map { room + $0 }, height: nil)).width
        let wanted = max(own, min(cell.size(.unspecified).width, whole))
        // The last of its columns has what the cell needs beyond them.
        if wanted > room { lengths.columns[column + cell.traits.columns - 1] += wanted - room }
      }
    }
    lengths.line = lengths.columns.reduce(gaps, +)
    let others = rows.filter { !$0.isRow && !$0.child.traits.unsizedAxes.contains(.horizontal) }
    let wide = others.map {
      $0.child.size(ProposedViewSize(width: offer.width, height: nil)).width
    }
    lengths.width = max(lengths.line, wide.max() ?? 0)
    lengths.rows = heights(lengths, offer)
    return lengths
  }

  private func heights(_ lengths: Lengths, _ offer: ProposedViewSize) -> [CGFloat] {
    let sharers = rows.map { row in
      Sharer(priority: 0) { height in
        guard row.isRow else {
          return row.child.size(ProposedViewSize(width: lengths.width, height: height)).height
        }
        let sizes = row.places.filter { !$0.cell.traits.unsizedAxes.contains(.vertical) }.map {
          let room = span($0.cell, $0.column, lengths.columns)
          let own = $0.cell.dimensions(ProposedViewSize(width: room, height: height))
          let line = own[row.guide ?? alignment.vertical]
          return (before: line, after: own.height - line)
        }
        return (sizes.map(\.before).max() ?? 0) + (sizes.map(\.after).max() ?? 0)
      }
    }
    let offers = Sharer.offers(sharers, in: offer.height.map { $0 - gaps.reduce(0, +) })
    return zip(sharers, offers).map { $0.length($1) }
  }

  /// The widest cell of a column alone.
  private func widest(_ column: Int, _ offer: ProposedViewSize) -> CGFloat {
    let cells = rows.flatMap(\.places).filter {
      $0.column == column && $0.cell.traits.columns == 1
        && !$0.cell.traits.unsizedAxes.contains(.horizontal)
    }
    return cells.map { $0.cell.size(offer).width }.max() ?? 0
  }

  /// The width of the columns of a cell.
  private func span(_ cell: Rendering, _ column: Int, _ columns: [CGFloat]) -> CGFloat {
    columns[column..<column + cell.traits.columns]
      .reduce(horizontalSpacing * CGFloat(cell.traits.columns - 1), +)
  }

  private func cells(
    of row: GridLine, in columns: [CGFloat], _ height: CGFloat
  ) -> [Placement] {
    let vertical = row.guide ?? alignment.vertical
    let offers = row.places.map {
      ProposedViewSize(width: span($0.cell, $0.column, columns), height: height)
    }
    let line = zip(row.cells, offers).map { $0.dimensions($1)[vertical] }.max() ?? 0
    return zip(row.places, offers).map { place, offer in
      let own = place.cell.dimensions(offer)
      let start = columns[..<place.column].reduce(horizontalSpacing * CGFloat(place.column), +)
      let guide = guide(of: place.column)
      let room = ViewDimensions(CGSize(width: offer.width ?? 0, height: height))
      let isOnLine = [.firstTextBaseline, .lastTextBaseline].contains(vertical)
      let y = (isOnLine ? line : room[vertical]) - own[vertical]
      return Placement(
        child: place.cell, origin: CGPoint(x: start + room[guide] - own[guide], y: y), offer: offer)
    }
  }

  /// Where a cell of a column says that all of its cells lie.
  private func guide(of column: Int) -> HorizontalAlignment {
    rows.flatMap(\.places).last { $0.column == column && $0.cell.traits.columnGuide != nil }?.cell
      .traits.columnGuide ?? alignment.horizontal
  }
}

/// Views that have their places already.
struct PlacedLayout: ViewLayout {
  let own: CGSize
  let all: [Placement]
  func size(_ offer: ProposedViewSize) -> CGSize { own }
  func placements(_ offer: ProposedViewSize) -> [Placement] { all }
}
