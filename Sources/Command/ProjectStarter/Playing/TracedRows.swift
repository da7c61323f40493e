internal import Views

/// The rows of a table that code fills: one row over the values of a list, where each row shows a value of it.
struct TracedRows {
  private(set) var entries: [ScaffoldNode.Entry] = []
  private(set) var faults: [String] = []

  init(_ view: TracedView, _ table: SceneTable, tracer: TextTracer) {
    let tables = view.plays.compactMap { view -> SceneTable? in
      if case .table(let table) = view.content { table } else { nil }
    }
    let counts = tables.map { $0.rows.count }
    guard let path = tracer.lists(ofCounts: counts).first, tables.count == 2,
      let row = table.rows.first
    else {
      entries = [.init(key: "custom", value: .scalar("table"))]
      faults.append("its rows are not a list of the intent or the response")
      return
    }
    let rows = tracer.inFirstRow(ofList: path)
    let labels = zip(row.view.labels, tables[1].rows[0].view.labels).map { first, second in
      (first, rows.trace([first.text, second.text]))
    }
    var inside: [ScaffoldNode] = []
    for (label, trace) in labels {
      if case .lost = trace { faults.append("a text of a row changes, and no binding gives it") }
      var words: [ScaffoldNode.Entry] = [
        .init(key: "label", value: .scalar(ScaffoldYAML.scalar(trace.text)))
      ]
      if label.font != .style(.body) { words.append(.init(key: "font", value: label.font.node)) }
      if label.color != .semantic(.label) {
        words.append(.init(key: "color", value: label.color.node))
      }
      inside.append(.mapping(words))
    }
    entries = [
      .init(key: "table", value: .scalar(path)),
      .init(key: "rowHeight", value: .scalar((row.height ?? 44).description)),
      .init(
        key: "row",
        value: .lines([
          .init(key: "stack", value: .scalar("horizontal")),
          .init(
            key: "insets",
            value: .mapping([.init(key: "horizontal", value: .scalar("16"))])),
          .init(key: "views", value: .items(inside)),
        ])),
    ]
    if !table.hasSeparators { entries.append(.init(key: "separators", value: .scalar("false"))) }
  }
}

extension View<String> {
  fileprivate var labels: [LabelContent<String>] { shown.compactMap(\.content.label) }
}
