extension UIViewController {
  /// Appears with all children that have their views in it, and lays out.
  public func cardproofAppear() {
    visit { $0.viewWillAppear(false) }
    UIWindow.shownRoot = view
    Self.enterWindow(view)
    visit { $0.viewIsAppearing(false) }
    HostLayout.lay(out: view)
    visit { $0.viewDidAppear(false) }
    Self.appear(in: view)
  }

  /// Tells a view and all in it, each once, that they are in a window.
  private static func enterWindow(_ view: UIView) {
    if !view.isInWindow {
      view.isInWindow = true
      view.willMove(toWindow: .shown)
      view.didMoveToWindow()
    }
    for subview in view.subviews { enterWindow(subview) }
  }

  /// Tells all views that they are seen, also those of controllers that are no children.
  static func appear(in view: UIView) {
    enterWindow(view)
    notifyAppeared(in: view)
  }

  private static func notifyAppeared(in view: UIView) {
    view.cardproofAppeared()
    for subview in view.subviews { notifyAppeared(in: subview) }
  }

  private func visit(_ work: (UIViewController) -> Void) {
    work(self)
    for child in children where child.viewIfLoaded?.superview != nil { child.visit(work) }
    presentedViewController?.visit(work)
  }
}

extension UIView {
  /// Forgets that the frame was set: the size is UIKit's or the host's.
  public func cardproofForgetFrame() { cardproofRecord.set["frame"] = nil }

  /// Lets the view follow its superview, as the views that controllers make do.
  public static func cardproofPlain(_ view: UIView) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
