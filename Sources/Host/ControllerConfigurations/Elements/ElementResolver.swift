internal import HostSimulation
package import Interactions
package import Diagnostics
internal import IntentDefinitions
internal import SourceFormats
internal import Views

/// Fills in the bindings of a layout as it stands in one ask.
struct ElementResolver {
  /// How many elements a layout may have once its tables are filled (convention).
  private static let maximumElements = 2_000

  /// How many more there may be.
  private var room = ElementResolver.maximumElements

  private let findings: Findings

  init(_ findings: Findings) { self.findings = findings }

  /// Whether there is room for some more elements; reports once that there is not.
  mutating func take(_ count: Int, at location: SourceLocation?) -> Bool {
    let hadRoom = room >= 0
    room -= count
    if room < 0, hadRoom {
      findings.report(
        .overLimit,
        "A layout can have at most \(Self.maximumElements) elements, with all its rows",
        at: location, fix: "Give the table a 'limit'")
    }
    return room >= 0
  }

  /// The view, and all that it holds; nil when it is hidden, and leaves no gap.
  mutating func view(_ template: View<BindingText>, in scope: BindingScope) -> View<String>? {
    if template.isHidden { return nil }
    if let condition = template.condition, !condition.holds(in: scope) { return nil }
    guard take(1, at: template.location) else { return nil }
    let content = content(template, in: scope)
    return View(
      content, style: template.style,
      subviews: subviews(of: template, in: scope), at: template.location,
      bindings: template.bindings)
  }

  private func content(
    _ template: View<BindingText>, in scope: BindingScope
  ) -> ViewContent<String> {
    func filled(_ text: BindingText) -> String {
      scope.text(text, at: template.location)
    }
    func filled(_ label: LabelContent<BindingText>) -> LabelContent<String> {
      label.with(text: filled(label.text))
    }
    func fraction(_ number: NumberTemplate) -> Double {
      let value = scope.number(number, at: template.location) ?? 0
      return min(max(value, 0), 1)
    }
    func textField(
      _ label: LabelContent<String>, _ placeholder: BindingText
    ) -> ControlContent<String> {
      // What is not shown needs no value.
      .textField(label, placeholder: label.text.isEmpty ? filled(placeholder) : "")
    }
    return switch template.content {
    case .label(let label): .label(filled(label))
    case .textView(let label): .textView(filled(label))
    case .image(let image): .image(image.with(name: filled(image.name)))
    case .map(let map):
      .map(MapContent(pins: map.pins.map { filled($0) }, hasRoute: map.hasRoute))
    case .chart(let chart):
      .chart(
        ChartContent(
          kind: chart.kind,
          values: scope.numbers(chart.values, at: template.location),
          color: chart.color))
    case .control(.progress(let number, let tint)):
      .control(.progress(fraction(number), tint: tint))
    case .control(.slider(let number, let tint)): .control(.slider(fraction(number), tint: tint))
    case .control(.button(let label, let pictures)):
      .control(.button(filled(label), pictures: pictures))
    case .control(.textField(let label, let placeholder)):
      .control(textField(filled(label), placeholder))
    case .control(.spinner(let size, let color)): .control(.spinner(size, color: color))
    case .control(.toggle(let isOn, let tint)): .control(.toggle(isOn: isOn, tint: tint))
    case .separator: .separator
    case .spacer(let minimum): .spacer(minimum: minimum)
    case .namedBox(let name): .namedBox(name)
    case .drawing(let drawing): .drawing(drawing)
    case .stack(let stack): .stack(stack)
    case .container(let kind): .container(kind)
    case .table(let table): .table(table)
    case .scene(let title): .scene(title)
    case .open(.table): .stack(StackContent(role: .table))
    case .open(.scene(let scene)): .scene(scene.title)
    }
  }

  private mutating func subviews(
    of template: View<BindingText>, in scope: BindingScope
  ) -> [View<String>] {
    switch template.content {
    case .open(.table(let table)): rows(table, of: template, in: scope)
    case .open(.scene(let scene)): [self.scene(scene, in: scope)]
    default:
      template.subviews.compactMap { view($0, in: scope) }
    }
  }

  /// The height of a row that does not say its own: that of a table view's (documented).
  private static let usualRowHeight: Points = 44

  /// A row for each value of the list, with lines between them.
  private mutating func rows(
    _ table: TableTemplate, of template: View<BindingText>, in scope: BindingScope
  ) -> [View<String>] {
    let values = scope.list(table.list, at: template.location) ?? []
    var views: [View<String>] = []
    for value in values.prefix(table.limit ?? values.count) {
      let view = view(table.row, in: scope.inRow(value))
      guard let view else { continue }
      if table.hasSeparators, !views.isEmpty { views.append(View(.separator)) }
      var style = ViewStyle()
      style.height = table.rowHeight
      style.minimumHeight = table.rowHeight == nil ? Self.usualRowHeight : nil
      style.id = "row"
      views.append(
        View(.stack(StackContent(role: .view)), style: style, subviews: [view], at: view.location))
    }
    return views
  }
}

extension BindingScope {
  /// A number; nil, and a finding, where there is none.
  package func number(_ number: NumberTemplate, at location: SourceLocation?) -> Double? {
    let text: BindingText
    switch number {
    case .written(let value): return value
    case .bound(let bound): text = bound
    }
    guard case .binding(let binding)? = text.segments.first,
      let value = value(root: binding.root, path: binding.path)
    else {
      // It says which value is missing.
      _ = self.text(text, at: location)
      return nil
    }
    if let number = value.number { return number }
    findings.report(
      .unresolvedBinding, "The value of '${\(binding.source)}' is not a number", at: location,
      fix: "Bind a number")
    return nil
  }

  /// The numbers of a chart.
  fileprivate func numbers(_ values: NumbersTemplate, at location: SourceLocation?) -> [Double] {
    switch values {
    case .written(let numbers): return numbers
    case .list(let path, let property):
      let items = list(path, at: location) ?? []
      let numbers = items.compactMap { item in
        property.map { item.property($0) ?? .text("") }.map(\.number) ?? item.number
      }
      if numbers.count < items.count {
        findings.report(
          .unresolvedBinding, "Not every value of '\(path.source)' is a number", at: location,
          fix: property == nil ? "Name the 'property' that is a number" : "Bind numbers")
      }
      return numbers
    }
  }

  /// The values of a list; nil, and a finding, where there is none.
  package func list(_ path: CaseTest.KeyPathTest, at location: SourceLocation?) -> [IntentValue]? {
    let value = value(root: path.root, path: path.path)
    if case .list(let values)? = value { return values }
    let isMissing = value == nil
    if isMissing, isSaidBefore(path.root, path.path) { return nil }
    findings.report(
      .unresolvedBinding,
      isMissing ? "'\(path.source)' has no value" : "'\(path.source)' is not a list",
      at: location, notes: [Diagnostic.Note("With \(ask.interaction.intent.className)")],
      fix: isMissing
        ? "Give the interaction a list, or add 'when: {has: …}'"
        : "Name a parameter that is an array")
    return nil
  }
}

extension CaseTest.KeyPathTest {
  fileprivate var source: String { ([root.rawValue] + path).joined(separator: ".") }
}
