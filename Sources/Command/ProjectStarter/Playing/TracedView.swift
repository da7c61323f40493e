internal import Interactions
internal import TextTools
internal import Views

/// A view in each play, and where it is in the view around it: at the host's limits, on a wider and on a higher
/// card.
struct TracedView {
  let plays: [View<String>]
  let frame: Frame
  let wideFrame: Frame
  let highFrame: Frame
  /// Whether its height is the same whatever the values are.
  let hasFixedHeight: Bool
  let hasFixedWidth: Bool
  /// Where it stays if the values change its width.
  let anchor: Anchor

  enum Anchor { case start, middle, end }

  /// Whether the view is higher where the card is.
  var stretches: Bool { highFrame.height - frame.height > 4 }

  var first: View<String> { plays[0] }
}

/// The look of a view itself, in the words of layouts.
struct ElementWords {
  private(set) var entries: [ScaffoldNode.Entry] = []
  /// Whether a text of it changes with the values, and no binding gives it.
  private(set) var isLost = false

  mutating func add(_ key: String, _ value: ScaffoldNode?, remark: String? = nil) {
    if let value { entries.append(.init(key: key, value: value, remark: remark)) }
  }

  mutating func add(_ key: String, _ texts: [String], _ tracer: TextTracer) {
    switch tracer.trace(texts) {
    case .found(let text): add(key, .scalar(ScaffoldYAML.scalar(text)))
    case .lost(let text):
      isLost = true
      add(key, .scalar(ScaffoldYAML.scalar(text)), remark: "changes with the values")
    }
  }

  /// A view that holds no others; nil for a kind that no layout has.
  init?(leaf view: TracedView, _ tracer: TextTracer) {
    let labels = view.plays.compactMap(\.content.label)
    switch view.first.content {
    case .label(let label):
      add("label", labels.map(\.text), tracer)
      addText(label, lines: 1)
    case .textView(let label):
      add("text", labels.map(\.text), tracer)
      addText(label, lines: 0)
    case .control(.button(let label, _)):
      add("button", labels.map(\.text), tracer)
      addText(label, lines: 1)
    case .control(.textField(let label, let placeholder)):
      add("textField", labels.map(\.text), tracer)
      if !placeholder.isEmpty { add("placeholder", .scalar(ScaffoldYAML.scalar(placeholder))) }
      addText(label, lines: 1)
    case .image(let image):
      let names = view.plays.compactMap { view -> String? in
        if case .image(let image) = view.content { image.name } else { nil }
      }
      if let symbol = image.symbol, !image.name.isEmpty {
        add("symbol", .scalar(ScaffoldYAML.scalar(image.name)))
        if symbol.color != .semantic(.tint) { add("color", symbol.color.node) }
        if image.mode != .fit { add("content", .scalar(image.mode.rawValue)) }
      } else if image.name.isEmpty {
        add("custom", .scalar("image"))
      } else {
        add("image", names, tracer)
        if case .template(let tint) = image.rendering { add("color", tint.node) }
        if image.mode != .fit { add("content", .scalar(image.mode.rawValue)) }
      }
    case .map(let map):
      add("map", .scalar("true"))
      if !map.pins.isEmpty {
        add("pins", .list(map.pins.map { .scalar(ScaffoldYAML.scalar($0)) }))
      }
      if map.hasRoute { add("route", .scalar("true")) }
    case .control(.progress), .control(.slider):
      let numbers = view.plays.compactMap(\.fraction)
      guard let number = numbers.first else { return nil }
      if case .control(.slider) = view.first.content {
        add("slider", number, numbers, tracer)
      } else {
        add("progress", number, numbers, tracer)
      }
    case .control(.spinner(let size, let color)):
      add("spinner", .scalar(size.rawValue))
      if color != .semantic(.gray) { add("color", color.node) }
    case .control(.toggle(let isOn, _)): add("switch", .scalar(isOn ? "true" : "false"))
    case .namedBox(let name): add("custom", .scalar(ScaffoldYAML.scalar(name)))
    case .drawing: add("custom", .scalar("drawing"))
    case .separator: add("separator", .scalar("true"))
    default: return nil
    }
  }

  private mutating func add(
    _ key: String, _ number: Double, _ numbers: [Double], _ tracer: TextTracer
  ) {
    let isAlike = Set(numbers).count == 1
    add(
      key, .scalar(number.formattedShort), remark: isAlike ? nil : "changes with the values")
    isLost = isLost || !isAlike
  }

  private mutating func addText(_ label: LabelContent<String>, lines: Int) {
    if label.font != .style(.body) { add("font", label.font.node) }
    if label.color != .semantic(.label) { add("color", label.color.node) }
    if lines == 1, label.lines != lines { add("lines", .scalar("\(label.lines)")) }
    if lines == 1, label.lineBreak != .truncatingTail {
      add("lineBreak", .scalar(label.lineBreak.rawValue))
    }
    if label.alignment != .natural { add("textAlignment", .scalar(label.alignment.rawValue)) }
  }
}

extension ViewStyle {
  /// The look of the box around a view's content.
  var boxEntries: [ScaffoldNode.Entry] {
    var entries: [ScaffoldNode.Entry] = []
    if let background, background != .semantic(.clear) {
      entries.append(.init(key: "background", value: background.node))
    }
    if cornerRadius > .zero {
      entries.append(.init(key: "cornerRadius", value: .scalar(cornerRadius.description)))
    }
    if let border {
      entries.append(
        .init(
          key: "border",
          value: .mapping([
            .init(key: "width", value: .scalar(border.width.description)),
            .init(key: "color", value: border.color.node),
          ])))
    }
    if alpha < 1 { entries.append(.init(key: "alpha", value: .scalar(alpha.formattedShort))) }
    return entries
  }
}

extension View<String> {
  /// How far a progress view or a slider is.
  var fraction: Double? {
    switch content {
    case .control(.progress(let value, _)), .control(.slider(let value, _)): value
    default: nil
    }
  }
}

extension ColorRequest {
  /// A color as layouts have it.
  var node: ScaffoldNode {
    switch self {
    case .semantic(let color): .scalar(color.rawValue)
    case .hex(let light, let dark) where light == dark:
      .scalar(ScaffoldYAML.quoted(light.description))
    case .hex(let light, let dark):
      .mapping([
        .init(key: "light", value: .scalar(ScaffoldYAML.quoted(light.description))),
        .init(key: "dark", value: .scalar(ScaffoldYAML.quoted(dark.description))),
      ])
    // A layout has no color that is the system's in one appearance only.
    case .pair(let light, _): light.color.node
    }
  }
}

extension FontRequest {
  /// A font as layouts have it.
  var node: ScaffoldNode {
    func word(_ key: String, _ value: String) -> ScaffoldNode.Entry {
      .init(key: key, value: .scalar(value))
    }
    switch self {
    case .style(let style): return .scalar(style.rawValue)
    case .styled(let style, let weight, let design):
      return .mapping(
        [word("style", style.rawValue)] + (weight.map { [word("weight", $0.rawValue)] } ?? [])
          + (design == .standard ? [] : [word("design", design.rawValue)]))
    case .system(let size, let weight, let design):
      return .mapping(
        [word("size", size.description)]
          + (weight == .regular ? [] : [word("weight", weight.rawValue)])
          + (design == .standard ? [] : [word("design", design.rawValue)]))
    }
  }
}
