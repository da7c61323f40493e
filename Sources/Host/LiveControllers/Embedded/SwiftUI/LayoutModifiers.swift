/// Sides of a view.
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
}

/// Directions.
public enum Axis: Sendable {
  case horizontal, vertical
}

extension Rendering {
  /// The view as large as it must be to fill a frame.
  fileprivate func filling(_ width: CGFloat, _ height: CGFloat, _ ratio: CGFloat) -> Rendering {
    let across = max(width, height * ratio)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: across),
      view.heightAnchor.constraint(equalToConstant: across / ratio),
    ])
    return Rendering(view: view)
  }
}

extension View {
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    // SwiftUI's standard padding, in points.
    let distance = length ?? 16
    let insets = UIEdgeInsets(
      top: edges.contains(.top) ? distance : 0, left: edges.contains(.leading) ? distance : 0,
      bottom: edges.contains(.bottom) ? distance : 0,
      right: edges.contains(.trailing) ? distance : 0)
    return onEach { rendering, _ in Wrapping.container(rendering, insets: insets) }
  }
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
  public func padding(_ insets: EdgeInsets) -> some View {
    onEach { rendering, _ in
      Wrapping.container(
        rendering,
        insets: UIEdgeInsets(
          top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    }
  }

  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    onEach { rendering, _ in
      var inner = rendering
      if height != nil, rendering.isProportional { inner.growsDown = true }
      if let ratio = rendering.fillRatio, let width, let height {
        inner = rendering.filling(width, height, ratio)
      }
      let view = UIView(frame: .zero)
      view.translatesAutoresizingMaskIntoConstraints = false
      Wrapping.place(inner, in: view, alignment: alignment)
      if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
      if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
      if width == nil { Self.hug(inner.view, view, isAcross: true) }
      if height == nil { Self.hug(inner.view, view, isAcross: false) }
      let grows = !rendering.isProportional || width == nil && height == nil
      return Rendering(
        view: view, growsAcross: width == nil && grows && rendering.growsAcross,
        growsDown: height == nil && grows && rendering.growsDown,
        above: height == nil ? rendering.above : .view,
        below: height == nil ? rendering.below : .view)
    }
  }

  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    onEach { rendering, _ in
      let view = UIView(frame: .zero)
      view.translatesAutoresizingMaskIntoConstraints = false
      var inner = rendering
      let isLimited =
        rendering.isProportional && [maxWidth, maxHeight].contains { $0 != nil && $0 != .infinity }
      if isLimited, maxHeight != nil { inner.growsDown = true }
      Wrapping.place(inner, in: view, alignment: alignment)
      Self.limit(view.widthAnchor, minWidth, maxWidth)
      Self.limit(view.heightAnchor, minHeight, maxHeight)
      Self.settle(
        rendering.view, view, rendering.growsAcross ? nil : minWidth, maxWidth, isAcross: true)
      Self.settle(
        rendering.view, view, rendering.growsDown ? nil : minHeight, maxHeight, isAcross: false)
      let keepsHeight = minHeight == nil && maxHeight == nil
      return Rendering(
        view: view,
        growsAcross: (maxWidth ?? (rendering.growsAcross && !isLimited ? .infinity : 0))
          == .infinity,
        growsDown: (maxHeight ?? (rendering.growsDown && !isLimited ? .infinity : 0)) == .infinity,
        isProportional: rendering.isProportional && maxWidth == nil && maxHeight == nil,
        above: keepsHeight ? rendering.above : .view, below: keepsHeight ? rendering.below : .view,
        idealWidth: idealWidth, idealHeight: idealHeight)
    }
  }

  /// Gives a frame the length that SwiftUI does: all that there is up to the most, else that of its content, and the
  /// least.
  private static func settle(
    _ inner: UIView, _ outer: UIView, _ least: CGFloat?, _ most: CGFloat?, isAcross: Bool
  ) {
    let length = isAcross ? outer.widthAnchor : outer.heightAnchor
    let wanted: NSLayoutConstraint
    switch (least, most) {
    case (nil, let most?) where !most.isFinite:
      // A frame without a limit takes all that there is, and never less than its content (observed).
      wanted = length.constraint(
        greaterThanOrEqualTo: isAcross ? inner.widthAnchor : inner.heightAnchor)
      wanted.priority = UILayoutPriority(999)
    case (_, let most?):
      guard most.isFinite else { return }
      wanted = length.constraint(equalToConstant: most)
      wanted.priority = UILayoutPriority(751)
    case (let least?, nil):
      // The frame is the least that it may be, or as large as its content: that keeps its size, and the alignment has
      // its room.
      wanted = length.constraint(lessThanOrEqualToConstant: least)
      wanted.priority = UILayoutPriority(300)
    case (nil, nil): return hug(inner, outer, isAcross: isAcross)
    }
    wanted.isActive = true
  }

  private static func limit(_ length: NSLayoutDimension, _ least: CGFloat?, _ most: CGFloat?) {
    if let least, least.isFinite {
      length.constraint(greaterThanOrEqualToConstant: least).isActive = true
    }
    if let most, most.isFinite {
      length.constraint(lessThanOrEqualToConstant: most).isActive = true
    }
  }

  /// Makes a frame as large as its content.
  private static func hug(_ inner: UIView, _ outer: UIView, isAcross: Bool) {
    let own = isAcross ? outer.widthAnchor : outer.heightAnchor
    let constraint = own.constraint(equalTo: isAcross ? inner.widthAnchor : inner.heightAnchor)
    constraint.priority = UILayoutPriority(999)
    constraint.isActive = true
  }

  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    onEach { rendering, _ in
      for label in horizontal ? rendering.view.cardproofLabels : [] {
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
      }
      // The lines rather reach out of the room of the stack than go.
      for label in vertical ? rendering.view.cardproofLabels : [] {
        label.setContentCompressionResistancePriority(
          UILayoutPriority(Wrapping.roomPriority + 5), for: .vertical)
      }
      var fixed = rendering
      (fixed.isFixedAcross, fixed.isFixedDown) = (horizontal, vertical)
      if horizontal, fixed.growsAcross {
        Wrapping.fix(fixed.view.widthAnchor, at: fixed.idealWidth)
        fixed.growsAcross = false
      }
      if vertical, fixed.growsDown {
        Wrapping.fix(fixed.view.heightAnchor, at: fixed.idealHeight)
        fixed.growsDown = false
      }
      return fixed
    }
  }
  public func layoutPriority(_ priority: Double) -> some View {
    onEach { rendering, _ in
      // Below it, texts of a row have the priorities of their ranks; above it is the edge of their host.
      let base = priority < 0 ? 700 : 750.0
      let most = Double(Wrapping.roomPriority) - 1
      for view in [rendering.view] + rendering.view.cardproofLabels {
        view.setContentCompressionResistancePriority(
          UILayoutPriority(Float(min(most, max(1, base + priority)))), for: .horizontal)
      }
      return rendering
    }
  }
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    Modified(content: self) { content, context in
      // A picture that gets another ratio is stretched to it.
      let own: UIView.ContentMode? = ratio == nil ? .scaleAspectFit : nil
      let mode = contentMode == .fit ? own : .scaleAspectFill
      var renderings = context.with { $0.contentMode = mode }.render(content)
      for index in renderings.indices {
        let rendering = renderings[index]
        let isImage = rendering.view is UIImageView
        // A view without a size of its own is a square (documented: 10 by 10 points).
        let grows = rendering.growsAcross && rendering.growsDown
        let isFree = grows && !isImage && contentMode == .fit
        if let ratio = ratio ?? (isFree ? 1 : nil), contentMode == .fit || !isImage {
          // Its width says how high it is.
          if contentMode == .fill, grows { renderings[index].fillRatio = ratio }
          if rendering.growsAcross {
            renderings[index].growsDown = false
            renderings[index].isProportional = true
          }
          let constraint = rendering.view.widthAnchor.constraint(
            equalTo: rendering.view.heightAnchor, multiplier: ratio)
          constraint.priority = UILayoutPriority(Wrapping.ratioPriority)
          constraint.isActive = true
        }
      }
      return renderings
    }
  }
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  public func ignoresSafeArea() -> some View { self }

  /// The view as it is, with a remark for the host that a modifier has no effect here.
  func without(_ modifier: String, if changesLook: Bool = true) -> Self {
    if changesLook { Session.noteMissing(modifier, changesLook: true) }
    return self
  }
}
