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

  open func parameterValue(for parameter: INParameter) -> Any? {
    let objects: [AnyObject?] = [intent, intentResponse]
    guard
      let root = objects.compactMap({ $0 }).first(where: {
        type(of: $0) == parameter.parameterClass
      })
    else { return nil }
    return parameter.steps.reduce(root as Any?) { value, step in
      guard let part = value.flatMap({ Self.part(step.name, of: $0) }), let index = step.index
      else { return value.flatMap { Self.part(step.name, of: $0) } }
      let elements = part as? [Any] ?? []
      return elements.indices.contains(index) ? elements[index] : nil
    }
  }

  /// A property by its name, also of superclasses.
  private static func part(_ name: String, of value: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: value)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == name }) {
        let inside = Mirror(reflecting: child.value)
        return inside.displayStyle == .optional ? inside.children.first?.value : child.value
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  open func donate(completion: ((Error?) -> Void)? = nil) { completion?(nil) }
  open class func deleteAll(completion: ((Error?) -> Void)? = nil) { completion?(nil) }
  open class func delete(with identifiers: [String], completion: ((Error?) -> Void)? = nil) {
    completion?(nil)
  }
  open class func delete(with identifier: String, completion: ((Error?) -> Void)? = nil) {
    completion?(nil)
  }
}

extension NSUserActivity {
  /// The interaction of an activity that the host has made, which is none of those here.
  public var interaction: INInteraction? { nil }
}
