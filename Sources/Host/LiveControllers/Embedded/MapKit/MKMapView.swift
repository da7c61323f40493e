@_exported import CoreLocation
@_exported import UIKit

/// A map, which the host draws as its box with the names of the places that are on it.
@preconcurrency @MainActor open class MKMapView: UIView, OutletHolder {
  open override var cardproofKind: String { "map" }
  open weak var delegate: MKMapViewDelegate?
  public func setOutlet(_ name: String, to value: Any) {
    if name == "delegate" { delegate = value as? MKMapViewDelegate }
  }
  open private(set) var annotations: [MKAnnotation] = []
  open private(set) var overlays: [MKOverlay] = []
  open var region = MKCoordinateRegion() {
    didSet { visibleMapRect = MKMapRect(region) }
  }
  /// The part that code asked for, which is null until then; MapKit shows more to fill the frame.
  open var visibleMapRect = MKMapRect.null
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  open var mapType = MKMapType.standard
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsUserLocation = false
  open var showsCompass = true
  open var showsTraffic = false
  open var showsBuildings = true
  open var showsScale = false
  open var showsPointsOfInterest = true
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isPitchEnabled = true
  open var isRotateEnabled = true
  open var camera = MKMapCamera()
  open var userTrackingMode = 0
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func setCenter(_ center: CLLocationCoordinate2D, animated: Bool) { region.center = center }
  open func setVisibleMapRect(_ rectangle: MKMapRect, animated: Bool) {
    visibleMapRect = rectangle
  }
  open func setVisibleMapRect(
    _ rectangle: MKMapRect, edgePadding: UIEdgeInsets, animated: Bool
  ) { visibleMapRect = rectangle.padded(edgePadding, in: bounds.size) }
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  open func addAnnotation(_ annotation: MKAnnotation) { addAnnotations([annotation]) }
  open func addAnnotations(_ annotations: [MKAnnotation]) {
    self.annotations += annotations
  }
  open func removeAnnotation(_ annotation: MKAnnotation) { removeAnnotations([annotation]) }
  open func removeAnnotations(_ annotations: [MKAnnotation]) {
    self.annotations.removeAll { known in annotations.contains { $0 === known } }
  }
  open func showAnnotations(_ annotations: [MKAnnotation], animated: Bool) {
    addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
    visibleMapRect = annotations.reduce(.null) { $0.union(MKMapRect($1.coordinate)) }
  }
  open func register(
    _ type: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) { annotationClasses[identifier] = type }
  private var annotationClasses: [String: AnyClass] = [:]
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: MKAnnotation
  ) -> MKAnnotationView {
    let make = annotationClasses[identifier].flatMap {
      Registry.shared.annotations[ObjectIdentifier($0)]
    }
    return make?(annotation, identifier) as? MKAnnotationView
      ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
  }
  open func deselectAnnotation(_ annotation: MKAnnotation?, animated: Bool) {}
  open func selectAnnotation(_ annotation: MKAnnotation, animated: Bool) {}
  open func addOverlay(_ overlay: MKOverlay) { overlays.append(overlay) }
  open func addOverlay(_ overlay: MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
  open func removeOverlays(_ overlays: [MKOverlay]) {
    self.overlays.removeAll { known in overlays.contains { $0 === known } }
  }
  open override func cardproofPrepare() {
    // Without a delegate that draws them overlays are not to be seen (documented).
    let renderers = overlays.compactMap { delegate?.mapView(self, rendererFor: $0) }
    let hasRoute = renderers.contains { $0 is MKPolylineRenderer }
    if hasRoute { cardproofNote("route", true) }
    if renderers.contains(where: { $0 is MKOverlayPathRenderer && !($0 is MKPolylineRenderer) }) {
      Session.noteMissing("overlays of a map other than lines", changesLook: true)
    }
    let colors = renderers.compactMap { ($0 as? MKOverlayPathRenderer)?.strokeColor }
    if colors.contains(where: { $0 != .systemBlue && $0 != .blue }) {
      Session.noteMissing("MKOverlayPathRenderer.strokeColor", changesLook: true)
    }
    if annotations.contains(where: { delegate?.mapView(self, viewFor: $0) != nil }) {
      Session.noteMissing("MKMapViewDelegate.mapView(_:viewFor:)", changesLook: true)
    }
    let visible = visibleMapRect.filling(bounds.size)
    let shown = annotations.filter { visible.shows($0.coordinate) }
    if hasRoute, shown.count < 2 {
      Session.noteMissing("MKPolyline without annotations at its ends", changesLook: true)
    }
    cardproofNote(
      "annotations", .array(shown.map { ["title": .string(($0.title ?? nil) ?? "")] }))
  }
}

