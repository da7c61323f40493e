package import Interactions
package import Views

extension BindingText: ViewText {
  package typealias Number = NumberTemplate
  package typealias Numbers = NumbersTemplate
  package typealias Condition = CaseTest
  package typealias Open = OpenViews
}

/// Views of a layout that are only known once something is asked.
package enum OpenViews: Hashable, Sendable {
  case table(TableTemplate)
  case scene(SceneTemplate)
}

/// A row, and the list whose values it is repeated over.
package struct TableTemplate: Hashable, Sendable {
  package let list: CaseTest.KeyPathTest
  package let row: View<BindingText>
  /// The most rows; nil for as many as there are values.
  package let limit: Int?
  /// Nil for rows as high as what they hold.
  let rowHeight: Points?
  let hasSeparators: Bool
}

/// A number that is written, or bound.
package enum NumberTemplate: Hashable, Sendable {
  case written(Double)
  case bound(BindingText)
}

/// The values of a chart.
package enum NumbersTemplate: Hashable, Sendable {
  case written([Double])
  /// A list, and the property of each value that is the number; nil for a list of numbers.
  case list(CaseTest.KeyPathTest, property: String?)
}

extension View<BindingText> {
  /// The view and all that it holds.
  package var all: [View] {
    var inside = subviews
    if case .open(.table(let table)) = content { inside.append(table.row) }
    return [self] + inside.flatMap(\.all)
  }

  /// The scene of a storyboard or a xib that it is; nil for any other view.
  package var scene: SceneTemplate? {
    if case .open(.scene(let scene)) = content { scene } else { nil }
  }

  /// How many views it and all that it holds are.
  var viewCount: Int { all.reduce(0) { $0 + ($1.scene?.scene.view.all.count ?? 1) } }

  /// The conditions of the view itself: its own, and those of a scene's outlets.
  var conditions: [CaseTest] { [condition].compactMap(\.self) + (scene?.conditions ?? []) }
}

extension ViewContent<BindingText> {
  /// The bindings of its text, or of the name of its image.
  var bindings: [Binding] {
    if case .image(let image) = self { image.name.bindings } else { label?.text.bindings ?? [] }
  }
}
