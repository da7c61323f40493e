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
    let name = nameComponents.map { PersonNameComponentsFormatter().string(from: $0) }
    self.displayName =
      [displayName, name, personHandle?.value].lazy.compactMap(\.self)
      .first { !$0.isEmpty } ?? ""
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
