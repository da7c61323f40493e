/// The program that answers for a controller; the generated `main` runs it.
public struct ControllerProgram {
  public init() {}

  /// Answers asks until the host closes the pipe.
  public func run() -> Never {
    Zygote {
      MainActor.assumeIsolated { Self.warmUp() }
    } answer: {
      MainActor.assumeIsolated { Self.answer() }
    }
    .run()
  }

  /// Writes a view that nobody sees: each ask is answered a quarter faster where the runtime knows its types.
  @MainActor private static func warmUp() {
    let (controller, label) = (UIViewController(), UILabel())
    label.text = "-"
    label.contentMode = .center
    let stack = UIStackView(arrangedSubviews: [label])
    controller.view.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    let constraint = stack.topAnchor.constraint(equalTo: controller.view.topAnchor)
    constraint.isActive = true
    _ = TreeWriter.node(of: controller).line
    constraint.isActive = false
  }

  @MainActor private static func answer() {
    guard let controller = makeController() else { return }
    controller.cardproofContext = NSExtensionContext()
    sendFlags(of: controller)
    let calls = Session.ask["calls"]?.elements ?? []
    var isShown = false
    for (index, value) in calls.enumerated() {
      let call = ControllerCall(index: index, value: value)
      if index == 0 {
        call.begin()
        UIViewController.cardproofPlainSize = ControllerCall.size("maximum")
        controller.loadViewIfNeeded()
        // A view without a size of its own fills the window, as the root of a controller does (documented).
        if controller.view.bounds.size == .zero {
          controller.view.cardproofResize(to: UIViewController.cardproofPlainSize)
        }
      }
      call.play(on: controller, isFirst: !isShown)
      isShown = isShown || call.isShown
    }
  }

  @MainActor private static func makeController() -> UIViewController? {
    let controller = Session.ask["controller"]
    if let name = controller?["storyboard"]?.text {
      return UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
    }
    let name = controller?["class"]?.text ?? ""
    guard let make = Registry.shared.principal[name] else {
      Session.noteMissing("class \(name)", changesLook: true)
      return nil
    }
    return make()
  }

  @MainActor private static func sendFlags(of controller: UIViewController) {
    guard let provider = controller as? INUIHostedViewSiriProviding else {
      HostPipe.send(["type": "flags"])
      return
    }
    HostPipe.send([
      "type": "flags", "displaysMap": .bool(provider.displaysMap),
      "displaysMessage": .bool(provider.displaysMessage),
      "displaysPaymentTransaction": .bool(provider.displaysPaymentTransaction),
    ])
  }
}
