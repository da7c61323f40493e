internal import Diagnostics
internal import IntentDefinitions
internal import Views

/// Sets the outlets of a scene as they stand in one ask.
extension ElementResolver {
  mutating func scene(
    _ template: SceneTemplate, in scope: BindingScope, reporting diagnostics: inout [Diagnostic]
  ) -> SceneContent {
    let language = scope.ask.interaction.language
    let scene = template.scene
    let view = filled(
      scene.view.localized(scene.texts, in: language), template.outlets, in: scope,
      reporting: &diagnostics
    ) { $0.localized(scene.texts, in: language) }
    return SceneContent(name: scene.names.first ?? scene.fileName, view: view)
  }

  /// A view with its outlets set.
  private mutating func filled(
    _ view: SceneView, _ outlets: [OutletTemplate], in scope: BindingScope,
    reporting diagnostics: inout [Diagnostic], localizing: (SceneView) -> SceneView
  ) -> SceneView {
    var changes: [String: [OutletChange]] = [:]
    for outlet in outlets {
      for change in self.changes(outlet, in: scope, reporting: &diagnostics, localizing) {
        for id in outlet.views { changes[id, default: []].append(change) }
      }
    }
    return view.changingEach { inner in
      for change in changes[inner.id] ?? [] { inner.apply(change) }
    }
  }

  private mutating func changes(
    _ outlet: OutletTemplate, in scope: BindingScope, reporting diagnostics: inout [Diagnostic],
    _ localizing: (SceneView) -> SceneView
  ) -> [OutletChange] {
    var changes: [OutletChange] = []
    if let isHidden = outlet.isHidden { changes.append(.hidden(isHidden)) }
    if let condition = outlet.condition { changes.append(.hidden(!condition.holds(in: scope))) }
    // What is not shown needs no value.
    if changes.last == .hidden(true) { return changes }
    if let text = outlet.text {
      changes.append(.text(scope.text(text, at: outlet.location, reporting: &diagnostics)))
    }
    if let image = outlet.image {
      changes.append(.image(scope.text(image, at: outlet.location, reporting: &diagnostics)))
    }
    if let color = outlet.color { changes.append(.color(color)) }
    if let progress = outlet.progress {
      let value = scope.number(progress, at: outlet.location, reporting: &diagnostics) ?? 0
      changes.append(.progress(min(max(value, 0), 1)))
    }
    if let rows = outlet.rows {
      changes.append(
        .rows(self.rows(rows, of: outlet, in: scope, reporting: &diagnostics, localizing)))
    }
    return changes
  }

  private mutating func rows(
    _ template: RowsTemplate, of outlet: OutletTemplate, in scope: BindingScope,
    reporting diagnostics: inout [Diagnostic], _ localizing: (SceneView) -> SceneView
  ) -> [SceneTable.Row] {
    let values = scope.list(template.list, at: outlet.location, reporting: &diagnostics) ?? []
    let views = template.cell.view.all.count
    var rows: [SceneTable.Row] = []
    for value in values.prefix(template.limit ?? values.count) {
      guard take(views, at: outlet.location, reporting: &diagnostics) else { break }
      let view = filled(
        localizing(template.cell.view), template.outlets, in: scope.inRow(value),
        reporting: &diagnostics, localizing: localizing)
      rows.append(SceneTable.Row(view: view, height: template.cell.height))
    }
    return rows
  }
}

/// One thing that an outlet sets.
private enum OutletChange: Hashable {
  case text(String)
  case image(String)
  case hidden(Bool)
  case color(ColorRequest)
  case progress(Double)
  case rows([SceneTable.Row])
}

extension SceneView {
  fileprivate mutating func apply(_ change: OutletChange) {
    switch (change, content) {
    case (.hidden(let isHidden), _): self.isHidden = isHidden
    case (.text(let text), .leaf(let leaf)): content = .leaf(leaf.with(text: text))
    case (.image(let name), .leaf(.image(let image))):
      content = .leaf(.image(ImageContent(name: name, mode: image.mode)))
    case (.progress(let value), .leaf(.control(.progress(_, let tint)))):
      content = .leaf(.control(.progress(value, tint: tint)))
    case (.progress(let value), .leaf(.control(.slider(_, let tint)))):
      content = .leaf(.control(.slider(value, tint: tint)))
    case (.color(let color), .leaf(let leaf)):
      if let colored = leaf.with(color: color) {
        content = .leaf(colored)
      } else {
        style.background = color
      }
    case (.color(let color), _): style.background = color
    case (.rows(let rows), .table(let table)): content = .table(table.with(rows: rows))
    default: break
    }
  }

  /// The view with the texts of a language, by the keys that Xcode exports: `ID.text`.
  func localized(_ texts: [String: [String: String]], in language: String) -> SceneView {
    let isPseudo = PseudoLanguage.isPseudo(language)
    var parts = (isPseudo ? PseudoLanguage.base(of: language) : language).lowercased()
      .split(separator: "-").map { String($0) }
    var found: [String: String] = [:]
    while !parts.isEmpty {
      if let own = texts[parts.joined(separator: "-")] {
        found = own
        break
      }
      parts.removeLast()
    }
    if found.isEmpty, !isPseudo { return self }
    return changingEach { view in
      guard case .leaf(let leaf) = view.content, let text = leaf.ownText else { return }
      let keys = ["text", "normalTitle", "configuration.title", "placeholder"]
      let id = view.id
      // The titles of a table's sections have the whole key for an id.
      let translation =
        keys.lazy.compactMap { found["\(id).\($0)"] }.first ?? found[id] ?? text
      view.content = .leaf(
        leaf.with(text: isPseudo ? PseudoLanguage.text(translation) : translation))
    }
  }
}

extension ElementContent {
  fileprivate var ownText: String? {
    switch self {
    case .label(let label), .textView(let label), .control(.button(let label, _)),
      .control(.textField(let label)):
      label.text
    default: nil
    }
  }

  fileprivate func with(text: String) -> ElementContent {
    switch self {
    case .label(let label): .label(label.with(text: text))
    case .textView(let label): .textView(label.with(text: text))
    case .control(.button(let label, let pictures)):
      .control(.button(label.with(text: text), pictures: pictures))
    case .control(.textField(let label)): .control(.textField(label.with(text: text)))
    default: self
    }
  }

  /// The content in another colour; nil where only its background has one.
  fileprivate func with(color: ColorRequest) -> ElementContent? {
    switch self {
    case .label(let label): .label(label.with(color: color))
    case .textView(let label): .textView(label.with(color: color))
    case .control(.button(let label, let pictures)):
      .control(.button(label.with(color: color), pictures: pictures))
    case .control(.textField(let label)): .control(.textField(label.with(color: color)))
    case .control(.progress(let value, _)): .control(.progress(value, tint: color))
    case .control(.slider(let value, _)): .control(.slider(value, tint: color))
    case .control(.spinner(let size, _)): .control(.spinner(size, color: color))
    case .control(.toggle(let isOn, _)): .control(.toggle(isOn: isOn, tint: color))
    default: nil
    }
  }
}
