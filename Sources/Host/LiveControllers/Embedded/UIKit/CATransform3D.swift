/// A transformation in space, of which the plane counts.
public struct CATransform3D: Equatable, Sendable {
  var affine: CGAffineTransform
}

public let CATransform3DIdentity = CATransform3D(affine: .identity)
public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
  CATransform3D(affine: transform)
}
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  guard x == 0, y == 0 else {
    Session.noteMissing("CATransform3D in space", changesLook: true)
    return CATransform3DIdentity
  }
  return CATransform3D(affine: CGAffineTransform(rotationAngle: z < 0 ? -angle : angle))
}
public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3D(affine: CGAffineTransform(scaleX: x, y: y))
}
public func CATransform3DMakeTranslation(
  _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3D(affine: CGAffineTransform(translationX: x, y: y)) }
public func CATransform3DRotate(
  _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let own = CATransform3DMakeRotation(angle, x, y, z)
  return CATransform3D(affine: own.affine.concatenating(transform.affine))
}
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  CATransform3D(affine: a.affine.concatenating(b.affine))
}
