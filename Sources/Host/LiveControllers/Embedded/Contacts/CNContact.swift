@_exported import AppleFoundation

/// A person in the address book.
open class CNContact: NSObject, @unchecked Sendable {
  open internal(set) var identifier = ""
  open internal(set) var givenName = ""
  open internal(set) var familyName = ""
  open internal(set) var middleName = ""
  open internal(set) var nickname = ""
  open internal(set) var organizationName = ""
  open internal(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  open internal(set) var imageData: Data?
  open internal(set) var thumbnailImageData: Data?
  open internal(set) var imageDataAvailable = false
}

/// A person that can be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
  open override var givenName: String {
    get { super.givenName }
    set { super.givenName = newValue }
  }
  open override var familyName: String {
    get { super.familyName }
    set { super.familyName = newValue }
  }
}

/// A value with a label.
open class CNLabeledValue<Value: AnyObject>: NSObject, @unchecked Sendable {
  public let label: String?
  public let value: Value
  public init(label: String?, value: Value) {
    self.label = label
    self.value = value
  }
}

/// A number of a telephone.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
  public let stringValue: String
  public init(stringValue: String) { self.stringValue = stringValue }
}

/// An address.
open class CNPostalAddress: NSObject, @unchecked Sendable {
  open var street = ""
  open var city = ""
  open var state = ""
  open var postalCode = ""
  open var country = ""
  open var isoCountryCode = ""
}

/// An address that can be changed.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {}

/// A writer of addresses.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  open class func string(from address: CNPostalAddress, style: Style) -> String {
    let country = address.isoCountryCode.lowercased()
    if !country.isEmpty, country != "us", !codeFirst.contains(country) {
      Session.noteGuess("CNPostalAddressFormatter")
    }
    let place =
      codeFirst.contains(country)
      ? [address.postalCode, address.city] : [address.city, address.state, address.postalCode]
    return [address.street, place.filter { !$0.isEmpty }.joined(separator: " "), address.country]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Countries whose addresses have the postal code in front of the city, and no state (documented by their posts).
  private static let codeFirst: Set = [
    "at", "be", "ch", "de", "dk", "es", "fi", "fr", "nl", "no", "pl", "pt", "se",
  ]
}

/// A writer of names.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  open class func string(from contact: CNContact, style: Style) -> String? {
    let name = [contact.givenName, contact.familyName].filter { !$0.isEmpty }
    return name.isEmpty ? nil : name.joined(separator: " ")
  }
}

/// The address book, which is empty and which the extension may not read.
open class CNContactStore: NSObject, @unchecked Sendable {
  open class func authorizationStatus(for type: EntityType) -> AuthorizationStatus { .denied }
  open func requestAccess(
    for type: EntityType, completionHandler: @escaping (Bool, Error?) -> Void
  ) { completionHandler(false, nil) }
}
