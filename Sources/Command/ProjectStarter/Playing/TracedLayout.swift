internal import HostSimulation
internal import CardLayout
internal import Views

/// The layout of a view that code made: its views by where they are, as columns and rows of each other.
struct TracedLayout {
  private(set) var entries: [ScaffoldNode.Entry] = []
  /// Why it is not the class's view; empty where nothing speaks against it.
  private(set) var faults: [String] = []
  private let tracer: TextTracer
  private let environment: LayoutEnvironment

  /// Takes plays with other values each, and the first of them once more with other limits.
  init(
    _ plays: [PlayedAsk], resized: PlayedAsk, tracer: TextTracer, in environment: LayoutEnvironment
  ) {
    self.tracer = tracer
    self.environment = environment
    let solved = Solved(
      plays: plays.map { $0.frames(in: environment) }, wide: resized.frames(in: environment),
      high: plays.first?.frames(in: environment, higherBy: 40) ?? [:])
    let roots = plays.compactMap(\.root)
    guard let root = roots.first, let wide = solved.wide[root.frameID],
      let high = solved.high[root.frameID], let frame = solved.plays[0][root.frameID]
    else { return }
    let views = roots.allSatisfy { $0.hasShape(of: root) } ? roots : [root]
    if views.count < roots.count {
      faults.append("the views change with the values; those of one play are here")
    }
    let traced = TracedView(
      plays: views, frame: frame, wideFrame: wide, highFrame: high, hasFixedHeight: true,
      hasFixedWidth: true, anchor: .start)
    var inside = children(of: traced, solved)
    let box = root.style.boxEntries
    if inside.isEmpty, box.isEmpty {
      entries = [.init(key: "view", value: .scalar("true"))]
      return
    }
    // A background reaches down to the end only where something takes the room.
    if !box.isEmpty { inside.append(.mapping([.init(key: "spacer", value: .scalar("0"))])) }
    entries =
      [
        box.isEmpty
          ? .init(key: "stack", value: .scalar("vertical"))
          : .init(key: "view", value: .scalar("true"))
      ]
      + box + [.init(key: "views", value: .items(inside))]
  }

  /// The frames of all views by their object ids: of each play, of other limits, and of a higher card.
  private struct Solved {
    let plays: [[String: Frame]]
    let wide: [String: Frame]
    let high: [String: Frame]
  }

  /// The room that views are in: its sides, its height, and how it grows on a wider and on a higher card.
  private struct Room {
    let from: Points
    let to: Points
    let widening: Points
    let height: Points
    let heightening: Points
  }

  /// The views inside of one, as a column of a layout.
  private mutating func children(of view: TracedView, _ solved: Solved) -> [ScaffoldNode] {
    var shown: [TracedView] = []
    for (index, child) in view.first.subviews.enumerated()
    where !child.isHidden && child.style.alpha > 0 {
      let id = child.frameID
      guard let frame = solved.plays[0][id], let wide = solved.wide[id], let high = solved.high[id],
        frame.width > .zero, frame.height > .zero
      else { continue }
      let plays = view.plays.map { $0.subviews[index] }
      let frames = zip(plays, solved.plays).compactMap { $1[$0.frameID] }
      let traced = TracedView(
        plays: plays, frame: frame, wideFrame: wide, highFrame: high,
        hasFixedHeight: frames.allSatisfy { $0.height == frame.height },
        hasFixedWidth: frames.allSatisfy { $0.width == frame.width },
        anchor: frames.allSatisfy { $0.x == frame.x }
          ? .start : frames.allSatisfy { $0.maxX == frame.maxX } ? .end : .middle)
      guard traced.isSeenOrHolds else { continue }
      shown.append(traced.withNaturalHeight(in: environment))
    }
    let room = Room(
      from: 0, to: view.frame.width, widening: view.wideFrame.width - view.frame.width,
      height: view.frame.height, heightening: view.highFrame.height - view.frame.height)
    return column(shown, in: room, solved)
  }

