// Classes of SiriKit's own, made of values of an interaction.

extension JSONValue {
  /// The display string of an object, which may be a text by itself.
  public var cardproofDisplay: String? {
    text ?? self["object"]?["display"]?.text.flatMap { $0.isEmpty ? nil : $0 }
  }
  fileprivate func member(_ name: String) -> JSONValue? { self["object"]?["values"]?[name] }
}

extension INDateComponentsRange {
  /// A range from a date, or from the dates of an object.
  public class func cardproofMake(_ value: JSONValue) -> INDateComponentsRange? {
    let start = value.asDateComponents ?? value.member("startDateComponents")?.asDateComponents
    let end = value.member("endDateComponents")?.asDateComponents
    guard start != nil || end != nil else { return nil }
    return INDateComponentsRange(start: start, end: end)
  }
}

extension INImage {
  /// An image by its name, or of an object that has one.
  public class func cardproofMake(_ value: JSONValue) -> INImage? {
    value.asImage ?? value["object"]?["values"]?.asImage
      ?? value.cardproofDisplay.map { INImage(named: $0) }
  }
}

extension INPaymentMethod {
  /// A way to pay by its name.
  public class func cardproofMake(_ value: JSONValue) -> INPaymentMethod? {
    guard value.text != nil || value["object"] != nil else { return nil }
    let type = value.member("type")?.asEnum.flatMap { INPaymentMethodType(rawValue: $0.index) }
    return INPaymentMethod(
      type: type ?? .unknown, name: value.member("name")?.text ?? value.cardproofDisplay,
      identificationHint: value.member("identificationHint")?.text,
      icon: value.member("icon").flatMap { INImage.cardproofMake($0) })
  }
}

extension INPersonHandle {
  /// A number or an address.
  public class func cardproofMake(_ value: JSONValue) -> INPersonHandle? {
    (value.member("value")?.text ?? value.cardproofDisplay).map {
      INPersonHandle(value: $0, type: $0.contains("@") ? .emailAddress : .phoneNumber)
    }
  }
}

extension INPerson {
  /// A person of a class of its own, as a driver is.
  public convenience init(cardproofObject value: JSONValue) {
    let handle = value.member("personHandle").flatMap { INPersonHandle.cardproofMake($0) }
    let name = value.member("displayName")?.text ?? value.cardproofDisplay
    self.init(
      personHandle: handle,
      nameComponents: name.flatMap { PersonNameComponents(cardproofName: $0) },
      displayName: name, image: value.member("image").flatMap { INImage.cardproofMake($0) },
      contactIdentifier: value.member("contactIdentifier")?.text,
      customIdentifier: value.member("customIdentifier")?.text)
  }
}

/// The place that media is added to.
public enum INMediaDestination: Hashable, Sendable {
  case library
  case playlist(String)
}
