package import Views

/// Lays out the views of a controller.
package struct ElementLayout: Sendable {
  private let environment: LayoutEnvironment

  package init(in environment: LayoutEnvironment) {
    self.environment = environment
  }

  /// A view at a width, as `systemLayoutSizeFitting` with a required width measures it.
  package func fitted(_ element: View<String>, width: Points) -> FittedElement {
    FittedElement(
      arranged: ArrangedElement(
        MeasuredElement(element, in: environment), width: width, in: environment),
      environment: environment)
  }

  /// The height that a view takes at a width.
  package func fittingHeight(_ element: View<String>, width: Points) -> Points {
    fitted(element, width: width).height
  }

  /// A view and all that it holds, in a frame.
  package func box(_ element: View<String>, in frame: Frame) -> Box {
    fitted(element, width: frame.width).box(x: frame.x, y: frame.y, height: frame.height)
  }
}

/// A view that was measured at a width.
package struct FittedElement {
  fileprivate let arranged: ArrangedElement
  fileprivate let environment: LayoutEnvironment

  /// The height that it takes.
  package var height: Points { arranged.size.height }

  /// The view and all that it holds.
  ///
  /// It stands at the top and the sides of its frame, and reaches down to its end only if it holds
  /// something that takes the room: a spacer, or a view without a height of its own (convention).
  package func box(x: Points, y: Points, height: Points) -> Box {
    ElementPlacement(environment: environment, isRoot: true)
      .box(arranged, in: Frame(x: x, y: y, width: arranged.size.width, height: height))
  }

  /// The view at its own height in the middle of a frame of its width.
  func centered(in frame: Frame) -> Box {
    box(x: frame.x, y: frame.y + (frame.height - height) / 2, height: height)
  }
}
