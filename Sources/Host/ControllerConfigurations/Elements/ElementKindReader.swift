internal import Interactions
internal import Diagnostics
internal import SourceFormats
internal import Views

/// Reads what each kind of element has of its own.
extension ElementReader {
  /// Gesture recognizers, by the names of the recognizers.
  private enum GestureName: String, CaseIterable {
    case tap, longPress, pan, pinch, rotation, swipe
  }

  package func content(_ kind: String, _ reader: MappingReader) -> ViewContent<BindingText>? {
    switch kind {
    case "label", "text", "image", "button", "textField":
      textual(kind, reader)
    case "overlay": .stack(overlay(reader))
    case "stack", "view", "blur", "gesture":
      .stack(stack(kind, reader))
    case "table": table(reader).map { .open(.table($0)) }
    case "spacer":
      .spacer(minimum: styles.length("spacer", reader) ?? 0)
    case "separator", "map": marked(kind, reader)
    case "chart": chart(reader).map { .chart($0) }
    case "symbol": symbol(reader)
    case "progress", "slider", "spinner", "switch":
      control(kind, reader)
    default: .namedBox(reader.string(kind) ?? kind)
    }
  }

  private func textual(_ kind: String, _ reader: MappingReader) -> ViewContent<BindingText>? {
    let text = text(reader, kind)
    switch kind {
    case "image":
      let mode = reader.choice("content", of: ContentMode.self)
      let color = styles.color(reader.take("color"))
      return text.map {
        var image = ImageContent(name: $0, mode: mode ?? .fit)
        if let color { image.rendering = .template(tint: color) }
        return .image(image)
      }
    case "button":
      let title = title(reader, color: .semantic(.tint))
      return text.map { .control(.button(title.with(text: $0))) }
    case "textField":
      let title = title(reader, color: .semantic(.label))
      let placeholder =
        reader.take("placeholder") == nil
        ? BindingText.empty : self.text(reader, "placeholder") ?? .empty
      return text.map { .control(.textField(title.with(text: $0), placeholder: placeholder)) }
    default:
      let label = label(reader, isTextView: kind == "text")
      return text.map {
        kind == "text" ? .textView(label.with(text: $0)) : .label(label.with(text: $0))
      }
    }
  }

  /// A symbol of the system, a fifth larger than the letters of the body where nothing says its size.
  private func symbol(_ reader: MappingReader) -> ViewContent<BindingText>? {
    let color = styles.color(reader.take("color"))
    let mode = reader.choice("content", of: ContentMode.self)
    return text(reader, "symbol").map { text in
      var image = ImageContent(name: text, mode: mode ?? .fit)
      image.size = Size(width: 20, height: 20)
      image.symbol = SymbolImage(
        symbol: text.literal.flatMap { SystemSymbol(name: $0) }, color: color ?? .semantic(.tint))
      return .image(image)
    }
  }

  /// Takes a key that only says what the element is: it has no value, or true.
  private func takeMarker(_ key: String, _ reader: MappingReader) {
    guard let node = reader.take(key), !node.isNull, node.boolean != true else { return }
    findings.report(
      .wrongType, "'\(key)' takes no value", at: node.location, fix: "Write '\(key): true'")
  }

  private func marked(_ kind: String, _ reader: MappingReader) -> ViewContent<BindingText> {
    takeMarker(kind, reader)
    guard kind == "map" else { return .separator }
    let pins = reader.strings("pins") ?? []
    let names = pins.compactMap { pin in
      pin.string.flatMap { text($0, "pins", at: pin.location) }
    }
    return .map(MapContent(pins: names, hasRoute: reader.boolean("route") ?? false))
  }

  private func overlay(_ reader: MappingReader) -> StackContent {
    takeMarker("overlay", reader)
    let alignment = reader.choice("alignment", of: OverlayAlignment.self)
    return StackContent(role: .overlay, alignment: alignment == .center ? .center : .fill)
  }

  /// Where the views of an overlay stand, along both axes.
  private enum OverlayAlignment: String, CaseIterable {
    case fill, center
  }

