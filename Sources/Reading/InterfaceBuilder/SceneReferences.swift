package import Diagnostics
package import SourceFormats
package import Views

/// Puts scenes of other storyboards where containers embed references to them.
package struct SceneReferences {
  private let catalog: SceneCatalog

  /// How deep references may lead (convention): a circle of them ends.
  private static let maximumDepth = 4

  package init(_ scenes: [InterfaceScene], unreadPaths: [String] = []) {
    catalog = SceneCatalog(scenes, unreadPaths: unreadPaths)
  }

  /// The names of the storyboards that a file refers to.
  package static func names(in root: XMLElement) -> Set<String> {
    Set(placeholders(in: root).values.map(\.storyboard))
  }

  /// The references of a file by object id.
  static func placeholders(in root: XMLElement) -> [String: SceneReference] {
    let objects = (root.first("scenes")?.elements ?? []).flatMap {
      $0.first("objects")?.elements ?? []
    }
    return Dictionary(
      objects.compactMap { object in
        guard object.name == "viewControllerPlaceholder", let id = object[attribute: "id"],
          let storyboard = object[attribute: "storyboardName"]
        else { return nil }
        return (
          id,
          SceneReference(
            storyboard: storyboard, identifier: object[attribute: "referencedIdentifier"],
            at: object.location)
        )
      }
    ) { first, _ in first }
  }

  /// The scenes with those that they refer to inside.
  package func resolved(reporting diagnostics: inout [Diagnostic]) -> [InterfaceScene] {
    catalog.scenes.map { resolved($0, depth: 0, reporting: &diagnostics) }
  }

  private func resolved(
    _ scene: InterfaceScene, depth: Int, reporting diagnostics: inout [Diagnostic]
  ) -> InterfaceScene {
    guard scene.view.all.contains(where: { $0.object?.reference != nil }) else { return scene }
    var found: [Diagnostic] = []
    var whole = scene
    whole.view = scene.view.changingEach { view in
      guard let reference = view.object?.reference, !view.isEmbedding else { return }
      guard depth < Self.maximumDepth, let other = self.scene(reference, near: scene.path) else {
        found.append(notFound(reference, near: scene.path))
        return
      }
      let inner = resolved(other, depth: depth + 1, reporting: &found)
      whole.texts.merge(inner.texts) { own, others in own.merging(others) { first, _ in first } }
      view = view.embedding(inner.view)
    }
    // What is wrong with a scene is said where it is resolved by itself.
    if depth == 0 { diagnostics += found }
    return whole
  }

  private func scene(_ reference: SceneReference, near path: String) -> InterfaceScene? {
    let scenes = catalog.scenes(ofFile: reference.storyboard, near: path, in: nil)
    guard let identifier = reference.identifier else { return scenes.first(where: \.isInitial) }
    return scenes.first { $0.names.contains(identifier) }
  }

  private func notFound(_ reference: SceneReference, near path: String) -> Diagnostic {
    let scene = reference.identifier.map { "has no scene '\($0)'" } ?? "has no initial scene"
    return Diagnostic(
      .viewNotDrawn,
      "The embedded scene is not drawn: there is no '\(reference.storyboard)', or it \(scene)",
      at: reference.location,
      notes: catalog.unreadNotes(ofFile: reference.storyboard, near: path, in: nil),
      fix: "Add the storyboard to the source folder, or correct the reference")
  }
}

extension View<String> {
  /// Whether a scene is inside already.
  fileprivate var isEmbedding: Bool { !subviews.isEmpty }

  /// The view with another one inside that fills it.
  func embedding(_ other: View) -> View {
    guard let id = object?.id else { return self }
    let own = other.pinned(to: id)
    var view = self
    view.object?.reference = nil
    view.object?.constraints += own.constraints
    view.subviews.append(own.view)
    return view
  }

  /// The view with constraints that make it fill another, but for some room at its end.
  func pinned(to owner: String, trailing: Double = 0) -> (
    view: View, constraints: [SceneConstraint]
  ) {
    guard let id = object?.id, let location else { return (self, []) }
    var view = self
    view.object?.placement = .constraints
    let sides: [SceneConstraint.Attribute] = [.leading, .trailing, .top, .bottom]
    let pins = sides.map { side in
      SceneConstraint(
        id: "\(id).\(side.rawValue)", identifier: nil, first: .init(item: id, attribute: side),
        relation: .equal, second: .init(item: owner, attribute: side), multiplier: 1,
        constant: side == .trailing ? -trailing : 0, priority: 1000, at: location)
    }
    return (view, pins)
  }
}
