internal import ConstraintSolver
internal import Views

/// The constraints that a stack view makes for its arranged views.
///
/// Which ones, and their priorities, is as `UIStackView` was seen to do it (observed).
extension SceneSystem {
  /// The level at which a stack is made no larger than its views across the axis.
  private static let spanningLevel = 51.0
  /// The level at which gaps are as small as they may be: views are sooner (inferred).
  private static let gapLevel = 50.0

  /// The level at which what is open of a hidden view has a place: below all others of a file (convention).
  private static let hiddenLevel = 0.9

  mutating func addStack(_ index: Int) {
    guard case .stack(let stack) = nodes[index].view.content else { return }
    for view in index + 1..<nodes[index].end where nodes[view].isSkipped {
      skip(view, of: index, StackSides(stack.axis))
    }
    let views = children(of: index)
    guard let first = views.first, let last = views.last else { return }
    let insets = stack.isWithinMargins ? nodes[index].object.margins : .zero
    let along = StackSides(stack.axis)
    let name = "stack \(nodes[index].name)"
    let own = nodes[index].rect
    add(
      LinearConstraint(
        name, along.start(nodes[first].rect), .equal,
        along.start(own) + along.leadingInset(insets).value))
    add(
      LinearConstraint(
        name, along.end(nodes[last].rect), .equal,
        along.end(own) - along.trailingInset(insets).value))
    addDistances(views, of: stack, along, name: name)
    for view in views { align(view, in: index, stack, insets, name: name) }
    alignBaselines(views, of: stack, name: name)
    if stack.alignment != .fill {
      let across = StackSides(stack.axis == .horizontal ? .vertical : .horizontal)
      fix(
        name, LinearExpression(across.length(own)), .equal, 0, .level(Self.spanningLevel))
    }
  }

  /// Leaves a hidden view no length, if its own constraints let that be (observed).
  private mutating func skip(_ view: Int, of stack: Int, _ along: StackSides) {
    let rect = nodes[view].rect
    let name = "\(nodes[view].name) is hidden"
    fix(name, LinearExpression(along.length(rect)), .equal, 0, .level(999))
    let open: [(LinearExpression, LinearExpression)] = [
      (rect.minX, nodes[stack].rect.minX), (rect.minY, nodes[stack].rect.minY),
      (LinearExpression(rect.width), LinearExpression(constant: 0)),
      (LinearExpression(rect.height), LinearExpression(constant: 0)),
    ]
    for (own, place) in open {
      add(LinearConstraint(name, own, .equal, place, .level(Self.hiddenLevel)))
    }
  }

  private mutating func addDistances(
    _ views: [Int], of stack: StackContent, _ along: StackSides, name: String
  ) {
    let spacing = stack.spacing.value
    let pairs = zip(views, views.dropFirst())
    var gap: LinearVariable?
    if stack.distribution == .equalSpacing, views.count > 1 {
      let variable = system.makeVariable()
      fix(name, LinearExpression(variable), .greaterOrEqual, spacing)
      // Where the stack has no length of its own, the gap is as small as it may be.
      fix(name, LinearExpression(variable), .equal, spacing, .level(Self.gapLevel))
      gap = variable
    }
    for (left, right) in pairs {
      let distance = along.start(nodes[right].rect) - along.end(nodes[left].rect)
      switch stack.distribution {
      case .fill, .fillEqually, .fillProportionally:
        let own = nodes[left].view.style.spacingAfter?.value
        fix(name, distance, .equal, own ?? spacing)
      case .equalSpacing:
        if let gap { add(LinearConstraint(name, distance, .equal, LinearExpression(gap))) }
      case .equalCentering:
        fix(name, distance, .greaterOrEqual, spacing)
        fix(name, distance, .equal, spacing, .level(Self.gapLevel))
      }
    }
    guard let first = views.first else { return }
    switch stack.distribution {
    case .fillEqually:
      for view in views.dropFirst() {
        add(
          LinearConstraint(
            name, LinearExpression(along.length(nodes[view].rect)), .equal,
            LinearExpression(along.length(nodes[first].rect))))
      }
    case .fillProportionally: shareProportionally(views, along, name: name)
    case .equalCentering:
      let centers = views.map { along.middle(nodes[$0].rect) }
      for index in centers.indices.dropFirst(2) {
        add(
          LinearConstraint(
            name, centers[index] - centers[index - 1], .equal,
            centers[index - 1] - centers[index - 2], .level(149 - Double(min(index, 100)))))
      }
    case .fill, .equalSpacing: break
    }
  }

