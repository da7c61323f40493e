/// A maker of rows and columns.
@MainActor struct StackRenderer {
  let axis: NSLayoutConstraint.Axis
  let alignment: UIStackView.Alignment
  let spacing: CGFloat?

  func render(_ children: [Rendering]) -> Rendering {
    let stack = UIStackView(frame: .zero)
    stack.axis = axis
    stack.alignment = alignment
    stack.spacing = spacing ?? StackEdge.usual
    stack.translatesAutoresizingMaskIntoConstraints = false
    for child in children { stack.addArrangedSubview(child.view) }
    if spacing == nil {
      for (child, next) in zip(children, children.dropFirst()) {
        let distance = distance(from: child, to: next)
        if distance != stack.spacing { stack.setCustomSpacing(distance, after: child.view) }
      }
    }
    if children.contains(where: { $0.zIndex != 0 }) {
      Session.noteMissing("View.zIndex(_:) in a row or a column", changesLook: true)
    }
    let isRow = axis == .horizontal
    let growing = children.filter {
      $0.isSpacer || (isRow ? $0.growsAcross && !$0.hasRatio : $0.growsDown)
    }
    if isRow { children.filter(\.hasRatio).forEach(widen) }
    let others = growing.filter { !$0.isSpacer }
    if isRow {
      let texts = children.filter { !$0.growsAcross && !$0.view.cardproofLabels.isEmpty }
      offer(texts, before: others)
    }
    equalize(growing.filter(\.isSpacer), isRow: isRow, isLast: !others.isEmpty)
    share(others, isRow: isRow)
    if !others.isEmpty {
      for child in children where !child.isSpacer && !(isRow ? child.growsAcross : child.growsDown)
      {
        // Above 51, at which the host makes every stack as short as what is in it, also one that grows.
        Wrapping.hug(isRow ? child.view.widthAnchor : child.view.heightAnchor, priority: 53)
      }
    }
    for child in children where !child.isSpacer && (isRow ? child.growsDown : child.growsAcross) {
      let own = isRow ? child.view.heightAnchor : child.view.widthAnchor
      let whole = own.constraint(equalTo: isRow ? stack.heightAnchor : stack.widthAnchor)
      if child.isProportional { whole.priority = UILayoutPriority(Wrapping.fittingPriority) }
      whole.isActive = true
    }
    let growsCross = children.contains { isRow ? $0.growsDown : $0.growsAcross }
    let growsAlong = !growing.isEmpty || isRow && children.contains(where: \.hasRatio)
    return Rendering(
      view: stack, growsAcross: isRow ? growsAlong : growsCross,
      growsDown: isRow ? growsCross : growsAlong,
      above: edge(of: isRow ? children : Array(children.prefix(1)), \.above),
      below: edge(of: isRow ? children : Array(children.suffix(1)), \.below))
  }

  private func distance(from child: Rendering, to next: Rendering) -> CGFloat {
    if axis == .vertical { return child.below.distance(to: next.above) }
    return child.isSpacer || next.isSpacer ? 0 : StackEdge.usual
  }

  private func edge(of children: [Rendering], _ edge: KeyPath<Rendering, StackEdge>) -> StackEdge {
    children.reduce(.none) { $0.union($1[keyPath: edge]) }
  }

  /// Offers texts and views that grow their parts of a row, first to those that take least: no text is longer than what
  /// comes after it, and of two the shorter gives up its width last, as in SwiftUI (inferred).
  private func offer(_ texts: [Rendering], before growing: [Rendering]) {
    let views = texts.map(\.view).filter(\.cardproofSharesWidth)
    let ordered =
      views.count < 2
      ? views : views.map { ($0, HostLayout.size(of: $0).width) }.sorted { $0.1 < $1.1 }.map(\.0)
    for (rank, view) in ordered.enumerated() where rank > 0 {
      for label in view.cardproofLabels
      where label.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh {
        label.setContentCompressionResistancePriority(
          UILayoutPriority(750 - Float(min(rank, 40))), for: .horizontal)
      }
    }
    let next = ordered.dropFirst() + growing.prefix(1).map(\.view)
    for (shorter, longer) in zip(ordered, next) {
      let part = shorter.widthAnchor.constraint(lessThanOrEqualTo: longer.widthAnchor)
      part.priority = UILayoutPriority(752)
      part.isActive = true
    }
  }

  /// Lets a view of a ratio be as wide as the height of the row allows.
  private func widen(_ child: Rendering) {
    let wish = child.view.widthAnchor.constraint(equalToConstant: 10000)
    wish.priority = UILayoutPriority(44)
    wish.isActive = true
  }

  /// Gives views that take all the room there is equal parts of it.
  private func share(_ views: [Rendering], isRow: Bool) {
    guard let first = views.first?.view else { return }
    for view in views.dropFirst().map(\.view) {
      let equal =
        isRow
        ? view.widthAnchor.constraint(equalTo: first.widthAnchor)
        : view.heightAnchor.constraint(equalTo: first.heightAnchor)
      // In a row texts rather break; a column keeps their lines.
      equal.priority = UILayoutPriority(isRow ? Wrapping.roomPriority - 1 : 45)
      equal.isActive = true
    }
  }

