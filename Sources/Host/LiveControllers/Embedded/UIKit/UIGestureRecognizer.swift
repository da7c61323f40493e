/// A gesture; people cannot touch a snippet's view.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static var recognized: State { .ended }
  }
  public init(target: Any?, action: Selector?) {}
  public override init() {}
  open var isEnabled = true
  open var state = State.possible
  open var cancelsTouchesInView = true
  open weak var delegate: AnyObject?
  open internal(set) weak var view: UIView?
  open func addTarget(_ target: Any, action: Selector) {}
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// A tap.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

/// A long press.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration = 0.5
}

/// A swipe.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  open var direction = Direction.right
}

/// A drag.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open func translation(in view: UIView?) -> CGPoint { .zero }
}
