// Views in front of another one. A card gets no touch, so only those are missing that are open from the start.

extension View {
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { without("View.sheet(isPresented:)", if: isPresented.wrappedValue) }
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { without("View.sheet(item:)", if: item.wrappedValue != nil) }
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { without("View.fullScreenCover(isPresented:)", if: isPresented.wrappedValue) }
  public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View { without("View.popover(isPresented:)", if: isPresented.wrappedValue) }
  public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { without("View.alert(isPresented:)", if: isPresented.wrappedValue) }
  public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { without("View.alert(isPresented:)", if: isPresented.wrappedValue) }
  public func confirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View { without("View.confirmationDialog(isPresented:)", if: isPresented.wrappedValue) }
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View { self }
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> some View { self }
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }

  // MARK: Navigation

  public func navigationTitle(_ title: Text) -> some View { self }
  public func navigationBarTitle(_ title: Text) -> some View { self }
  public func navigationBarTitle(
    _ title: String, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
  public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
  public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> some View { self }
  public func toolbar<Items: View>(@ViewBuilder content: () -> Items) -> some View { self }
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  public func statusBarHidden(_ isHidden: Bool = true) -> some View { self }
}

/// A row that leads to another view, drawn as its label.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label)
  where Destination == Never { self.label = label() }
  public var body: some View { label.without("NavigationLink") }
}

extension NavigationLink where Label == Text {
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder destination: () -> Destination
  ) { label = Text(title) }
  public init<Value: Hashable>(_ title: String, value: Value?) where Destination == Never {
    label = Text(title)
  }
  public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    label = Text(title)
  }
}

/// The bar above a view, which a card does not have.
public enum NavigationBarItem {
}

/// An item of a bar, which a card does not have.
public struct ToolbarItem<Content: View>: View {
  private let content: Content
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public var body: some View { content }
}

/// Items of a bar, which a card does not have.
public typealias ToolbarItemGroup = ToolbarItem

/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
  private let share: CGFloat
  public static let medium = PresentationDetent(share: 0.5)
  public static let large = PresentationDetent(share: 1)
  public static func fraction(_ share: CGFloat) -> PresentationDetent { .init(share: share) }
  public static func height(_ height: CGFloat) -> PresentationDetent { .init(share: height) }
}

/// The way back from what is presented, which a card does not have.
public struct DismissAction: Sendable {
  public func callAsFunction() { Session.noteMissing("dismiss") }
}

/// Whether a view is presented: never, as a card presents none.
public struct PresentationMode: Sendable {
  public let isPresented = false
  public mutating func dismiss() { Session.noteMissing("PresentationMode.dismiss()") }
}
