/// The drawing of views by their own code.
@MainActor enum CodeDrawing {
  /// Lets each view whose class draws itself do so, once for its size and each time it asks for it.
  static func run(in view: UIView) {
    let size = view.bounds.size
    if size.width > 0, size.height > 0, view.cardproofRecord.drawnSize != size {
      if isDrawing(view) {
        let context = CGContext.cardproofDrawing(of: size) { _ in view.draw(view.bounds) }
        view.cardproofRecord.drawnSize = size
        view.cardproofRecord.drawnPaths = ground(of: view) + context.cardproofPaths
      }
      if let label = view as? UILabel, type(of: label) != UILabel.self {
        draw(label)
      }
    }
    for subview in view.subviews { run(in: subview) }
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

  /// Whether a class of the project's draws the view.
  static func isDrawing(_ view: UIView) -> Bool {
    Registry.shared.drawing.contains(String(describing: type(of: view)))
  }
}
