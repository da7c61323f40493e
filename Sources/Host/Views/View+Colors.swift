extension View<String> {
  /// The view with its colors in the light, and those of another in the dark; nil where the two have not the same
  /// views.
  ///
  /// - Returns: Whether nothing but colors differs, too.
  package func paired(withDark dark: View) -> (view: View, isWhole: Bool)? {
    var isWhole = withoutColors == dark.withoutColors
    var others: [(color: ColorRequest, opacity: Opacity?)] = []
    _ = dark.changingColors { others.append(($0, $1)) }
    guard isWhole || all.map(\.object?.id) == dark.all.map(\.object?.id) else { return nil }
    var next = others[...]
    let paired = changingColors { color, opacity in
      guard let other = next.popFirst(), (opacity == nil) == (other.opacity == nil) else {
        isWhole = false
        return
      }
      guard color != other.color || opacity != other.opacity else { return }
      let isClear = color == .semantic(.clear)
      let isOtherClear = other.color == .semantic(.clear)
      if let own = opacity, let otherOpacity = other.opacity {
        opacity = Opacity(
          light: isClear ? 0 : own.light, dark: isOtherClear ? 0 : otherOpacity.dark)
      } else if isClear != isOtherClear {
        isWhole = false
      }
      color = color.paired(withDark: other.color)
    }
    return next.isEmpty || isWhole ? (paired, isWhole) : nil
  }

  /// The view with the colors of one appearance, whatever the card has.
  package func fixed(inDark isDark: Bool) -> View {
    changingColors { color, opacity in
      color = color.fixed(inDark: isDark)
      opacity = opacity.map { Opacity(isDark ? $0.dark : $0.light) }
    }
  }

  private var withoutColors: View {
    changingColors { color, opacity in
      color = .semantic(.clear)
      if opacity != nil { opacity = .full }
    }
  }

  /// The view with each color changed, its own and those inside, in a fixed order; those of backgrounds have an
  /// opacity, and are clear for none.
  private func changingColors(_ change: (inout ColorRequest, inout Opacity?) -> Void) -> View {
    func plain(_ color: inout ColorRequest) {
      var none: Opacity?
      change(&color, &none)
    }
    return changingEach { view in
      var background = view.style.background ?? .semantic(.clear)
      var opacity: Opacity? = view.style.backgroundOpacity
      change(&background, &opacity)
      view.style.background = background
      view.style.backgroundOpacity = opacity ?? .full
      view.style.changeOtherColors(plain)
      view.content = view.content.changingColors(plain)
    }
  }
}

extension ColorRequest {
  func changed(by change: (inout ColorRequest) -> Void) -> ColorRequest {
    var color = self
    change(&color)
    return color
  }
}

extension ViewStyle {
  fileprivate mutating func changeOtherColors(_ change: (inout ColorRequest) -> Void) {
    tint = tint?.changed(by: change)
    border = border.map { Border(width: $0.width, color: $0.color.changed(by: change)) }
    if var effects = effects?.value, let shadow = effects.shadow {
      effects.shadow = Shadow(
        color: shadow.color.changed(by: change), opacity: shadow.opacity, radius: shadow.radius,
        x: shadow.x, y: shadow.y)
      self.effects = Shared(effects)
    }
  }
}

extension ViewContent<String> {
  fileprivate func changingColors(_ change: (inout ColorRequest) -> Void) -> ViewContent {
    switch self {
    case .label, .textView, .control(.textField):
      return label.map { with($0.changingColors(change)) } ?? self
    case .control(.button(let title, let pictures)):
      return .control(
        .button(
          title.changingColors(change),
          pictures: pictures.map {
            ButtonPictures(
              image: $0.image?.changingColors(change), edge: $0.edge, gap: $0.gap,
              background: $0.background?.changingColors(change))
          }))
    case .control(.progress(let value, let tint)):
      return .control(.progress(value, tint: tint.changed(by: change)))
    case .control(.slider(let value, let tint)):
      return .control(.slider(value, tint: tint.changed(by: change)))
    case .control(.spinner(let size, let color)):
      return .control(.spinner(size, color: color.changed(by: change)))
    case .control(.toggle(let isOn, let tint)):
      return .control(.toggle(isOn: isOn, tint: tint.changed(by: change)))
    case .image(let image): return .image(image.changingColors(change))
    case .chart(let chart):
      return .chart(
        ChartContent(kind: chart.kind, values: chart.values, color: chart.color.changed(by: change))
      )
    case .drawing(let drawing): return .drawing(drawing.changingColors(change))
    case .table(var table):
      change(&table.separatorColor)
      return .table(table)
    case .map, .separator, .spacer, .namedBox, .stack, .container, .scene: return self
    }
  }
}

extension LabelContent<String> {
  fileprivate func changingColors(_ change: (inout ColorRequest) -> Void) -> LabelContent {
    var label = self
    change(&label.color)
    for index in spans.indices {
      change(&label.spans[index].color)
      if let image = spans[index].picture?.image {
        label.spans[index].picture?.image = image.changingColors(change)
      }
    }
    return label
  }
}

extension ImageContent<String> {
  fileprivate func changingColors(_ change: (inout ColorRequest) -> Void) -> ImageContent {
    var image = self
    if let color = symbol?.color { image.symbol?.color = color.changed(by: change) }
    image.symbol?.symbol?.ground = symbol?.symbol?.ground?.changed(by: change)
    image.drawing = drawing?.changingColors(change)
    switch rendering {
    case .automatic(let tint): image.rendering = .automatic(tint: tint.changed(by: change))
    case .template(let tint): image.rendering = .template(tint: tint.changed(by: change))
    case .original: break
    }
    return image
  }
}
