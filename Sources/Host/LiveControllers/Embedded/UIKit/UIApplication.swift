/// An app; extensions have none that they can reach.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  public static let openSettingsURLString = "app-settings:"
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")

  open weak var delegate: UIApplicationDelegate?
  open var applicationState: State { .active }
  open var isIdleTimerDisabled = false
  open var keyWindow: UIWindow? { nil }
  open var windows: [UIWindow] { [] }
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    .cardproofOfLanguage
  }
  open func canOpenURL(_ url: URL) -> Bool { false }
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    Session.noteMissing("UIApplication.open(_:options:completionHandler:)")
    completionHandler?(false)
  }
}

/// A delegate of an app.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {}

/// The pasteboard, which extensions of Siri do not use.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  public static let general = UIPasteboard()
  open var string: String?
}

/// An alert, which a snippet cannot present.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  open var message: String?
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }
  open func addAction(_ action: UIAlertAction) {}
}

/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  public let title: String?
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
  }
}
