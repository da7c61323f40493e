/// The names that the properties of a controller, and of the views in it, give to views: `titleLabel`, `rows[1]`.
@MainActor public struct ViewNames {
  private var names: [ObjectIdentifier: String] = [:]

  /// Modules whose classes are not the project's.
  static let modules: Set<Substring> = ["UIKit", "MapKit", "SwiftUI", "IntentsUI"]

  /// No names.
  init() {}

  /// The names in a controller and in those that it holds.
  public init(of controller: UIViewController) {
    add(controller)
    add(viewsIn: controller.view)
    for child in controller.children {
      names.merge(ViewNames(of: child).names) { first, _ in first }
    }
  }

  subscript(view: UIView) -> String? { names[ObjectIdentifier(view)] }

  private mutating func add(viewsIn view: UIView) {
    add(view)
    for subview in view.subviews { add(viewsIn: subview) }
    for row in (view as? UITableView)?.storedRows ?? [] { add(viewsIn: row.view) }
  }

  /// Adds what the project's own classes of an object declare.
  private mutating func add(_ owner: AnyObject) {
    var next: Mirror? = Mirror(reflecting: owner)
    while let mirror = next, Self.isOfProject(mirror.subjectType) {
      for child in mirror.children {
        guard let label = child.label?.split(separator: "$").last else { continue }
        add(child.value, named: label.hasPrefix("_") ? String(label.dropFirst()) : String(label))
      }
      next = mirror.superclassMirror
    }
  }

  private mutating func add(_ value: Any, named name: String) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      if let inside = mirror.children.first?.value { add(inside, named: name) }
    } else if let view = value as? UIView {
      names[ObjectIdentifier(view)] = names[ObjectIdentifier(view)] ?? name
    } else if let views = value as? [UIView] {
      for (index, view) in views.enumerated() { add(view, named: "\(name)[\(index)]") }
    }
  }

  private static func isOfProject(_ type: Any.Type) -> Bool {
    _typeName(type).split(separator: ".").first.map { !modules.contains($0) } ?? false
  }
}
