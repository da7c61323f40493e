/// How far an intent was handled.
public enum INIntentHandlingStatus: Int, Sendable {
  case unspecified, ready, inProgress, success, failure, deferred, userConfirmationRequired
}

/// Who began an interaction.
public enum INInteractionDirection: Int, Sendable { case unspecified, outgoing, incoming }

/// An intent with its response.
open class INInteraction: NSObject, @unchecked Sendable {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  open private(set) var intentHandlingStatus = INIntentHandlingStatus.unspecified
  open var direction = INInteractionDirection.unspecified
  open var dateInterval: DateInterval?
  open var identifier = ""
  open var groupIdentifier: String?

  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
  }

  /// Creates the interaction that the host shows.
  public convenience init(
    cardproofIntent intent: INIntent, response: INIntentResponse?, status: INIntentHandlingStatus
  ) {
    self.init(intent: intent, response: response)
    intentHandlingStatus = status
  }

  open func parameterValue(for parameter: INParameter) -> Any? { nil }

  open func donate(completion: ((Error?) -> Void)? = nil) { completion?(nil) }
  open class func deleteAll(completion: ((Error?) -> Void)? = nil) { completion?(nil) }
  open class func delete(with identifiers: [String], completion: ((Error?) -> Void)? = nil) {
    completion?(nil)
  }
  open class func delete(with identifier: String, completion: ((Error?) -> Void)? = nil) {
    completion?(nil)
  }
}
