internal import CardLayout
internal import Diagnostics
internal import HostSimulation
internal import Views

extension CheckedView {
  /// The smallest visible length, half a point (convention).
  static let leastOverflow = Points(0.5)

  /// Interface Builder writes the frame of a switch or a slider up to 2 points smaller than UIKit draws it (observed).
  private static let leastOverflowOfControl = Points(2.5)

  /// Whether the view is lower than its content.
  var isTooTall: Bool { contentHeight - frame.height >= Self.leastOverflow }

  /// Finds what sticks out of what holds it, and what it covers.
  ///
  /// One element that is too small is one cause for all that sticks out of it. So it is one fault,
  /// told of the element that sticks out the most.
  var overflowFaults: [LayoutIssue] {
    var worst: [Int: Sticking] = [:]
    for fault in placed.elements[0].box.faults {
      guard case .outside = fault.kind else { continue }
      let child = placed.number(at: fault.path)
      // The drawn part of an element that holds no others sticks out of the element itself.
      let own = placed.number(at: fault.path.dropLast())
      if isCutOnPurpose(child, by: own) { continue }
      let parent = isHarmless(child, in: own) ? placed.host(of: own) : own
      let holder = placed.elements[parent].box
      // Where constraints leave an axis open, nobody knows whether it sticks out: that is a finding of its own.
      let isOpenAcross = fault.box.isOpenAcross || holder.isOpenAcross
      let isOpenDown = fault.box.isOpenDown || holder.isOpenDown
      let excess = Excess(
        fault.box.turnedFrame, over: holder.frame,
        sides: Excess.Side.allCases.filter { $0.isVertical ? !isOpenDown : !isOpenAcross })
      let least =
        child == parent && placed.elements[parent].hasFixedSize
        ? Self.leastOverflowOfControl : Self.leastOverflow
      guard excess.length >= least, !isOfView(excess, parent),
        !isPadding(excess, of: child, over: holder.frame)
      else { continue }
      if let known = worst[parent], known.excess.length >= excess.length { continue }
      worst[parent] = (child, excess)
    }
    let own = worstOfEachPlace(worst).map { parent, sticking in
      fault(sticking.child, in: parent, sticking.excess)
    }
    return isTooTall ? [tooTall] + own : own
  }

  /// Whether a view of SwiftUI reaches out of what holds it, as its frames let it, and neither covers a text nor has
  /// one that covers something: ornaments may lie over each other.
  private func isHarmless(_ child: Int, in parent: Int) -> Bool {
    let inside = child..<placed.elements[child].end
    guard child != parent, placed.isOfSwiftUI(parent),
      placed.elements[parent].box.clipsToBounds != true
    else { return false }
    guard let other = covered(by: inside, outside: parent) else { return true }
    return !(Array(inside) + [other]).contains { placed.elements[$0].text != nil }
  }

  /// Whether only the room around what a view of SwiftUI shows sticks out.
  private func isPadding(_ excess: Excess, of child: Int, over holder: Frame) -> Bool {
    let shown = placed.elements[child..<placed.elements[child].end].compactMap(\.inkFrame)
    return placed.isOfSwiftUI(child) && !shown.isEmpty
      && shown.allSatisfy {
        Excess($0, over: holder, sides: [excess.side]).length < Self.leastOverflow
      }
  }

  /// Whether an element cuts off a part of something that has no text: a corner of a picture, half of a circle.
  private func isCutOnPurpose(_ child: Int, by holder: Int) -> Bool {
    let elements = placed.elements
    return child != holder && elements[holder].box.clipsToBounds == true
      && elements[holder].listName == nil
      && (child..<elements[child].end).allSatisfy { elements[$0].text == nil }
  }

  private typealias Sticking = (child: Int, excess: Excess)

  /// The rows of a table stand in one place: of these the worst is enough to say.
  private func worstOfEachPlace(_ all: [Int: Sticking]) -> [(Int, Sticking)] {
    var chosen: [SourceLocation?: (Int, Sticking)] = [:]
    for (parent, sticking) in all.sorted(by: { $0.key < $1.key }) {
      let place = placed.location(of: sticking.child)
      if let known = chosen[place], known.1.excess.length >= sticking.excess.length { continue }
      chosen[place] = (parent, sticking)
    }
    return chosen.values.sorted { $0.0 < $1.0 }
  }

  /// Whether it sticks out only because the view is lower than its content.
  private func isOfView(_ excess: Excess, _ parent: Int) -> Bool {
    isTooTall && excess.side.isVertical
      && (parent == 0 || hasHeightOfView(parent))
  }

