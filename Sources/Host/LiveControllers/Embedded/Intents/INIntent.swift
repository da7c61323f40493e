@_exported import AppleFoundation

/// Classes that the host generates for a project: its intents, responses and object types.
public protocol GeneratedValues: AnyObject {
  /// Sets a parameter; false if there is none of this name or the value does not fit.
  func setCardproofValue(_ name: String, _ value: JSONValue) -> Bool
}

/// A request that Siri understood.
open class INIntent: NSObject, @unchecked Sendable {
  open var identifier: String?
  open var intentDescription: String? { nil }
  open var suggestedInvocationPhrase: String?
  open var shortcutAvailability: INShortcutAvailabilityOptions = []
  open var donationMetadata: INIntentDonationMetadata?
  private var images: [String: INImage] = [:]

  open func setImage(_ image: INImage?, forParameterNamed name: String) { images[name] = image }
  open func setImage<Root: INIntent, Value>(
    _ image: INImage?, forParameterNamed path: KeyPath<Root, Value>
  ) { setImage(image, forParameterNamed: INParameter.name(of: path)) }
  open func image(forParameterNamed name: String) -> INImage? { images[name] }
  open func image<Root: INIntent, Value>(forParameterNamed path: KeyPath<Root, Value>) -> INImage? {
    image(forParameterNamed: INParameter.name(of: path))
  }
  open func keyImage() -> INImage? { images.min { $0.key < $1.key }?.value }
}

/// The answer of a handler to an intent.
open class INIntentResponse: NSObject, @unchecked Sendable {
  open var userActivity: NSUserActivity?
}

/// Metadata of a donation.
open class INIntentDonationMetadata: NSObject, @unchecked Sendable {}