  /// Views below each other, from the top; spacers have the room that a higher card gives.
  private mutating func column(
    _ views: [TracedView], in room: Room, _ solved: Solved
  ) -> [ScaffoldNode] {
    var items: [ScaffoldNode] = []
    var top: Points = 0
    var shift: Points = 0
    var hasSpacer = false
    let groups = Self.groups(views, by: { ($0.frame.y, $0.frame.maxY) })
    for (index, group) in groups.enumerated() {
      let (start, end) = (group.map(\.frame.y).min() ?? 0, group.map(\.frame.maxY).max() ?? 0)
      let high = (group.map(\.highFrame.y).min() ?? 0, group.map(\.highFrame.maxY).max() ?? 0)
      let stretched = group.map { $0.highFrame.height - $0.frame.height }.max() ?? 0
      let grown = max(high.1 - high.0 - (end - start), stretched)
      var gap = max(0, start - top)
      if room.heightening > .zero, high.0 - start - shift > 2 {
        items.append(Self.spacer)
        (gap, shift, hasSpacer) = (0, high.0 - start, true)
      }
      shift += max(0, grown)
      top = end
      let isLast = index == groups.count - 1
      let reachesDown = room.heightening > .zero && isLast && shift >= room.heightening - 2
      let bottom = reachesDown && (hasSpacer || grown > 2) ? max(0, room.height - end) : 0
      let insets = [("top", gap), ("bottom", bottom)]
      if group.count == 1 {
        items.append(inColumn(group[0], insets, room, solved))
      } else {
        items.append(
          row(group, insets, from: start, to: end, growing: max(0, grown), room, solved))
      }
    }
    if hasSpacer, shift < room.heightening - 2 { items.append(Self.spacer) }
    return items
  }

  private static let spacer = ScaffoldNode.mapping([.init(key: "spacer", value: .scalar("0"))])

  private mutating func inColumn(
    _ view: TracedView, _ vertical: [(String, Points)], _ room: Room, _ solved: Solved
  ) -> ScaffoldNode {
    let (left, right) = (view.frame.x - room.from, room.to - view.frame.maxX)
    let grown = view.wideFrame.width - view.frame.width
    let moved = view.wideFrame.x - view.frame.x
    var insets = vertical + [("leading", left)]
    var width: Points?
    var alignment: String?
    let isNatural = room.widening > .zero ? grown != room.widening : !view.hasFixedWidth
    if view.isText, isNatural {
      // A text that is as wide as it needs to be has the room at its side.
      let isWider = room.widening > .zero
      if isWider ? moved == .zero : view.anchor == .start {
        insets.append(("trailing", min(left, right)))
      } else if isWider ? moved == room.widening : view.anchor == .end {
        (insets, alignment) = (vertical + [("trailing", right)], "trailing")
      } else {
        (insets, alignment) = (vertical, "center")
      }
    } else if grown == room.widening {
      insets.append(("trailing", right))
    } else if moved == .zero {
      width = view.frame.width
    } else {
      // A view that keeps its width at the end or in the middle has room beside it.
      let own = element(view, insets: [], width: view.frame.width, alignment: nil, solved)
      let isAtEnd = moved == room.widening
      return .lines(
        [
          .init(key: "stack", value: .scalar("horizontal")),
          Self.insets(vertical + [("trailing", isAtEnd ? right : 0)]),
          .init(
            key: "views",
            value: .items(isAtEnd ? [Self.spacer, own] : [Self.spacer, own, Self.spacer])),
        ].compactMap(\.self))
    }
    return element(view, insets: insets, width: width, alignment: alignment, solved)
  }

