@_exported import Contacts

/// A place with its address.
open class CLPlacemark: NSObject, @unchecked Sendable {
  public private(set) var location: CLLocation?
  public private(set) var name: String?
  public private(set) var thoroughfare: String?
  public private(set) var subThoroughfare: String?
  public private(set) var locality: String?
  public private(set) var subLocality: String?
  public private(set) var administrativeArea: String?
  public private(set) var subAdministrativeArea: String?
  public private(set) var postalCode: String?
  public private(set) var isoCountryCode: String?
  public private(set) var country: String?
  public private(set) var inlandWater: String?
  public private(set) var ocean: String?
  public private(set) var postalAddress: CNPostalAddress?
  public private(set) var areasOfInterest: [String]?
  public var region: CLRegion? { nil }
  public var timeZone: TimeZone? { nil }

  public init(placemark: CLPlacemark) {
    location = placemark.location
    name = placemark.name
    thoroughfare = placemark.thoroughfare
    subThoroughfare = placemark.subThoroughfare
    locality = placemark.locality
    administrativeArea = placemark.administrativeArea
    postalCode = placemark.postalCode
    isoCountryCode = placemark.isoCountryCode
    country = placemark.country
  }

  /// Creates a placemark with a place and, optionally, its name.
  public init(
    cardproofLocation location: CLLocation?, name: String?, address: CNPostalAddress? = nil
  ) {
    self.location = location
    self.name = name
    postalAddress = address
    thoroughfare = address.flatMap { $0.street.isEmpty ? nil : $0.street }
    locality = address.flatMap { $0.city.isEmpty ? nil : $0.city }
    administrativeArea = address.flatMap { $0.state.isEmpty ? nil : $0.state }
    postalCode = address.flatMap { $0.postalCode.isEmpty ? nil : $0.postalCode }
    country = address.flatMap { $0.country.isEmpty ? nil : $0.country }
    isoCountryCode = address.flatMap { $0.isoCountryCode.isEmpty ? nil : $0.isoCountryCode }
  }

  /// Reads the fields that have the names of the properties, `latitude` and `longitude`.
  public init(cardproofValue value: JSONValue) {
    // Siri resolves a place before it hands it on, so that it always has a position; where the interaction
    // gives none, it is Lisbon's (convention).
    location = CLLocation(
      latitude: value["latitude"]?.double ?? 38.7223,
      longitude: value["longitude"]?.double ?? -9.1393)
    name = value["name"]?.text ?? value["display"]?.text ?? value.text
    thoroughfare = value["thoroughfare"]?.text ?? value["street"]?.text
    subThoroughfare = value["subThoroughfare"]?.text
    locality = value["locality"]?.text ?? value["city"]?.text
    subLocality = value["subLocality"]?.text
    administrativeArea = value["administrativeArea"]?.text ?? value["state"]?.text
    subAdministrativeArea = value["subAdministrativeArea"]?.text
    postalCode = value["postalCode"]?.text
    isoCountryCode = value["isoCountryCode"]?.text
    country = value["country"]?.text
  }
}

/// A region of the globe.
open class CLRegion: NSObject, @unchecked Sendable {
  public let identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true
  public init(identifier: String) { self.identifier = identifier }
}

/// A round region.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  public let center: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }
  open func contains(_ place: CLLocationCoordinate2D) -> Bool {
    CLLocation(latitude: center.latitude, longitude: center.longitude)
      .distance(from: CLLocation(latitude: place.latitude, longitude: place.longitude)) <= radius
  }
}
