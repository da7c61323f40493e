internal import HostSimulation
internal import Interactions
internal import TextTools
internal import Views

/// The layout of a view that Interface Builder made: its scene, and what code set of it.
struct TracedScene {
  let entries: [ScaffoldNode.Entry]
  private(set) var faults: [String] = []

  /// Nil where the view is no scene that a configuration can name.
  init?(_ plays: [PlayedAsk], tracer: TextTracer, among scenes: ScaffoldScenes) {
    let roots = plays.compactMap { play in play.root.flatMap { scenes.root(of: $0) } }
    guard let first = roots.first, roots.count == plays.count,
      roots.allSatisfy({ $0.candidate == first.candidate })
    else { return nil }
    let designed = first.candidate.scene.view.localized(
      first.candidate.scene.texts, in: plays[0].ask.interaction.language)
    let views = roots.map(\.view.viewsByID)
    var faults: [String] = []
    // No layout of a scene can say that code adds views to it.
    let known = designed.viewsByID
    guard
      !roots.contains(where: {
        $0.view.shown.contains { $0.isSeen && known[$0.object?.id ?? ""] == nil }
      })
    else { return nil }
    var outlets: [ScaffoldNode.Entry] = []
    for view in designed.all {
      guard let id = view.object?.id, known[id] == view else { continue }
      let now = views.compactMap { $0[id] }
      guard now.count == plays.count else {
        faults.append("a view of the scene is missing")
        continue
      }
      let set = OutletWords(view, now, tracer)
      faults += set.faults
      guard !set.entries.isEmpty else { continue }
      let names = first.candidate.scene.outlets.filter { $0.destinations == [id] }.map(\.name)
      let key = names.first ?? id
      guard !outlets.contains(where: { $0.key == ScaffoldYAML.scalar(key) }) else { continue }
      outlets.append(
        .init(key: ScaffoldYAML.scalar(key), value: .mapping(set.entries), remark: set.remark))
    }
    var entries: [ScaffoldNode.Entry] = [
      .init(key: "storyboard", value: .scalar(ScaffoldYAML.scalar(first.candidate.storyboard)))
    ]
    if let name = first.candidate.name {
      entries.append(.init(key: "scene", value: .scalar(ScaffoldYAML.scalar(name))))
    }
    if !outlets.isEmpty { entries.append(.init(key: "outlets", value: .lines(outlets))) }
    self.entries = entries
    self.faults = faults
  }
}

/// The properties of a scene's view that code has set.
private struct OutletWords {
  private(set) var entries: [ScaffoldNode.Entry] = []
  private(set) var faults: [String] = []
  private(set) var remark: String?

  init(_ designed: View<String>, _ plays: [View<String>], _ tracer: TextTracer) {
    guard let now = plays.first else { return }
    if now.isHidden {
      if !designed.isHidden { add("hidden", .scalar("true")) }
      return
    }
    if designed.isHidden { add("hidden", .scalar("false")) }
    if let label = designed.content.label, let shown = now.content.label {
      let texts = plays.compactMap(\.content.label?.text)
      if texts.contains(where: { $0 != label.text }) { add("text", texts, tracer) }
      if shown.color != label.color { add("color", shown.color.node) }
      var same = shown
      (same.text, same.color) = (label.text, label.color)
      if same != label { faults.append("code sets the font or the lines of a text") }
    } else if case .image(let image) = designed.content, case .image(let shown) = now.content {
      let names = plays.compactMap { view -> String? in
        if case .image(let image) = view.content { image.name } else { nil }
      }
      if names.contains(where: { $0 != image.name }) { add("image", names, tracer) }
      if shown.rendering != image.rendering { faults.append("code sets the tint of a picture") }
      if shown.mode != image.mode { faults.append("code sets how a picture fills its view") }
    } else if let fraction = designed.fraction {
      let values = plays.compactMap(\.fraction)
      if values.contains(where: { $0 != fraction }), let first = values.first {
        add("progress", .scalar(first.formattedShort))
        if Set(values).count > 1 {
          remark = "changes with the values"
          faults.append("the value of a progress view changes, and no binding gives it")
        }
      }
    } else if case .table(let table) = designed.content, case .table(let shown) = now.content {
      setRows(table, shown, plays, tracer)
    } else if now.style.background != designed.style.background,
      let background = now.style.background
    {
      add("color", background.node)
    }
    var style = now.style
    if designed.content.label == nil { style.background = designed.style.background }
    if style != designed.style {
      faults.append("code sets the corners, the border or the size of a view")
    }
  }

  private mutating func add(_ key: String, _ value: ScaffoldNode) {
    entries.append(.init(key: key, value: value))
  }

  private mutating func add(_ key: String, _ texts: [String], _ tracer: TextTracer) {
    let trace = tracer.trace(texts)
    add(key, .scalar(ScaffoldYAML.scalar(trace.text)))
    if case .lost = trace {
      remark = "changes with the values"
      faults.append("a text changes with the values, and no binding gives it")
    }
  }

  private mutating func setRows(
    _ designed: SceneTable, _ shown: SceneTable, _ plays: [View<String>], _ tracer: TextTracer
  ) {
    let tables = plays.compactMap { view -> SceneTable? in
      if case .table(let table) = view.content { table } else { nil }
    }
    guard shown.rows != designed.rows else { return }
    let counts = tables.map(\.rows.count)
    let cell = designed.cells.first { $0.view.object?.id == shown.rows.first?.view.object?.id }
    guard tables.count == 2, let path = tracer.lists(ofCounts: counts).first, let cell,
      let other = tables[1].rows.first
    else {
      faults.append("the rows of a table are not a list of the intent or the response")
      return
    }
    add("rows", .scalar(path))
    if let name = cell.reuseIdentifier { add("cell", .scalar(ScaffoldYAML.scalar(name))) }
    if let height = shown.rows.first?.height, height != cell.height {
      add("rowHeight", .scalar(height.description))
    }
    let rows = tracer.inFirstRow(ofList: path)
    let views = [shown.rows[0].view.viewsByID, other.view.viewsByID]
    let outlets = cell.outlets.compactMap { outlet -> ScaffoldNode.Entry? in
      guard let id = outlet.destinations.first, let designed = cell.view.viewsByID[id] else {
        return nil
      }
      let inner = OutletWords(designed, views.compactMap { $0[id] }, rows)
      faults += inner.faults
      return inner.entries.isEmpty
        ? nil : .init(key: ScaffoldYAML.scalar(outlet.name), value: .mapping(inner.entries))
    }
    if !outlets.isEmpty { add("outlets", .mapping(outlets)) }
  }
}

extension ScaffoldScenes {
  /// The scene that a controller's view is, or the one that fills it.
  func root(of view: View<String>) -> (candidate: Candidate, view: View<String>)? {
    if let candidate = candidate(of: view) { return (candidate, view) }
    let shown = view.subviews.filter { !$0.isHidden }
    guard !view.isSeen, shown.count == 1, let inner = shown.first else { return nil }
    return root(of: inner)
  }
}
