internal import Interactions
internal import Diagnostics
internal import SourceFormats
internal import TextTools
internal import Views

/// Reads the views of a layout.
struct ElementReader {
  /// Every kind of element that the format knows, by its key.
  private static let kinds = [
    "label", "image", "stack", "view", "spacer", "separator", "table", "text", "progress",
    "spinner", "map", "chart", "blur", "custom", "button", "switch", "textField", "slider",
    "gesture", "overlay", "symbol",
  ]

  /// The kinds that wait for a touch, which never comes.
  private static let controls = ["button", "switch", "textField", "slider", "gesture"]

  /// The kinds that hold others.
  private static let holders = ["stack", "view", "blur", "gesture", "overlay"]

  /// The fixes for keys of another kind of element, or another format.
  private static let otherKeys = [
    "views": "Only stacks contain views: put the element into a stack with them",
    "padding": "Write 'insets'", "margin": "Write 'insets'", "margins": "Write 'insets'",
  ]

  /// How deep elements may nest; the deepest real layout seen has 6 levels (convention).
  private static let maximumDepth = 32

  let findings: Findings
  /// How many elements this one is inside of.
  let depth: Int
  /// Whether it is in the row of a table, where there are bindings to the row.
  let isInRow: Bool
  /// Whether the view around has a height that is known before what it holds.
  let isInKnownHeight: Bool
  /// Reads layouts that name a scene.
  private let scenes: SceneTemplateReader

  init(
    _ findings: Findings, depth: Int = 0, isInRow: Bool = false, isInKnownHeight: Bool = false,
    scenes: SceneTemplateReader? = nil
  ) {
    self.findings = findings
    self.depth = depth
    self.isInRow = isInRow
    self.isInKnownHeight = isInKnownHeight
    self.scenes =
      scenes ?? SceneTemplateReader(catalog: .empty, extensionName: nil, findings: findings)
  }

  var styles: ElementStyleReader { ElementStyleReader(findings: findings) }

  /// Reads one element, and all that it holds; a whole layout may name a storyboard instead.
  func read(_ node: YAMLNode, isLayout: Bool = false) -> View<BindingText>? {
    guard depth <= Self.maximumDepth else {
      findings.report(
        .overLimit, "Elements are nested deeper than \(Self.maximumDepth) levels",
        at: node.location,
        fix: "Flatten the layout")
      return nil
    }
    guard case .mapping(let entries) = node.content else {
      findings.report(
        .wrongType, "An element must be a mapping", at: node.location,
        fix: "Write for example {label: Hello}")
      return nil
    }
    if isLayout, entries.contains(where: { $0.key == "storyboard" }) {
      return scenes.read(node)
    }
    let keys = Self.kinds.filter { kind in entries.contains { $0.key == kind } }
    guard let kind = keys.first, keys.count == 1 else {
      findings.append(noKind(keys, entries: entries, at: node.location))
      // Read as the fix suggests, so that one run reports all mistakes.
      if keys.isEmpty, let meant = Self.respelled(entries, isLayout: isLayout) {
        let meant = YAMLNode(.mapping(meant), at: node.location)
        _ = read(meant, isLayout: isLayout)
      }
      return nil
    }
    if let entry = entries.first(where: { $0.key == kind }), Self.controls.contains(kind) {
      findings.report(
        .controlInCard, "A '\(kind)' does nothing on a card", at: entry.keyLocation,
        fix: "Remove it; the host's own buttons, or a tap that opens the app, take its place")
    }
    let isView = entries.contains { $0.key == "view" }
    guard
      let reader = MappingReader(
        node, "An element", nested: isView ? ["when"] : ["when", "views", "row"],
        reporting: findings)
    else { return nil }
    let style = styles.read(reader, isInside: depth > 0, isInKnownHeight: isInKnownHeight)
    let condition = reader.take("when").map { CaseTestReader(findings: findings).read($0) }
    let isHidden = reader.boolean("hidden") ?? false
    let content = content(kind, reader)
    let subviews =
      Self.holders.contains(kind)
      ? views(reader, inKnownHeight: style.hasHeight) : []
    reader.finish(fixes: Self.otherKeys)
    return content.map { content in
      View(
        content, style: style, isHidden: isHidden, condition: condition, subviews: subviews,
        at: node.location, bindings: content.bindings.map(\.source))
    }
  }

  private func views(_ reader: MappingReader, inKnownHeight: Bool) -> [View<BindingText>] {
    let views = reader.sequence("views") ?? []
    let inside = ElementReader(
      findings, depth: depth + 1, isInRow: isInRow, isInKnownHeight: inKnownHeight)
    return views.compactMap { inside.read($0) }
  }

  /// The entries with the right word in place of the one that is misspelled.
  private static func respelled(_ entries: [YAMLEntry], isLayout: Bool) -> [YAMLEntry]? {
    let kinds = isLayout ? kinds + ["storyboard"] : kinds
    for (index, entry) in entries.enumerated() {
      guard let kind = nearestSpelling(to: entry.key, among: kinds) else { continue }
      var respelled = entries
      respelled[index] = YAMLEntry(key: kind, at: entry.keyLocation, value: entry.value)
      return respelled
    }
    return nil
  }

  private func noKind(
    _ keys: [String], entries: [YAMLEntry], at location: SourceLocation
  ) -> Diagnostic {
    if keys.count > 1 {
      return Diagnostic(
        .wrongType, "An element must have one kind, not \(keys.listed)",
        at: location, fix: "Write two elements")
    }
    if let entry = entries.first(where: { entry in
      Self.kinds.contains { entry.key.hasPrefix("\($0):") }
    }) {
      return Diagnostic(
        .missingKey, "An element must have a kind", at: entry.keyLocation,
        fix: "Write a space after ':'")
    }
    let misspelled = entries.lazy.compactMap { entry in
      nearestSpelling(to: entry.key, among: Self.kinds + ["storyboard"]).map { (entry, $0) }
    }.first
    return Diagnostic(
      .missingKey, "An element must have a kind", at: misspelled?.0.keyLocation ?? location,
      fix: misspelled.map { "Write '\($0.1)'" }
        ?? "Write one of: \(Self.kinds.joined(separator: ", "))",
      corrections: .spelling(
        of: misspelled?.0.key ?? "", among: Self.kinds + ["storyboard"],
        at: misspelled?.0.keyLocation))
  }
}
