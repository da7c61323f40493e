package import Diagnostics
package import SourceFormats
package import Views

/// Reads a `.storyboard` or a `.xib` into its scenes.
package struct InterfaceReader {
  private let path: String
  private let colors: ColorCatalog

  /// - Parameters:
  ///   - path: The file's path relative to the source folder.
  ///   - colors: The colors of the project's asset catalogs.
  package init(path: String, colors: ColorCatalog = .empty) {
    self.path = path
    self.colors = colors
  }

  /// The scenes of a file, in its order; none where it is not made for iOS.
  package func scenes(
    _ root: XMLElement, reporting diagnostics: inout [Diagnostic]
  ) -> [InterfaceScene] {
    guard root.name == "document",
      root[attribute: "type"]?.contains("CocoaTouch") == true
        || root[attribute: "targetRuntime"]?.contains("CocoaTouch") == true
    else {
      diagnostics.report(
        .malformedInterface, "The file is not a storyboard or xib for iOS", at: root.location,
        fix: "Save it with Xcode 5 or later")
      return []
    }
    // A launch screen is no card.
    if root.flag("launchScreen") == true { return [] }
    let root = root.onCard
    diagnostics += InterfaceNumbers.findings(in: root)
    let resources = InterfaceResources(
      colors: InterfaceColors(root, catalog: colors), images: InterfaceImages(root),
      references: SceneReferences.placeholders(in: root))
    guard let list = root.first("scenes") else {
      return xib(root, resources, reporting: &diagnostics)
    }
    return storyboard(list, root, resources, reporting: &diagnostics)
  }

  private func storyboard(
    _ list: XMLElement, _ root: XMLElement, _ resources: InterfaceResources,
    reporting diagnostics: inout [Diagnostic]
  ) -> [InterfaceScene] {
    let groups = list.elements.map { $0.first("objects")?.elements ?? [] }
    let objects = Dictionary(
      groups.joined().compactMap { object in object[attribute: "id"].map { ($0, object) } }
    ) { first, _ in first }
    let controllers = objects.filter { $0.value.child(key: "view") != nil }
    let initial = Self.first(from: root[attribute: "initialViewController"], among: objects)
    var scenes: [InterfaceScene] = []
    for group in groups {
      let outlets = group.flatMap { InterfaceOutlets.outlets(of: $0) }
      for object in group {
        let view = object.child(key: "view")
        guard view != nil || Self.isView(object) else { continue }
        let inside = (view ?? object).allIDs
        // A view beside the controller, which code puts in its place, is filled by the controller's
        // outlets as well.
        let own =
          view != nil
          ? InterfaceOutlets.outlets(of: object)
          : outlets.filter { !inside.isDisjoint(with: $0.destinations) }
        if let scene = scene(
          of: view ?? object, named: object, outlets: own,
          isInitial: view != nil && object[attribute: "id"] == initial, isController: view != nil,
          resources, controllers, reporting: &diagnostics)
        {
          scenes.append(scene)
        }
      }
    }
    return scenes
  }

  /// The controller whose view shows first: the initial one, or the first one inside of it where
  /// that is a navigation or a tab bar controller.
  private static func first(
    from initial: String?, among objects: [String: XMLElement]
  ) -> String? {
    var id = initial
    // Not in circles.
    for _ in 0..<8 {
      guard let object = id.flatMap({ objects[$0] }), object.child(key: "view") == nil else {
        break
      }
      let segue = object.first("connections")?.elements.first {
        $0.name == "segue" && $0[attribute: "kind"] == "relationship"
      }
      guard let next = segue?[attribute: "destination"] else { break }
      id = next
    }
    return id
  }

  private func xib(
    _ root: XMLElement, _ resources: InterfaceResources, reporting diagnostics: inout [Diagnostic]
  ) -> [InterfaceScene] {
    let objects = root.first("objects")?.elements ?? []
    let owner = objects.first { $0[attribute: "placeholderIdentifier"] == "IBFilesOwner" }
    let outlets = owner.map { InterfaceOutlets.outlets(of: $0) } ?? []
    let main = outlets.first { $0.name == "view" }?.destinations.first
    let views = objects.filter(Self.isView)
    return views.enumerated().compactMap { index, view in
      let isFirst = main.map { $0 == view[attribute: "id"] } ?? (index == 0)
      // A cell is drawn by its content.
      return scene(
        of: view.child(key: "contentView") ?? view, named: view, outlets: isFirst ? outlets : [],
        isInitial: isFirst,
        isController: main != nil && isFirst, resources, [:], reporting: &diagnostics)
    }
  }

  private static func isView(_ object: XMLElement) -> Bool {
    object.name != "placeholder" && object.frame() != nil
  }

  private func scene(
    of view: XMLElement, named object: XMLElement, outlets: [SceneOutlet], isInitial: Bool,
    isController: Bool, _ resources: InterfaceResources, _ controllers: [String: XMLElement],
    reporting diagnostics: inout [Diagnostic]
  ) -> InterfaceScene? {
    let inner = InterfaceOutlets.outlets(of: view) + InterfaceOutlets.outletsInside(view)
    let all = outlets + inner
    var names: [String: String] = [:]
    for outlet in all.reversed() {
      for destination in outlet.destinations where outlet.name != "view" {
        names[destination] = outlet.name
      }
    }
    var reader = ViewReader(resources: resources, names: names, controllers: controllers)
    var position = ViewReader.Position()
    if isController { position.margins = Self.rootMargins }
    if object.name == "tableViewCell" { position.margins = ViewReader.cellMargins(of: object) }
    let root = reader.view(view, position)
    diagnostics += reader.diagnostics
    guard let root else { return nil }
    let isOwn = view[attribute: "id"] == object[attribute: "id"]
    let titles = ["storyboardIdentifier", "customClass", "id"].compactMap { object[attribute: $0] }
    return InterfaceScene(
      path: path,
      names: titles + (isOwn ? [] : [view[attribute: "customClass"]].compactMap(\.self)),
      isInitial: isInitial, view: root, outlets: all.filter { $0.name != "view" },
      at: object.location)
  }

  /// The margins of a controller's view: the system's least ones at the sides, none above and below
  /// (documented; 16 points on screens up to 400 points wide, observed).
  private static let rootMargins = Insets(top: 0, leading: 16, bottom: 0, trailing: 16)
}

/// The resources that views refer to by name.
struct InterfaceResources {
  let colors: InterfaceColors
  let images: InterfaceImages
  let references: [String: SceneReference]
}
