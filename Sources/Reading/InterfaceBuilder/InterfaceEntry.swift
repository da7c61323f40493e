package import Diagnostics
package import SourceFormats

/// The entry point of a storyboard: the view controller that the system loads.
package struct InterfaceEntry: Hashable, Sendable {
  /// The kind of the initial controller, by its element, such as `navigationController`; nil where
  /// the storyboard has no initial controller.
  package let kind: String?
  package let customClass: String?
  package let location: SourceLocation

  /// Nil for a file that is no storyboard.
  package init?(_ root: XMLElement) {
    guard root.name == "document", let scenes = root.first("scenes") else { return nil }
    let objects = scenes.elements.flatMap { $0.first("objects")?.elements ?? [] }
    let id = root[attribute: "initialViewController"]
    let initial = id.flatMap { id in objects.first { $0[attribute: "id"] == id } }
    kind = initial?.name
    customClass = initial?[attribute: "customClass"]
    location = initial?.location ?? root.location
  }
}
