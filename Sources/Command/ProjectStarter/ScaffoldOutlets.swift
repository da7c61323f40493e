internal import Views

/// The outlets of a scene that a controller usually sets, for a person to fill in.
///
/// A label shows the parameter that has its very name. All others keep what the file shows.
func scaffoldOutlets(
  of scene: InterfaceScene, _ candidates: [BindingCandidate]
) -> [ScaffoldNode.Entry] {
  let views = scene.view.viewsByID
  var entries: [ScaffoldNode.Entry] = []
  for outlet in scene.outlets {
    let key = ScaffoldYAML.scalar(outlet.name)
    let shown = outlet.destinations.compactMap { views[$0] }.filter { !$0.isHidden }
    guard let view = shown.first(where: \.showsData), !entries.contains(where: { $0.key == key })
    else { continue }
    let words = ScaffoldWords(outlet.name)
    let named = candidates.filter { $0.words.areThose(of: words) }
    if view.content.label != nil, named.count == 1, let candidate = named.first {
      entries.append(.init(key: key, value: text(candidate), remark: "guessed from the name"))
    } else {
      entries.append(
        .init(key: key, value: .mapping([]), remark: "the file has \(view.shownByFile)"))
    }
  }
  return entries
}

private func text(_ candidate: BindingCandidate) -> ScaffoldNode {
  let text = ScaffoldNode.Entry(
    key: "text", value: .scalar(ScaffoldYAML.quoted("${\(candidate.path)}")))
  let condition = ScaffoldNode.Entry(
    key: "when",
    value: .mapping([.init(key: "has", value: .scalar(ScaffoldYAML.scalar(candidate.path)))]))
  return .mapping(candidate.isAlwaysThere ? [text] : [text, condition])
}

extension View<String> {
  /// The text that the file shows, in words.
  fileprivate var shownByFile: String {
    switch content {
    case .label(let label), .textView(let label):
      label.text.isEmpty ? "no text" : "the text \"\(label.text)\""
    case .control(.progress): "a progress view"
    case .image(let image): image.name.isEmpty ? "no image" : "the image \(image.name)"
    case .table(let table): table.flows.isEmpty ? "a table" : "a collection"
    default: "a view"
    }
  }
}
