/// The context of a represented view.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
}

/// The context of a represented controller.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
}

/// An object that a view of SwiftUI made once, and shows again each time it is made anew.
@MainActor private final class Represented<Object: AnyObject, Coordinator> {
  let coordinator: Coordinator
  private var made: Object?
  private var shown: String?
  init(_ coordinator: Coordinator) { self.coordinator = coordinator }

  /// Whether a value may differ from that of the last time: a view that shows the same needs no update.
  func mayDiffer(_ value: Any) -> Bool {
    let text = Self.text(of: value, depth: 0)
    defer { shown = text }
    return text == nil || text != shown
  }

  /// The values of a view; nil where something may change unseen: an object, or a function.
  private static func text(of value: Any, depth: Int) -> String? {
    let mirror = Mirror(reflecting: value)
    let text = String(describing: value)
    guard mirror.displayStyle != .class, text != "(Function)", depth < 4 else { return nil }
    if mirror.children.isEmpty { return text }
    let parts = mirror.children.map { Self.text(of: $0.value, depth: depth + 1) }
    return parts.contains(nil) ? nil : parts.compactMap { $0 }.joined(separator: "\u{1F}")
  }

  func object(_ make: () -> Object) -> Object {
    let object = made ?? make()
    made = object
    return object
  }
}

extension RenderContext {
  /// What stands at this place since the last time, or what is made now.
  fileprivate func represented<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
    store.hasRepresented = true
    let key = "\(path)/\(Kept.self)"
    let kept = store.boxes[key] as? Kept ?? make()
    store.boxes[key] = kept
    return kept
  }
}

/// A view of UIKit in SwiftUI.
@preconcurrency @MainActor public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ view: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  func rendering(_ context: RenderContext) -> Rendering {
    let represented = context.represented {
      Represented<UIViewType, Coordinator>(makeCoordinator())
    }
    let own = Context(coordinator: represented.coordinator, environment: context.environment)
    let view = represented.object { makeUIView(context: own) }
    if represented.mayDiffer(self) { updateUIView(view, context: own) }
    // SwiftUI gives it a frame, whatever its code says.
    view.translatesAutoresizingMaskIntoConstraints = true
    let layout = RepresentedLayout(view: view) { offer in
      sizeThatFits(offer, uiView: view, context: own)
    }
    return Rendering(view: view, layout: layout)
  }
}

/// A controller of UIKit in SwiftUI.
@preconcurrency @MainActor public protocol UIViewControllerRepresentable: View
where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  func rendering(_ context: RenderContext) -> Rendering {
    let represented = context.represented {
      Represented<UIViewControllerType, Coordinator>(makeCoordinator())
    }
    let own = Context(coordinator: represented.coordinator, environment: context.environment)
    let controller = represented.object { makeUIViewController(context: own) }
    if represented.mayDiffer(self) { updateUIViewController(controller, context: own) }
    let view: UIView = controller.view
    view.translatesAutoresizingMaskIntoConstraints = true
    return Rendering(view: view, layout: FillLayout())
  }
}