  private var tooTall: LayoutIssue {
    let height = contentHeight.roundedUp
    let room = frame.height.roundedDown
    let isAtLimit = frame.height >= view.maximumSize.height
    let asked = isAtLimit ? nil : view.location
    return LayoutIssue(
      .contentTooTall, "the content is \(height) points high, and the view \(room)",
      at: placed.location(of: 0),
      extent: (contentHeight - frame.height).value,
      notes: asked.map { [Diagnostic.Note("The size is asked for here", at: $0)] } ?? [],
      fix: !isInSiri
        ? "Show less in Maps, whose views are all \(room) points high"
        : isAtLimit
          ? "Show less: the host gives a view at most \(room) points"
          : FixWords(placed.location(of: 0)).moreHeightOrLess)
  }

  private func fault(_ child: Int, in parent: Int, _ excess: Excess) -> LayoutIssue {
    let placed = self.placed
    let by = excess.length.pointsUp
    let holder = parent == child ? "its own frame" : placed.name(of: parent)
    let place = placed.location(of: child)
    var notes: [Diagnostic.Note] = []
    if parent != child, placed.location(of: parent) != place {
      notes.append(
        Diagnostic.Note("\(placed.name(of: parent)) is here", at: placed.location(of: parent)))
    }
    if let list = placed.elements[parent].listName,
      excess.side == .bottom || list == "scroll view" && excess.side == .right
    {
      let frame = placed.elements[parent].box.frame
      let room = excess.side == .bottom ? frame.height : frame.width
      return LayoutIssue(
        .scrollingContent,
        "the \(list) shows \(room.roundedDown) of its \((room + excess.length).roundedUp) points, and people cannot scroll",
        at: placed.location(of: parent), extent: excess.length.value, notes: [],
        fix: FixWords(placed.location(of: parent)).rows(of: list))
    }
    let inside = child..<placed.elements[child].end
    notes += self.notes(onTextsOf: inside).prefix(3)
    let message =
      "\(placed.name(of: child)) sticks out of \(holder) by \(by)\(excess.side.words)"
    let fix =
      parent == child
      ? "Give it more room"
      : "Give \(placed.name(of: parent)) more room, or make its content smaller"
    guard let other = covered(by: inside, outside: parent) else {
      return LayoutIssue(
        .contentOverflow, message, at: place, extent: excess.length.value, notes: notes, fix: fix)
    }
    if placed.location(of: other) != place {
      notes.append(
        Diagnostic.Note("\(placed.name(of: other)) is here", at: placed.location(of: other)))
    }
    let name =
      placed.location(of: other) == place ? "the one in another row" : placed.name(of: other)
    return LayoutIssue(
      .contentOverlap, "\(message) and covers \(name)", at: place,
      extent: excess.length.value, notes: notes, fix: fix)
  }

  /// The first thing to be seen outside of the element that does not hold what it should, where the
  /// two meet.
  private func covered(by inside: Range<Int>, outside parent: Int) -> Int? {
    let elements = placed.elements
    let frames = inside.compactMap { elements[$0].visibleFrame }
    let holder = parent..<elements[parent].end
    return elements.indices.first { number in
      guard !holder.contains(number), let frame = elements[number].visibleFrame else {
        return false
      }
      return frames.contains { $0.overlaps(frame) }
    }
  }
}

/// By how much a rectangle sticks out of another, on its worst side.
struct Excess {
  enum Side: CaseIterable {
    case top, bottom, left, right

    var isVertical: Bool { self == .top || self == .bottom }

    var words: String {
      switch self {
      case .top: " at the top"
      case .bottom: " at the bottom"
      case .left: " on the left"
      case .right: " on the right"
      }
    }
  }

  let side: Side
  let length: Points

  /// The excess on the worst of some sides, the first of equal ones; of no length where none sticks out.
  init(_ frame: Frame, over parent: Frame, sides: [Side] = Side.allCases) {
    var worst = Excess(side: .top, length: .zero)
    for side in sides {
      let length =
        switch side {
        case .top: parent.y - frame.y
        case .bottom: frame.maxY - parent.maxY
        case .left: parent.x - frame.x
        case .right: frame.maxX - parent.maxX
        }
      if length > worst.length { worst = Excess(side: side, length: length) }
    }
    self = worst
  }

  private init(side: Side, length: Points) {
    self.side = side
    self.length = length
  }
}
