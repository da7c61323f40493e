/// The room that a scene is laid out in.
package struct SceneRoom: Hashable, Sendable {
  package var width: Side
  package let height: Side

  package enum Side: Hashable, Sendable {
    case given(Points)
    /// As near to a length as the views let it be, at a priority.
    case near(Points, priority: Int)
    /// As long as the views want to be, and at most a length.
    case most(Points)

    /// As short as the views let it be: UIKit's `fittingSizeLevel` (documented).
    package static let least = Side.near(0, priority: 50)

    /// The given length.
    package var length: Points? { if case .given(let length) = self { length } else { nil } }
  }

  package init(width: Side, height: Side) {
    self.width = width
    self.height = height
  }

  /// The room of exactly a size.
  package init(_ size: Size) { self.init(width: .given(size.width), height: .given(size.height)) }
}
