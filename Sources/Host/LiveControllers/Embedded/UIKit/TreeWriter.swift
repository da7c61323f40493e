import CardproofRuntime

/// The tree of views as the host reads it.
@MainActor public enum TreeWriter {
  /// Modules whose classes are not the project's.
  private static let modules: Set<Substring> = ["UIKit", "MapKit", "SwiftUI", "IntentsUI"]

  /// The view and everything in it.
  public static func node(of view: UIView) -> JSONValue {
    prepare(view)
    return node(of: view, constraints: NSLayoutConstraint.byOwner)
  }

  private static func prepare(_ view: UIView) {
    view.cardproofPrepare()
    for subview in view.subviews { prepare(subview) }
  }

  private static func node(
    of view: UIView, constraints: [ObjectIdentifier: [NSLayoutConstraint]]
  ) -> JSONValue {
    let record = view.cardproofRecord
    var fields: [String: JSONValue] = [
      "id": JSONValue(record.id), "kind": .string(view.cardproofKind), "set": .object(record.set),
    ]
    let name = String(reflecting: type(of: view))
    if let module = name.split(separator: ".").first, !modules.contains(module) {
      fields["class"] = .string(String(describing: type(of: view)))
      if let size = IntrinsicSize.overridden(by: view) {
        fields["intrinsic"] = [.number(size.width), .number(size.height)]
      }
    }
    if let scene = record.scene {
      fields["scene"] = .string(scene.object)
      fields["file"] = .string(scene.file)
    }
    if !record.changes.isEmpty {
      fields["changed"] = .object(record.changes.mapValues { .object($0) })
    }
    let arranged = (view as? UIStackView)?.arrangedSubviews ?? []
    fields["subviews"] = .array(
      view.storedSubviews.filter { view in !arranged.contains { $0 === view } }
        .map { node(of: $0, constraints: constraints) } + view.storedGuides.map(\.node))
    if view is UIStackView {
      fields["arranged"] = .array(arranged.map { node(of: $0, constraints: constraints) })
    }
    fields["constraints"] = .array(
      (constraints[ObjectIdentifier(view)] ?? []).map(\.cardproofValue))
    view.cardproofDescribe(&fields)
    return .object(fields)
  }
}