  private mutating func shareProportionally(_ views: [Int], _ along: StackSides, name: String) {
    let natural = views.map { view -> Double in
      let object = nodes[view].object
      if let own = along.isHorizontal ? object.ownWidth : object.ownHeight { return own.value }
      guard nodes[view].view.content.isLeaf else {
        // A container is as long as its own constraints make it (observed).
        let fitting = environment.solvedScenes.solution(
          of: nodes[view].view, in: SceneRoom(width: .least, height: .least),
          picturesYield: picturesYield, environment
        ).size
        let own = (along.isHorizontal ? fitting.width : fitting.height).value
        if own > 0 { return own }
        return along.isHorizontal ? nodes[view].designed.width : nodes[view].designed.height
      }
      let measured = MeasuredElement(nodes[view].view, in: environment)
      if along.isHorizontal { return measured.naturalWidth.value }
      return ArrangedElement(measured, width: measured.naturalWidth, in: environment)
        .size.height.value
    }
    for (index, view) in views.enumerated().dropFirst() where natural[0] > 0 && natural[index] > 0 {
      add(
        LinearConstraint(
          name, LinearExpression(along.length(nodes[view].rect)) * natural[0], .equal,
          LinearExpression(along.length(nodes[views[0]].rect)) * natural[index], .level(999)))
    }
  }

  /// Across the axis.
  private mutating func align(
    _ view: Int, in index: Int, _ stack: StackContent, _ insets: Insets, name: String
  ) {
    let across = StackSides(stack.axis == .horizontal ? .vertical : .horizontal)
    let rect = nodes[view].rect
    let own = nodes[index].rect
    let start = across.start(own) + across.leadingInset(insets).value
    let end = across.end(own) - across.trailingInset(insets).value
    var atStart = LinearConstraint.Relation.greaterOrEqual
    var atEnd = LinearConstraint.Relation.lessOrEqual
    switch stack.alignment {
    case .fill: (atStart, atEnd) = (.equal, .equal)
    case .leading, .top: atStart = .equal
    case .trailing, .bottom: atEnd = .equal
    case .center:
      add(LinearConstraint(name, across.middle(rect) * 2, .equal, start + end))
    case .firstBaseline, .lastBaseline: break
    }
    add(LinearConstraint(name, across.start(rect), atStart, start))
    add(LinearConstraint(name, across.end(rect), atEnd, end))
  }

  private mutating func alignBaselines(_ views: [Int], of stack: StackContent, name: String) {
    guard stack.axis == .horizontal, let first = views.first,
      [.firstBaseline, .lastBaseline].contains(stack.alignment)
    else { return }
    let isFirst = stack.alignment == .firstBaseline
    for view in views.dropFirst() {
      add(
        LinearConstraint(
          name, baseline(of: view, isFirst: isFirst), .equal,
          baseline(of: first, isFirst: isFirst)))
    }
  }
}

/// The sides of rectangles along an axis.
private struct StackSides {
  let isHorizontal: Bool

  init(_ axis: StackContent.Axis) { isHorizontal = axis == .horizontal }

  func start(_ rect: SceneRect) -> LinearExpression { isHorizontal ? rect.minX : rect.minY }
  func end(_ rect: SceneRect) -> LinearExpression { isHorizontal ? rect.maxX : rect.maxY }
  func middle(_ rect: SceneRect) -> LinearExpression { isHorizontal ? rect.midX : rect.midY }
  func length(_ rect: SceneRect) -> LinearVariable { isHorizontal ? rect.width : rect.height }
  func leadingInset(_ insets: Insets) -> Points { isHorizontal ? insets.leading : insets.top }
  func trailingInset(_ insets: Insets) -> Points { isHorizontal ? insets.trailing : insets.bottom }
}