/// The name under which a map looks for its own views of annotations and of groups of them.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationView"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationView"

extension MKMapRect {
  /// A place.
  fileprivate init(_ place: CLLocationCoordinate2D) {
    self.init(origin: MKMapPoint(place), size: MKMapSize())
  }

  /// A region; null where it has no size.
  fileprivate init(_ region: MKCoordinateRegion) {
    let (center, span) = (region.center, region.span)
    guard span.latitudeDelta > 0, span.longitudeDelta > 0 else {
      self = .null
      return
    }
    let edges = [span.latitudeDelta / 2, -span.latitudeDelta / 2].map {
      CLLocationCoordinate2D(
        latitude: max(-85, min(center.latitude + $0, 85)),
        longitude: center.longitude - span.longitudeDelta / 2)
    }.map(MKMapPoint.init)
    self.init(
      x: edges[0].x, y: edges[0].y, width: MKMapRect.earth * span.longitudeDelta / 360,
      height: edges[1].y - edges[0].y)
  }

  /// The width of the whole flat map.
  private static var earth: Double { 268_435_456 }

  /// The part and what lies around it, so that it has the shape of a frame.
  fileprivate func filling(_ frame: CGSize) -> MKMapRect {
    guard !isNull, frame.width > 0, frame.height > 0 else { return self }
    let scale = max(size.width / frame.width, size.height / frame.height)
    let (width, height) = (frame.width * scale, frame.height * scale)
    return MKMapRect(
      x: origin.x - (width - size.width) / 2, y: origin.y - (height - size.height) / 2,
      width: width, height: height)
  }

  /// The part with room around it, which is given in points of a frame.
  fileprivate func padded(_ padding: UIEdgeInsets, in frame: CGSize) -> MKMapRect {
    let room = CGSize(
      width: frame.width - padding.left - padding.right,
      height: frame.height - padding.top - padding.bottom)
    guard !isNull, room.width > 0, room.height > 0 else { return self }
    let scale = max(size.width / room.width, size.height / room.height)
    return MKMapRect(
      x: origin.x - padding.left * scale, y: origin.y - padding.top * scale,
      width: size.width + (padding.left + padding.right) * scale,
      height: size.height + (padding.top + padding.bottom) * scale)
  }

  /// Whether a place lies in the part, also where this crosses the date line; all do while code asked for none.
  fileprivate func shows(_ place: CLLocationCoordinate2D) -> Bool {
    guard !isNull else { return true }
    let point = MKMapPoint(place)
    // One unit, some centimeters, for what rounding loses.
    let across = (point.x - origin.x + 1).truncatingRemainder(dividingBy: Self.earth)
    let down = point.y - origin.y + 1
    return (across < 0 ? across + Self.earth : across) <= size.width + 2
      && down >= 0 && down <= size.height + 2
  }
}

/// A camera above a map.
open class MKMapCamera: NSObject, @unchecked Sendable {
  public convenience init(
    lookingAtCenter center: CLLocationCoordinate2D, fromDistance distance: Double,
    pitch: CGFloat, heading: Double
  ) { self.init() }
}

/// A delegate of a map; the host draws no views of annotations.
@preconcurrency @MainActor public protocol MKMapViewDelegate: AnyObject {
  func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer
  func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView?
}

extension MKMapViewDelegate {
  public func mapView(
    _ mapView: MKMapView, rendererFor overlay: MKOverlay
  ) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
  public func mapView(
    _ mapView: MKMapView, viewFor annotation: MKAnnotation
  ) -> MKAnnotationView? { nil }
}
