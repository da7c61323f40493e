/// A person of an intent.
open class INPerson: NSObject, @unchecked Sendable {
  open var personHandle: INPersonHandle?
  open var nameComponents: PersonNameComponents?
  open var displayName: String
  open var image: INImage?
  open var contactIdentifier: String?
  open var customIdentifier: String?
  open var isMe = false
  open var relationship: INPersonRelationship?
  open var aliases: [INPersonHandle]?
  open var siriMatches: [INPerson]? { nil }
  open var isContactSuggestion: Bool { false }

  public init(
    personHandle: INPersonHandle?, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?,
    isMe: Bool = false, aliases: [INPersonHandle]? = nil
  ) {
    self.personHandle = personHandle
    self.nameComponents = nameComponents
    self.displayName = displayName ?? personHandle?.value ?? ""
    self.image = image
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
    self.isMe = isMe
    self.aliases = aliases
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INPerson else { return false }
    return displayName == other.displayName && personHandle == other.personHandle
  }
  open override var hash: Int { displayName.hashValue }
}

/// An address of a person.
open class INPersonHandle: NSObject, @unchecked Sendable {
  public let value: String?
  public let type: INPersonHandleType
  public let label: INPersonHandleLabel?
  public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel? = nil) {
    self.value = value
    self.type = type
    self.label = label
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INPersonHandle else { return false }
    return value == other.value && type == other.type
  }
  open override var hash: Int { value?.hashValue ?? 0 }
}

/// The kind of a handle.
public enum INPersonHandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }

/// The label of a handle.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let home = Self("home")
  public static let work = Self("work")
  public static let iPhone = Self("iPhone")
  public static let mobile = Self("mobile")
  public static let main = Self("main")
  public static let other = Self("other")
}

/// The relationship of a person to the one who asks.
public struct INPersonRelationship: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let father = Self("father")
  public static let mother = Self("mother")
  public static let parent = Self("parent")
  public static let brother = Self("brother")
  public static let sister = Self("sister")
  public static let child = Self("child")
  public static let friend = Self("friend")
  public static let spouse = Self("spouse")
  public static let partner = Self("partner")
  public static let assistant = Self("assistant")
  public static let manager = Self("manager")
}
