/// How long an animation lasts.
public struct CAMediaTimingFunction: Sendable {
  public init(name: CAMediaTimingFunctionName) {}
  public init(controlPoints: Float, _ y1: Float, _ x2: Float, _ y2: Float) {}
}

/// An animation, whose end is there at once.
open class CAAnimation: NSObject {
  open var duration = 0.0
  open var beginTime = 0.0
  open var timeOffset = 0.0
  open var speed: Float = 1
  open var repeatCount: Float = 0
  open var repeatDuration = 0.0
  open var isRemovedOnCompletion = true
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
}

/// Several animations.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

/// An animation of a property.
open class CABasicAnimation: CAAnimation {
  open var keyPath: String?
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}

/// An animation over several values.
open class CAKeyframeAnimation: CAAnimation {
  open var keyPath: String?
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}

/// An animation that swings.
open class CASpringAnimation: CABasicAnimation {
  open var damping: CGFloat = 10
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var initialVelocity: CGFloat = 0
}