  /// Makes spacers of one length, and lets them take what is left; beside other views that grow they are the last, and as
  /// short as they may be.
  private func equalize(_ spacers: [Rendering], isRow: Bool, isLast: Bool) {
    for spacer in spacers {
      let own = isRow ? spacer.view.widthAnchor : spacer.view.heightAnchor
      let wish = own.constraint(equalToConstant: isLast ? 0 : 10000)
      // Above 51, at which the host makes a stack as narrow as what is in it.
      wish.priority = UILayoutPriority(isLast ? 52 : 40)
      wish.isActive = true
      if let first = spacers.first, first.view !== spacer.view {
        own.constraint(equalTo: isRow ? first.view.widthAnchor : first.view.heightAnchor)
          .isActive = true
      }
    }
  }
}

extension UIView {
  /// The labels in the view.
  var cardproofLabels: [UILabel] {
    (self as? UILabel).map { [$0] } ?? subviews.flatMap(\.cardproofLabels)
  }
}

extension UIView {
  /// Whether no modifier gives it another right to its width than others have.
  fileprivate var cardproofSharesWidth: Bool {
    ([self] + cardproofLabels).allSatisfy {
      (700...750).contains($0.contentCompressionResistancePriority(for: .horizontal).rawValue)
    }
  }
}

/// A row.
public struct HStack<Content: View>: View, PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
  func render(_ context: RenderContext) -> [Rendering] {
    let alignments: [VerticalAlignment: UIStackView.Alignment] = [
      .top: .top, .center: .center, .bottom: .bottom, .firstTextBaseline: .firstBaseline,
      .lastTextBaseline: .lastBaseline,
    ]
    let inner = context.with { $0.stackAxis = .horizontal }
    return [
      StackRenderer(
        axis: .horizontal, alignment: alignments[alignment] ?? .center, spacing: spacing
      ).render(inner.render(content))
    ]
  }
}

/// A column.
public struct VStack<Content: View>: View, PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
  func render(_ context: RenderContext) -> [Rendering] {
    let alignments: [HorizontalAlignment: UIStackView.Alignment] = [
      .leading: .leading, .center: .center, .trailing: .trailing,
    ]
    let inner = context.with { $0.stackAxis = .vertical }
    return [
      StackRenderer(
        axis: .vertical, alignment: alignments[alignment] ?? .center, spacing: spacing
      ).render(inner.render(content))
    ]
  }
}

/// A column that takes the width there is.
public struct LazyVStack<Content: View>: View {
  private let alignment: HorizontalAlignment
  private let stack: VStack<Content>
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }
  public var body: some View {
    stack.frame(
      maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
  }
}

/// A row that takes the height there is.
public struct LazyHStack<Content: View>: View {
  private let alignment: VerticalAlignment
  private let stack: HStack<Content>
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }
  public var body: some View {
    stack.frame(
      maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment))
  }
}

/// Views above each other.
public struct ZStack<Content: View>: View, PrimitiveView {
  private let alignment: Alignment
  private let content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
  func render(_ context: RenderContext) -> [Rendering] {
    let children = context.with { $0.stackAxis = nil }.render(content)
    let view = UIView(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    let ordered = children.enumerated().sorted { left, right in
      (left.element.zIndex, left.offset) < (right.element.zIndex, right.offset)
    }
    for child in ordered { Wrapping.place(child.element, in: view, alignment: alignment) }
    let growsAcross = children.contains(where: \.growsAcross)
    let growsDown = children.contains(where: \.growsDown)
    if !growsAcross { Wrapping.hug(view.widthAnchor) }
    if !growsDown { Wrapping.hug(view.heightAnchor) }
    return [
      Rendering(
        view: view, growsAcross: growsAcross, growsDown: growsDown,
        above: children.reduce(.none) { $0.union($1.above) },
        below: children.reduce(.none) { $0.union($1.below) })
    ]
  }
}

/// The room between views.
public struct Spacer: View, PrimitiveView {
  private let minLength: CGFloat?
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
  func render(_ context: RenderContext) -> [Rendering] {
    let view = UIView(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    let isRow = context.environment.stackAxis == .horizontal
    (isRow ? view.widthAnchor : view.heightAnchor)
      .constraint(greaterThanOrEqualToConstant: minLength ?? StackEdge.usual).isActive = true
    // Across the stack it takes no room.
    (isRow ? view.heightAnchor : view.widthAnchor).constraint(equalToConstant: 0).isActive = true
    // A modifier makes it a view that grows.
    return [
      Rendering(
        view: view, growsAcross: isRow, growsDown: !isRow, above: .none, below: .none,
        isSpacer: true)
    ]
  }
}

/// A line between views.
public struct Divider: View, PrimitiveView {
  public init() {}
  func render(_ context: RenderContext) -> [Rendering] {
    let view = UIView(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.backgroundColor = .separator
    let isRow = context.environment.stackAxis == .horizontal
    (isRow ? view.widthAnchor : view.heightAnchor).constraint(equalToConstant: 0.5).isActive = true
    return [Rendering(view: view, growsAcross: !isRow, growsDown: isRow)]
  }
}
