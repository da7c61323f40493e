/// Data that an extension gets.
open class NSItemProvider: NSObject, @unchecked Sendable {
  open var registeredTypeIdentifiers: [String] { [] }
  open var suggestedName: String?
  public init(item: Any?, typeIdentifier: String?) {}
  public override init() {}
  open func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool { false }
}

/// An item that an extension gets.
open class NSExtensionItem: NSObject, @unchecked Sendable {
  open var attributedTitle: NSAttributedString?
  open var attributedContentText: NSAttributedString?
  open var attachments: [NSItemProvider]?
  open var userInfo: [AnyHashable: Any]?
}

extension NSObject {
  public class func classForCoder() -> AnyClass { self }
  public class func description() -> String { String(describing: self) }
}

extension ProcessInfo {
  /// The version of iOS that the host simulates; `#available` is rewritten by the same one.
  public var operatingSystemVersion: OperatingSystemVersion {
    OperatingSystemVersion(majorVersion: 17, minorVersion: 0, patchVersion: 0)
  }
  public var isLowPowerModeEnabled: Bool { false }
  public var operatingSystemVersionString: String {
    "Version \(operatingSystemVersion.majorVersion).\(operatingSystemVersion.minorVersion)"
  }
  public func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    let own = operatingSystemVersion
    return (version.majorVersion, version.minorVersion, version.patchVersion)
      <= (own.majorVersion, own.minorVersion, own.patchVersion)
  }
}

extension UserDefaults: CardproofKeyed {
  public func cardproofValue(of key: String) -> Any? { object(forKey: key) }
  public func cardproofSet(_ value: Any?, of key: String) { set(value, forKey: key) }
}

/// The time since the machine started, on the virtual clock.
public func CACurrentMediaTime() -> Double { EventQueue.shared.seconds + 3600 }
public typealias CFTimeInterval = Double
public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }

/// The name of a class, with its module where the class is of Swift.
///
/// Foundation of Linux stops where a class is private.
public func NSStringFromClass(_ type: AnyClass) -> String {
  let parts = String(reflecting: type).split(separator: ".")
    .filter { !$0.hasPrefix("(unknown context") }
  let isOfSystem = ["UIKit", "MapKit", "Foundation"].contains(parts.first)
  return (isOfSystem ? parts.dropFirst() : parts[...]).joined(separator: ".")
}