  /// Views beside each other, from the left.
  private mutating func row(
    _ views: [TracedView], _ vertical: [(String, Points)], from top: Points, to bottom: Points,
    growing: Points, _ room: Room, _ solved: Solved
  ) -> ScaffoldNode {
    let columns = Self.groups(views, by: { ($0.frame.x, $0.frame.maxX) })
    if columns.count == 1 {
      faults.append("views overlap; the layout has them below each other")
      return .lines(
        [.init(key: "stack", value: .scalar("vertical")), Self.insets(vertical)].compactMap(\.self)
          + [.init(key: "views", value: .items(views.map { inColumn($0, [], room, solved) }))])
    }
    var x = room.from
    var hasRoomTaker = false
    var cells: [ScaffoldNode] = []
    for column in columns {
      let (start, end) = (column.map(\.frame.x).min() ?? 0, column.map(\.frame.maxX).max() ?? 0)
      let wide = (
        column.map(\.wideFrame.x).min() ?? 0, column.map(\.wideFrame.maxX).max() ?? 0
      )
      let grown = wide.1 - wide.0 - (end - start)
      var before = max(0, start - x)
      if !hasRoomTaker, wide.0 - start > .zero, wide.0 - start == room.widening {
        hasRoomTaker = true
        cells.append(Self.spacer)
        before = 0
      }
      let isFlexible = grown > .zero && !hasRoomTaker
      hasRoomTaker = hasRoomTaker || isFlexible
      x = end
      let isNatural = column.count == 1 && column[0].isText && !column[0].hasFixedWidth
      let inner = Room(
        from: start, to: end, widening: grown, height: bottom - top, heightening: growing)
      let lifted = column.map { $0.moved(up: top) }
      cells.append(
        .lines(
          [
            .init(key: "stack", value: .scalar("vertical")), Self.insets([("leading", before)]),
            isFlexible || isNatural
              ? nil : .init(key: "width", value: .scalar((before + end - start).description)),
            .init(key: "views", value: .items(self.column(lifted, in: inner, solved))),
          ].compactMap(\.self)))
    }
    if !hasRoomTaker, room.to - x > .zero { cells.append(Self.spacer) }
    return .lines(
      [.init(key: "stack", value: .scalar("horizontal"))]
        + (growing > 2
          ? Self.stretching : [.init(key: "alignment", value: .scalar("top"))])
        + [Self.insets(vertical)].compactMap(\.self)
        + [.init(key: "views", value: .items(cells))])
  }

  /// The keys of a view that takes the room of a higher card, and yields it on a lower one.
  private static let stretching = ["hugging", "compression"].map {
    ScaffoldNode.Entry(
      key: $0, value: .mapping([.init(key: "vertical", value: .scalar("250"))]))
  }

  /// One view, with free room of its own around it.
  private mutating func element(
    _ view: TracedView, insets: [(String, Points)], width: Points?, alignment: String?,
    _ solved: Solved
  ) -> ScaffoldNode {
    let box = view.first.style.boxEntries
    var words: [ScaffoldNode.Entry]
    var inside: [ScaffoldNode]?
    if let leaf = ElementWords(leaf: view, tracer) {
      words = leaf.entries
      if leaf.isLost { faults.append("a text changes with the values, and no binding gives it") }
    } else if case .table(let table) = view.first.content {
      let rows = TracedRows(view, table, tracer: tracer)
      faults += rows.faults
      words = rows.entries
    } else {
      words = [.init(key: "view", value: .scalar("true"))]
      inside = children(of: view, solved)
    }
    if let alignment {
      words.removeAll { $0.key == "textAlignment" }
      words.append(.init(key: "textAlignment", value: .scalar(alignment)))
    }
    let side = insets.reduce(into: (vertical: Points.zero, horizontal: Points.zero)) {
      if ["top", "bottom"].contains($1.0) { $0.vertical += $1.1 } else { $0.horizontal += $1.1 }
    }
    let isWrapped = !box.isEmpty && insets.contains { $0.1 != .zero }
    // What fills a view decides on its height: a text may be a little higher here than in the class.
    let isFilled =
      inside != nil
      && view.first.subviews.contains { child in
        !child.isHidden
          && solved.plays[0][child.frameID].map { $0.maxY >= view.frame.height - 1 } == true
      }
    let height =
      !view.stretches && !isFilled
        && (view.hasFixedHeight || inside != nil && !box.isEmpty)
      ? view.frame.height : nil
    if view.stretches { words += Self.stretching }
    if !isWrapped {
      words += [Self.insets(insets)].compactMap(\.self) + box
      if let width {
        words.append(.init(key: "width", value: .scalar((width + side.horizontal).description)))
      }
      if let height {
        words.append(.init(key: "height", value: .scalar((height + side.vertical).description)))
      }
    } else {
      words += box
      if let height { words.append(.init(key: "height", value: .scalar(height.description))) }
    }
    if let inside, !inside.isEmpty { words.append(.init(key: "views", value: .items(inside))) }
    guard isWrapped else { return words.count > 3 ? .lines(words) : .mapping(words) }
    var outer = [.init(key: "stack", value: .scalar("vertical")), Self.insets(insets)].compactMap(
      \.self)
    if view.stretches { outer += Self.stretching }
    if let width {
      outer.append(.init(key: "width", value: .scalar((width + side.horizontal).description)))
    }
    return .lines(outer + [.init(key: "views", value: .items([.lines(words)]))])
  }

