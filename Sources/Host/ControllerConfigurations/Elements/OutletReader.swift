internal import HostSimulation
internal import Interactions
internal import Diagnostics
internal import SourceFormats
internal import TextTools
internal import Views

/// Reads what a layout sets of the outlets of a scene.
struct OutletReader {
  private let outlets: [SceneOutlet]
  private let views: [String: View<String>]
  /// The object id of the view that holds all others.
  private let rootID: String?
  /// Whether the outlets are those of a cell, where there are bindings to the row.
  private let isInRow: Bool
  private let findings: Findings

  init(scene: InterfaceScene, _ findings: Findings) {
    self.findings = findings
    outlets = scene.outlets
    views = scene.view.viewsByID
    rootID = scene.view.object?.id
    isInRow = false
  }

  private init(cell: SceneCell, _ findings: Findings) {
    self.findings = findings
    outlets = cell.outlets
    views = cell.view.viewsByID
    rootID = nil
    isInRow = true
  }

  func outlets(_ node: YAMLNode?) -> [OutletTemplate] {
    guard let node, !node.isNull else { return [] }
    guard let entries = node.entries else {
      findings.report(
        .wrongType, "'outlets' must be a mapping from names to what they show",
        at: node.location, fix: "Write for example {titleLabel: {text: Hello}}")
      return []
    }
    return entries.compactMap { outlet($0) }
  }

  private func outlet(_ entry: YAMLEntry) -> OutletTemplate? {
    let destinations = destinations(of: entry.key)
    guard !destinations.isEmpty else {
      let names = Set(outlets.map(\.name)).sorted()
      findings.report(
        .unknownOutlet, "The scene has no outlet '\(entry.key)'", at: entry.keyLocation,
        fix: nearestSpelling(to: entry.key, among: names).map { "Write '\($0)'" }
          ?? (names.isEmpty
            ? "Connect it in Interface Builder"
            : "Write one of: \(names.prefix(12).joined(separator: ", "))"),
        corrections: .spelling(of: entry.key, among: names, at: entry.keyLocation))
      return nil
    }
    guard let reader = MappingReader(entry.value, "An outlet", reporting: findings) else {
      return nil
    }
    let elements = ElementReader(findings, isInRow: isInRow)
    func text(_ key: String) -> BindingText? {
      reader.take(key) == nil ? nil : elements.text(reader, key)
    }
    let template = OutletTemplate(
      name: entry.key, views: destinations, text: text("text"), image: text("image"),
      isHidden: reader.boolean("hidden"),
      condition: reader.take("when").map { CaseTestReader(findings: findings).read($0) },
      color: elements.styles.color(reader.take("color")),
      progress: elements.fraction("progress", reader),
      rows: rows(reader, of: destinations, elements),
      location: entry.keyLocation)
    reader.finish()
    check(template)
    return template
  }

  /// The views that a name means: those of an outlet, the view with an object id, or the one that every controller has as
  /// `view`, and one of tables also as `tableView`.
  private func destinations(of name: String) -> [String] {
    let connected = outlets.filter { $0.name == name }.flatMap(\.destinations)
    if !connected.isEmpty { return connected }
    if views[name] != nil { return [name] }
    guard let rootID, let root = views[rootID] else { return [] }
    if case .table = root.content, name == "tableView" { return [rootID] }
    return name == "view" ? [rootID] : []
  }

  private func rows(
    _ reader: MappingReader, of destinations: [String], _ elements: ElementReader
  ) -> RowsTemplate? {
    let list =
      reader.take("rows") == nil ? nil : elements.list("rows", reader)
    let cellName = reader.string("cell")
    let limit = reader.integer("limit")
    if let limit, limit < 0 {
      findings.report(
        .wrongType, "'limit' must not be negative", at: reader.keyLocation("limit"),
        fix: "Remove it to show a row for each value")
    }
    let rowHeight = elements.styles.length("rowHeight", reader)
    let inner = reader.take("outlets")
    guard let list else { return nil }
    let tables = destinations.compactMap { id -> SceneTable? in
      if case .table(let table)? = views[id]?.content { table } else { nil }
    }
    let cells = tables.flatMap(\.cells)
    let cell = cells.first {
      cellName == nil || $0.reuseIdentifier == cellName || $0.id == cellName
    }
    guard let cell else {
      let names = cells.compactMap(\.reuseIdentifier)
      findings.report(
        .unknownOutlet,
        cellName.map { "The table has no cell '\($0)'" } ?? "Only a table with a cell has rows",
        at: reader.keyLocation(cellName == nil ? "rows" : "cell"),
        fix: names.isEmpty
          ? "Give the table a prototype cell in Interface Builder"
          : "Write one of: \(names.joined(separator: ", "))")
      return nil
    }
    return RowsTemplate(
      list: list, cell: cell, limit: limit.map { max(0, $0) }, rowHeight: rowHeight,
      outlets: OutletReader(cell: cell, findings).outlets(inner))
  }

  /// Reports what the kind of view does not have.
  private func check(_ template: OutletTemplate) {
    let found = template.views.compactMap { views[$0] }
    guard let view = found.first else {
      findings.report(
        .unknownOutlet, "'\(template.name)' leads to nothing that the scene shows",
        at: template.location, fix: "Name the scene that contains the view, or remove the outlet")
      return
    }
    let set: [(key: String, isSet: Bool)] = [
      ("text", template.text != nil), ("image", template.image != nil),
      ("progress", template.progress != nil),
    ]
    for (key, isSet) in set where isSet && !found.contains(where: { $0.has(key) }) {
      findings.report(
        .wrongType, "'\(template.name)' is a view without '\(key)'", at: template.location,
        notes: [.init("The view is here", at: view.location)],
        fix: "Set something that the view has, or use another outlet")
    }
  }
}

extension View<String> {
  fileprivate func has(_ key: String) -> Bool {
    switch content {
    case .image: key == "image"
    case .control(.progress), .control(.slider): key == "progress"
    default: key == "text" && content.label != nil
    }
  }
}
