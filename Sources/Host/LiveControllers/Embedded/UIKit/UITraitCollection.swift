/// The environment of views.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// That of the ask.
  nonisolated(unsafe) public static var current = UITraitCollection(style: nil)

  /// Nil for that of the ask.
  private let style: UIUserInterfaceStyle?
  open private(set) var preferredContentSizeCategory = UIContentSizeCategory.large

  private init(style: UIUserInterfaceStyle?) { self.style = style }
  public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) {
    self.init(style: style)
  }
  public convenience override init() { self.init(userInterfaceStyle: .unspecified) }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init() }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init() }
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init() }
  public convenience init(displayScale: CGFloat) { self.init() }
  public convenience init(displayGamut: UIDisplayGamut) { self.init() }
  public convenience init(forceTouchCapability: UIForceTouchCapability) { self.init() }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    Self.without("UITraitCollection(userInterfaceLevel:)", if: userInterfaceLevel == .base)
    self.init()
  }
  public convenience init(legibilityWeight: UILegibilityWeight) {
    Self.without("UITraitCollection(legibilityWeight:)", if: legibilityWeight == .bold)
    self.init()
  }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    Self.without("UITraitCollection(accessibilityContrast:)", if: accessibilityContrast == .high)
    self.init()
  }
  public convenience init(layoutDirection: UIUserInterfaceLayoutDirection) {
    Self.without("UITraitCollection(layoutDirection:)", if: layoutDirection != .cardproofOfLanguage)
    self.init()
  }
  /// Names a trait on the card that changes nothing here.
  private static func without(_ trait: String, if isOther: Bool) {
    if isOther { Session.noteMissing(trait, changesLook: true) }
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init()
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }
  public convenience init(traitsFrom traits: [UITraitCollection]) {
    self.init(style: traits.last { $0.saysStyle }?.style)
    preferredContentSizeCategory =
      traits.last { $0.preferredContentSizeCategory != .large }?.preferredContentSizeCategory
      ?? .large
  }

  /// Whether it says another appearance than that of the ask.
  var saysStyle: Bool { style ?? .unspecified != .unspecified }
  open var userInterfaceStyle: UIUserInterfaceStyle { style ?? (Session.isDark ? .dark : .light) }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  open var displayScale: CGFloat { 3 }
  open var displayGamut: UIDisplayGamut { .P3 }
  open var forceTouchCapability: UIForceTouchCapability { .unavailable }
  open var userInterfaceLevel: UIUserInterfaceLevel { .elevated }
  open var legibilityWeight: UILegibilityWeight { .regular }
  open var accessibilityContrast: UIAccessibilityContrast { .normal }
  open var layoutDirection: UIUserInterfaceLayoutDirection { .cardproofOfLanguage }
  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool { false }
  open func performAsCurrent(_ work: () -> Void) {
    let usual = Self.current
    Self.current = self
    defer { Self.current = usual }
    work()
  }
}

/// A value of the environment that code follows; none changes while a card is shown.
public protocol UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
public enum UITraitVerticalSizeClass: UITraitDefinition {}
public enum UITraitDisplayScale: UITraitDefinition {}
public enum UITraitLayoutDirection: UITraitDefinition {}
public enum UITraitAccessibilityContrast: UITraitDefinition {}

/// A view or a controller that hears of changes of its environment.
@preconcurrency @MainActor public protocol UITraitChangeObservable {}
extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

/// The name of an observation.
public protocol UITraitChangeRegistration {}
private struct Registration: UITraitChangeRegistration {}

extension UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<Observer: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { Registration() }
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { Registration() }
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { Registration() }
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

/// The size of texts that the person set.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "UICTContentSizeCategory\(name)" }
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = Self("XS")
  public static let small = Self("S")
  public static let medium = Self("M")
  public static let large = Self("L")
  public static let extraLarge = Self("XL")
  public static let extraExtraLarge = Self("XXL")
  public static let extraExtraExtraLarge = Self("XXXL")
  public static let accessibilityMedium = Self("AccessibilityM")
  public static let accessibilityLarge = Self("AccessibilityL")
  public static let accessibilityExtraLarge = Self("AccessibilityXL")
  public static let accessibilityExtraExtraLarge = Self("AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = Self("AccessibilityXXXL")
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }

  private static let order = [
    extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
    accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
    accessibilityExtraExtraExtraLarge,
  ]
  public static func < (a: Self, b: Self) -> Bool {
    (order.firstIndex(of: a) ?? 0) < (order.firstIndex(of: b) ?? 0)
  }
}
