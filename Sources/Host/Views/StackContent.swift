/// How a view puts others below or beside each other: a `UIStackView`, and all that is laid out like
/// one.
package struct StackContent: Hashable, Sendable {
  package let role: Role
  package let axis: Axis
  package let spacing: Points
  package let alignment: Alignment
  package let distribution: Distribution
  /// Whether the views stand within the layout margins.
  package let isWithinMargins: Bool

  package init(
    role: Role = .stack, axis: Axis = .vertical, spacing: Points = 0, alignment: Alignment = .fill,
    distribution: Distribution = .fill, isWithinMargins: Bool = false
  ) {
    self.role = role
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
    self.isWithinMargins = isWithinMargins
  }

  /// The kinds of views that are laid out like a stack.
  package enum Role: Hashable, Sendable {
    case stack, view
    /// Views over each other, each in all of the room, the first one at the back.
    case overlay
    /// A table or a list, with its rows and the lines between them; it would scroll.
    case table
    /// A control that is drawn as several views: the segments of one, the dots of pages.
    case control
    /// A visual effect view.
    case blur(BlurStyle)
    /// A view that recognizes a gesture, by its name.
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
