extension UIView {
  public var subviews: [UIView] { storedSubviews }
  public var superview: UIView? { storedSuperview }
  public var window: UIWindow? {
    root as? UIWindow ?? (root === UIWindow.shownRoot ? UIWindow.shown : nil)
  }
}

@MainActor extension UIView {
  final func insert(_ view: UIView, at index: Int) {
    let holder = cardproofHolder(of: view)
    if holder !== self {
      let isLast = index >= storedSubviews.count
      return holder.insert(view, at: isLast ? holder.storedSubviews.count : index)
    }
    if view.storedSuperview === self {
      storedSubviews.removeAll { $0 === view }
    } else {
      view.willMove(toSuperview: self)
      view.detach()
    }
    storedSubviews.insert(view, at: min(max(index, 0), storedSubviews.count))
    HostLayout.isStale = true
    guard view.storedSuperview !== self else { return }
    view.storedSuperview = self
    view.cardproofRecord.room = storedFrame.size
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Puts a view behind all others, as large as this one.
  final func cardproofShow(behind view: UIView?, insteadOf old: UIView?) {
    old?.removeFromSuperview()
    guard let view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  /// Shows the own background of a cell while that is selected.
  final func cardproofShow(selected view: UIView?, while isSelected: Bool) {
    view?.removeFromSuperview()
    if isSelected { cardproofShow(behind: view, insteadOf: nil) }
  }

  private func detach() {
    guard let parent = storedSuperview else { return }
    parent.willRemoveSubview(self)
    parent.storedSubviews.removeAll { $0 === self }
    (parent as? UIStackView)?.forget(self)
    storedSuperview = nil
    HostLayout.isStale = true
  }

  final func removed() {
    guard superview != nil else { return }
    willMove(toSuperview: nil)
    NSLayoutConstraint.deactivate(across: self)
    detach()
    didMoveToSuperview()
  }
}

extension UIView {
  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    let index = storedSubviews.firstIndex { $0 === sibling }
    insert(view, at: index.map { $0 + 1 } ?? storedSubviews.count)
  }
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: storedSubviews.firstIndex { $0 === sibling } ?? storedSubviews.count)
  }
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: storedSubviews.count)
  }
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: 0)
  }
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard storedSubviews.indices.contains(first), storedSubviews.indices.contains(second) else {
      return
    }
    storedSubviews.swapAt(first, second)
  }
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self) { $0.superview }.contains { $0 === view }
  }
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView = self
    storedGuides.append(guide)
  }
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    storedGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }
  public var layoutGuides: [UILayoutGuide] { storedGuides }
}
