/// A key of an Info.plist that makes Siri ask to unlock the device before it runs an intent.
package struct PlistRestriction: Hashable, Sendable {
  package let restriction: Intent.LockRestriction
  /// The key and whose it is, in words.
  package let source: String

  /// Nil where neither list has the class.
  init?(
    _ className: String, whileLocked: [ExtensionInfo.ClassName],
    whileProtected: [ExtensionInfo.ClassName], prefix: String, owner: String
  ) {
    let isListed = { (names: [ExtensionInfo.ClassName]) in names.contains { $0.name == className } }
    guard isListed(whileLocked) || isListed(whileProtected) else { return nil }
    restriction = isListed(whileLocked) ? .whileLocked : .whileProtectedDataUnavailable
    let key =
      restriction == .whileLocked
      ? "IntentsRestrictedWhileLocked" : "IntentsRestrictedWhileProtectedDataUnavailable"
    source = "\(prefix)\(key) of \(owner)"
  }
}
