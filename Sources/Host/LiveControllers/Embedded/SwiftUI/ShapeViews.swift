/// A filled or stroked shape.
public struct ShapeView<Drawn: Shape>: View, PrimitiveView {
  let shape: Drawn
  let fill: (any ShapeStyle)?
  var usesEvenOdd = false
  var stroke: (any ShapeStyle)?
  var line = StrokeStyle()

  func render(_ context: RenderContext) -> [Rendering] {
    let environment = context.environment
    let layout = FunctionLayout { shape.sizeThatFits($0) }
    let gradient = fill?.cardproofGradient
    let color =
      gradient != nil
      ? nil : fill?.cardproofColor(in: environment) ?? environment.foreground ?? .label
    if let radius = shape.cardproofRadius, !shape.cardproofIsSquare, stroke == nil,
      gradient == nil
    {
      let view = RoundView(frame: .zero)
      view.radius = radius
      view.backgroundColor = color
      return [Rendering(view: view, layout: layout)]
    }
    let view = PathView(frame: .zero)
    view.outline = { shape.path(in: $0).cgPath.cardproofOutline }
    view.fill = color
    view.usesEvenOdd = usesEvenOdd
    view.gradient = gradient
    view.strokeGradient = stroke?.cardproofGradient
    if view.strokeGradient == nil { view.stroke = stroke?.cardproofColor(in: environment) }
    view.line = line
    view.radius = shape.cardproofRadius
    view.isSquare = shape.cardproofIsSquare
    return [Rendering(view: view, layout: layout)]
  }
}

/// A view with a path, which follows its size.
final class PathView: FollowingView {
  var outline: (CGRect) -> CardproofOutline = { _ in CardproofOutline() }
  var fill: UIColor?
  var stroke: UIColor?
  var line = StrokeStyle()
  var usesEvenOdd = false
  var gradient: CardproofGradient?
  var strokeGradient: CardproofGradient?
  /// The radius of a rectangle; nil for another shape.
  var radius: CGFloat?
  var isSquare = false

  override func cardproofPaths() -> [JSONValue] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let outline = outline(bounds)
    var path = DrawnPath(outline, fill: fill?.cgColor, stroke: stroke?.cgColor)
    if fill?.cgColor.alpha == 0 { path.fill = nil }
    path.outline.usesEvenOddFillRule = usesEvenOdd
    path.line = line.cardproofLine
    let box = isSquare ? bounds.cardproofSquare : bounds
    var area = gradient?.drawn(in: box)
    if let radius { area?.radius = min(radius, min(bounds.width, bounds.height) / 2) }
    var band = strokeGradient?.drawn(in: box)
    band?.grow(by: line.lineWidth)
    return [
      area?.cardproofToken.cardproofClipped(by: radius == nil ? path.outline : nil),
      band?.cardproofToken.cardproofClipped(by: outline.stroked(path.line)),
      path.cardproofToken,
    ].compactMap(\.self)
  }
}

/// A view of a shape, which can cut another view.
@MainActor protocol OutlinedView: UIView {
  /// The outline for a size; nil where it is not whole.
  var maskOutline: ((CGRect) -> CardproofOutline)? { get }
}

extension PathView: OutlinedView {
  var maskOutline: ((CGRect) -> CardproofOutline)? {
    if fill?.cgColor.alpha == 1, stroke == nil, gradient == nil, strokeGradient == nil, !usesEvenOdd
    {
      return outline
    }
    guard stroke?.cgColor.alpha == 1, fill?.cgColor.alpha == 0 else { return nil }
    return { [outline, line] in outline($0).stroked(line.cardproofLine) }
  }
}

extension RoundView: OutlinedView {
  var maskOutline: ((CGRect) -> CardproofOutline)? {
    guard backgroundColor?.cgColor.alpha == 1 else { return nil }
    return { [radius] box in
      let own = min(radius, box.width / 2, box.height / 2)
      var outline = CardproofOutline()
      outline.rectangle(box, radii: Array(repeating: CGSize(width: own, height: own), count: 4))
      return outline
    }
  }
}

/// A view whose looks follow its size.
class FollowingView: UIView {
  /// Follows the size that it has now.
  func fit() {}
}

/// A view that shows only what is inside of an outline, which follows its size.
final class MaskedView: FollowingView {
  var outline: (CGRect) -> CardproofOutline = { _ in CardproofOutline() }

  override func fit() {
    let mask = CAShapeLayer()
    mask.path = CGPath(cardproofOutline: outline(bounds))
    layer.mask = mask
  }
}

/// A view with round corners; those of infinite radius take half of its shorter side.
final class RoundView: FollowingView {
  var radius: CGFloat = 0 { didSet { if radius.isFinite { layer.cornerRadius = radius } } }

  override func fit() {
    if !radius.isFinite { layer.cornerRadius = min(bounds.width, bounds.height) / 2 }
  }
}
