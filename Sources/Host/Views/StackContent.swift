/// A view that puts others below or beside each other: a `UIStackView`, and all that is laid out
/// like one.
package struct StackContent: Hashable, Sendable {
  package let role: Role
  package let axis: Axis
  package let spacing: Points
  package let alignment: Alignment
  package let distribution: Distribution
  package let elements: [Element]

  package init(
    role: Role = .stack, axis: Axis, spacing: Points, alignment: Alignment,
    distribution: Distribution, elements: [Element]
  ) {
    self.role = role
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
    self.elements = elements
  }

  /// What kind of view it is.
  package enum Role: Hashable, Sendable {
    case stack, view
    /// A table or a list, with its rows and the lines between them; it would scroll.
    case table
    /// A visual effect view.
    case blur(BlurStyle)
    /// A view that recognises a gesture, by its name.
    case gesture(String)
  }

  /// The thickness of a blur, by the names of `UIBlurEffect.Style`'s materials.
  package enum BlurStyle: String, CaseIterable, Hashable, Sendable {
    case ultraThin, thin, regular, thick, prominent
  }

  package enum Axis: String, CaseIterable, Hashable, Sendable {
    case vertical, horizontal
  }

  /// Where views stand across the axis.
  ///
  /// `top` and `bottom` are `leading` and `trailing` of a horizontal stack. Baselines are for
  /// horizontal stacks only (documented).
  package enum Alignment: String, CaseIterable, Hashable, Sendable {
    case fill, leading, center, trailing, top, bottom, firstBaseline, lastBaseline
  }

  /// How views share the room along the axis, by the names of `UIStackView.Distribution`.
  package enum Distribution: String, CaseIterable, Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
}
