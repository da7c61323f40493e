internal import CardLayout
internal import Diagnostics
internal import HostSimulation
internal import Views

extension CheckedView {
  /// Points from the edges of the view (Human Interface Guidelines, documented).
  private static let margin: Points = 20
  /// As much room below the content as a row of the host's takes is a gap (convention).
  private static let gap: Points = 44

  /// Finds views that leave their content too little room at the edges, or too much below it.
  ///
  /// These are Siri's rules; Maps has one size for all.
  var roomFaults: [LayoutIssue] {
    guard isInSiri else { return [] }
    // A part that is not drawn may stand in any room that looks empty.
    if view.element?.sceneTitle?.notDrawn.isEmpty == false {
      return [overHalfScreen, smallMargins].compactMap(\.self)
    }
    if let blank { return [blank] }
    // How high the class would ask for it to be is not known.
    if isAsDesigned {
      return [smallMargins].compactMap(\.self)
    }
    return [emptyRoom ?? overHalfScreen, smallMargins].compactMap(\.self)
  }

  private var isAsDesigned: Bool { view.element?.sceneTitle?.isAsDesigned == true }

  private var root: SourceLocation? { placed.location(of: 0) }

  /// Whether there is nothing on the view at all, but perhaps the background of the whole.
  ///
  /// A binding without a value has a finding of its own.
  private var blank: LayoutIssue? {
    let isBlank = self.placed.elements.allSatisfy { placed in
      let isWhole = placed.box.frame == frame && placed.box.border == nil
      return (isWhole ? placed.visibleFrame : placed.drawnFrame) == nil
        && placed.element.bindings.isEmpty
    }
    // Empty labels of a scene as designed are what its class fills.
    let fills = isAsDesigned && self.placed.elements.dropFirst().contains { $0.element.isSeen }
    guard isBlank, !fills else { return nil }
    return LayoutIssue(
      .blankView, "the view is \(frame.height) points high and shows nothing", at: root,
      extent: frame.height.value,
      fix: "Show something, or refuse to get the host's own row")
  }

  private var overHalfScreen: LayoutIssue? {
    let screen = profile.screenHeight.value
    // Where not even the whole screen is enough, that is the one thing to say.
    guard frame.height > screen / 2, !isTooTall else { return nil }
    return LayoutIssue(
      .overHalfScreen,
      "the view is \(frame.height.roundedUp) points high, "
        + (frame.height >= screen
          ? "as high as the screen" : "over half of the screen’s \(screen.roundedDown)"),
      at: root, extent: frame.height.value,
      fix:
        "Fit the essentials into \((screen / 2).roundedDown) points or fewer; the app has room for the rest"
    )
  }

  /// Room at the bottom that is not there at the top; the least height of a host is not asked for.
  private var emptyRoom: LayoutIssue? {
    guard frame.height > view.minimumSize.height else { return nil }
    let shown = self.placed.elements.compactMap { placed in
      placed.parent == nil ? placed.visibleFrame : placed.drawnFrame
    }
    guard let top = shown.map(\.y).min(), let bottom = shown.map(\.maxY).max() else { return nil }
    let below = frame.maxY - bottom
    guard below - max(Self.margin, top - frame.y) > Self.gap else { return nil }
    return LayoutIssue(
      .emptyRoom,
      "the view is \(frame.height.roundedUp) points high, of which the last \(below.roundedDown) are empty",
      at: view.location ?? root, extent: below.value,
      notes: [Diagnostic.Note("The layout is here", at: root)],
      fix: FixWords(view.location ?? root).lessHeight)
  }

  /// The room between a frame and an edge of the view.
  private func room(at side: Excess.Side, of frame: Frame) -> Points {
    switch side {
    case .top: frame.y - self.frame.y
    case .bottom: self.frame.maxY - frame.maxY
    case .left: frame.x - self.frame.x
    case .right: self.frame.maxX - frame.maxX
    }
  }

  private var smallMargins: LayoutIssue? {
    var least: [Excess.Side: (length: Points, number: Int)] = [:]
    let stickingOut = self.placed.stickingOut
    for (number, placed) in self.placed.elements.enumerated() {
      // Nothing tells how far a box of a scene as designed is filled.
      if isAsDesigned, case .namedBox = placed.element.content { continue }
      guard !stickingOut.contains(number),
        let frame = placed.contentFrame(in: environment)
      else { continue }
      let isFilled = placed.isText && placed.box.background != nil
      for side in Excess.Side.allCases {
        // A background that stands off the edge is what people see there, not the text on it.
        let behind = room(at: side, of: isFilled ? placed.box.frame : frame)
        let length = behind < CheckedView.leastOverflow ? room(at: side, of: frame) : behind
        guard length >= 0, length < Self.margin else { continue }
        // Where the view is lower than its content, that is the one thing to say.
        if isTooTall, side.isVertical { continue }
        // A picture that reaches the edge is meant to.
        if length < CheckedView.leastOverflow, !placed.isText { continue }
        if let known = least[side], known.length <= length { continue }
        least[side] = (length, number)
      }
    }
    let found = Excess.Side.allCases.compactMap { side in
      least[side].map { (side: side, length: $0.length, number: $0.number) }
    }
    guard let worst = found.min(by: { $0.length < $1.length }) else { return nil }
    let place = self.placed.location(of: worst.number)
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
          : [Diagnostic.Note("\(self.placed.name(of: worst.number)) is the nearest", at: place)]),
      fix: FixWords(root).margins)
  }
}

extension PlacedView {
  /// The elements that stick out of what holds them, and those that they hold.
  fileprivate var stickingOut: Set<Int> {
    var found: Set<Int> = []
    for (number, placed) in elements.enumerated() {
      let own = placed.visibleFrame.map { Excess($0, over: placed.box.frame).length } ?? 0
      var isFound = own >= CheckedView.leastOverflow
      if let parent = placed.parent {
        let excess = Excess(placed.box.frame, over: elements[parent].box.frame)
        isFound = isFound || found.contains(parent) || excess.length >= CheckedView.leastOverflow
      }
      if isFound { found.insert(number) }
    }
    return found
  }
}

extension PlacedElement {
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
