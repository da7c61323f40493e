@_exported import Contacts

extension CLPlacemark {
  /// A placemark with a name and an address.
  public convenience init(
    location: CLLocation, name: String?, postalAddress: CNPostalAddress?
  ) { self.init(cardproofLocation: location, name: name, address: postalAddress) }
}
