/// Animations, whose end is there at once and whose completion comes after their time.
extension UIView {
  private static func play(
    _ seconds: TimeInterval, _ options: AnimationOptions, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    if options.contains(.repeat) {
      Session.noteMissing("UIView.AnimationOptions.repeat", changesLook: true)
    }
    animations()
    guard let completion else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { completion(true) }
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) { play(duration, [], animations, nil) }
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { play(duration, [], animations, completion) }
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { play(duration + delay, options, animations, completion) }
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping damping: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { play(duration + delay, options, animations, completion) }
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { play(duration + delay, options, animations, completion) }
  public class func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double,
    animations: @escaping () -> Void
  ) { animations() }
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { play(duration, options, animations ?? {}, completion) }
  public class func performWithoutAnimation(_ work: () -> Void) { work() }
  public class func setAnimationsEnabled(_ isEnabled: Bool) {}
  public class var areAnimationsEnabled: Bool { true }

  public func snapshotView(afterScreenUpdates: Bool) -> UIView? { nil }
  public func drawHierarchy(in rectangle: CGRect, afterScreenUpdates: Bool) -> Bool { false }
  public func setNeedsFocusUpdate() {}
}

/// A group of changes to layers.
public enum CATransaction {
  public static func begin() {}
  public static func commit() {}
  public static func setDisableActions(_ isDisabled: Bool) {}
  public static func setAnimationDuration(_ seconds: Double) {}
  public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}
