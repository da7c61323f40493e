internal import Diagnostics
internal import SourceFormats
internal import Views

/// Reads the controls of a file.
extension ViewReader {
  mutating func controlFound(_ element: XMLElement) {
    diagnostics.report(
      .controlInCard, "A '\(element.name)' does nothing on a card", at: element.location,
      fix: "Remove it; the host's own buttons, or a tap that opens the app, take its place")
  }

  /// Nil for a kind of view that there is no drawing of.
  mutating func control(
    _ element: XMLElement, tint: ColorRequest, _ style: inout ViewStyle, _ isHidden: inout Bool
  ) -> ViewContent<String>? {
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
      let (value, least, most) = element.slider
      return .control(
        .slider(
          most > least ? Self.fraction((value - least) / (most - least)) : 0,
          tint: colors.color("minimumTrackTintColor", of: element) ?? tint))
    case "button": return .control(button(element, tint: tint, &style))
    case "textField": return .control(textField(element))
    case "segmentedControl":
      style.background = style.background ?? .semantic(.tertiaryFill)
      style.cornerRadius = style.cornerRadius == .zero ? 8 : style.cornerRadius
      style.insets = Insets(top: 2, leading: 2, bottom: 2, trailing: 2)
      return .stack(
        StackContent(
          role: .control, axis: .horizontal, alignment: .center, distribution: .fillEqually))
    case "pageControl":
      return .stack(
        StackContent(role: .control, axis: .horizontal, alignment: .center))
    default: return nil
    }
  }

  private static func fraction(_ number: Double) -> Double { min(max(number, 0), 1) }

  private func textField(_ element: XMLElement) -> ControlContent<String> {
    .textField(
      LabelContent(
        text: element.text("text") ?? "", font: InterfaceFonts.font(of: element, usual: 14),
        color: colors.color("textColor", of: element) ?? .semantic(.label), lines: 1,
        lineBreak: .truncatingTail, alignment: Self.alignment(element[attribute: "textAlignment"])),
      placeholder: element.text("placeholder") ?? "")
  }

  /// The views that a control is drawn as; none for most.
  func parts(of element: XMLElement) -> [View<String>] {
    switch element.name {
    case "segmentedControl": segments(element)
    case "pageControl": pages(element)
    default: []
    }
  }

  /// The segments side by side, the chosen one raised.
  private func segments(_ element: XMLElement) -> [View<String>] {
    let chosen = element.integer("selectedSegmentIndex", in: -1...100) ?? -1
    let list = element.first("segments")?.elements ?? []
    return list.prefix(20).enumerated().map { index, segment in
      var own = ViewStyle()
      own.height = 28
      own.cornerRadius = 7
      own.background = index == chosen ? .semantic(.background) : nil
      let label = LabelContent(
        text: segment.text("title") ?? "",
        font: .system(size: 13, weight: index == chosen ? .semibold : .medium, design: .standard),
        color: .semantic(.label), lines: 1, lineBreak: .truncatingTail, alignment: .center)
      return View(.label(label), style: own, at: segment.location)
    }
  }

  /// A dot for each page, in the middle.
  private func pages(_ element: XMLElement) -> [View<String>] {
    let count = element.integer("numberOfPages", in: 0...30) ?? 3
    let current = element.integer("currentPage", in: 0...100) ?? 0
    let chosen = colors.color("currentPageIndicatorTintColor", of: element) ?? .semantic(.label)
    let others = colors.color("pageIndicatorTintColor", of: element) ?? .semantic(.quaternary)
    let dots = (0..<count).map { index in
      var own = ViewStyle()
      own.width = 7
      own.height = 7
      own.cornerRadius = Points(3.5)
      own.background = index == current ? chosen : others
      return View<String>(.stack(StackContent(role: .view)), style: own, at: element.location)
    }
    let room = View<String>(.spacer(minimum: .zero), at: element.location)
    let row = StackContent(role: .view, axis: .horizontal, spacing: 9, alignment: .center)
    return [room, View(.stack(row), subviews: dots, at: element.location), room]
  }
}
