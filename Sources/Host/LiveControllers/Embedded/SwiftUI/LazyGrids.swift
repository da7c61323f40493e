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
      axis: isRow ? .vertical : .horizontal, alignment: .leading,
      spacing: spacing ?? Self.usualSpacing
    ).render(lines).view
    let view = MeasuredView(number, context.store)
    view.translatesAutoresizingMaskIntoConstraints = false
    Wrapping.place(Rendering(view: grid), in: view, alignment: alignment)
    let (across, along) = (
      view.heightAnchor.constraint(equalTo: grid.heightAnchor),
      view.widthAnchor.constraint(equalTo: grid.widthAnchor)
    )
    // The lines fill the room as far as their items may grow.
    (isRow ? along : across).priority = UILayoutPriority(Wrapping.roomPriority - 1)
    NSLayoutConstraint.activate([across, along])
    return [Rendering(view: view, growsAcross: isRow, growsDown: !isRow)]
  }

  /// A view's place in a line; an item has several equal ones where it is adaptive.
  private struct Place {
    let item: GridItem
    let count: Int
    /// The length of one where items have limits of their own; nil where all share alike.
    var length: CGFloat?
    var gap: CGFloat { item.spacing ?? GridLines.usualSpacing }
    /// The distances between the places of the item.
    var gaps: CGFloat { gap * CGFloat(count - 1) }
  }

  /// The places: an item has an equal share of what the fixed ones leave of a length, and an adaptive one as many places as
  /// its share has room for (observed).
  private func places(in length: CGFloat) -> [Place] {
    let gaps = items.dropLast().map { $0.spacing ?? Self.usualSpacing }.reduce(0, +)
    let fixed = items.compactMap { if case .fixed(let own) = $0.size { own } else { nil } }
    var left = length - gaps - fixed.reduce(0, +)
    var open = items.count - fixed.count
    let isUneven = items.contains { item in
      guard case .flexible(let minimum, let maximum) = item.size else { return false }
      return minimum != 10 || maximum.isFinite
    }
    return items.flatMap { item -> [Place] in
      let share = left / CGFloat(max(1, open))
      switch item.size {
      case .fixed: return [Place(item: item, count: 1)]
      case .flexible(let minimum, let maximum):
        let own = min(max(share, minimum), maximum)
        (left, open) = (left - own, open - 1)
        return [Place(item: item, count: 1, length: isUneven ? own : nil)]
      case .adaptive(let minimum, _):
        (left, open) = (left - share, open - 1)
        let gap = item.spacing ?? Self.usualSpacing
        let count = max(1, Int((share + gap) / max(1, minimum + gap)))
        return Array(repeating: Place(item: item, count: count), count: count)
      }
    }
  }

  private func line(_ cells: [Rendering], _ places: [Place]) -> Rendering {
    let stack = UIStackView(frame: .zero)
    stack.axis = isRow ? .horizontal : .vertical
    stack.alignment = .fill
    stack.translatesAutoresizingMaskIntoConstraints = false
    var first: (length: NSLayoutDimension, place: Place)?
    for (index, place) in places.enumerated() {
      let room = UIView(frame: .zero)
      room.translatesAutoresizingMaskIntoConstraints = false
      if cells.indices.contains(index) {
        Wrapping.place(cells[index], in: room, alignment: place.item.alignment ?? .center)
        hug(cells[index].view, room)
      }
      stack.addArrangedSubview(room)
      stack.setCustomSpacing(place.gap, after: room)
      let length = isRow ? room.widthAnchor : room.heightAnchor
      switch place.item.size {
      case .flexible where place.length != nil:
        let own = length.constraint(equalToConstant: place.length ?? 0)
        own.priority = UILayoutPriority(990)
        own.isActive = true
      case .fixed(let own): length.constraint(equalToConstant: own).isActive = true
      case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
        length.constraint(greaterThanOrEqualToConstant: minimum).isActive = true
        if maximum.isFinite {
          length.constraint(lessThanOrEqualToConstant: maximum).isActive = true
        }
        if let first { share(length, place, as: first.length, first.place) }
        first = first ?? (length, place)
      }
    }
    return Rendering(view: stack, growsAcross: isRow, growsDown: !isRow)
  }

  /// Keeps a line as high as its highest cell, where nothing else asks for more.
  private func hug(_ cell: UIView, _ room: UIView) {
    let own = isRow ? room.heightAnchor : room.widthAnchor
    let tight = own.constraint(equalTo: isRow ? cell.heightAnchor : cell.widthAnchor)
    tight.priority = UILayoutPriority(51)
    tight.isActive = true
  }

  /// Gives the places of two items equal shares.
  private func share(
    _ length: NSLayoutDimension, _ place: Place, as other: NSLayoutDimension, _ first: Place
  ) {
    let count = CGFloat(place.count)
    let equal = length.constraint(
      equalTo: other, multiplier: CGFloat(first.count) / count,
      constant: (first.gaps - place.gaps) / count)
    equal.priority = UILayoutPriority(990)
    equal.isActive = true
  }
}
