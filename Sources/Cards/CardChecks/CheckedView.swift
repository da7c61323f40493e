internal import CardDrawing
internal import CardLayout
internal import Diagnostics
internal import HostSimulation
internal import TextTools
internal import Views

/// A hosted view with all that its proofs need to know.
struct CheckedView {
  let view: HostedView
  /// The box of the hosted view; the one of its outermost element is inside.
  let frame: Frame
  /// The height that the content needs at the view's width.
  let contentHeight: Points
  let placed: PlacedView
  let environment: LayoutEnvironment
  let profile: HostProfile

  /// A view without a box is laid out now.
  init?(
    _ view: HostedView, box: Box? = nil, in environment: LayoutEnvironment, on profile: HostProfile
  ) {
    guard let element = view.element else { return nil }
    let frame =
      box?.frame ?? Frame(x: 0, y: 0, width: view.size.width, height: view.size.height)
    self.view = view
    self.frame = frame
    let fitting: Points
    if let box, case .hostedView(let measure) = box.content, let root = box.children.first {
      fitting = measure.contentHeight
      placed = PlacedView(element, root)
    } else {
      let fitted = ElementLayout(in: environment).fitted(element, width: frame.width)
      fitting = fitted.height
      placed = PlacedView(element, fitted.box(x: frame.x, y: frame.y, height: frame.height))
    }
    let scene = fitting > frame.height ? SceneLayout(element, in: environment) : nil
    contentHeight = scene?.neededHeight(width: frame.width) ?? fitting
    self.environment = environment
    self.profile = profile
  }

  var isInSiri: Bool { profile.context == .siriSnippet }

  /// The losses, which are also checked in other languages and text sizes.
  var losses: [LayoutIssue] {
    let layout = placed.location(of: 0)
    return (textFaults + overflowFaults).map { $0.of(layout) }
  }

  /// The checks of the default card only.
  func looks(in palette: Palette) -> [LayoutIssue] {
    // Behind a text there may be what is not drawn, and in an empty room what an answer would bring.
    let title = view.element?.sceneTitle
    return (title?.notDrawn.isEmpty ?? true ? ContrastCheck(self, palette).faults : [])
      + (title?.unanswered ?? 0 == 0 ? roomFaults : [])
  }

  /// Remarks that say which bindings filled some texts; none for texts that are the layout's own.
  func notes(onTextsOf numbers: some Sequence<Int>) -> [Diagnostic.Note] {
    numbers.compactMap { number -> Diagnostic.Note? in
      let placed = placed.elements[number]
      guard let text = placed.text?.text, !text.isEmpty, !placed.element.bindings.isEmpty else {
        return nil
      }
      let bindings = placed.element.bindings.map { "${\($0)}" }.listedInQuotes
      return Diagnostic.Note(
        "\(bindings) \(placed.element.bindings.count == 1 ? "makes" : "make") it “\(text.shortened)”"
      )
    }
  }
}

extension String {
  /// At most 60 characters, on one line.
  var shortened: String {
    let line = String(map { $0.isNewline ? " " : $0 })
    return line.count > 60 ? String(line.prefix(59)) + "…" : line
  }
}

extension Points {
  /// In whole points, and up: for what something needs.
  var roundedUp: String { String((sixtyFourths + 63) / 64) }
  /// The length in whole points, rounded up, with its unit.
  var pointsUp: String { roundedUp == "1" ? "1 point" : "\(roundedUp) points" }
  /// In whole points, and down: for what something has.
  var roundedDown: String { String(max(0, sixtyFourths) / 64) }
  /// The length in whole points, rounded down, with its unit.
  var pointsDown: String { roundedDown == "1" ? "1 point" : "\(roundedDown) points" }
}
