/// A shape that can keep off the edges of its room.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
    strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth))
  }
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, style line: StrokeStyle
  ) -> some View {
    ShapeView(
      shape: inset(by: line.lineWidth / 2), fill: Color.clear, stroke: style, line: line)
  }
  public func strokeBorder(lineWidth: CGFloat = 1) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
  public func strokeBorder(style line: StrokeStyle) -> some View {
    strokeBorder(ForegroundStyle(), style: line)
  }
}

/// A shape that keeps off the edges of its room as if that were smaller.
public protocol UsualInset: InsettableShape {}

extension UsualInset {
  public func inset(by amount: CGFloat) -> SwiftUI.InsetShape<Self> {
    SwiftUI.InsetShape(shape: self, amount: amount)
  }
}

/// A shape in a smaller room.
public struct InsetShape<Base: Shape>: InsettableShape {
  let shape: Base
  let amount: CGFloat
  public func path(in rectangle: CGRect) -> Path {
    shape.path(in: rectangle.insetBy(dx: amount, dy: amount))
  }
  public func inset(by more: CGFloat) -> Self { Self(shape: shape, amount: amount + more) }
}
