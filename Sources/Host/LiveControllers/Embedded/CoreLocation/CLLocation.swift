@_exported import AppleFoundation

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A place on the globe.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
  public init() { self.init(latitude: 0, longitude: 0) }
}

public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

public func CLLocationCoordinate2DMake(_ latitude: Double, _ longitude: Double)
  -> CLLocationCoordinate2D
{
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

public func CLLocationCoordinate2DIsValid(_ place: CLLocationCoordinate2D) -> Bool {
  place.latitude.magnitude <= 90 && place.longitude.magnitude <= 180
    && place.longitude != -180
}

/// A measured place.
open class CLLocation: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  public let course: CLLocationDirection
  public let speed: CLLocationSpeed
  public let timestamp: Date

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection = -1, speed: CLLocationSpeed = -1, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }

  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// The distance in meters on the ellipsoid of WGS 84, by Lambert's formula for long lines (inferred: a device has one
  /// degree of the equator with 111,319 meters).
  open func distance(from other: CLLocation) -> CLLocationDistance {
    let (radius, flattening) = (6_378_137.0, 1 / 298.257223563)
    let radians = Double.pi / 180
    // The latitudes on a sphere around the ellipsoid.
    let a = atan((1 - flattening) * tan(coordinate.latitude * radians))
    let b = atan((1 - flattening) * tan(other.coordinate.latitude * radians))
    let across = (other.coordinate.longitude - coordinate.longitude) * radians
    let chord = pow(sin((b - a) / 2), 2) + cos(a) * cos(b) * pow(sin(across / 2), 2)
    let angle = 2 * asin(min(1, sqrt(chord)))
    guard angle > 0 else { return 0 }
    let (p, q) = ((a + b) / 2, (b - a) / 2)
    let x = (angle - sin(angle)) * pow(sin(p) * cos(q) / cos(angle / 2), 2)
    let y = (angle + sin(angle)) * pow(cos(p) * sin(q) / sin(angle / 2), 2)
    return radius * (angle - flattening / 2 * (x + y))
  }
}
