/// The size of a region in degrees.
public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: Double
  public var longitudeDelta: Double
  public init(latitudeDelta: Double = 0, longitudeDelta: Double = 0) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of a map.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  public init(
    center: CLLocationCoordinate2D = CLLocationCoordinate2D(),
    span: MKCoordinateSpan = MKCoordinateSpan()
  ) {
    self.center = center
    self.span = span
  }
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double
  ) {
    let degree = 111_320.0
    let across = degree * max(0.01, cos(center.latitude * .pi / 180))
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree, longitudeDelta: longitudinalMeters / across))
  }
}

public func MKCoordinateRegionMakeWithDistance(
  _ center: CLLocationCoordinate2D, _ latitudinal: Double, _ longitudinal: Double
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: center, latitudinalMeters: latitudinal, longitudinalMeters: longitudinal)
}
public func MKCoordinateSpanMake(_ latitude: Double, _ longitude: Double) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitude, longitudeDelta: longitude)
}

/// A point of a flat map.
public struct MKMapPoint: Sendable {
  public var x, y: Double
  public init(x: Double = 0, y: Double = 0) { (self.x, self.y) = (x, y) }
  public init(_ place: CLLocationCoordinate2D) {
    let size = 268_435_456.0
    let angle = place.latitude * .pi / 180
    x = size * (place.longitude + 180) / 360
    y = size * (1 - log(tan(angle) + 1 / cos(angle)) / .pi) / 2
  }
}

/// The size of a part of a flat map.
public struct MKMapSize: Sendable {
  public var width, height: Double
  public init(width: Double = 0, height: Double = 0) { (self.width, self.height) = (width, height) }
}

/// A part of a flat map.
public struct MKMapRect: Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize
  public static let world = MKMapRect(x: 0, y: 0, width: 268_435_456, height: 268_435_456)
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = MKMapPoint(x: x, y: y)
    size = MKMapSize(width: width, height: height)
  }
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  public var isNull: Bool { origin.x.isInfinite }
  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let x = min(origin.x, other.origin.x)
    let y = min(origin.y, other.origin.y)
    return MKMapRect(
      x: x, y: y,
      width: max(origin.x + size.width, other.origin.x + other.size.width) - x,
      height: max(origin.y + size.height, other.origin.y + other.size.height) - y)
  }
}

/// A place with a title.
@preconcurrency @MainActor public protocol MKAnnotation: AnyObject {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String?? { get }
  var subtitle: String?? { get }
}

extension MKAnnotation {
  public var title: String?? { nil }
  public var subtitle: String?? { nil }
}

/// A place that can be changed.
@preconcurrency @MainActor open class MKPointAnnotation: NSObject, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
  open var title: String??
  open var subtitle: String??
  public override nonisolated init() { super.init() }
}

/// A shape on a map.
@preconcurrency @MainActor public protocol MKOverlay: MKAnnotation {}

/// A line on a map.
@preconcurrency @MainActor open class MKPolyline: NSObject, MKOverlay {
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  public let pointCount: Int
  public let boundingMapRect: MKMapRect
  public init(coordinates: [CLLocationCoordinate2D], count: Int) {
    pointCount = count
    boundingMapRect = coordinates.prefix(count).map { MKMapPoint($0) }
      .map { MKMapRect(x: $0.x, y: $0.y, width: 0, height: 0) }.reduce(.null) { $0.union($1) }
  }
  public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(coordinates: (0..<count).map { coordinates[$0] }, count: count)
  }
}

/// A placemark on a map.
@preconcurrency @MainActor open class MKPlacemark: CLPlacemark, MKAnnotation {
  public nonisolated let coordinate: CLLocationCoordinate2D
  open var title: String?? { name }
  public nonisolated init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(
      cardproofLocation: CLLocation(
        latitude: coordinate.latitude, longitude: coordinate.longitude), name: nil)
  }
  public nonisolated convenience init(
    coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?
  ) { self.init(coordinate: coordinate) }
  public nonisolated override init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D()
    super.init(placemark: placemark)
  }
}

/// A place that Maps opens.
@preconcurrency @MainActor open class MKMapItem: NSObject {
  public let placemark: MKPlacemark
  open var name: String?
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// A view of an annotation, which the host does not draw.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
  open var annotation: MKAnnotation?
  open var image: UIImage?
  open var canShowCallout = false
  open var centerOffset = CGPoint.zero
  open var clusteringIdentifier: String?
  open var isDraggable = false
  open var reuseIdentifier: String?
  public init(annotation: MKAnnotation?, reuseIdentifier: String?) {
    super.init(frame: .zero)
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A pin.
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var pinTintColor: UIColor!
  open var animatesDrop = false
}

/// A balloon with a sign.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
  open var selectedGlyphImage: UIImage?
  open var animatesWhenAdded = false
}

/// A writer of distances.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  open func string(fromDistance distance: Double) -> String {
    let formatter = MeasurementFormatter()
    formatter.numberFormatter.maximumFractionDigits = distance < 10000 ? 1 : 0
    return formatter.string(from: Measurement(value: distance / 1000, unit: UnitLength.kilometers))
  }
}
