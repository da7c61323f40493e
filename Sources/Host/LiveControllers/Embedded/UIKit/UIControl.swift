/// A control; people cannot use it in a snippet.
@preconcurrency @MainActor open class UIControl: UIView {
  open var isEnabled = true {
    didSet {
      if !isEnabled { Session.noteMissing("UIControl.isEnabled", changesLook: true) }
      cardproofStateChanged()
    }
  }
  open var isSelected = false { didSet { cardproofStateChanged() } }
  open var isHighlighted = false
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { cardproofNote("contentAlignment", .string("\(contentHorizontalAlignment)")) }
  }
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet {
      guard contentVerticalAlignment != .center, !ViewRecord.isReading else { return }
      Session.noteMissing("UIControl.contentVerticalAlignment", changesLook: true)
    }
  }
  open var state: State { isEnabled ? (isSelected ? .selected : .normal) : .disabled }
  /// Shows what the control has for its state.
  func cardproofStateChanged() {}
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {}
  open func addAction(_ action: UIAction, for events: Event) {}
  open func sendActions(for events: Event) {}
}

/// An action with a closure.
@preconcurrency @MainActor open class UIAction: NSObject {
  open var title: String
  open var image: UIImage?
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
  }
}
