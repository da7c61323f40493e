/// The way a view takes room: it is offered a size and chooses its own, then it places what is in it (documented: Layout).
@MainActor protocol ViewLayout {
  /// The size that the view takes of an offer; a side that is nil is left to the view.
  func size(_ offer: ProposedViewSize) -> CGSize
  /// The places of what is in the view, once it has taken its size of the offer.
  func placements(_ offer: ProposedViewSize) -> [Placement]
  /// The place of a guide in the view; nil for one that nothing says. `inside` is that of the views inside.
  func guide(
    _ guide: Guide, _ offer: ProposedViewSize, inside: () -> CGFloat?
  ) -> CGFloat?
}

/// A view in another one: from where it goes on, and what it is offered.
@MainActor struct Placement {
  let child: Rendering
  var origin: CGPoint
  let offer: ProposedViewSize
}

extension ViewLayout {
  func placements(_ offer: ProposedViewSize) -> [Placement] { [] }
  func guide(
    _ guide: Guide, _ offer: ProposedViewSize, inside: () -> CGFloat?
  ) -> CGFloat? { inside() }
}

/// A view of UIKit that stands for a view of SwiftUI, and how it takes room.
@MainActor struct Rendering {
  let view: UIView
  let layout: any ViewLayout
  private let answers = Answers()
  var traits = ViewTraits()
  /// The contents of its upper and its lower edge.
  var above = StackEdge.view
  var below = StackEdge.view
  /// The mark of a spacer, to which others keep no distance.
  var isSpacer = false
  /// The guides that code says.
  var guides: [Guide: (ViewDimensions) -> CGFloat] = [:]

  /// A view with a way to take room; a control of UIKit has its own size.
  init(view: UIView, layout: (any ViewLayout)? = nil) {
    self.view = view
    self.layout = layout ?? ControlLayout(view: view)
  }

  /// A control of UIKit that is as wide as there is room.
  init(wide control: UIView) {
    self.init(view: control, layout: ControlLayout(view: control, isWide: true))
  }

  /// The view, or another one around it, which takes room in another way.
  func with(_ layout: any ViewLayout, in outer: UIView? = nil, keepsEdges: Bool = true) -> Rendering
  {
    var other = Rendering(view: outer ?? view, layout: layout)
    other.traits = traits
    if keepsEdges { (other.above, other.below) = (above, below) }
    return other
  }

  func size(_ offer: ProposedViewSize) -> CGSize {
    if let known = answers.sizes[offer] { return known }
    let size = layout.size(offer)
    answers.sizes[offer] = size
    return size
  }

  private func placements(_ offer: ProposedViewSize) -> [Placement] {
    if let known = answers.placements[offer] { return known }
    let placements = layout.placements(offer)
    answers.placements[offer] = placements
    return placements
  }

  func guide(_ guide: Guide, _ offer: ProposedViewSize) -> CGFloat? {
    if let known = answers.guides[guide]?[offer] { return known }
    let given = { (guide: Guide) in layout.guide(guide, offer) { inside(guide, offer) } }
    let place =
      guides[guide].map { $0(ViewDimensions(size(offer), explicit: given)) } ?? given(guide)
    answers.guides[guide, default: [:]][offer] = .some(place)
    return place
  }

  /// The guides of the views inside as one: of baselines the first or the last, else the middle (inferred).
  private func inside(_ guide: Guide, _ offer: ProposedViewSize) -> CGFloat? {
    let all = placements(offer).compactMap { placement in
      placement.child.guide(guide, placement.offer).map {
        $0 + (guide.isVertical ? placement.origin.y : placement.origin.x)
      }
    }
    guard !all.isEmpty else { return nil }
    if guide == Guide(.firstTextBaseline) { return all.min() }
    if guide == Guide(.lastTextBaseline) { return all.max() }
    return all.reduce(0, +) / CGFloat(all.count)
  }

  func dimensions(_ offer: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size(offer)) { guide($0, offer) }
  }

  /// Puts the view and what is in it into frames.
  ///
  /// Where text runs from right to left, the view lies on the other side of the one around it, which is `room` wide.
  func put(at origin: CGPoint, _ offer: ProposedViewSize, in room: CGFloat) {
    let own = size(offer)
    // A layout of the code's may answer with anything.
    let size = CGSize(
      width: own.width.isFinite ? own.width : offer.width?.orNone ?? 0,
      height: own.height.isFinite ? own.height : offer.height?.orNone ?? 0)
    let isMirrored = EnvironmentValues().layoutDirection == .rightToLeft
    let x = isMirrored ? room - origin.x - size.width : origin.x
    if view is TransformedView { view.transform = .identity }
    view.frame = CGRect(x: x.orNone, y: origin.y.orNone, width: size.width, height: size.height)
    (view as? FollowingView)?.fit()
    let placements = placements(offer)
    (view as? ChoiceView)?.show(placements.first?.child.view)
    for placement in placements {
      placement.child.put(at: placement.origin, placement.offer, in: size.width)
    }
  }

  /// Where the view lies in another one, by the same guides of both.
  func placement(
    _ alignment: Alignment, in outer: ViewDimensions, _ offer: ProposedViewSize
  ) -> Placement {
    let inner = dimensions(offer)
    return Placement(
      child: self,
      origin: CGPoint(
        x: outer[alignment.horizontal] - inner[alignment.horizontal],
        y: outer[alignment.vertical] - inner[alignment.vertical]), offer: offer)
  }
  func placement(
    _ alignment: Alignment, in size: CGSize, _ offer: ProposedViewSize
  ) -> Placement { placement(alignment, in: ViewDimensions(size), offer) }
}

/// The traits of a view, which what is around it has to know: modifiers keep them.
struct ViewTraits {
  /// How early it gets room in its stack.
  var priority = 0.0
  /// How far in front of others in its stack it is.
  var zIndex = 0.0
  /// The values for a layout of the code's, by their keys.
  var values: [ObjectIdentifier: Any] = [:]
  /// How many columns of a grid it spans, where it says that all cells of its column lie, and where it asks for no room.
  var columns = 1
  var columnGuide: HorizontalAlignment?
  var unsizedAxes: Axis.Set = []
  /// The distances of a row from the sides of its list; nil for the usual ones.
  var rowInsets: UIEdgeInsets?
  /// The value that a picker knows it by.
  var tag: AnyHashable?
}

@MainActor extension [Rendering] {
  /// The views from behind: of one index the first is behind.
  var fromBehind: [Rendering] {
    enumerated().sorted { one, other in
      (one.element.traits.zIndex, one.offset) < (other.element.traits.zIndex, other.offset)
    }.map(\.element)
  }
}

extension UIView {
  /// Takes the views of renderings, the first behind the others.
  func hold(_ children: [Rendering]) {
    for child in children { addSubview(child.view) }
  }
}

/// The answers of a layout to offers: stacks ask several times.
@MainActor private final class Answers {
  var sizes: [ProposedViewSize: CGSize] = [:]
  var placements: [ProposedViewSize: [Placement]] = [:]
  var guides: [Guide: [ProposedViewSize: CGFloat?]] = [:]
}
