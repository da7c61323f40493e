/// The drawing of views by their own code.
@MainActor enum CodeDrawing {
  /// Lets each view whose class draws itself do so, once for its size and each time it asks for it.
  static func run(in view: UIView) {
    let size = view.bounds.size
    if size.width > 0, size.height > 0, view.cardproofRecord.drawnSize != size {
      if !view.isOfUIKit { draw(view) }
      if let label = view as? UILabel, type(of: label) != UILabel.self {
        draw(label)
      }
    }
    for subview in view.subviews { run(in: subview) }
  }

  /// Whether a view has called `draw(_:)` of `UIView`, which draws nothing.
  static var reachesBase = false

  private static func draw(_ view: UIView) {
    reachesBase = false
    let size = view.bounds.size
    let paths = CGContext.cardproofDrawing(of: size) { _ in view.draw(view.bounds) }.cardproofPaths
    view.cardproofRecord.drawnSize = size
    let isDrawn = !reachesBase || !paths.isEmpty
    view.cardproofRecord.drawnPaths = isDrawn ? ground(of: view) + paths : []
  }

  /// The black below the drawing of an opaque view of code without a background (observed).
  private static func ground(of view: UIView) -> [JSONValue] {
    let isCell = view is UITableViewCell || view is UICollectionReusableView
    let isPlain = view.cardproofKind == "view" && !isCell && view.cardproofRecord.scene == nil
    guard isPlain, view.isOpaque, view.backgroundColor == nil else { return [] }
    let context = CGContext.cardproofDrawing(of: view.bounds.size) { $0.fill(view.bounds) }
    return context.cardproofPaths
  }

  /// A text is drawn by the host; what else its class draws with it is not.
  private static func draw(_ label: UILabel) {
    label.cardproofRecord.drawnSize = label.bounds.size
    let context = CGContext.cardproofDrawing(of: label.bounds.size) { _ in
      label.drawText(in: label.bounds)
    }
    if !context.cardproofPaths.isEmpty {
      Session.noteMissing("UILabel.drawText(in:)", changesLook: true)
    }
  }

  /// Whether a class of the project's draws the view, as far as its sources tell.
  static func isDrawing(_ view: UIView) -> Bool {
    let type = ObjectIdentifier(Swift.type(of: view))
    if let known = drawing[type] { return known }
    let classes = sequence(first: Mirror(reflecting: view)) { $0.superclassMirror }
    // A generic class is named without its parameters.
    let found = classes.contains {
      Registry.shared.drawing.contains(
        String(String(describing: $0.subjectType).prefix { $0 != "<" }))
    }
    drawing[type] = found
    return found
  }
  private static var drawing: [ObjectIdentifier: Bool] = [:]
}
