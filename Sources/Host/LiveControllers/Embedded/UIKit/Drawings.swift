/// The drawings of code in a view: its own paths, texts and images, and those of layers behind and between its subviews.
@MainActor struct Drawings {
  private let view: UIView
  /// The paths by how many subviews are behind them.
  private var paths: [Int: [JSONValue]] = [:]

  init(of view: UIView) {
    self.view = view
    let layer = view.layer
    layer.cardproofSettle()
    let own =
      view.cardproofRecord.drawnPaths + view.cardproofPaths()
      + layer.cardproofPaths(.identity, alpha: 1)
    if !own.isEmpty { paths[0] = own }
    for layer in layer.sublayers ?? [] {
      let drawn = layer.cardproofDrawing(.identity, alpha: 1)
      if !drawn.isEmpty { paths[layer.cardproofPlace, default: []] += drawn }
    }
    // Others have no room for a drawing in their tree.
    guard !paths.isEmpty, !["view", "hosting"].contains(view.cardproofKind) else { return }
    Session.noteMissing("Layers of \(type(of: view))", changesLook: true)
    paths = [:]
  }

  /// The nodes of subviews with the drawings between them.
  func between(_ subviews: [JSONValue]) -> [JSONValue] {
    var nodes: [JSONValue] = []
    var rest = paths.sorted { $0.key < $1.key }
    var index = 0
    for number in 0...subviews.count {
      while let next = rest.first, next.key <= number || number == subviews.count {
        nodes += self.nodes(next.value, &index)
        rest.removeFirst()
      }
      if number < subviews.count { nodes.append(subviews[number]) }
    }
    return nodes
  }

  /// The nodes of parts that lie over each other: drawings, with texts and images between them.
  private func nodes(_ parts: [JSONValue], _ index: inout Int) -> [JSONValue] {
    let size = view.bounds.size
    var nodes: [JSONValue] = []
    for group in parts.split(
      omittingEmptySubsequences: false, whereSeparator: { $0["node"] != nil })
    {
      if !group.isEmpty {
        nodes.append(drawing(index, Array(group)))
        index += 1
      }
      let end = group.endIndex
      guard end < parts.endIndex, case .object(var fields)? = parts[end]["node"] else { continue }
      fields["id"] = JSONValue(view.cardproofRecord.drawing(index))
      fields["room"] = [.number(size.width), .number(size.height)]
      nodes.append(.object(fields))
      index += 1
    }
    return nodes
  }

  private func drawing(_ index: Int, _ paths: [JSONValue]) -> JSONValue {
    let size = view.bounds.size
    let mask: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]
    return [
      "id": JSONValue(view.cardproofRecord.drawing(index)), "kind": "drawing",
      "room": [.number(size.width), .number(size.height)],
      "set": [
        "frame": CGRect(origin: .zero, size: size).cardproofValue, "mask": mask.cardproofValue,
      ],
      "paths": .array(paths.map(ColorGround.seeThrough)),
    ]
  }
}
