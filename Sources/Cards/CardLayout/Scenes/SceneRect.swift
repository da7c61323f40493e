internal import ConstraintSolver
internal import Views

/// The frame of a view or a guide as unknowns, from the leading top corner of the scene.
struct SceneRect {
  let x: LinearVariable
  let y: LinearVariable
  let width: LinearVariable
  let height: LinearVariable

  init(in system: inout ConstraintSystem) {
    x = system.makeVariable()
    y = system.makeVariable()
    width = system.makeVariable()
    height = system.makeVariable()
  }

  var minX: LinearExpression { LinearExpression(x) }
  var minY: LinearExpression { LinearExpression(y) }
  var maxX: LinearExpression { minX + LinearExpression(width) }
  var maxY: LinearExpression { minY + LinearExpression(height) }
  var midX: LinearExpression { minX + LinearExpression(width) * 0.5 }
  var midY: LinearExpression { minY + LinearExpression(height) * 0.5 }
  var variables: [LinearVariable] { [x, y, width, height] }
}

/// One view of a scene in the system of its constraints.
struct SceneNode {
  let view: View<String>
  let object: SceneObject
  let rect: SceneRect
  /// The content frame of a scroll view; the frame itself for all others.
  let content: SceneRect
  /// The number of the view around it; nil for the outermost.
  let parent: Int?
  /// The number after the last view inside.
  var end: Int
  /// Where the file has the view, from the corner of the scene.
  let designed: DesignedFrame
  /// The mark of a view that is hidden in a stack: that arranges the others as if it were not there, and its own
  /// constraints go on (observed).
  let isSkipped: Bool

  /// The name that messages use.
  var name: String { view.style.id ?? object.name ?? object.id }
}

/// A frame as the file has it, from the corner of the scene.
struct DesignedFrame {
  let x: Double
  let y: Double
  let width: Double
  let height: Double
}
