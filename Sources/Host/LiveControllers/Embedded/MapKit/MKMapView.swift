@_exported import CoreLocation
@_exported import UIKit
import CardproofRuntime

/// A map, which the host draws as its box with the names of the places.
@preconcurrency @MainActor open class MKMapView: UIView {
  open override var cardproofKind: String { "map" }
  open weak var delegate: MKMapViewDelegate?
  open private(set) var annotations: [MKAnnotation] = []
  open private(set) var overlays: [MKOverlay] = []
  open var region = MKCoordinateRegion() {
    didSet {
      cardproofNote(
        "region",
        [
          .number(region.center.latitude), .number(region.center.longitude),
          .number(region.span.latitudeDelta), .number(region.span.longitudeDelta),
        ])
    }
  }
  open var visibleMapRect = MKMapRect.null
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  open var mapType = MKMapType.standard
  open var showsUserLocation = false
  open var showsCompass = true
  open var showsTraffic = false
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
  ) { visibleMapRect = rectangle }
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  open func addAnnotation(_ annotation: MKAnnotation) { addAnnotations([annotation]) }
  open func addAnnotations(_ annotations: [MKAnnotation]) {
    self.annotations += annotations
    noteAnnotations()
  }
  open func removeAnnotation(_ annotation: MKAnnotation) { removeAnnotations([annotation]) }
  open func removeAnnotations(_ annotations: [MKAnnotation]) {
    self.annotations.removeAll { known in annotations.contains { $0 === known } }
    noteAnnotations()
  }
  open func showAnnotations(_ annotations: [MKAnnotation], animated: Bool) {
    addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
  }
  open func selectAnnotation(_ annotation: MKAnnotation, animated: Bool) {}
  open func addOverlay(_ overlay: MKOverlay) {
    overlays.append(overlay)
    cardproofNote("route", true)
  }
  open func addOverlay(_ overlay: MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
  open func removeOverlays(_ overlays: [MKOverlay]) {
    self.overlays.removeAll { known in overlays.contains { $0 === known } }
    cardproofNote("route", .bool(!self.overlays.isEmpty))
  }
  private func noteAnnotations() {
    cardproofNote(
      "annotations",
      .array(
        annotations.map {
          [
            "title": .string(($0.title ?? nil) ?? ""), "latitude": .number($0.coordinate.latitude),
            "longitude": .number($0.coordinate.longitude),
          ]
        }))
  }
}

/// A camera above a map.
open class MKMapCamera: NSObject, @unchecked Sendable {
  public convenience init(
    lookingAtCenter center: CLLocationCoordinate2D, fromDistance distance: Double,
    pitch: CGFloat, heading: Double
  ) { self.init() }
}

/// The look of a map.
public enum MKMapType: UInt, Sendable { case standard, satellite, hybrid, mutedStandard }

/// Where an overlay lies.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

/// A delegate of a map; the host draws no views of annotations.
@preconcurrency @MainActor public protocol MKMapViewDelegate: AnyObject {}
