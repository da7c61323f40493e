import Diagnostics
import TestSupport
import Testing
import Views

@testable import HostSimulation
@testable import Interactions
@testable import ControllerConfigurations

/// What each kind of element has of its own.
struct ElementKindTests {
  private func read(_ text: String) -> Reading<View<BindingText>> {
    Reading(text) { root, diagnostics in
      diagnostics.adding { ElementReader($0).read(root, isLayout: true) }
    }
  }

  private func content(_ text: String) throws -> ViewContent<BindingText> {
    let reading = read(text)
    #expect(reading.report.isEmpty)
    return try #require(reading.value).content
  }

  @Test func readsTables() throws {
    let content = try content(
      "{table: response.items, row: {label: '${row.display}'}, limit: 3, rowHeight: 60, "
        + "separators: false}")
    guard case .open(.table(let table)) = content else {
      Issue.record("no table")
      return
    }
    #expect(table.list == CaseTest.KeyPathTest("response.items"))
    #expect(table.limit == 3 && table.rowHeight == 60 && !table.hasSeparators)
    guard case .label = table.row.content else {
      Issue.record("no label")
      return
    }
  }

  @Test(arguments: ["response.items", "'${response.items}'"])
  func listsAreKeyPathsAlsoAsBindings(path: String) throws {
    guard case .open(.table(let table)) = try content("{table: \(path), row: {label: a}}") else {
      Issue.record("no table")
      return
    }
    #expect(table.list == CaseTest.KeyPathTest("response.items"))
    #expect(table.limit == nil && table.rowHeight == nil && table.hasSeparators)
  }

  @Test func readsTextViews() throws {
    guard case .textView(let label) = try content("{text: a, font: callout, color: red}") else {
      Issue.record("no text view")
      return
    }
    #expect(label.font == .style(.callout) && label.color == .semantic(.red) && label.lines == 0)
  }

  @Test(arguments: [
    (
      "{progress: 0.4}",
      ViewContent<BindingText>.control(.progress(.written(0.4), tint: .semantic(.tint)))
    ),
    ("{progress: 1, color: red}", .control(.progress(.written(1), tint: .semantic(.red)))),
    ("{spinner: }", .control(.spinner(.medium, color: .semantic(.gray)))),
    ("{spinner: true}", .control(.spinner(.medium, color: .semantic(.gray)))),
    (
      "{spinner: large, color: white}", .control(.spinner(.large, color: .semantic(.white)))
    ),
    ("{map: }", .map(MapContent(pins: [], hasRoute: false))),
    (
      "{chart: [1, 2.5, -3]}",
      .chart(ChartContent(kind: .bars, values: .written([1, 2.5, -3]), color: .semantic(.tint)))
    ),
    ("{custom: Gauge}", .namedBox("Gauge")),
  ])
  func readsPicturesAndIndicators(text: String, expected: ViewContent<BindingText>) throws {
    #expect(try content(text) == expected)
  }

  @Test func readsAChartOfAListsProperty() throws {
    let list = try #require(CaseTest.KeyPathTest("response.days"))
    let chart = ChartContent<BindingText>(
      kind: .line, values: .list(list, property: "steps"), color: .semantic(.tint))
    #expect(
      try content("{chart: response.days, property: steps, kind: line}") == .chart(chart))
  }

  @Test(arguments: [
    ("{view: , views: [{label: a}]}", StackContent.Role.view), ("{blur: }", .blur(.regular)),
    ("{blur: thick}", .blur(.thick)), ("{stack: horizontal}", .stack),
  ])
  func readsWhatHoldsViews(text: String, role: StackContent.Role) throws {
    guard case .stack(let stack) = try content(text) else {
      Issue.record("no stack")
      return
    }
    #expect(stack.role == role)
  }

  @Test(arguments: StackContent.Distribution.allCases)
  func readsDistributions(distribution: StackContent.Distribution) throws {
    let text = "{stack: horizontal, distribution: \(distribution.rawValue)}"
    guard case .stack(let stack) = try content(text) else {
      Issue.record("no stack")
      return
    }
    #expect(stack.distribution == distribution)
  }

  @Test(arguments: [
    ("button: Buy", "button"), ("switch: true", "switch"), ("textField: a", "textField"),
    ("slider: 0.5", "slider"), ("gesture: tap", "gesture"),
  ])
  func controlsAreDrawnAndFindings(text: String, kind: String) {
    let reading = read("{\(text), height: 30}")
    #expect(reading.diagnostics.map(\.rule) == [.controlInCard])
    #expect(reading.diagnostics.first?.message == "A '\(kind)' does nothing on a card")
    #expect(reading.value?.style.height == 30)
  }

  @Test func readsTextFieldsWithPlaceholders() throws {
    let reading = read("{textField: '', placeholder: Name}")
    guard case .control(.textField(let label, let placeholder))? = reading.value?.content else {
      Issue.record("no text field")
      return
    }
    #expect(
      label.text.segments.isEmpty && placeholder.segments == [.text("Name")] && label.lines == 1)
  }

  @Test func readsPriorities() throws {
    let style = try #require(
      read("{label: a, hugging: 300, compression: {horizontal: 200}}").value
    ).style
    #expect(style.hugging == LayoutPriority(horizontal: 300, vertical: 300))
    #expect(style.compression == LayoutPriority(horizontal: 200, vertical: 750))
  }

  @Test(arguments: [
    ("secondaryLabel", SemanticColor.secondary), ("systemRed", .red), ("systemFill", .fill),
    ("secondarySystemBackground", .secondaryBackground), ("systemGray3", .gray3),
    ("tertiarySystemFill", .tertiaryFill), ("label", .label), ("placeholderText", .placeholderText),
    ("secondarySystemGroupedBackground", .secondaryGroupedBackground),
  ])
  func colorsHaveTheNamesOfUIKitToo(name: String, color: SemanticColor) {
    #expect(SemanticColor(name: name) == color)
  }

  @Test(arguments: ["system", "Label", "systemred", "systemPlaid", ""])
  func otherNamesAreNoColors(name: String) {
    #expect(SemanticColor(name: name) == nil)
  }

  @Test(arguments: [
    "{table: response.items}", "{table: , row: {label: a}}", "{progress: 2}", "{progress: }",
    "{progress: half}", "{progress: 'a ${response.x}'}", "{spinner: huge}", "{map: yes}",
    "{chart: }", "{chart: [a]}", "{chart: banana}", "{label: '${row}'}", "{blur: foggy}",
    "{table: 'response.items:count', row: {label: a}}", "{label: a, hugging: 0}",
    "{label: a, compression: high}", "{table: response.items, row: {label: a}, limit: -1}",
    "{stack: vertical, alignment: firstBaseline}",
  ])
  func valuesThatCannotBeUsedAreFindings(text: String) {
    #expect(read(text).diagnostics.count == 1, "\(read(text).report)")
  }
}
