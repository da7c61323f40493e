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
    for row in rows {
      row.spacing = horizontalSpacing ?? row.spacing
      for cell in row.cells { row.addArrangedSubview(room(of: cell)) }
    }
    var grows = false
    for column in 0..<(rows.map(\.cells.count).max() ?? 0) {
      let rows = rows.filter { $0.cells.indices.contains(column) }
      let isGrowing = rows.contains { $0.cells[column].growsAcross || $0.cells[column].isSpacer }
      grows = grows || isGrowing
      for row in rows { align(row, column, with: rows[0], isGrowing: isGrowing) }
    }
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
    return [stack]
  }

  private func room(of cell: Rendering) -> UIView {
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

  /// Makes the cells of a column equally wide, and no larger than they must be.
  private func align(_ row: GridRowView, _ column: Int, with first: GridRowView, isGrowing: Bool) {
    let view = row.arrangedSubviews[column]
    if row !== first {
      view.widthAnchor.constraint(equalTo: first.arrangedSubviews[column].widthAnchor)
        .isActive = true
    }
    for anchor in isGrowing ? [view.heightAnchor] : [view.widthAnchor, view.heightAnchor] {
      let least = anchor.constraint(equalToConstant: 0)
      least.priority = UILayoutPriority(45)
      least.isActive = true
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
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func render(_ context: RenderContext) -> [Rendering] {
    guard context.environment.isInGrid else { return context.render(content) }
    let inner = context.with {
      $0.stackAxis = .horizontal
      $0.isInGrid = false
    }
    return [Rendering(view: GridRowView(inner.render(content)))]
  }
}

/// The row of a grid, which puts its cells into columns.
private final class GridRowView: UIStackView {
  let cells: [Rendering]

  init(_ cells: [Rendering]) {
    self.cells = cells
    super.init(frame: .zero)
    // SwiftUI's distance between views (observed).
    spacing = 8
    translatesAutoresizingMaskIntoConstraints = false
  }
  required init?(coder: NSCoder) { nil }
}

extension View {
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    without("View.gridColumnAlignment(_:)")
  }
  public func gridCellColumns(_ count: Int) -> some View {
    without("View.gridCellColumns(_:)", if: count != 1)
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
