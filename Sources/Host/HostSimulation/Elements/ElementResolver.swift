internal import Diagnostics
internal import IntentDefinitions
internal import SourceFormats
internal import Views

/// Fills in the bindings of a layout as it stands in one ask.
struct ElementResolver {
  /// How many elements a layout may have once its tables are filled (convention).
  private static let maximumElements = 2_000

  /// How many more there may be.
  private var room = ElementResolver.maximumElements

  init() {}

  /// Whether there is room for some more elements; reports once that there is not.
  mutating func take(
    _ count: Int, at location: SourceLocation, reporting diagnostics: inout [Diagnostic]
  ) -> Bool {
    let hadRoom = room >= 0
    room -= count
    if room < 0, hadRoom {
      diagnostics.append(
        Diagnostic(
          .overLimit, "A layout has at most \(Self.maximumElements) elements with all its rows",
          at: location, fix: "Give the table a 'limit'"))
    }
    return room >= 0
  }

  /// The view, and all that it holds; nil when it is hidden, and leaves no gap.
  mutating func element(
    _ template: ElementTemplate, in scope: BindingScope,
    reporting diagnostics: inout [Diagnostic]
  ) -> Element? {
    if template.isHidden { return nil }
    if let condition = template.condition, !condition.holds(in: scope) { return nil }
    guard take(1, at: template.location, reporting: &diagnostics) else { return nil }
    let content = content(template, in: scope, reporting: &diagnostics)
    return Element(
      content, style: template.style, at: template.location,
      bindings: template.content.bindings.map(\.source))
  }

  private mutating func content(
    _ template: ElementTemplate, in scope: BindingScope, reporting diagnostics: inout [Diagnostic]
  ) -> ElementContent {
    func filled(_ text: BindingText, _ label: LabelContent) -> LabelContent {
      label.with(text: scope.text(text, at: template.location, reporting: &diagnostics))
    }
    func fraction(_ number: NumberTemplate) -> Double {
      let value = scope.number(number, at: template.location, reporting: &diagnostics) ?? 0
      return min(max(value, 0), 1)
    }
    switch template.content {
    case .label(let text, let label): return .label(filled(text, label))
    case .textView(let text, let label): return .textView(filled(text, label))
    case .button(let text, let label): return .control(.button(filled(text, label)))
    case .textField(let text, let placeholder, let label):
      let content = filled(text, label)
      guard content.text.isEmpty else { return .control(.textField(content)) }
      return .control(
        .textField(filled(placeholder, label).with(color: .semantic(.placeholderText))))
    case .image(let name, let mode):
      let name = scope.text(name, at: template.location, reporting: &diagnostics)
      return .image(ImageContent(name: name, mode: mode))
    case .stack(let stack, let children):
      return .stack(
        stack.with(children.compactMap { element($0, in: scope, reporting: &diagnostics) }))
    case .table(let table):
      return .stack(rows(table, of: template, in: scope, reporting: &diagnostics))
    case .map(let pins, let hasRoute):
      let names = pins.map { scope.text($0, at: template.location, reporting: &diagnostics) }
      return .map(MapContent(pins: names, hasRoute: hasRoute))
    case .chart(let chart):
      let values = scope.numbers(chart.values, at: template.location, reporting: &diagnostics)
      return .chart(ChartContent(kind: chart.kind, values: values, color: chart.color))
    case .progress(let number, let tint): return .control(.progress(fraction(number), tint: tint))
    case .slider(let number, let tint): return .control(.slider(fraction(number), tint: tint))
    case .scene(let scene):
      return .scene(self.scene(scene, in: scope, reporting: &diagnostics))
    case .fixed(let content): return content
    }
  }

  /// The height of a row that does not say its own: that of a table view's (documented).
  private static let usualRowHeight: Points = 44

