internal import Interactions
internal import Diagnostics
package import Views

/// A scene of a storyboard as a layout names it, with what it sets.
package struct SceneTemplate: Hashable, Sendable {
  package let scene: InterfaceScene
  let outlets: [OutletTemplate]

  package var title: SceneTitle { SceneTitle(name: scene.names.first ?? scene.fileName) }

  /// The conditions of the outlets, and of those of their rows.
  var conditions: [CaseTest] {
    func conditions(_ outlets: [OutletTemplate]) -> [CaseTest] {
      outlets.flatMap { outlet in
        (outlet.condition.map { [$0] } ?? []) + conditions(outlet.rows?.outlets ?? [])
      }
    }
    return conditions(outlets)
  }
}

/// The values that a layout sets on an outlet.
struct OutletTemplate: Hashable, Sendable {
  let name: String
  /// The object ids of the views.
  let views: [String]
  let text: BindingText?
  let image: BindingText?
  let isHidden: Bool?
  let condition: CaseTest?
  let color: ColorRequest?
  let progress: NumberTemplate?
  let rows: RowsTemplate?
  let location: SourceLocation
}

/// The rows of a table view: a list, and the cell that shows each of its values.
struct RowsTemplate: Hashable, Sendable {
  let list: CaseTest.KeyPathTest
  let cell: SceneCell
  let limit: Int?
  /// Nil for rows as high as their cell.
  let rowHeight: Points?
  let outlets: [OutletTemplate]
}
