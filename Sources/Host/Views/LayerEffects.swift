/// The effects that a view's layer has on the view and all that it holds.
package struct LayerEffects: Hashable, Sendable {
  package var shadow: Shadow?
  /// How far the view lies to the right of the place that the layout gives it, and below.
  package var x = Points.zero
  package var y = Points.zero
  /// How it is turned and scaled around its middle; nil for not at all.
  package var transform: LinearTransform?
  /// The outline that cuts it off, in its own coordinates.
  package var mask: VectorDrawing.Outline?
  /// The corners that its corner radius rounds.
  package var roundCorners = Corners.all

  package static let none = LayerEffects()

  package init() {}
}

/// A shadow below a view and all that it holds.
package struct Shadow: Hashable, Sendable {
  package let color: ColorRequest
  /// How much it hides, from 0 to 1.
  package let opacity: Double
  /// The deviation of its blur, in points.
  package let radius: Points
  /// How far it lies to the right and below.
  package let x: Points
  package let y: Points

  package init(color: ColorRequest, opacity: Double, radius: Points, x: Points, y: Points) {
    self.color = color
    self.opacity = opacity
    self.radius = radius
    self.x = x
    self.y = y
  }
}

/// A turn, a mirroring or a scaling: the matrix with the rows `a c` and `b d`.
package struct LinearTransform: Hashable, Sendable {
  /// Each in ten thousandths, so that drawings are the same everywhere.
  private let parts: [Int]

  /// Nil for one that changes nothing, and for numbers beyond ±1,000.
  package init?(a: Double, b: Double, c: Double, d: Double) {
    let numbers = [a, b, c, d]
    guard numbers.allSatisfy({ $0.isFinite && $0.magnitude <= 1000 }) else { return nil }
    parts = numbers.map { Int(($0 * 10_000).rounded()) }
    guard parts != [10_000, 0, 0, 10_000] else { return nil }
  }

  /// The four numbers in the order `a b c d`.
  package var numbers: [Double] { parts.map { Double($0) / 10_000 } }
}

extension LinearTransform: CustomStringConvertible {
  /// The four numbers with spaces between them.
  package var description: String {
    numbers.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }.joined(separator: " ")
  }
}

/// Corners of a view.
package struct Corners: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let topLeft = Corners(rawValue: 1)
  package static let topRight = Corners(rawValue: 2)
  package static let bottomLeft = Corners(rawValue: 4)
  package static let bottomRight = Corners(rawValue: 8)
  package static let all = Corners(rawValue: 15)
}
