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
    let place = Alignment(horizontal: alignment, vertical: .top)
    lines = GridLines(isRow: true, items: columns, alignment: place, spacing: spacing)
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
    let place = Alignment(horizontal: .leading, vertical: alignment)
    lines = GridLines(isRow: false, items: rows, alignment: place, spacing: spacing)
    self.content = content()
  }
  func render(_ context: RenderContext) -> [Rendering] { lines.render(content, context) }
}

/// A grid as lines of views, rows or columns: the items say how long the views of a line are.
@MainActor private struct GridLines {
  let isRow: Bool
  let items: [GridItem]
  /// Where the lines are in the room that the grid takes.
  let alignment: Alignment
  let spacing: CGFloat?
  /// SwiftUI's distance between views, in points.
  private static let usualSpacing: CGFloat = 8

  nonisolated init(isRow: Bool, items: [GridItem], alignment: Alignment, spacing: CGFloat?) {
    (self.isRow, self.items, self.alignment, self.spacing) = (isRow, items, alignment, spacing)
  }

  func render(_ content: some View, _ context: RenderContext) -> [Rendering] {
    let (number, size) = context.store.nextSize()
    let room = size ?? context.environment.hostSize
    let places = places(in: isRow ? room.width : room.height)
    let children = context.with { $0.stackAxis = nil }.render(content)
    let lines = stride(from: 0, to: children.count, by: max(1, places.count)).map { start in
      line(Array(children[start...].prefix(places.count)), places)
    }
    let grid = StackRenderer(
      axis: isRow ? .vertical : .horizontal, alignment: .leading, spacing: spacing
    ).render(lines)
    let view = MeasuredView(number, context.store)
    view.translatesAutoresizingMaskIntoConstraints = false
    Wrapping.place(grid, in: view, alignment: alignment)
    // Across its lines it is as long as they are.
    (isRow ? view.heightAnchor : view.widthAnchor)
      .constraint(equalTo: isRow ? grid.view.heightAnchor : grid.view.widthAnchor).isActive = true
    return [Rendering(view: view, growsAcross: isRow, growsDown: !isRow)]
  }

  /// A view's place in a line, its length and the distance behind it in points.
  private struct Place {
    let length: CGFloat
    let gap: CGFloat
    let alignment: Alignment
  }

  /// The places in a length: what the fixed ones leave is shared from the first item to the last, and an adaptive one
  /// has as many places in its share as there is room for (observed).
  private func places(in length: CGFloat) -> [Place] {
    let gaps = items.map { $0.spacing ?? Self.usualSpacing }
    let fixed = items.compactMap { if case .fixed(let own) = $0.size { own } else { nil } }
    var left = length - gaps.dropLast().reduce(0, +) - fixed.reduce(0, +)
    var sharing = CGFloat(items.count - fixed.count)
    return zip(items, gaps).flatMap { item, gap in
      let (lengths, part) = Self.lengths(of: item.size, share: left / max(1, sharing), gap: gap)
      if let part { (left, sharing) = (left - part, sharing - 1) }
      return lengths.map { Place(length: $0, gap: gap, alignment: item.alignment ?? .center) }
    }
  }

  /// The lengths of an item's places, and how much of what is left they take.
  private static func lengths(
    of size: GridItem.Size, share: CGFloat, gap: CGFloat
  ) -> ([CGFloat], CGFloat?) {
    switch size {
    case .fixed(let own): return ([own], nil)
    case .flexible(let minimum, let maximum):
      let own = max(minimum, min(maximum, share))
      return ([own], own)
    case .adaptive(let minimum, let maximum):
      let count = max(1, Int((share + gap) / max(1, minimum + gap)))
      let own = max(minimum, min(maximum, (share - gap * CGFloat(count - 1)) / CGFloat(count)))
      return (Array(repeating: own, count: count), (own + gap) * CGFloat(count) - gap)
    }
  }

  private func line(_ cells: [Rendering], _ places: [Place]) -> Rendering {
    let stack = UIStackView(frame: .zero)
    stack.axis = isRow ? .horizontal : .vertical
    stack.alignment = .fill
    stack.translatesAutoresizingMaskIntoConstraints = false
    for (index, place) in places.enumerated() {
      let room = UIView(frame: .zero)
      room.translatesAutoresizingMaskIntoConstraints = false
      if cells.indices.contains(index) {
        Wrapping.place(cells[index], in: room, alignment: place.alignment)
      }
      stack.addArrangedSubview(room)
      stack.setCustomSpacing(place.gap, after: room)
      let own = isRow ? room.widthAnchor : room.heightAnchor
      // The first layout may have less room than the lengths were made for; the next one has theirs.
      let length = own.constraint(equalToConstant: place.length)
      length.priority = UILayoutPriority(990)
      length.isActive = true
    }
    return Rendering(view: stack)
  }
}
