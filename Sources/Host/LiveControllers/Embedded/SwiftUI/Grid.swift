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
      ($0.isInGrid, $0.isInLazyGrid) = (true, false)
    }.render(content)
    let view = UIView(frame: .zero)
    view.hold(children)
    return [
      Rendering(
        view: view,
        layout: GridLayout(
          rows: children.map { GridLine($0) }, alignment: alignment,
          // SwiftUI's distance between views (observed).
          horizontalSpacing: horizontalSpacing ?? StackEdge.usual, verticalSpacing: verticalSpacing)
      )
    ]
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
final class GridRowView: UIView {
  let cells: [Rendering]
  /// Where the row says that its cells lie.
  let guide: VerticalAlignment?

  init(_ cells: [Rendering], guide: VerticalAlignment?) {
    (self.cells, self.guide) = (cells, guide)
    super.init(frame: .zero)
    hold(cells)
  }
  required init?(coder: NSCoder) { nil }
}

extension View {
  /// The place of all cells in the column of this one.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    changing { $0.traits.columnGuide = guide }
  }
  public func gridCellColumns(_ count: Int) -> some View {
    // No card has room for more.
    changing { $0.traits.columns = min(max(1, count), 100) }
  }
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    without("View.gridCellAnchor(_:)")
  }
  /// A cell asks for no room of its own there.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    changing { $0.traits.unsizedAxes = axes }
  }
}
