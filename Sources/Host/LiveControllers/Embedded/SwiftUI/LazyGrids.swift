/// A column or a row of a lazy grid.
public struct GridItem: Sendable {
  /// How wide it is, in points.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as there is room for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) { (self.size, self.spacing, self.alignment) = (size, spacing, alignment) }
}

/// Views that stay in place while others scroll.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let sectionHeaders = Self(rawValue: 1)
  public static let sectionFooters = Self(rawValue: 2)
}

/// Views in columns, row after row.
public struct LazyVGrid<Content: View>: View, PrimitiveView {
  private let lines: GridLines
  private let content: Content
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    lines = GridLines(axis: .horizontal, items: columns, spacing: spacing)
    self.content = content()
  }
  func render(_ context: RenderContext) -> [Rendering] { lines.render(content, context) }
}

/// Views in rows, column after column.
public struct LazyHGrid<Content: View>: View, PrimitiveView {
  private let lines: GridLines
  private let content: Content
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    lines = GridLines(axis: .vertical, items: rows, spacing: spacing)
    self.content = content()
  }
  func render(_ context: RenderContext) -> [Rendering] { lines.render(content, context) }
}

/// A grid as lines of views along an axis: the items say how long the views of a line are.
@MainActor private struct GridLines {
  let axis: NSLayoutConstraint.Axis
  let items: [GridItem]
  let spacing: CGFloat?
  /// SwiftUI's distance between views, in points.
  private static let usualSpacing: CGFloat = 8

  nonisolated init(axis: NSLayoutConstraint.Axis, items: [GridItem], spacing: CGFloat?) {
    (self.axis, self.items, self.spacing) = (axis, items, spacing)
  }

  private var isRow: Bool { axis == .horizontal }

  func render(_ content: some View, _ context: RenderContext) -> [Rendering] {
    let (number, size) = context.store.nextSize()
    let room = size ?? context.environment.hostSize
    let items = items(in: isRow ? room.width : room.height)
    let children = context.with { $0.stackAxis = nil }.render(content)
    let grows = items.contains { if case .fixed = $0.size { false } else { true } }
    let lines = stride(from: 0, to: children.count, by: max(1, items.count)).map { start in
      line(Array(children[start...].prefix(items.count)), items, grows: grows)
    }
    let grid = StackRenderer(
      axis: isRow ? .vertical : .horizontal, alignment: .leading, spacing: spacing
    ).render(lines)
    let view = MeasuredView(number, context.store)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(grid.view)
    Wrapping.pin(grid.view, in: view)
    return [Rendering(view: view, growsAcross: isRow && grows, growsDown: !isRow && grows)]
  }

  /// The items, of which an adaptive one stands for as many as have room in a length.
  private func items(in length: CGFloat) -> [GridItem] {
    items.flatMap { item -> [GridItem] in
      guard case .adaptive(let minimum, let maximum) = item.size else { return [item] }
      let gap = item.spacing ?? Self.usualSpacing
      let count = max(1, Int((length + gap) / max(1, minimum + gap)))
      let own = GridItem(
        .flexible(minimum: minimum, maximum: maximum), spacing: item.spacing,
        alignment: item.alignment)
      return Array(repeating: own, count: items.count == 1 ? count : 1)
    }
  }

  private func line(_ cells: [Rendering], _ items: [GridItem], grows: Bool) -> Rendering {
    let stack = UIStackView(frame: .zero)
    stack.axis = axis
    stack.alignment = .fill
    stack.translatesAutoresizingMaskIntoConstraints = false
    var first: UIView?
    for (index, item) in items.enumerated() {
      let room = UIView(frame: .zero)
      room.translatesAutoresizingMaskIntoConstraints = false
      if cells.indices.contains(index) {
        Wrapping.place(cells[index], in: room, alignment: item.alignment ?? .center)
      }
      stack.addArrangedSubview(room)
      stack.setCustomSpacing(item.spacing ?? Self.usualSpacing, after: room)
      let length = isRow ? room.widthAnchor : room.heightAnchor
      switch item.size {
      case .fixed(let own): length.constraint(equalToConstant: own).isActive = true
      case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
        length.constraint(greaterThanOrEqualToConstant: minimum).isActive = true
        if maximum.isFinite {
          length.constraint(lessThanOrEqualToConstant: maximum).isActive = true
        }
        if let first {
          let equal = length.constraint(equalTo: isRow ? first.widthAnchor : first.heightAnchor)
          equal.priority = UILayoutPriority(990)
          equal.isActive = true
        }
        first = first ?? room
      }
    }
    return Rendering(view: stack, growsAcross: isRow && grows, growsDown: !isRow && grows)
  }
}
