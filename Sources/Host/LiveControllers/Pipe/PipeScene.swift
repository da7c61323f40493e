internal import Views

/// A scene of a storyboard or a xib, as a program builds it.
struct PipeScene: Encodable, Sendable {
  /// The name without its ending.
  let file: String
  /// `storyboard` or `xib`.
  let kind: String
  /// The storyboard id.
  let identifier: String?
  let initial: Bool
  /// The object id of the controller, or of the file's owner.
  let object: String
  let `class`: String?
  let base: String
  /// None for a controller that makes its view itself, as one of navigation does.
  let root: PipeSceneView?
  let outlets: [PipeOutlet]
  let embeds: [Embed]
  /// Views beside the root, which only outlets hold.
  let objects: [PipeSceneView]
  /// Objects of the project's own classes that are no views.
  let others: [Other]
  /// The cell that a xib holds; its root is the content view.
  let cell: PipeSceneView.Cell?

  struct Other: Encodable, Sendable {
    let object: String
    let `class`: String
    let outlets: [PipeOutlet]
  }

  /// A container, or a controller of navigation, that shows another controller of the file.
  struct Embed: Encodable, Sendable {
    let container: String
    let object: String
    let identifier: String?
  }
}

struct PipeOutlet: Encodable, Sendable {
  let name: String
  let to: [String]
  let collection: Bool
}

/// A view of a scene, with what code may read of it.
struct PipeSceneView: Encodable, Sendable {
  /// The object id.
  let scene: String
  let kind: String
  let `class`: String?
  let frame: [Double]?
  let values: [String: PipeValue]
  let subviews: [PipeSceneView]
  let arranged: [PipeSceneView]?
  let outlets: [PipeOutlet]
  let constraints: [Constraint]
  let cells: [Cell]
  /// The sections of a table that has its cells from the file.
  let sections: [Section]
  /// The views above and below all rows of a table.
  let edges: [Edge]
  /// The names of what the card does not show of it, as UIKit has them.
  let missing: [String]
  let tag: Int
  let delegate: String?
  let dataSource: String?

  struct Constraint: Encodable, Sendable {
    let object: String
    let constant: Double
    let priority: Double
    let identifier: String?
    let first: Anchor
    let second: Anchor?
    let relation: String
    let multiplier: Double

    struct Anchor: Encodable, Sendable {
      let item: String
      let attribute: String

      init(_ anchor: SceneConstraint.Anchor) {
        (item, attribute) = (anchor.item, anchor.attribute.rawValue)
      }
    }
  }

  /// A view above or below all rows, by its key in the file.
  struct Edge: Encodable, Sendable {
    let key: String
    let root: PipeSceneView
  }

  /// A section of a table with the titles around its cells.
  struct Section: Encodable, Sendable {
    let header: String?
    let footer: String?
    let cells: [Cell]
  }

  /// A cell, by its content view.
  struct Cell: Encodable, Sendable {
    /// The object id.
    let object: String?
    let reuse: String
    let `class`: String?
    let root: PipeSceneView
    let outlets: [PipeOutlet]
    let height: Double?
    let style: String?
    let accessory: String?
    /// The distances of the line below it from the start and the end.
    let separatorInset: [Double]?
  }
}
