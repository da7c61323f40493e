// Feedback to the hand, which a picture does not show.

/// A knock.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: NSObject {
  public convenience init(style: FeedbackStyle) { self.init() }
  open func prepare() {}
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

/// A success or a failure.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: NSObject {
  open func prepare() {}
  open func notificationOccurred(_ type: FeedbackType) {}
}

/// A choice.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: NSObject {
  open func prepare() {}
  open func selectionChanged() {}
}
