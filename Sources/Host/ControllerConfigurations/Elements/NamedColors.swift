internal import SourceFormats
internal import Views

/// Replaces the names of an asset catalog's colors in layouts by their values.
///
/// A color of the system has precedence over one of the same name.
struct NamedColors {
  let color: (String) -> ColorRequest?

  private static let keys: Set = ["color", "background"]

  /// A tree with its colors replaced; recursive, because the reader limits how deep values nest.
  func resolved(_ node: YAMLNode) -> YAMLNode {
    switch node.content {
    case .scalar: node
    case .sequence(let nodes): YAMLNode(.sequence(nodes.map(resolved)), at: node.location)
    case .mapping(let entries):
      YAMLNode(
        .mapping(
          entries.map { entry in
            let value =
              Self.keys.contains(entry.key) ? named(entry.value) : nil
            return YAMLEntry(
              key: entry.key, at: entry.keyLocation, value: value ?? resolved(entry.value))
          }), at: node.location)
    }
  }

  private func named(_ node: YAMLNode) -> YAMLNode? {
    guard let name = node.string, SemanticColor(name: name) == nil, RGBColor(name) == nil else {
      return nil
    }
    let values: [(String, String)]
    switch color(name) {
    case .hex(let light, let dark):
      values = [("light", light.description), ("dark", dark.description)]
    case .semantic(let semantic):
      return YAMLNode(.scalar(YAMLScalar(semantic.rawValue, isQuoted: true)), at: node.location)
    case .pair, nil: return nil
    }
    return YAMLNode(
      .mapping(
        values.map { key, value in
          let text = YAMLNode(.scalar(YAMLScalar(value, isQuoted: true)), at: node.location)
          return YAMLEntry(key: key, at: node.location, value: text)
        }), at: node.location)
  }
}
