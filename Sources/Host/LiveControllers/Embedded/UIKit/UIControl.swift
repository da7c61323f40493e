/// A control; people cannot use it in a snippet.
@preconcurrency @MainActor open class UIControl: UIView {
  open var isEnabled = true {
    didSet {
      if !isEnabled {
        if cardproofShowsDisabled {
          Session.noteGuess("UIControl.isEnabled")
        } else {
          Session.noteMissing("UIControl.isEnabled", changesLook: true)
        }
      }
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
  /// Whether the control looks as UIKit's do where people cannot use it; its colors then are inferred.
  var cardproofShowsDisabled: Bool { false }
  /// Shows what the control has for its state.
  func cardproofStateChanged() {}

  private var actions:
    [(events: Event, target: AnyObject?, selector: Selector?, call: (UIControl) -> Void)] = []
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    let object = target.map { $0 as AnyObject }
    actions.append(
      (events, object, action, { [weak object] in Selectors.call(action, of: object, with: $0) }))
  }
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    let object = target.map { $0 as AnyObject }
    actions.removeAll {
      !$0.events.isDisjoint(with: events) && (object == nil || $0.target === object)
        && (action == nil || $0.selector == action)
    }
  }
  open func addAction(_ action: UIAction, for events: Event) {
    actions.append((events, action, nil, { _ in action.handler(action) }))
  }
  open func sendActions(for events: Event) {
    for action in actions where !action.events.isDisjoint(with: events) { action.call(self) }
  }
}

/// An action with a closure.
open class UIAction: UIMenuElement {
  let handler: (UIAction) -> Void
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.handler = handler
    super.init(title, image)
  }
}

/// A part of a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  open var title: String
  open var image: UIImage?
  init(_ title: String, _ image: UIImage?) { (self.title, self.image) = (title, image) }
}

/// A menu, which a card cannot open.
open class UIMenu: UIMenuElement {
  open private(set) var children: [UIMenuElement]
  public init(
    title: String = "", image: UIImage? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.children = children
    super.init(title, image)
  }
}
