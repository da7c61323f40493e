/// A user activity, as a response carries it.
open class NSUserActivity: NSObject {
  private let type: String
  /// The type, which is empty where an interaction does not say it; then the card says so.
  open var activityType: String {
    if type.isEmpty { Session.noteMissing("NSUserActivity.activityType", changesLook: true) }
    return type
  }
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var expirationDate: Date?
  open var keywords: Set<String> = []
  open var requiredUserInfoKeys: Set<String>?
  open var needsSave = false
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open var persistentIdentifier: String?
  open var targetContentIdentifier: String?

  public init(activityType: String) { type = activityType }

  open func addUserInfoEntries(from other: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(other) { $1 }
  }
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    handler()
  }
}

/// The context of an extension.
open class NSExtensionContext: NSObject {
  open var inputItems: [Any] { [] }
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  open func cancelRequest(withError error: Error) {}
  open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}
