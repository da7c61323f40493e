internal import HostSimulation
internal import Interactions
internal import Diagnostics
internal import Views

/// Sets the outlets of a scene as they stand in one ask.
extension ElementResolver {
  /// One thing that an outlet sets of a view.
  private typealias Change = (inout View<String>) -> Void

  package mutating func scene(_ template: SceneTemplate, in scope: BindingScope) -> View<String> {
    filled(template.scene.view, of: template.scene, template.outlets, in: scope)
  }

  /// A view of a scene in the language of the ask, with its outlets set.
  private mutating func filled(
    _ view: View<String>, of scene: InterfaceScene, _ outlets: [OutletTemplate],
    in scope: BindingScope
  ) -> View<String> {
    var changes: [String: [Change]] = [:]
    for outlet in outlets {
      let own = self.changes(outlet, of: scene, in: scope)
      for id in outlet.views { changes[id, default: []] += own }
    }
    return view.localized(scene.texts, in: scope.ask.interaction.language).changingEach { inner in
      for change in inner.object.flatMap({ changes[$0.id] }) ?? [] { change(&inner) }
    }
  }

  private mutating func changes(
    _ outlet: OutletTemplate, of scene: InterfaceScene, in scope: BindingScope
  ) -> [Change] {
    let isHidden = outlet.condition.map { !$0.holds(in: scope) } ?? outlet.isHidden
    var changes: [Change] = []
    if let isHidden { changes.append { $0.isHidden = isHidden } }
    // What is not shown needs no value.
    if isHidden == true { return changes }
    if let text = outlet.text {
      let text = scope.text(text, at: outlet.location)
      changes.append { $0.set(text: text) }
    }
    if let image = outlet.image {
      let name = scope.text(image, at: outlet.location)
      changes.append { view in
        guard case .image(let image) = view.content else { return }
        var shown = ImageContent(name: name, mode: image.mode)
        shown.rendering = image.rendering
        view.content = .image(shown)
      }
    }
    if let color = outlet.color { changes.append { $0.set(color: color) } }
    if let progress = outlet.progress {
      let value = scope.number(progress, at: outlet.location) ?? 0
      changes.append { $0.set(fraction: min(max(value, 0), 1)) }
    }
    if let template = outlet.rows {
      let rows = rows(template, of: outlet, scene, in: scope)
      changes.append { view in
        guard case .table(var table) = view.content else { return }
        table.rows = rows
        view.content = .table(table)
      }
    }
    return changes
  }

  private mutating func rows(
    _ template: RowsTemplate, of outlet: OutletTemplate, _ scene: InterfaceScene,
    in scope: BindingScope
  ) -> [SceneTable.Row] {
    let values = scope.list(template.list, at: outlet.location) ?? []
    let views = template.cell.view.all.count
    var rows: [SceneTable.Row] = []
    for value in values.prefix(template.limit ?? values.count) {
      guard take(views, at: outlet.location) else { break }
      let view = filled(template.cell.view, of: scene, template.outlets, in: scope.inRow(value))
      rows.append(SceneTable.Row(view: view, height: template.rowHeight ?? template.cell.height))
    }
    return rows
  }
}

extension View<String> {
  fileprivate mutating func set(text: String) {
    guard let label = content.label else { return }
    content = content.with(label.with(text: text))
  }

  fileprivate mutating func set(fraction: Double) {
    switch content {
    case .control(.progress(_, let tint)): content = .control(.progress(fraction, tint: tint))
    case .control(.slider(_, let tint)): content = .control(.slider(fraction, tint: tint))
    default: break
    }
  }

  /// Sets the color of what the view draws, or of its background where that has none.
  fileprivate mutating func set(color: ColorRequest) {
    switch content {
    case .control(.progress(let value, _)): content = .control(.progress(value, tint: color))
    case .control(.slider(let value, _)): content = .control(.slider(value, tint: color))
    case .control(.spinner(let size, _)): content = .control(.spinner(size, color: color))
    case .control(.toggle(let isOn, _)): content = .control(.toggle(isOn: isOn, tint: color))
    default:
      guard var label = content.label else {
        style.background = color
        return
      }
      label.color = color
      content = content.with(label)
    }
  }
}
