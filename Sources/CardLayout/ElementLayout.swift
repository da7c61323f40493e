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
  package func box(_ element: Element, in frame: Frame) -> Box {
    ElementPlacement(environment: environment).box(arranged(element, width: frame.width), in: frame)
  }

  private func arranged(_ element: Element, width: Points) -> ArrangedElement {
    ArrangedElement(MeasuredElement(element, in: environment), width: width, in: environment)
  }
}
