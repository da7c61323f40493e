@_exported import AppleFoundation

/// The notifications of the app, which nothing shows.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let center = UNUserNotificationCenter()
  open class func current() -> UNUserNotificationCenter { center }
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler handler: ((Error?) -> Void)? = nil
  ) { handler?(nil) }
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, Error?) -> Void
  ) { completionHandler(false, nil) }
  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) { completionHandler([]) }
  open func removeAllPendingNotificationRequests() {}
  open func removeAllDeliveredNotifications() {}
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
}

/// The content of a notification.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  open var title = ""
  open var subtitle = ""
  open var body = ""
  open var badge: NSNumber?
  open var sound: UNNotificationSound?
  open var categoryIdentifier = ""
  open var threadIdentifier = ""
  open var userInfo: [AnyHashable: Any] = [:]
}

/// The content of a notification, to change.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {}

/// The sound of a notification.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  open class var `default`: UNNotificationSound { UNNotificationSound() }
}

/// The trigger of a notification.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {}

/// A time after which a notification shows.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public init(timeInterval: TimeInterval, repeats: Bool) {}
}

/// A date at which a notification shows.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public init(dateMatching components: DateComponents, repeats: Bool) {}
}

/// A request to show a notification.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}
