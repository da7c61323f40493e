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

  nonisolated init(isRow: Bool, items: [GridItem], alignment: Alignment, spacing: CGFloat?) {
    (self.isRow, self.items, self.alignment, self.spacing) = (isRow, items, alignment, spacing)
  }

  func render(_ content: some View, _ context: RenderContext) -> [Rendering] {
    let children = context.with {
      $0.stackAxis = nil
      $0.isInLazyGrid = true
    }.render(content)
    let view = UIView(frame: .zero)
    view.hold(children)
    return [Rendering(view: view, layout: LazyGridLayout(lines: self, children: children))]
  }

  /// A place in a line.
  struct Place {
    let start: CGFloat
    let length: CGFloat
    let alignment: Alignment
    var end: CGFloat { start + length }
  }

  /// The places: an item has an equal share of what the fixed ones leave of a length, and an adaptive one as many places as
  /// its share has room for (observed).
  func places(in length: CGFloat) -> [Place] {
    let gaps = items.dropLast().map { $0.spacing ?? StackEdge.usual }.reduce(0, +)
    let fixed = items.compactMap { if case .fixed(let own) = $0.size { own } else { nil } }
    var left = length - gaps - fixed.reduce(0, +)
    var open = items.count - fixed.count
    var places: [Place] = []
    var start: CGFloat = 0
    for item in items {
      let gap = item.spacing ?? StackEdge.usual
      let share = max(0, left / CGFloat(max(1, open)))
      func add(_ length: CGFloat) {
        places.append(
          Place(start: start, length: length, alignment: item.alignment ?? .center))
        start += length + gap
      }
      switch item.size {
      case .fixed(let own): add(own)
      case .flexible(let minimum, let maximum):
        let own = min(max(share, minimum), maximum)
        (left, open) = (left - own, open - 1)
        add(own)
      case .adaptive(let minimum, let maximum):
        (left, open) = (left - share, open - 1)
        let count = max(1, Int((share + gap) / max(1, minimum + gap)))
        let own = (share - gap * CGFloat(count - 1)) / CGFloat(count)
        for _ in 0..<count { add(min(max(own, minimum), maximum)) }
      }
    }
    return places
  }
}

/// The lines of a lazy grid, which takes all the room there is along them.
private struct LazyGridLayout: ViewLayout {
  let lines: GridLines
  let children: [Rendering]

  func size(_ offer: ProposedViewSize) -> CGSize {
    let (places, starts) = (places(offer), lineStarts(offer))
    let end = places.last?.end ?? 0
    let depth = starts[starts.count - 1] - (starts.count > 1 ? gap : 0)
    return size(max(along(offer) ?? end, end), max(0, depth))
  }

  func placements(_ offer: ProposedViewSize) -> [Placement] {
    let (places, starts, own) = (places(offer), lineStarts(offer), size(offer))
    let guide =
      lines.isRow ? Guide(lines.alignment.horizontal) : Guide(lines.alignment.vertical)
    let end = places.last?.end ?? 0
    let begin = ViewDimensions(own)[guide] - ViewDimensions(size(end, end))[guide]
    let all = cells(in: places, lines.isRow ? own.width : own.height)
    return zip(all, starts.indices).flatMap { line, number in
      line.map { child, place in
        let box = size(place.length, starts[number + 1] - starts[number] - gap)
        var placement = child.placement(place.alignment, in: box, ProposedViewSize(box))
        let start = size(place.start + (child.traits.columns > 1 ? 0 : begin), starts[number])
        placement.origin.x += start.width
        placement.origin.y += start.height
        return placement
      }
    }
  }

  /// The lengths along and across the lines as a size.
  private func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
    lines.isRow ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
  private func along(_ offer: ProposedViewSize) -> CGFloat? {
    lines.isRow ? offer.width : offer.height
  }

  /// The lines: a header or a footer has one of its own, as long as the grid.
  private func cells(
    in places: [GridLines.Place], _ length: CGFloat
  ) -> [[(child: Rendering, place: GridLines.Place)]] {
    var all: [[(child: Rendering, place: GridLines.Place)]] = []
    let whole = GridLines.Place(start: 0, length: length, alignment: lines.alignment)
    for child in children {
      if child.traits.columns > 1 {
        all.append([(child, whole)])
      } else if let last = all.last, last.count < places.count, last[0].child.traits.columns == 1 {
        all[all.count - 1].append((child, places[last.count]))
      } else {
        all.append([(child, places[0])])
      }
    }
    return all
  }

  private var gap: CGFloat { lines.spacing ?? StackEdge.usual }

  private func places(_ offer: ProposedViewSize) -> [GridLines.Place] {
    let own =
      children.map { $0.size(.unspecified) }
      .map { lines.isRow ? $0.width : $0.height }.max() ?? 0
    let natural = own * CGFloat(lines.items.count)
    let length = along(offer) ?? natural
    let places = lines.places(in: min(length, 100_000))
    return places.isEmpty
      ? [GridLines.Place(start: 0, length: length, alignment: .center)] : places
  }

  /// Where lines begin, and where one after the last would.
  private func lineStarts(_ offer: ProposedViewSize) -> [CGFloat] {
    let places = places(offer)
    var starts: [CGFloat] = [0]
    for line in cells(in: places, along(offer) ?? places.last?.end ?? 0) {
      let depths = line.map { child, place in
        lines.isRow
          ? child.size(ProposedViewSize(width: place.length, height: nil)).height
          : child.size(ProposedViewSize(width: nil, height: place.length)).width
      }
      starts.append(starts[starts.count - 1] + (depths.max() ?? 0) + gap)
    }
    return starts
  }
}
