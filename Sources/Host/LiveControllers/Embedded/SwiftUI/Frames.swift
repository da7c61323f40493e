/// The limits of a frame along a side; nil where there is none.
///
/// Lengths that are none are ignored: those below zero, and infinite ones except the most (observed; SwiftUI's log says so).
struct FrameLimits {
  let least: CGFloat?
  let ideal: CGFloat?
  let most: CGFloat?

  init(least: CGFloat? = nil, ideal: CGFloat? = nil, most: CGFloat? = nil) {
    func length(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0 >= 0 ? $0 : nil } }
    self.least = length(least).flatMap { $0.isFinite ? $0 : nil }
    self.ideal = length(ideal).flatMap { $0.isFinite ? $0 : nil }
    self.most = length(most)
  }

  /// The limits of one length.
  static func fixed(_ length: CGFloat?) -> FrameLimits {
    let length = length.flatMap { $0.isFinite ? $0 : nil }
    return FrameLimits(least: length, ideal: length, most: length)
  }

  /// The offer to the content.
  func offer(_ room: CGFloat?) -> CGFloat? {
    (room ?? ideal).map { min(max($0, least ?? -.infinity), most ?? .infinity) }
  }

  /// The length of the frame: what there is, between the limits, or the content where there is none (documented).
  func length(_ content: CGFloat, in room: CGFloat?) -> CGFloat {
    guard least != nil || most != nil else { return content }
    let least = least ?? content
    return min(max(room ?? ideal ?? content, least), most ?? max(content, least))
  }
}

/// A frame around a view.
struct FrameLayout: ViewLayout {
  let child: Rendering
  let width: FrameLimits
  let height: FrameLimits
  let alignment: Alignment

  private func inner(_ offer: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.offer(offer.width), height: height.offer(offer.height))
  }
  func size(_ offer: ProposedViewSize) -> CGSize {
    let content = child.size(inner(offer))
    return CGSize(
      width: width.length(content.width, in: offer.width),
      height: height.length(content.height, in: offer.height))
  }
  func placements(_ offer: ProposedViewSize) -> [Placement] {
    [child.placement(alignment, in: size(offer), inner(offer))]
  }
}

/// Room around a view.
struct PaddingLayout: ViewLayout {
  let child: Rendering
  var insets = UIEdgeInsets.zero

  private func inner(_ offer: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: offer.width.map { max(0, $0 - insets.left - insets.right) },
      height: offer.height.map { max(0, $0 - insets.top - insets.bottom) })
  }
  func size(_ offer: ProposedViewSize) -> CGSize {
    let content = child.size(inner(offer))
    return CGSize(
      width: max(0, content.width + insets.left + insets.right),
      height: max(0, content.height + insets.top + insets.bottom))
  }
  func placements(_ offer: ProposedViewSize) -> [Placement] {
    [Placement(child: child, origin: CGPoint(x: insets.left, y: insets.top), offer: inner(offer))]
  }
}

/// Views behind or before another one, which are offered its size.
struct LayersLayout: ViewLayout {
  let child: Rendering
  let others: [Rendering]
  let alignment: Alignment

  func size(_ offer: ProposedViewSize) -> CGSize { child.size(offer) }
  func placements(_ offer: ProposedViewSize) -> [Placement] {
    let room = ProposedViewSize(child.size(offer))
    let own = child.dimensions(offer)
    return [Placement(child: child, origin: .zero, offer: offer)]
      + others.map { $0.placement(alignment, in: own, room) }
  }
  func guide(
    _ guide: Guide, _ offer: ProposedViewSize, inside: () -> CGFloat?
  ) -> CGFloat? { child.guide(guide, offer) }
}

/// A view that takes room as another layout does, with another offer.
struct ChangedOffer: ViewLayout {
  let child: Rendering
  let change: @MainActor (ProposedViewSize) -> ProposedViewSize

  func size(_ offer: ProposedViewSize) -> CGSize { child.size(change(offer)) }
  func placements(_ offer: ProposedViewSize) -> [Placement] {
    child.layout.placements(change(offer))
  }
  func guide(
    _ guide: Guide, _ offer: ProposedViewSize, inside: () -> CGFloat?
  ) -> CGFloat? { child.guide(guide, change(offer)) }
}

/// A layout that takes all the room there is, with the middle of a view at a point.
struct PositionLayout: ViewLayout {
  let child: Rendering
  let middle: CGPoint

  func size(_ offer: ProposedViewSize) -> CGSize { offer.replacingUnspecifiedDimensions() }
  func placements(_ offer: ProposedViewSize) -> [Placement] {
    let size = child.size(offer)
    let origin = CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2)
    return [Placement(child: child, origin: origin, offer: offer)]
  }
}

extension Rendering {
  /// The view in another one, at distances from its sides.
  func padded(
    _ insets: UIEdgeInsets = .zero, in outer: UIView = UIView(frame: .zero)
  ) -> Rendering {
    outer.addSubview(view)
    let insets = UIEdgeInsets(
      top: insets.top.orNone, left: insets.left.orNone, bottom: insets.bottom.orNone,
      right: insets.right.orNone)
    var padded = with(PaddingLayout(child: self, insets: insets), in: outer)
    if insets.top != 0 { padded.above = .view }
    if insets.bottom != 0 { padded.below = .view }
    return padded
  }

  /// The view in a frame.
  func framed(
    width: FrameLimits = FrameLimits(), height: FrameLimits = FrameLimits(),
    alignment: Alignment = .center
  ) -> Rendering {
    let outer = UIView(frame: .zero)
    outer.addSubview(view)
    let hasHeight = height.least != nil || height.most != nil
    return with(
      FrameLayout(child: self, width: width, height: height, alignment: alignment), in: outer,
      keepsEdges: !hasHeight)
  }

  /// The view with others behind or before it.
  func layered(_ others: [Rendering], _ alignment: Alignment, isBehind: Bool) -> Rendering {
    let outer = UIView(frame: .zero)
    outer.hold(isBehind ? others + [self] : [self] + others)
    return with(LayersLayout(child: self, others: others, alignment: alignment), in: outer)
  }

  /// The view with a ratio of width to height, which it has by itself where none is given.
  func proportional(_ ratio: CGFloat?, fills: Bool) -> Rendering {
    with(
      ChangedOffer(child: self) { offer in
        let ideal = size(.unspecified)
        let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
        switch (offer.width, offer.height) {
        case (nil, nil):
          return ProposedViewSize(width: ideal.width, height: ideal.width / ratio)
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
          // The side that has less room says how large it is; that with more where it fills.
          let isByWidth = (width / ratio <= height) != fills
          return isByWidth
            ? ProposedViewSize(width: width, height: width / ratio)
            : ProposedViewSize(width: height * ratio, height: height)
        }
      })
  }

  /// The view in the size that it has by itself.
  func fixed(across: Bool, down: Bool) -> Rendering {
    with(
      ChangedOffer(child: self) {
        ProposedViewSize(width: across ? nil : $0.width, height: down ? nil : $0.height)
      })
  }
}

extension CGFloat {
  /// The length; zero for one that is not finite.
  var orNone: CGFloat { isFinite ? self : 0 }
}