  private static func insets(_ sides: [(String, Points)]) -> ScaffoldNode.Entry? {
    let set = sides.filter { $0.1 != .zero }
    guard !set.isEmpty else { return nil }
    return .init(
      key: "insets",
      value: .mapping(set.map { .init(key: $0.0, value: .scalar($0.1.description)) }))
  }

  /// Views that reach into each other along an axis, group by group.
  private static func groups(
    _ views: [TracedView], by span: (TracedView) -> (Points, Points)
  ) -> [[TracedView]] {
    var groups: [[TracedView]] = []
    var end: Points = .zero
    for view in views.sorted(by: { span($0) < span($1) }) {
      let (from, to) = span(view)
      // Labels that touch reach into each other by what their lines are higher in layouts.
      if groups.isEmpty || from >= end - 2 {
        groups.append([view])
        end = to
      } else {
        groups[groups.count - 1].append(view)
        end = max(end, to)
      }
    }
    return groups
  }
}

extension TracedView {
  fileprivate var isText: Bool {
    if case .label = first.content { true } else { false }
  }

  /// Whether something of it is to be seen.
  fileprivate var isSeenOrHolds: Bool { first.shown.contains(where: \.isSeen) }

  /// A text as high as a layout makes it, with its middle where it was: a line is a little higher in layouts than in
  /// scenes.
  fileprivate func withNaturalHeight(in environment: LayoutEnvironment) -> TracedView {
    guard isText, !stretches else { return self }
    let natural = ElementLayout(in: environment).fittingHeight(
      View(first.content), width: frame.width)
    let more = natural - frame.height
    guard more >= .zero, more <= 3, frame.y >= more / 2 else { return self }
    return TracedView(
      plays: plays,
      frame: Frame(x: frame.x, y: frame.y - more / 2, width: frame.width, height: natural),
      wideFrame: wideFrame, highFrame: highFrame, hasFixedHeight: false,
      hasFixedWidth: hasFixedWidth, anchor: anchor)
  }

  fileprivate func moved(up distance: Points) -> TracedView {
    TracedView(
      plays: plays,
      frame: Frame(
        x: frame.x, y: frame.y - distance, width: frame.width, height: frame.height),
      wideFrame: wideFrame,
      highFrame: Frame(
        x: highFrame.x, y: highFrame.y - distance, width: highFrame.width, height: highFrame.height),
      hasFixedHeight: hasFixedHeight, hasFixedWidth: hasFixedWidth, anchor: anchor)
  }
}

extension Frame {
  fileprivate var maxX: Points { x + width }
  fileprivate var maxY: Points { y + height }
}

extension View<String> {
  fileprivate var frameID: String { object?.id ?? "" }

  /// Whether two views have views of the same kinds inside.
  fileprivate func hasShape(of other: View) -> Bool {
    isHidden == other.isHidden && content.kind == other.content.kind
      && subviews.count == other.subviews.count
      && zip(subviews, other.subviews).allSatisfy { $0.hasShape(of: $1) }
  }
}

extension ViewContent<String> {
  fileprivate var kind: Int {
    switch self {
    case .label: 0
    case .textView: 1
    case .image: 2
    case .map: 3
    case .chart: 4
    case .control: 5
    case .separator, .spacer: 6
    case .namedBox, .drawing: 7
    case .stack: 8
    case .container: 9
    case .table: 10
    case .scene: 11
    }
  }
}

extension PlayedAsk {
  /// The frames of the views in those around them, by their object ids.
  func frames(in environment: LayoutEnvironment, higherBy more: Points = 0) -> [String: Frame] {
    guard let reply, let view = reply.view else { return [:] }
    let size = reply.size.clamped(from: ask.minimumSize, to: ask.maximumSize)
    let room = SceneRoom(Size(width: size.width, height: size.height + more))
    return SceneLayout(view, in: environment)?.frames(in: room).frames ?? [:]
  }
}
