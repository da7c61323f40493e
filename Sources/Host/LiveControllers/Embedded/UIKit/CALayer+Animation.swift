extension CALayer {
  public func add(_ animation: CAAnimation, forKey key: String?) {
    if animation.repeatCount > 10 || animation.repeatDuration > 10 {
      Session.noteMissing("CAAnimation.repeatCount", changesLook: true)
    }
    if let key { removeAnimation(forKey: key) }
    cardproofAnimations.append((key, animation))
  }
  public func removeAllAnimations() { cardproofAnimations = [] }
  public func removeAnimation(forKey key: String) {
    cardproofAnimations.removeAll { $0.key == key }
  }
  public func animation(forKey key: String) -> CAAnimation? {
    cardproofAnimations.first { $0.key == key }?.animation
  }
  public func animationKeys() -> [String]? {
    let keys = cardproofAnimations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Gives the layer the ends of the animations that stay, whatever its own values are (documented); others leave no
  /// trace.
  final func cardproofSettle() {
    for (key, animation) in cardproofAnimations {
      let stays = animation.fillMode == .forwards || animation.fillMode == .both
      guard stays, !animation.isRemovedOnCompletion else { continue }
      for part in (animation as? CAAnimationGroup)?.animations ?? [animation] {
        end(part, as: key)
      }
    }
  }

  private func end(_ animation: CAAnimation, as key: String?) {
    let basic = animation as? CABasicAnimation
    let frames = animation as? CAKeyframeAnimation
    let path = basic?.keyPath ?? frames?.keyPath ?? key ?? ""
    let end = basic?.toValue ?? frames?.values?.last
    if let end = Double(cardproofAny: end) {
      cardproofAnimate(path, to: end)
    } else if path == "backgroundColor", let color = end as? CGColor {
      backgroundColor = color
    } else if end != nil || basic?.byValue != nil || frames != nil {
      Session.noteMissing("CAAnimation of \(path)", changesLook: true)
    }
  }
}
