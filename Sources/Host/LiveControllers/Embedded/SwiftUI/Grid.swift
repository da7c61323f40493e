/// Rows whose cells stand in columns.
///
/// A column is as wide as its widest cell; a view that is no row spans all columns (documented).
public struct Grid<Content: View>: View, PrimitiveView {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  private let content: Content
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  func render(_ context: RenderContext) -> [Rendering] {
    let children = context.with {
      $0.stackAxis = .vertical
      $0.isInGrid = true
    }.render(content)
    let rows = children.compactMap { $0.view as? GridRowView }
    let columns = GridColumns(rows)
    for row in rows {
      row.spacing = horizontalSpacing ?? row.spacing
      let vertical = row.guide ?? alignment.vertical
      row.alignment =
        [.firstTextBaseline: .firstBaseline, .lastTextBaseline: .lastBaseline][vertical] ?? .fill
      row.pad(to: columns.count)
      for (cell, start) in zip(row.cells, row.starts) {
        let horizontal = columns.guides[start] ?? alignment.horizontal
        row.addArrangedSubview(
          room(of: cell, alignment: Alignment(horizontal: horizontal, vertical: vertical)))
      }
    }
    columns.align(rows)
    let grows = columns.growing.contains(true)
    let alignments: [HorizontalAlignment: UIStackView.Alignment] = [
      .leading: .leading, .trailing: .trailing,
    ]
    let stack = StackRenderer(
      axis: .vertical, alignment: alignments[alignment.horizontal] ?? .center,
      spacing: verticalSpacing
    ).render(children.map { $0.view is GridRowView && grows ? $0.growing : $0 })
    for child in children where child.isUnsizedAcross {
      child.view.widthAnchor.constraint(equalTo: stack.view.widthAnchor).isActive = true
    }
    columns.span(rows)
    return [stack]
  }

  private func room(of cell: Rendering, alignment: Alignment) -> UIView {
    let view = UIView(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    Wrapping.place(cell, in: view, alignment: alignment)
    if cell.isUnsizedAcross {
      cell.view.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(greaterThanOrEqualTo: cell.view.widthAnchor),
      view.heightAnchor.constraint(greaterThanOrEqualTo: cell.view.heightAnchor),
    ])
    return view
  }
}

/// The columns of a grid: a cell may span some.
@MainActor private struct GridColumns {
  let count: Int
  /// Where a cell says that all of its column lie.
  private(set) var guides: [Int: HorizontalAlignment] = [:]
  /// Whether a cell of a column takes all the room there is.
  private(set) var growing: [Bool]

  init(_ rows: [GridRowView]) {
    count = rows.map(\.end).max() ?? 0
    growing = Array(repeating: false, count: count)
    for row in rows {
      for (cell, start) in zip(row.cells, row.starts) {
        guides[start] = cell.columnGuide ?? guides[start]
        guard cell.growsAcross || cell.isSpacer else { continue }
        for column in start..<start + cell.columns { growing[column] = true }
      }
    }
  }

  /// A cell of a column alone: the first one.
  private func first(of column: Int, in rows: [GridRowView]) -> UIView? {
    rows.lazy.compactMap { $0.cell(in: column, alone: true) }.first
  }

  /// Makes the cells of a column equally wide, and no larger than they must be.
  func align(_ rows: [GridRowView]) {
    for column in 0..<count {
      let first = first(of: column, in: rows)
      for row in rows {
        guard let view = row.cell(in: column) else { continue }
        let isAlone = view === row.cell(in: column, alone: true)
        if isAlone, let first, view !== first {
          view.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true
        }
        if isAlone, !growing[column] { Wrapping.hug(view.widthAnchor, priority: 45) }
        Wrapping.hug(view.heightAnchor, priority: 45)
      }
    }
  }

  /// Ends each cell that spans columns where the last of them ends.
  func span(_ rows: [GridRowView]) {
    for row in rows {
      for (index, cell) in row.cells.enumerated() where cell.columns > 1 {
        let view = row.arrangedSubviews[index]
        let last = row.starts[index] + cell.columns - 1
        if let end = first(of: last, in: rows) {
          view.trailingAnchor.constraint(equalTo: end.trailingAnchor).isActive = true
        } else {
          Session.noteMissing("View.gridCellColumns(_:)", changesLook: true)
        }
      }
    }
  }
}

extension Rendering {
  fileprivate var growing: Rendering {
    Rendering(view: view, growsAcross: true, growsDown: growsDown)
  }
}

/// A row of a grid; elsewhere it is what is in it.
public struct GridRow<Content: View>: View, PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  func render(_ context: RenderContext) -> [Rendering] {
    guard context.environment.isInGrid else { return context.render(content) }
    let inner = context.with {
      $0.stackAxis = .horizontal
      $0.isInGrid = false
    }
    return [Rendering(view: GridRowView(inner.render(content), guide: alignment))]
  }
}

/// The row of a grid, which puts its cells into columns.
private final class GridRowView: UIStackView {
  private(set) var cells: [Rendering]
  /// Where the row says that its cells lie.
  let guide: VerticalAlignment?
  /// The first column of each cell, and the one behind the last.
  var starts: [Int] { cells.indices.map { cells[..<$0].map(\.columns).reduce(0, +) } }
  var end: Int { cells.map(\.columns).reduce(0, +) }

  init(_ cells: [Rendering], guide: VerticalAlignment?) {
    self.cells = cells
    self.guide = guide
    super.init(frame: .zero)
    // SwiftUI's distance between views (observed).
    spacing = 8
    translatesAutoresizingMaskIntoConstraints = false
  }
  required init?(coder: NSCoder) { nil }

  /// Ends a short row with empty cells.
  func pad(to count: Int) {
    for _ in end..<count { cells.append(Rendering(view: UIView(frame: .zero))) }
  }

  /// The view that begins in a column; of those that span several none where it has to be `alone`.
  func cell(in column: Int, alone: Bool = false) -> UIView? {
    guard let index = starts.firstIndex(of: column) else { return nil }
    return alone && cells[index].columns > 1 ? nil : arrangedSubviews[index]
  }
}

extension View {
  /// The place of all cells in the column of this one.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    onEach { rendering, _ in
      var cell = rendering
      cell.columnGuide = guide
      return cell
    }
  }
  public func gridCellColumns(_ count: Int) -> some View {
    onEach { rendering, _ in
      var cell = rendering
      cell.columns = max(1, count)
      return cell
    }
  }
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    without("View.gridCellAnchor(_:)")
  }
  /// A cell asks for no room of its own there.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    onEach { rendering, _ in
      guard axes.contains(.horizontal), rendering.growsAcross else { return rendering }
      var unsized = rendering
      (unsized.growsAcross, unsized.isUnsizedAcross) = (false, true)
      return unsized
    }
  }
}
