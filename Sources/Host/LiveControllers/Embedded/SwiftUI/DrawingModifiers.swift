extension View {
  public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    onEach { rendering, context in
      if style.cardproofGradient != nil {
        return rendering.layered(
          context.render(Rectangle().fill(style)), .center, isBehind: true)
      }
      let container = rendering.padded()
      container.view.backgroundColor = style.cardproofColor(in: context.environment)
      return container
    }
  }
  public func background<Style: ShapeStyle, Drawn: Shape>(
    _ style: Style, in shape: Drawn
  ) -> some View { background(shape.fill(style)) }
  public func background<Drawn: Shape>(in shape: Drawn) -> some View {
    background(BackgroundStyle(), in: shape)
  }
  @_disfavoredOverload
  public func background<Behind: View>(
    _ background: Behind, alignment: Alignment = .center
  ) -> some View {
    onEach { rendering, context in
      rendering.layered(context.render(background), alignment, isBehind: true)
    }
  }
  public func background<Behind: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Behind
  ) -> some View { background(content(), alignment: alignment) }
  public func overlay<Front: View>(
    _ overlay: Front, alignment: Alignment = .center
  ) -> some View {
    onEach { rendering, context in
      rendering.layered(context.render(overlay), alignment, isBehind: false)
    }
  }
  public func overlay<Front: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Front
  ) -> some View { overlay(content(), alignment: alignment) }

  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
  public func clipShape<Drawn: Shape>(_ shape: Drawn) -> some View {
    onEach { rendering, _ in
      guard let radius = shape.cardproofRadius, !shape.cardproofIsSquare else {
        return Self.masked(rendering) { shape.path(in: $0).cgPath.cardproofOutline }
      }
      let round = RoundView(frame: .zero)
      round.clipsToBounds = true
      round.radius = radius
      return rendering.padded(in: round)
    }
  }
  private static func masked(
    _ rendering: Rendering, _ outline: @escaping (CGRect) -> CardproofOutline
  ) -> Rendering {
    let view = MaskedView(frame: .zero)
    view.outline = outline
    return rendering.padded(in: view)
  }
  public func clipped(antialiased: Bool = false) -> some View {
    onEach { rendering, _ in
      rendering.view.clipsToBounds = true
      return rendering
    }
  }
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    onEach { rendering, context in
      let masks = context.render(mask)
      if masks.count == 1, let outline = (masks[0].view as? any OutlinedView)?.maskOutline {
        return Self.masked(rendering, outline)
      }
      Session.noteMissing("View.mask(_:)", changesLook: true)
      return rendering
    }
  }
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { self.mask(mask()) }
  public func border<Style: ShapeStyle>(_ style: Style, width: CGFloat = 1) -> some View {
    onEach { rendering, context in
      let container = rendering.padded()
      container.view.layer.borderColor = style.cardproofColor(in: context.environment).cgColor
      container.view.layer.borderWidth = width
      return container
    }
  }
  public func shadow(
    color: Color = Color(UIColor.black.withAlphaComponent(0.33)), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    onEach { rendering, _ in
      // A view that cuts its content off has no shadow itself.
      let isCut = rendering.view.clipsToBounds || rendering.view is MaskedView
      let rendering = isCut ? rendering.padded() : rendering
      let layer = rendering.view.layer
      layer.shadowColor = color.color.cgColor
      layer.shadowRadius = radius
      layer.shadowOffset = CGSize(width: x, height: y)
      layer.shadowOpacity = 1
      return rendering
    }
  }
  public func blur(radius: CGFloat) -> some View {
    Session.noteMissing("View.blur(radius:)", changesLook: true)
    return self
  }
  public func opacity(_ opacity: Double) -> some View {
    onEach { rendering, _ in
      rendering.view.alpha *= opacity.isNaN ? 1 : min(max(opacity, 0), 1)
      return rendering
    }
  }
  public func hidden() -> some View { opacity(0) }
  public func redacted(reason: RedactionReasons) -> some View {
    if !reason.isEmpty { Session.noteMissing("View.redacted(reason:)", changesLook: true) }
    return self
  }
}
