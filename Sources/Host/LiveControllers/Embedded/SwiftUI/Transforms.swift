// Modifiers that move, turn and scale a view after the layout, which does not know of it.

extension View {
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    transformed(by: CGAffineTransform(translationX: x, y: y), around: .center)
  }
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    transformed(by: CGAffineTransform(rotationAngle: angle.radians), around: anchor)
  }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { transformed(by: CGAffineTransform(scaleX: x, y: y), around: anchor) }
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    transformed(by: transform, around: .topLeading)
  }

  private func transformed(
    by transform: CGAffineTransform, around anchor: UnitPoint
  ) -> some View {
    onEach { rendering, _ in
      let view = TransformedView(frame: .zero)
      let numbers = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ]
      view.own = numbers.allSatisfy(\.isFinite) ? transform : .identity
      view.anchor = anchor
      return rendering.padded(in: view)
    }
  }

  /// Puts the view above those of its stack with a lower index.
  public func zIndex(_ index: Double) -> some View {
    changing { $0.traits.zIndex = index }
  }
}

/// A view that is moved, turned or scaled around a point of itself.
final class TransformedView: FollowingView {
  var own = CGAffineTransform.identity
  var anchor = UnitPoint.center

  override func fit() {
    let (x, y) = (bounds.width * (anchor.x - 0.5), bounds.height * (anchor.y - 0.5))
    transform = CGAffineTransform(translationX: -x, y: -y).concatenating(own)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

/// An angle.
public struct Angle: Hashable, Sendable {
  public var radians: Double
  public var degrees: Double { radians * 180 / .pi }
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  public static let zero = Angle(radians: 0)
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}
