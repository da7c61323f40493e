/// A finder of ways, which reaches no network and finds none.
open class MKDirections: NSObject, @unchecked Sendable {
  /// The ends of a way.
  open class Request: NSObject, @unchecked Sendable {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.automobile
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
  }

  /// The ways that were found.
  open class Response: NSObject, @unchecked Sendable {
    open var routes: [MKRoute] { [] }
  }

  /// The time on a way.
  open class ETAResponse: NSObject, @unchecked Sendable {
    open var expectedTravelTime: TimeInterval { 0 }
    open var distance: CLLocationDistance { 0 }
  }

  public init(request: Request) {}
  open func calculate(completionHandler: @escaping (Response?, Error?) -> Void) {
    Session.noteMissing("MKDirections")
    EventQueue.shared.schedule { completionHandler(nil, URLError(.notConnectedToInternet)) }
  }
  open func calculateETA(completionHandler: @escaping (ETAResponse?, Error?) -> Void) {
    Session.noteMissing("MKDirections")
    EventQueue.shared.schedule { completionHandler(nil, URLError(.notConnectedToInternet)) }
  }
  open func calculate() async throws -> Response {
    Session.noteMissing("MKDirections")
    throw URLError(.notConnectedToInternet)
  }
  open func cancel() {}
}

/// A way.
open class MKRoute: NSObject, @unchecked Sendable {
  @MainActor open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  open var distance: CLLocationDistance { 0 }
  open var expectedTravelTime: TimeInterval { 0 }
  open var name: String { "" }
}

extension MKMapItem {
  /// The place of the device, which has no address.
  public class func forCurrentLocation() -> MKMapItem {
    let place = CLLocationManager().location?.coordinate ?? CLLocationCoordinate2D()
    return MKMapItem(placemark: MKPlacemark(coordinate: place))
  }
}

/// A drawer of a shape on a map, of which nothing is drawn.
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
  public let overlay: MKOverlay
  open var alpha: CGFloat = 1
  public required init(overlay: MKOverlay) { self.overlay = overlay }
}

/// A drawer of a line or an area.
@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var strokeColor: UIColor?
  open var fillColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
  open var lineCap = CGLineCap.round
  open var lineJoin = CGLineJoin.round
}

/// A drawer of a line.
@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}
