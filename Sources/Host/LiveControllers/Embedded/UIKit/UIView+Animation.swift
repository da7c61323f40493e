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

/// An animation that code starts, whose end is there at once.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
  private let seconds: TimeInterval
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  open var fractionComplete: CGFloat = 0 {
    didSet { Session.noteMissing("UIViewPropertyAnimator.fractionComplete", changesLook: true) }
  }
  open private(set) var isRunning = false

  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    seconds = duration
    super.init()
    if let animations { self.animations.append(animations) }
  }
  public convenience init(
    duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }
  @discardableResult open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }
  open func addAnimations(_ animations: @escaping () -> Void, delayFactor: CGFloat = 0) {
    isRunning ? animations() : self.animations.append(animations)
  }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  open func startAnimation() { startAnimation(afterDelay: 0) }
  open func startAnimation(afterDelay delay: TimeInterval) {
    isRunning = true
    let animations = animations
    self.animations = []
    UIView.animate(withDuration: seconds, delay: delay) {
      for animation in animations { animation() }
    } completion: { _ in
      self.isRunning = false
      for completion in self.completions { completion(.end) }
    }
  }
  open func pauseAnimation() {
    Session.noteMissing("UIViewPropertyAnimator.pauseAnimation()", changesLook: true)
  }
  open func stopAnimation(_ withoutFinishing: Bool) { completions = [] }
  open func finishAnimation(at position: UIViewAnimatingPosition) {
    guard position != .end else { return }
    Session.noteMissing("UIViewPropertyAnimator.finishAnimation(at:)", changesLook: true)
  }
}

/// A group of changes to layers.
public enum CATransaction {
  public static func begin() {}
  public static func commit() {}
  public static func setDisableActions(_ isDisabled: Bool) {}
  public static func setAnimationDuration(_ seconds: Double) {}
  public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}
