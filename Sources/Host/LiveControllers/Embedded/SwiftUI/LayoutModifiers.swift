/// Sides of a view.
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
}

/// Directions.
public enum Axis: Sendable {
  case horizontal, vertical
}

extension View {
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View { without("View.containerRelativeFrame(_:)") }
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { without("View.containerRelativeFrame(_:)") }
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View { without("View.containerRelativeFrame(_:)") }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    // SwiftUI's standard padding, in points.
    let distance = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? distance : 0, leading: edges.contains(.leading) ? distance : 0,
        bottom: edges.contains(.bottom) ? distance : 0,
        trailing: edges.contains(.trailing) ? distance : 0))
  }
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
  public func padding(_ insets: EdgeInsets) -> some View {
    onEach { rendering, _ in
      rendering.padded(
        UIEdgeInsets(
          top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    }
  }

  /// As a card has no safe area but its edges.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
  /// Gives the content its own length, and the view what is left.
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    VStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .top { content().layoutPriority(1) }
      self
      if edge == .bottom { content().layoutPriority(1) }
    }
  }

  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    onEach { rendering, _ in
      rendering.framed(width: .fixed(width), height: .fixed(height), alignment: alignment)
    }
  }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    onEach { rendering, _ in
      rendering.framed(
        width: FrameLimits(least: minWidth, ideal: idealWidth, most: maxWidth),
        height: FrameLimits(least: minHeight, ideal: idealHeight, most: maxHeight),
        alignment: alignment)
    }
  }

  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    onEach { rendering, _ in rendering.fixed(across: horizontal, down: vertical) }
  }
  public func layoutPriority(_ priority: Double) -> some View {
    changing { $0.traits.priority = priority }
  }
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    changing { $0.traits.values[ObjectIdentifier(key)] = value }
  }

  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    onEach { rendering, _ in rendering.proportional(ratio, fills: contentMode == .fill) }
  }
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Takes all the room there is, with the middle of the view at a point.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    onEach { rendering, _ in
      let outer = UIView(frame: .zero)
      outer.addSubview(rendering.view)
      return rendering.with(
        PositionLayout(child: rendering, middle: CGPoint(x: x.orNone, y: y.orNone)), in: outer,
        keepsEdges: false)
    }
  }
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  public func ignoresSafeArea() -> some View { self }

  /// The view as it is, with a remark for the host that a modifier has no effect here.
  func without(_ modifier: String, if changesLook: Bool = true) -> Self {
    if changesLook { Session.noteMissing(modifier, changesLook: true) }
    return self
  }
}