  /// A row for each value of the list, with lines between them.
  private mutating func rows(
    _ table: TableTemplate, of template: ElementTemplate, in scope: BindingScope,
    reporting diagnostics: inout [Diagnostic]
  ) -> StackContent {
    let values = scope.list(table.list, at: template.location, reporting: &diagnostics) ?? []
    var elements: [Element] = []
    for value in values.prefix(table.limit ?? values.count) {
      let view = element(table.row, in: scope.inRow(value), reporting: &diagnostics)
      guard let view else { continue }
      if table.hasSeparators, !elements.isEmpty { elements.append(Element(.separator)) }
      var style = ElementStyle()
      style.height = table.rowHeight
      style.minimumHeight = table.rowHeight == nil ? Self.usualRowHeight : nil
      style.id = "row"
      elements.append(
        Element(
          .stack(
            StackContent(
              role: .view, axis: .vertical, spacing: 0, alignment: .fill, distribution: .fill,
              elements: [view])), style: style, at: view.location))
    }
    return StackContent(
      role: .table, axis: .vertical, spacing: 0, alignment: .fill, distribution: .fill,
      elements: elements)
  }
}

extension BindingScope {
  /// A number; nil, and a finding, where there is none.
  func number(
    _ number: NumberTemplate, at location: SourceLocation, reporting diagnostics: inout [Diagnostic]
  ) -> Double? {
    let text: BindingText
    switch number {
    case .written(let value): return value
    case .bound(let bound): text = bound
    }
    guard case .binding(let binding)? = text.segments.first,
      let value = value(root: binding.root, path: binding.path)
    else {
      // It says which value is missing.
      _ = self.text(text, at: location, reporting: &diagnostics)
      return nil
    }
    if let number = value.number { return number }
    diagnostics.append(
      Diagnostic(
        .unresolvedBinding, "The value of '${\(binding.source)}' is not a number", at: location,
        fix: "Bind a number"))
    return nil
  }

  /// The numbers of a chart.
  fileprivate func numbers(
    _ values: ChartTemplate.Values, at location: SourceLocation,
    reporting diagnostics: inout [Diagnostic]
  ) -> [Double] {
    switch values {
    case .written(let numbers): return numbers
    case .list(let path, let property):
      let items = list(path, at: location, reporting: &diagnostics) ?? []
      let numbers = items.compactMap { item in
        property.map { item.property($0) ?? .text("") }.map(\.number) ?? item.number
      }
      if numbers.count < items.count {
        diagnostics.append(
          Diagnostic(
            .unresolvedBinding, "Not every value of '\(path.source)' is a number", at: location,
            fix: property == nil ? "Name the 'property' that is a number" : "Bind numbers"))
      }
      return numbers
    }
  }

  /// The values of a list; nil, and a finding, where there is none.
  func list(
    _ path: CaseTest.KeyPathTest, at location: SourceLocation,
    reporting diagnostics: inout [Diagnostic]
  ) -> [IntentValue]? {
    let value = value(root: path.root, path: path.path)
    if case .list(let values)? = value { return values }
    let isMissing = value == nil
    if isMissing, isSaidBefore(path.root, path.path) { return nil }
    diagnostics.append(
      Diagnostic(
        .unresolvedBinding,
        isMissing ? "'\(path.source)' has no value" : "'\(path.source)' is not a list",
        at: location, notes: [Diagnostic.Note("With \(ask.interaction.intent.className)")],
        fix: isMissing
          ? "Give the interaction a list, or draw the element only 'when: {has: …}'"
          : "Name a parameter that is an array"))
    return nil
  }
}

extension CaseTest.KeyPathTest {
  fileprivate var source: String { ([root.rawValue] + path).joined(separator: ".") }
}

extension LabelContent {
  func with(text: String? = nil, color: ColorRequest? = nil) -> LabelContent {
    var label = LabelContent(
      text: text ?? self.text, font: font, color: color ?? self.color, lines: lines,
      lineBreak: lineBreak, alignment: alignment)
    label.minimumScale = minimumScale
    label.hasStandInFont = hasStandInFont
    return label
  }
}

extension StackContent {
  fileprivate func with(_ elements: [Element]) -> StackContent {
    StackContent(
      role: role, axis: axis, spacing: spacing, alignment: alignment, distribution: distribution,
      elements: elements)
  }
}
