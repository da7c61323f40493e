/// The screen of the device that the host simulates.
@preconcurrency @MainActor open class UIScreen: NSObject {
  public static let main = UIScreen()
  open class var screens: [UIScreen] { [main] }

  open var bounds: CGRect {
    let numbers = Session.ask["screen"]?.numbers ?? []
    let size = numbers.count == 2 ? numbers : [393, 852]
    return CGRect(x: 0, y: 0, width: size[0], height: size[1])
  }
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  open var scale: CGFloat { 3 }
  open var nativeScale: CGFloat { 3 }
  open var traitCollection: UITraitCollection { .current }
  open var brightness: CGFloat = 0.5
}

/// The device that the host simulates.
@preconcurrency @MainActor open class UIDevice: NSObject {
  public static let current = UIDevice()
  open var name: String { "iPhone" }
  open var model: String { "iPhone" }
  open var localizedModel: String { "iPhone" }
  open var systemName: String { "iOS" }
  open var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion)"
  }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var orientation: UIDeviceOrientation { .portrait }
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000000") }
  open var batteryLevel: Float { 1 }
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIUserInterfaceStyle {
  /// The name in the tree; null for one that is not said.
  var cardproofName: JSONValue {
    switch self {
    case .light: "light"
    case .dark: "dark"
    default: .null
    }
  }
}

extension UIView {
  public var traitCollection: UITraitCollection {
    overrideUserInterfaceStyle == .unspecified
      ? superview?.traitCollection ?? .current
      : UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
  }
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: .cardproofOfLanguage
    case .forceRightToLeft: .rightToLeft
    // Playback and places in a room run from left to right in all languages (documented).
    default: .leftToRight
    }
  }
}

extension UIUserInterfaceLayoutDirection {
  /// The direction of the ask's language.
  static var cardproofOfLanguage: Self {
    Session.ask["isRightToLeft"]?.flag == true ? .rightToLeft : .leftToRight
  }
}

/// A window.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The window of what is shown, and the view in it.
  static let shown = UIWindow(frame: UIScreen.main.bounds)
  static var shownRoot: UIView?
  open var rootViewController: UIViewController?
  open var isKeyWindow: Bool { false }
  open func makeKeyAndVisible() {}
}
