internal import SourceFormats
internal import Views

/// Reads outlets and outlet collections.
enum InterfaceOutlets {
  /// Outlets that are not views, but what UIKit asks for content.
  private static let others = [
    "dataSource", "delegate", "searchDisplayController", "gestureRecognizers",
  ]

  /// The outlets of one object; those of a collection under one name.
  static func outlets(of object: XMLElement) -> [SceneOutlet] {
    var order: [String] = []
    var found: [String: SceneOutlet] = [:]
    for connection in object.first("connections")?.elements ?? [] {
      guard ["outlet", "outletCollection"].contains(connection.name),
        let name = connection[attribute: "property"], !others.contains(name),
        let destination = connection[attribute: "destination"]
      else { continue }
      if found[name] == nil { order.append(name) }
      let earlier = found[name]
      found[name] = SceneOutlet(
        name: name, destinations: (earlier?.destinations ?? []) + [destination],
        at: earlier?.location ?? connection.location)
    }
    return order.compactMap { found[$0] }
  }

  /// The outlets of all views inside an element; cells keep theirs to themselves.
  static func outletsInside(_ element: XMLElement, depth: Int = 0) -> [SceneOutlet] {
    guard depth < 128, !["tableViewCell", "collectionViewCell"].contains(element.name) else {
      return []
    }
    let own = depth == 0 ? [] : outlets(of: element)
    return own + element.elements.flatMap { outletsInside($0, depth: depth + 1) }
  }
}
