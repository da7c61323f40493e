// Scrolling, and the rows of lists. A card is drawn before anything scrolls.

extension View {
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View { self }
  public func scrollDisabled(_ isDisabled: Bool) -> some View { self }
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior) -> some View { self }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View { self }
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    inEnvironment { $0.hasListBackground = visibility != .hidden }
  }
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
  public func searchable(text: Binding<String>, prompt: String = "") -> some View {
    without("View.searchable(text:)")
  }
  public func listRowSeparatorTint(_ color: Color?) -> some View {
    without("View.listRowSeparatorTint(_:)", if: color != nil)
  }
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    without("View.listRowSpacing(_:)", if: spacing != nil)
  }
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    without("View.listSectionSpacing(_:)")
  }
}

extension ForEach {
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: offset) }
  }
}
