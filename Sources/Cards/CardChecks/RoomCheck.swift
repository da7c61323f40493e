internal import CardLayout
internal import Diagnostics
internal import HostSimulation
internal import Views

/// Finds views that leave their content too little room at the edges, or too much below it.
///
/// These are Siri's rules; Maps has one size for all.
struct RoomCheck {
  /// Points from the edges of the view (Human Interface Guidelines, documented).
  private static let margin: Points = 20
  /// As much room below the content as a row of the host's takes is a gap (convention).
  private static let gap: Points = 44

  private let view: CheckedView

  init(_ view: CheckedView) { self.view = view }

  var faults: [LayoutIssue] {
    guard view.isInSiri else { return [] }
    if let blank { return [blank] }
    // How high the class would ask for it to be is not known.
    if isAsDesigned {
      return [smallMargins].compactMap(\.self)
    }
    return [emptyRoom ?? overHalfScreen, smallMargins].compactMap(\.self)
  }

  private var isAsDesigned: Bool { view.view.element?.sceneTitle?.isAsDesigned == true }

  private var root: SourceLocation? { view.placed.location(of: 0) }

  /// Whether there is nothing on the view at all, but perhaps the background of the whole.
  ///
  /// A binding without a value has a finding of its own.
  private var blank: LayoutIssue? {
    let isBlank = view.placed.elements.allSatisfy { placed in
      let isWhole = placed.box.frame == view.frame && placed.box.border == nil
      return (isWhole ? placed.visibleFrame : placed.drawnFrame) == nil
        && placed.element.bindings.isEmpty
    }
    // Empty labels of a scene as designed are what its class fills.
    let fills = isAsDesigned && view.placed.elements.dropFirst().contains { $0.element.isSeen }
    guard isBlank, !fills else { return nil }
    return LayoutIssue(
      .blankView, "the view is \(view.frame.height) points high and shows nothing", at: root,
      extent: view.frame.height.value,
      fix: "Show something, or refuse to get the host's own row")
  }

  private var overHalfScreen: LayoutIssue? {
    let screen = view.profile.screenHeight.value
    // Where not even the whole screen is enough, that is the one thing to say.
    guard view.frame.height > screen / 2, !OverflowCheck(view).isTooTall else { return nil }
    return LayoutIssue(
      .overHalfScreen,
      "the view is \(view.frame.height.roundedUp) points high, "
        + (view.frame.height >= screen
          ? "as high as the screen" : "over half of the screen’s \(screen.roundedDown)"),
      at: root, extent: view.frame.height.value,
      fix:
        "Fit the essentials into \((screen / 2).roundedDown) points or fewer; the app has room for the rest"
    )
  }

  /// Room at the bottom that is not there at the top; the least height of a host is not asked for.
  private var emptyRoom: LayoutIssue? {
    guard view.frame.height > view.view.minimumSize.height else { return nil }
    let shown = view.placed.elements.compactMap { placed in
      placed.parent == nil ? placed.visibleFrame : placed.drawnFrame
    }
    guard let top = shown.map(\.y).min(), let bottom = shown.map(\.maxY).max() else { return nil }
    let below = view.frame.maxY - bottom
    guard below - max(Self.margin, top - view.frame.y) > Self.gap else { return nil }
    return LayoutIssue(
      .emptyRoom,
      "the view is \(view.frame.height.roundedUp) points high, of which the last \(below.roundedDown) are empty",
      at: view.view.location ?? root, extent: below.value,
      notes: [Diagnostic.Note("The layout is here", at: root)],
      fix: FixWords(view.view.location ?? root).fittingSize()
        + ", and for that height in the class")
  }

  /// The room between a frame and an edge of the view.
  private func room(at side: Excess.Side, of frame: Frame) -> Points {
    switch side {
    case .top: frame.y - view.frame.y
    case .bottom: view.frame.maxY - frame.maxY
    case .left: frame.x - view.frame.x
    case .right: view.frame.maxX - frame.maxX
    }
  }

  private var smallMargins: LayoutIssue? {
    var least: [Excess.Side: (length: Points, number: Int)] = [:]
    let isTooTall = OverflowCheck(view).isTooTall
    let stickingOut = view.placed.stickingOut
    for (number, placed) in view.placed.elements.enumerated() {
      // Nothing tells how far a box of a scene as designed is filled.
      if isAsDesigned, case .namedBox = placed.element.content { continue }
      guard !stickingOut.contains(number),
        let frame = placed.contentFrame(in: view.environment)
      else { continue }
      let isFilled = placed.isText && placed.box.background != nil
      for side in Excess.Side.allCases {
        // A background that stands off the edge is what people see there, not the text on it.
        let behind = room(at: side, of: isFilled ? placed.box.frame : frame)
        let length = behind < OverflowCheck.least ? room(at: side, of: frame) : behind
        guard length >= 0, length < Self.margin else { continue }
        // Where the view is lower than its content, that is the one thing to say.
        if isTooTall, side.isVertical { continue }
        // A picture that reaches the edge is meant to.
        if length < OverflowCheck.least, !placed.isText { continue }
        if let known = least[side], known.length <= length { continue }
        least[side] = (length, number)
      }
    }
    let found = Excess.Side.allCases.compactMap { side in
      least[side].map { (side: side, length: $0.length, number: $0.number) }
    }
    guard let worst = found.min(by: { $0.length < $1.length }) else { return nil }
    let place = view.placed.location(of: worst.number)
    return LayoutIssue(
      .smallMargins,
      "the content is \(worst.length.pointsDown) from the edge\(worst.side.words), less than 20",
      at: root, extent: (Self.margin - worst.length).value,
      notes: [
        Diagnostic.Note(
          found.map { "\($0.length.roundedDown)\($0.side.words)" }.joined(separator: ", "))
      ]
        + (place == root
          ? []
          : [Diagnostic.Note("\(view.placed.name(of: worst.number)) is the nearest", at: place)]),
      fix: FixWords(root).margins)
  }
}

extension PlacedView {
  /// The elements that stick out of what holds them, and those that they hold.
  fileprivate var stickingOut: Set<Int> {
    var found: Set<Int> = []
    for (number, placed) in elements.enumerated() {
      let own = placed.visibleFrame.map { Excess($0, over: placed.box.frame).length } ?? 0
      var isFound = own >= OverflowCheck.least
      if let parent = placed.parent {
        let excess = Excess(placed.box.frame, over: elements[parent].box.frame)
        isFound = isFound || found.contains(parent) || excess.length >= OverflowCheck.least
      }
      if isFound { found.insert(number) }
    }
    return found
  }
}

extension PlacedElement {
  /// The visible part of an element with its background.
  fileprivate var drawnFrame: Frame? {
    box.background != nil || box.border != nil ? box.frame : visibleFrame
  }

  fileprivate var isText: Bool { if case .text = box.content { true } else { false } }

  /// The room of a text, or the frame of what is drawn: what margins are measured to.
  fileprivate func contentFrame(in environment: LayoutEnvironment) -> Frame? {
    switch box.content {
    case .map, .chart: nil
    case .text: visibleFrame == nil ? nil : textRoom(in: environment)
    default: visibleFrame
    }
  }
}