  /// A stack's own settings; a view, a blur and a gesture are laid out like vertical ones.
  private func stack(_ kind: String, _ reader: MappingReader) -> StackContent {
    var axis = StackContent.Axis.vertical
    let role: StackContent.Role
    switch kind {
    case "view":
      takeMarker("view", reader)
      role = .view
    case "blur":
      role = .blur(
        reader.choice("blur", of: StackContent.BlurStyle.self)
          ?? .regular)
    case "gesture":
      let name = reader.choice("gesture", of: GestureName.self)
      role = .gesture((name ?? .tap).rawValue)
    default:
      role = .stack
      axis =
        reader.choice("stack", of: StackContent.Axis.self) ?? .vertical
    }
    var alignment =
      reader.choice("alignment", of: StackContent.Alignment.self) ?? .fill
    if axis == .vertical, alignment == .firstBaseline || alignment == .lastBaseline {
      findings.report(
        .wrongType, "'\(alignment.rawValue)' is for horizontal stacks",
        at: reader.keyLocation("alignment"), fix: "Write leading, center or trailing")
      alignment = .leading
    }
    return StackContent(
      role: role, axis: axis,
      spacing: Points(reader.number("spacing") ?? 0), alignment: alignment,
      distribution: reader.choice("distribution", of: StackContent.Distribution.self) ?? .fill)
  }

  private func table(_ reader: MappingReader) -> TableTemplate? {
    let list = list("table", reader)
    let row = reader.take("row")
    let limit = reader.integer("limit")
    let rowHeight = styles.length("rowHeight", reader)
    let hasSeparators = reader.boolean("separators") ?? true
    if let limit, limit < 0 {
      findings.report(
        .wrongType, "'limit' must not be negative", at: reader.keyLocation("limit"),
        fix: "Remove it to show a row for each value")
    }
    guard let row, !row.isNull, reader.take("table")?.isNull == false else {
      findings.report(
        .missingKey, "A table must have a list and a row", at: reader.location,
        fix: "Write for example {table: response.items, row: {label: \"${row}\"}}")
      return nil
    }
    let inside = ElementReader(findings, depth: depth + 1, isInRow: true)
    guard let template = inside.read(row), let list else { return nil }
    return TableTemplate(
      list: list, row: template, limit: limit.map { max(0, $0) }, rowHeight: rowHeight,
      hasSeparators: hasSeparators)
  }

  private func chart(_ reader: MappingReader) -> ChartContent<BindingText>? {
    let kind = reader.choice("kind", of: ChartKind.self) ?? .bars
    let color =
      styles.color(reader.take("color")) ?? .semantic(.tint)
    let property = reader.string("property")
    guard let node = reader.take("chart"), !node.isNull else {
      findings.report(
        .missingKey, "A chart must have values", at: reader.location,
        fix: "Write for example {chart: [3, 5, 2]} or {chart: response.values}")
      return nil
    }
    guard let items = node.items else {
      return list("chart", reader).map {
        ChartContent(kind: kind, values: .list($0, property: property), color: color)
      }
    }
    for item in items where item.number == nil {
      findings.report(
        .wrongType, "A chart's values must be numbers", at: item.location,
        fix: "Write a decimal number, without quotes")
    }
    return ChartContent(kind: kind, values: .written(items.compactMap(\.number)), color: color)
  }

  private func control(_ kind: String, _ reader: MappingReader) -> ViewContent<BindingText>? {
    let color = styles.color(reader.take("color"))
    switch kind {
    case "progress":
      return fraction(kind, reader).map {
        .control(.progress($0, tint: color ?? .semantic(.tint)))
      }
    case "slider":
      return fraction(kind, reader).map {
        .control(.slider($0, tint: color ?? .semantic(.tint)))
      }
    case "switch":
      let isOn = reader.boolean(kind) ?? false
      return .control(.toggle(isOn: isOn, tint: color ?? .semantic(.green)))
    default:
      let isMarked = reader.take(kind)?.boolean == true
      let size =
        isMarked
        ? nil
        : reader.choice(kind, of: SpinnerSize.self)
      return .control(.spinner(size ?? .medium, color: color ?? .semantic(.gray)))
    }
  }
}

extension BindingText {
  fileprivate static let empty = BindingText()
}
