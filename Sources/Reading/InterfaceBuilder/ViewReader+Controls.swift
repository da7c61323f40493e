internal import Diagnostics
internal import SourceFormats
internal import Views

/// Reads the controls of a file.
extension ViewReader {
  mutating func controlFound(_ element: XMLElement) {
    diagnostics.append(
      Diagnostic(
        .controlInCard, "A '\(element.name)' does nothing on a card", at: element.location,
        fix: "Remove it; the host's own buttons, or a tap that opens the app, take its place"))
  }

  /// Nil for a kind of view that there is no drawing of.
  mutating func control(
    _ element: XMLElement, _ style: inout ElementStyle, _ isHidden: inout Bool
  ) -> ElementContent? {
    let tint = colors.color("tintColor", of: element) ?? .semantic(.tint)
    switch element.name {
    case "progressView":
      return .control(
        .progress(
          Self.fraction(element.number("progress") ?? 0.5),
          tint: colors.color("progressTintColor", of: element) ?? tint))
    case "activityIndicatorView":
      isHidden =
        isHidden || (element.flag("hidesWhenStopped") == true && element.flag("animating") != true)
      let isLarge = (element[attribute: "style"] ?? "").lowercased().contains("large")
      return .control(
        .spinner(
          isLarge ? .large : .medium, color: colors.color("color", of: element) ?? .semantic(.gray))
      )
    case "switch":
      return .control(
        .toggle(
          isOn: element.flag("on") ?? false,
          tint: colors.color("onTintColor", of: element) ?? .semantic(.green)))
    case "slider":
      let least = element.number("minValue") ?? 0
      let most = element.number("maxValue") ?? 1
      let value = element.number("value") ?? 0.5
      return .control(
        .slider(most > least ? Self.fraction((value - least) / (most - least)) : 0, tint: tint))
    case "button": return .control(button(element, &style))
    case "textField": return .control(.textField(textField(element)))
    case "segmentedControl": return segments(element, &style)
    case "pageControl": return pages(element)
    default: return nil
    }
  }

  private static func fraction(_ number: Double) -> Double { min(max(number, 0), 1) }

  private func textField(_ element: XMLElement) -> LabelContent {
    let text = element.text("text") ?? ""
    let color = colors.color("textColor", of: element) ?? .semantic(.label)
    return LabelContent(
      text: text.isEmpty ? element.text("placeholder") ?? "" : text,
      font: InterfaceFonts.font(of: element, usual: 14),
      color: text.isEmpty ? .semantic(.placeholderText) : color, lines: 1,
      lineBreak: .truncatingTail, alignment: Self.alignment(element[attribute: "textAlignment"]))
  }

  /// The segments side by side, the chosen one raised.
  private func segments(_ element: XMLElement, _ style: inout ElementStyle) -> ElementContent {
    style.background = style.background ?? .semantic(.tertiaryFill)
    style.cornerRadius = style.cornerRadius == .zero ? 8 : style.cornerRadius
    let chosen = element.integer("selectedSegmentIndex", in: -1...100) ?? -1
    let list = element.first("segments")?.elements ?? []
    let labels = list.prefix(20).enumerated().map { index, segment in
      var own = ElementStyle()
      own.height = 28
      own.cornerRadius = 7
      own.background = index == chosen ? .semantic(.background) : nil
      return Element(
        .label(
          LabelContent(
            text: segment.text("title") ?? "",
            font: .system(
              size: 13, weight: index == chosen ? .semibold : .medium, design: .standard),
            color: .semantic(.label), lines: 1, lineBreak: .truncatingTail, alignment: .center)),
        style: own, at: segment.location)
    }
    style.insets = Insets(top: 2, leading: 2, bottom: 2, trailing: 2)
    return .stack(
      StackContent(
        axis: .horizontal, spacing: 0, alignment: .center, distribution: .fillEqually,
        elements: Array(labels)))
  }

  /// A dot for each page.
  private func pages(_ element: XMLElement) -> ElementContent {
    let count = element.integer("numberOfPages", in: 0...30) ?? 3
    let current = element.integer("currentPage", in: 0...100) ?? 0
    let dots = (0..<count).map { index in
      var own = ElementStyle()
      own.width = 7
      own.height = 7
      own.cornerRadius = Points(3.5)
      own.background = .semantic(index == current ? .label : .quaternary)
      return Element(
        .stack(
          StackContent(
            role: .view, axis: .vertical, spacing: 0, alignment: .fill, distribution: .fill,
            elements: [])), style: own, at: element.location)
    }
    return .stack(
      StackContent(
        axis: .horizontal, spacing: 9, alignment: .center, distribution: .equalSpacing,
        elements: dots))
  }
}
