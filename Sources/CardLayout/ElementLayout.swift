package import HostSimulation

/// Lays out the views of a controller.
package struct ElementLayout: Sendable {
  private let environment: LayoutEnvironment

  package init(in environment: LayoutEnvironment) {
    self.environment = environment
  }

  /// The height that a view takes at a width, as `systemLayoutSizeFitting` with a required width.
  package func fittingHeight(_ element: Element, width: Points) -> Points {
    arranged(element, width: width).size.height
  }

  /// A view and all that it holds, in a frame.
  ///
  /// The view stands at the top and the sides of the frame, and reaches down to its end only if it
  /// holds something that takes the room: a spacer, or a view without a height of its own
  /// (convention).
  package func box(_ element: Element, in frame: Frame) -> Box {
    ElementPlacement(environment: environment, isRoot: true)
      .box(arranged(element, width: frame.width), in: frame)
  }

  private func arranged(_ element: Element, width: Points) -> ArrangedElement {
    ArrangedElement(MeasuredElement(element, in: environment), width: width, in: environment)
  }
}
