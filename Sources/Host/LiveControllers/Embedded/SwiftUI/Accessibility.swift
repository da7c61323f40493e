// Words for VoiceOver, which a picture does not show. The page keeps the label of a view.

extension View {
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  public func accessibilityHidden(_ isHidden: Bool) -> some View { self }
  public func accessibility(label: Text) -> some View { self }
  public func accessibility(value: Text) -> some View { self }
  public func accessibility(hint: Text) -> some View { self }
  public func accessibility(hidden: Bool) -> some View { self }
  public func accessibility(identifier: String) -> some View { self }
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
  public func accessibilityLabel(_ text: String) -> some View {
    onEach { rendering, _ in
      rendering.view.accessibilityLabel = text
      return rendering
    }
  }
  public func accessibilityLabel(_ text: Text) -> some View { self }
  @_disfavoredOverload
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { self }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    self
  }
  public func accessibilityValue(_ text: String) -> some View { self }
  public func accessibilityValue(_ text: Text) -> some View { self }
  public func accessibilityHint(_ text: String) -> some View { self }
  public func accessibilityHint(_ text: Text) -> some View { self }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  public func accessibilityAction(
    named name: String, _ handler: @escaping () -> Void
  ) -> some View { self }
  public func accessibilitySortPriority(_ priority: Double) -> some View { self }
  public func accessibilityInputLabels(_ labels: [String]) -> some View { self }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  public func accessibilityIgnoresInvertColors(_ isActive: Bool = true) -> some View { self }
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
}
