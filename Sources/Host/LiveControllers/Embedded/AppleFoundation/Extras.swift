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

  /// Key-value coding: what the object keeps by key, or its stored property of that name.
  public func value(forKey key: String) -> Any? {
    if let keeper = self as? CardproofKeyed { return keeper.cardproofValue(of: key) }
    for mirror in sequence(first: Mirror(reflecting: self), next: \.superclassMirror) {
      guard let child = mirror.children.first(where: { $0.label == key }) else { continue }
      let value = Mirror(reflecting: child.value)
      return value.displayStyle == .optional ? value.children.first?.value : child.value
    }
    Session.noteMissing("value(forKey: \"\(key)\")", changesLook: true)
    return nil
  }
  public func value(forKeyPath path: String) -> Any? {
    guard let dot = path.firstIndex(of: ".") else { return value(forKey: path) }
    let object = value(forKey: String(path[..<dot])) as? NSObject
    return object?.value(forKeyPath: String(path[path.index(after: dot)...]))
  }
  public func setValue(_ value: Any?, forKey key: String) {
    if let keeper = self as? CardproofKeyed { return keeper.cardproofSet(value, of: key) }
    Session.noteMissing("setValue(_:forKey: \"\(key)\")", changesLook: true)
  }
}

extension ProcessInfo {
  /// The version of iOS that the host simulates; `#available` is rewritten by the same one.
  public var operatingSystemVersion: OperatingSystemVersion {
    OperatingSystemVersion(majorVersion: 17, minorVersion: 0, patchVersion: 0)
  }
  public var operatingSystemVersionString: String {
    "Version \(operatingSystemVersion.majorVersion).\(operatingSystemVersion.minorVersion)"
  }
  public func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    let own = operatingSystemVersion
    return (version.majorVersion, version.minorVersion, version.patchVersion)
      <= (own.majorVersion, own.minorVersion, own.patchVersion)
  }
}

/// An object that keeps values by key.
public protocol CardproofKeyed {
  func cardproofValue(of key: String) -> Any?
  func cardproofSet(_ value: Any?, of key: String)
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
