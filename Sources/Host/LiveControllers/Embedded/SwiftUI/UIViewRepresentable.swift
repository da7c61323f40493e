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

/// A view of UIKit in SwiftUI.
@preconcurrency @MainActor public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ view: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  func rendering(_ environment: EnvironmentValues) -> Rendering {
    let context = Context(coordinator: makeCoordinator(), environment: environment)
    let view = makeUIView(context: context)
    updateUIView(view, context: context)
    return Rendering(view: view, growsAcross: true, growsDown: true)
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
  func rendering(_ environment: EnvironmentValues) -> Rendering {
    let context = Context(coordinator: makeCoordinator(), environment: environment)
    let controller = makeUIViewController(context: context)
    updateUIViewController(controller, context: context)
    return Rendering(view: controller.view, growsAcross: true, growsDown: true)
  }
}
